// Pieces of a score sheet that several widgets share: numbers that are typed, a seat with bid and tricks, the lines of a score.

import { h, keyed, setAttributes, setText } from "./kit.js";
import { numberField, showNumber } from "./numbers.js";

/** @typedef {import("./kit.js").Frame} Frame */
/** @typedef {{field: string, value: number | null, typed: string, least: number, most: number, special?: string | null}} Field */

const HOLD = 400; // ms in which what was typed stays, even when an older answer comes in

/** @param {Element} element */
const hasFocus = (element) => /** @type {Document | ShadowRoot} */ (element.getRootNode()).activeElement === element;

/**
 * A number on the sheet: tells Python what is typed, and takes Python's value when the hand is off it.
 * @param {Frame} frame
 * @param {string} name  the field, such as `bid/you`
 * @param {{signed?: boolean, step?: boolean, onEnter?: () => void}} [how]
 */
export function sheetField(frame, name, how = {}) {
  let typedAt = -Infinity;
  let released = false;
  let waiting = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  let draw = () => {};
  let drawn = ""; // what was told when it was last drawn; nothing while what was typed stands there
  const made = numberField({
    ...how,
    answered: true,
    onInput(value) {
      drawn = "";
      typedAt = performance.now();
      released = false;
      clearTimeout(waiting);
      waiting = setTimeout(() => draw(), HOLD);
      const text = value === null ? "" : Number.isNaN(value) ? made.input.value : String(value);
      frame.send("type", { field: name, text });
    },
  });
  made.input.addEventListener("blur", () => draw());
  frame.onEnd(() => clearTimeout(waiting));
  // What is seen beside the field may be shorter than its name.
  const shown = h("span", { class: "spades-number-name", "aria-hidden": "true", hidden: true, onclick: () => made.input.focus() });
  made.el.prepend(shown);
  return {
    el: made.el,
    input: made.input,
    /** Let Python's values in until something is typed again, also while the cursor is in it. */
    release() {
      typedAt = -Infinity;
      released = true;
      drawn = "";
    },
    /**
     * @param {Field} field
     * @param {{name: string, short?: string, digits: string, words: any, wrong?: boolean, disabled?: boolean}} given
     */
    update(field, { short, ...given }) {
      const wanted = JSON.stringify([field, short, given]);
      if (wanted === drawn) return;
      drawn = wanted;
      setText(shown, short);
      setAttributes(shown, { hidden: !short });
      draw = () => {
        made.settle();
        const held = !released && (hasFocus(made.input) || performance.now() - typedAt < HOLD);
        if (held) drawn = "";
        else made.input.value = field.typed || showNumber(field.value, given.digits);
        made.update({ ...given, nameHidden: true, least: field.least, most: field.most });
      };
      draw();
    },
  };
}

/**
 * A seat: its bid, the bids that are no number, and its tricks.
 * @param {Frame} frame
 * @param {string} place
 */
export function seatRow(frame, place) {
  const name = h("span", { class: "spades-sheet-name" });
  const bid = sheetField(frame, `bid/${place}`, { step: true });
  const tricks = sheetField(frame, `tricks/${place}`, { step: true });
  const calls = h("span", { class: "spades-sheet-calls" });
  const givenBid = h("span", { class: "spades-sheet-given" });
  const givenTricks = h("span", { class: "spades-sheet-given" });
  const el = h("div", { class: "spades-sheet-seat", role: "row" },
    h("span", { class: "spades-sheet-cell", role: "rowheader" }, name),
    h("span", { class: "spades-sheet-cell spades-sheet-bid", role: "cell" }, bid.el, calls, givenBid),
    h("span", { class: "spades-sheet-cell", role: "cell" }, tricks.el, givenTricks));
  return {
    el,
    bid,
    tricks,
    /** @param {any} seat @param {any} view @param {any} strings @param {any} words @param {string} digits */
    update(seat, view, strings, words, digits) {
      const wrong = view.problem?.fields ?? [];
      const shared = { digits, words: words.steps };
      setText(name, strings.name);
      setText(givenBid, strings.bid_text);
      setText(givenTricks, strings.tricks_text);
      setAttributes(bid.el, { hidden: view.locked });
      setAttributes(tricks.el, { hidden: view.locked });
      setAttributes(calls, { hidden: view.locked });
      setAttributes(givenBid, { hidden: !view.locked });
      setAttributes(givenTricks, { hidden: !view.locked });
      const blames = view.problem !== null && view.problem.id !== "missing";
      bid.update(seat.bid, { ...shared, name: strings.bid, wrong: blames && wrong.includes(seat.bid.field) });
      tricks.update(seat.tricks, { ...shared, name: strings.tricks, wrong: blames && wrong.includes(seat.tricks.field) });
      keyed(calls, view.specials, {
        key: String,
        make: (/** @type {string} */ special) => h("button", {
          type: "button",
          class: "spades-call",
          onclick: () => {
            bid.release();
            frame.send("call", { place, bid: special });
          },
        }),
        update(button, special) {
          setText(button, words.specials[special]);
          setAttributes(button, { "aria-label": strings.calls[special], "aria-pressed": seat.bid.special === special ? "true" : "false" });
        },
      });
    },
  };
}

/** One line of a score; it opens and tells its rule. */
export function scoreLine() {
  const label = h("span", { class: "spades-line-label" });
  const workings = h("span", { class: "spades-line-workings" });
  const points = h("bdi", { class: "spades-line-points", dir: "ltr" });
  const why = h("p", { class: "spades-line-why" });
  const rows = h("div", { class: "spades-line-rows" });
  const el = h("li", { class: "spades-line" },
    h("details", { class: "spades-line-box" },
      h("summary", { class: "spades-line-sum" }, h("span", { class: "spades-line-text" }, label, workings), points),
      h("div", { class: "spades-line-rule" }, why, rows)));
  /** @type {any} */ (el).spadesUpdate = (/** @type {any} */ strings, /** @type {number} */ value) => {
    setText(label, strings.label);
    keyed(workings, strings.workings, { key: (_, index) => String(index), make: () => h("span", { class: "spades-line-working" }), update: setText });
    setText(points, strings.points);
    setAttributes(points, { "data-below": value < 0 });
    setText(why, strings.why);
    keyed(rows, strings.rows, { key: (_, index) => String(index), make: () => h("small"), update: setText });
  };
  return el;
}

/** What the round and the match come to, below the lines. */
export function sumRow() {
  const label = h("span", { class: "spades-line-label" });
  const working = h("span", { class: "spades-line-working" });
  const points = h("bdi", { class: "spades-line-points", dir: "ltr" });
  const el = h("div", { class: "spades-sum" }, h("span", { class: "spades-line-text" }, label, working), points);
  /** @type {any} */ (el).spadesUpdate = (/** @type {any} */ strings, /** @type {number} */ value) => {
    setText(label, strings.label);
    setText(working, strings.working);
    setAttributes(working, { hidden: !strings.working });
    setText(points, strings.points);
    setAttributes(points, { "data-below": value < 0 });
  };
  return el;
}
