// A hand of cards to press, by mouse, touch and keys.  It keeps left to right in every language.
//
//   const fan = createFan({ onPress: (card) => frame.send("press", { card }) });
//   frame.root.append(fan.el);
//   fan.update({ name: "Your hand", cards: [{ card: "9H", state: "legal", label: "9♥ nine of hearts, may be played" }], words });
//
// state:  legal (raised 10 px) | chosen (raised 20 px, ringed) | blocked (hatched, still pressable) | waiting (flat, not your turn)
//         plain (no mark at all: a quiz that gives nothing away) | right | wrong | missed (after a check, with a sign of their own)
// pressed (optional, for hands in which several cards are marked) sets aria-pressed; chosen cards are pressed by themselves.
// Without onPress (createFan()) it is a hand to look at: no buttons, each card an image with its name.
// slide   each card carries data-slide, so `slide(root, change)` of kit.js lets a played card glide to the felt.

import { setFace } from "./cards.js";
import { afterPaint, beforeFrame, focusedIn, h, keyed, roving, setAttributes, setText } from "./kit.js";
import { lessMotion } from "./movement.js";

/** @typedef {{card: string, state: string, label: string, pressed?: boolean, mark?: string}} FanCard */

const ROOM = Object.freeze({ least: 24, share: 0.62, widest: 84, narrowest: 44, twoRows: 400, margin: 10 });

/**
 * How a hand lies in a given width: the size of its cards, how far apart they are, in how many rows.
 * Each card shows at least 24 px; below 400 px a second row may be taken.
 * @param {number} count
 * @param {number} width inner width in px
 * @returns {{cardWidth: number, step: number, columns: number, rows: number}}
 */
export function fanLayout(count, width) {
  const { least, share, widest, narrowest, twoRows } = ROOM;
  const fit = (/** @type {number} */ columns) => {
    const wanted = width / (1 + (columns - 1) * share);
    const cardWidth = Math.max(narrowest, Math.min(widest, width * 0.2, wanted * 1.35));
    const step = columns < 2 ? cardWidth : Math.min(cardWidth * share, (width - cardWidth) / (columns - 1));
    return { cardWidth, step, columns };
  };
  const one = fit(Math.max(count, 1));
  if (one.step >= least || width >= twoRows || count < 2) return { ...rounded(one), rows: 1 };
  return { ...rounded(fit(Math.ceil(count / 2))), rows: 2 };
}

/**
 * How a row of cards bends to a gentle arc: each card's turn in degrees and how far it lies below the middle, in card widths.
 * Cards that lie close together stay straight: each must be hit where it shows.
 * @param {number} count
 * @param {number} [share] how much of each card shows
 * @returns {{turn: number, dip: number}[]}
 */
export function fanBends(count, share = ROOM.share) {
  const middle = (count - 1) / 2;
  const turn = share < 0.5 ? 0 : Math.min(1.1, 8 / Math.max(count, 1));
  return Array.from({ length: count }, (_, index) => ({ turn: (index - middle) * turn, dip: 0.0062 * turn * (index - middle) ** 2 }));
}

/** @param {{cardWidth: number, step: number, columns: number}} layout */
const rounded = ({ cardWidth, step, columns }) => ({ cardWidth: Math.floor(cardWidth * 10) / 10, step: Math.floor(step * 10) / 10, columns });

/**
 * @param {{onPress?: ((card: string) => void) | null}} [how]
 */
export function createFan({ onPress = null } = {}) {
  const row = h("div", { class: "spades-fan-row", role: "group" });
  const el = h("div", { class: "spades-fan" }, row);
  let shown = /** @type {readonly FanCard[]} */ ([]);
  let columns = 0;
  let width = 0; // measured when it changes, not at every update: asking for it makes the browser lay out the page
  let arranged = "";

  const refresh = roving(row, {
    selector: "button[data-card]", // not one that is leaving
    columns: () => columns,
    preferred: () => row.querySelector("[data-state=chosen]"),
  });
  const arrange = () => {
    const wanted = `${width} ${shown.map(({ card }) => card).join(" ")}`;
    if (arranged === wanted) return;
    arranged = wanted;
    const layout = fanLayout(shown.length, (width || 640) - 2 * ROOM.margin);
    columns = layout.columns;
    el.style.setProperty("--spades-card-w", `${layout.cardWidth}px`);
    el.style.setProperty("--spades-step", `${layout.step}px`);
    el.style.setProperty("--spades-columns", String(layout.columns));
    setAttributes(el, { "data-rows": layout.rows });
    const bends = fanBends(layout.rows === 1 ? shown.length : 0, layout.step / layout.cardWidth);
    const places = /** @type {any[]} */ ([...row.children]).filter((place) => !place.spadesLeaving);
    places.forEach((place, index) => {
      const { turn, dip } = bends[index] ?? { turn: 0, dip: 0 };
      place.firstElementChild.style.setProperty("rotate", `${turn.toFixed(2)}deg`);
      place.spadesDip = Math.round(dip * layout.cardWidth);
      rest(place);
    });
  };
  if (typeof ResizeObserver === "function") {
    new ResizeObserver(([{ contentRect }]) => {
      width = contentRect.width;
      arrange();
    }).observe(el);
  }

  return {
    el,
    /** @param {{name: string, cards: readonly FanCard[], words?: {big?: string, little?: string}}} given */
    update({ name, cards, words }) {
      const heir = heirOfFocus(row, cards);
      shown = cards;
      setAttributes(row, { "aria-label": name });
      keyed(row, cards, {
        key: ({ card }) => card,
        shows: (card) => JSON.stringify([card, words]),
        leave,
        make: ({ card }) => {
          const kind = onPress ? { type: "button", onclick: () => onPress(card) } : { role: "img" };
          const button = h(onPress ? "button" : "span", { ...kind, class: "spades-card", "data-card": card, "data-slide": card },
            h("span", { class: "spades-card-veil", "aria-hidden": "true" }),
            h("span", { class: "spades-card-mark", "aria-hidden": "true" }));
          return h("div", { class: "spades-fan-place" }, button);
        },
        update(place, { card, state, label, pressed = state === "chosen" ? true : null, mark }) {
          const button = place.firstElementChild;
          setFace(button, card, words);
          setText(button.lastElementChild, mark ?? "");
          lift(place, raised(state, pressed));
          setAttributes(button, {
            "data-state": state,
            "aria-label": label,
            "aria-pressed": pressed === null ? null : String(pressed),
          });
        },
      });
      arrange();
      refresh(buttonOf(row, heir));
      if (heir) beforeFrame(() => focusedIn(row)?.closest("[hidden]") && buttonOf(row, heir)?.focus({ preventScroll: true }));
    },
    /** Mark at once what a press will do, before Python has answered; the card rises with the answer, so as not to hold it up. @param {string} card @param {string} state */
    foretell(card, state) {
      const button = /** @type {any} */ (buttonOf(row, card));
      if (!button) return;
      button.setAttribute("data-state", state);
      button.parentElement.spadesShows = null;
    },
    /** Take the focus, as a control does that follows one which goes away. */
    focus() {
      /** @type {HTMLElement | null} */ (row.querySelector("[tabindex='0']"))?.focus({ preventScroll: true });
    },
  };
}

/** How far a card stands out; what was marked still does after a check. @param {string} state @param {boolean | null} pressed */
const raised = (state, pressed) =>
  state === "chosen" ? "high" : state === "legal" || (pressed && (state === "right" || state === "wrong")) ? "low" : null;

const HEIGHTS = /** @type {Record<string, number>} */ ({ high: 20, low: 10 }); // px

/**
 * Let a place lie where its card rests.  Where and how turned it lies is written on itself: of a property of our own, each part of the
 * drawn card would have to be told anew.
 * @param {any} place
 */
function rest(place) {
  place.style.setProperty("top", `${(place.spadesDip ?? 0) - (HEIGHTS[place.spadesRaised ?? ""] ?? 0)}px`);
}

/**
 * Raise or lower a card: it is there at once, and glides there in 140 ms.
 * @param {any} place @param {string | null} height
 */
function lift(place, height) {
  const before = place.spadesRaised;
  if (before === height) return;
  place.spadesRaised = height;
  setAttributes(place, { "data-raised": height });
  rest(place);
  if (before === undefined || typeof place.animate !== "function") return; // it is new
  const way = (HEIGHTS[height ?? ""] ?? 0) - (HEIGHTS[before ?? ""] ?? 0);
  requestAnimationFrame(() => {
    if (lessMotion()) return;
    place.animate([{ translate: `0 ${way}px` }, { translate: "0 0" }], { duration: 140, easing: "ease" });
  });
}

/** @param {HTMLElement} row @param {string | null} card @returns {HTMLElement | null} */
const buttonOf = (row, card) => (card === null ? null : row.querySelector(`[data-card="${card}"]`));

/**
 * Take a place away.  One that has the focus is only hidden, until another card has taken it with the next frame: without it, a key would
 * go to the notebook, and to move it amid changes makes the browser lay out the page once more.
 * @param {any} place
 */
function leave(place) {
  if (!focusedIn(place)) return place.remove();
  Object.assign(place, { spadesLeaving: true, spadesKey: null });
  setAttributes(place, { hidden: true });
  setAttributes(place.firstElementChild, { "data-card": null, "data-slide": null });
  afterPaint(() => place.remove());
}

/**
 * Which card takes the focus of one that is about to go.
 * @param {HTMLElement} row
 * @param {readonly FanCard[]} cards those that will be there
 */
function heirOfFocus(row, cards) {
  const buttons = [...row.querySelectorAll("button")];
  const index = buttons.indexOf(focusedIn(row));
  if (index < 0 || cards.some(({ card }) => card === buttons[index].dataset.card)) return null;
  return cards[Math.min(index, cards.length - 1)]?.card ?? null;
}
