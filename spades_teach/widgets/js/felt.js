// The table: four places in their fixed order (you below, left, partner above, right), the trick in a cross.
//
//   const felt = createFelt();
//   frame.root.append(felt.el);
//   felt.update({
//     name: "The table",
//     seats: [{ place: "left", name: "Left", note: "2 · 1", turn: false, dealer: true, turnText: "to play", dealerText: "dealer" }],
//     plays: [{ place: "right", card: "KH", label: "Right: K♥ king of hearts", winner: true }],
//     winnerText: "takes it", chip: "♠ broken", words: { big: "BIG", little: "LITTLE" },
//   });
//
// place: you | left | partner | right.  Leave `seats` out for places that are not shown; without "you" the lower row is absent.
// With onPress (createFelt({ onPress })) the cards of the trick are buttons: "who takes the trick?".  A play may have `state`
// (plain | chosen | right | wrong | missed) and `mark`, as the cards of a fan.  `hands`: what each place holds, an element by place; a seat
// may have two more notes, `more` and `warn`.

import { SUIT_PATHS, setFace } from "./cards.js";
import { h, keyed, roving, setAttributes, setText, svg } from "./kit.js";

/** @typedef {{place: string, name: string, note?: string | null, noteLabel?: string | null, turn?: boolean, turnText?: string, more?: string | null, warn?: string | null, dealer?: boolean, dealerText?: string, dealerSign?: string}} FeltSeat */
/** @typedef {{place: string, card: string, label: string, winner?: boolean, state?: string, pressed?: boolean, mark?: string}} FeltPlay */
/** @typedef {{name: string, seats: readonly FeltSeat[], plays: readonly FeltPlay[], winnerText?: string, chip?: string | null, empty?: string | null, words?: {big?: string, little?: string}}} Table */

/** @param {{onPress?: ((card: string, place: string) => void) | null, hands?: Record<string, Element>}} [how] */
export function createFelt({ onPress = null, hands = {} } = {}) {
  const seats = h("div", { class: "spades-felt-seats" });
  const trick = h("div", { class: "spades-trick", role: onPress ? "group" : "list" });
  const chip = h("span", { class: "spades-chip", hidden: true });
  const mark = h("div", { class: "spades-felt-mark", "aria-hidden": "true" },
    svg("svg", { viewBox: "-60 -60 120 120" }, svg("path", { d: SUIT_PATHS.S, transform: "scale(1.7)" })));
  const el = h("div", { class: "spades-felt", role: "group" }, mark, seats, trick, chip);
  const refresh = onPress ? roving(trick) : null;

  /** @param {FeltSeat} seat */
  const makeSeat = ({ place }) =>
    h("div", { class: "spades-seat", "data-place": place },
      h("span", { class: "spades-seat-name" }),
      h("span", { class: "spades-seat-note" }),
      h("span", { class: "spades-seat-dealer" }),
      h("span", { class: "spades-seat-turn" }),
      h("span", { class: "spades-seat-note spades-seat-more" }),
      h("span", { class: "spades-seat-note spades-seat-warn" }),
      hands[place]);

  /** @param {HTMLElement} node @param {FeltSeat} seat */
  const updateSeat = (node, seat) => {
    const [name, note, dealer, turn, more, warn] = node.children;
    setText(name, seat.name);
    for (const [part, text] of /** @type {[Element, string | null | undefined][]} */ ([[more, seat.more], [warn, seat.warn]])) {
      setText(part, text);
      setAttributes(part, { hidden: !text });
    }
    setText(note, seat.note);
    setAttributes(note, { hidden: !seat.note });
    setText(dealer, seat.dealer ? (seat.dealerText ?? "") : "");
    setAttributes(dealer, { hidden: !seat.dealer });
    setText(turn, seat.turn ? (seat.turnText ?? "") : "");
    setAttributes(turn, { hidden: !(seat.turn && seat.turnText) });
    setAttributes(node, { "data-turn": Boolean(seat.turn) });
  };

  /** @param {FeltPlay} play */
  const makePlay = ({ card, place }) =>
    h("div", { class: "spades-play", role: onPress ? null : "listitem" },
      onPress
        ? h("button", { type: "button", class: "spades-card", "data-card": card, "data-slide": card, onclick: () => onPress(card, place) },
          h("span", { class: "spades-card-mark", "aria-hidden": "true" }))
        : h("span", { class: "spades-card", role: "img", "data-card": card, "data-slide": card },
          h("span", { class: "spades-card-mark", "aria-hidden": "true" })),
      h("span", { class: "spades-play-word", "aria-hidden": "true" }));

  return {
    el,
    /** @param {Table} table */
    update({ name, seats: people, plays, winnerText, chip: chipText, words }) {
      setAttributes(el, { "aria-label": name, "data-you": people.some(({ place }) => place === "you") });
      keyed(seats, people, { key: ({ place }) => place, shows: (seat) => JSON.stringify(seat), make: makeSeat, update: updateSeat });
      keyed(trick, plays, {
        key: ({ place, card }) => `${place} ${card}`,
        make: makePlay,
        update(node, play, index) {
          const card = node.firstElementChild;
          setFace(card, play.card, words);
          setText(card.querySelector(".spades-card-mark"), play.mark ?? "");
          setAttributes(node, { "data-place": play.place, "data-winner": Boolean(play.winner) });
          node.style.setProperty("--spades-order", String(index));
          setAttributes(card, {
            "aria-label": play.winner && winnerText ? `${play.label}, ${winnerText}` : play.label,
            "data-state": play.state ?? "plain",
            "aria-pressed": onPress ? String(play.pressed ?? play.state === "chosen") : null,
          });
          setText(node.lastElementChild, play.winner ? winnerText : "");
        },
      });
      setAttributes(trick, { "aria-label": name, hidden: plays.length === 0 });
      setText(chip, chipText);
      setAttributes(chip, { hidden: !chipText });
      refresh?.(null);
    },
  };
}
