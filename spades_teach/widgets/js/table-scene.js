// A table of four as one seat sees it: backs or open hands round the felt, the trick in its order, the own cards below.
//
//   const table = createTable({ onPress: (card) => frame.send("press", { card }) });
//   frame.root.append(table.el);
//   table.update(view.scene, strings.scene, { notes: true, cards: [{ card, state, label }] });
//
// Without onPress the own cards are there to look at.  `cards` is left out where no card has a state.  The table never mirrors.

import { setFace, suitSign } from "./cards.js";
import { createFan } from "./fan.js";
import { createFelt } from "./felt.js";
import { h, keyed, setAttributes, setText } from "./kit.js";

/** @typedef {{name: string, count: string, rows: readonly string[]}} HandWords */
/** @typedef {{place: string, dealer: boolean, turn: boolean, bid: string | null, taken: number | null, left: number, hand: readonly [string, readonly string[]][] | null}} SceneSeat */
/** @typedef {{seats: readonly SceneSeat[], hand: readonly string[] | null, held: number, trick: readonly {place: string, card: string}[], winner: string | null, number: number}} Scene */

/** How far the cards of a held fan are turned: all of them within this many degrees. */
const SPREAD = Object.freeze({ widest: 62, each: 5.4 });

/**
 * The turn of each of `count` backs held in a fan, in degrees, from left to right.
 * @param {number} count
 * @returns {number[]}
 */
export function backTurns(count) {
  const each = count < 2 ? 0 : Math.min(SPREAD.each, SPREAD.widest / (count - 1));
  return Array.from({ length: count }, (_, index) => Math.round((index - (count - 1) / 2) * each * 100) / 100);
}

/** Cards held so that only their backs are seen. */
export function createBacks() {
  const fan = h("span", { class: "spades-backs-fan" });
  const count = h("span", { class: "spades-backs-count" });
  const el = h("span", { class: "spades-backs", role: "img" }, fan, count);
  return {
    el,
    /** @param {number} left @param {{name: string, count: string}} words */
    update(left, words) {
      const turns = backTurns(left);
      keyed(fan, turns, {
        key: (_, index) => String(index),
        make: () => h("span", { class: "spades-card spades-back-card", "aria-hidden": "true" }),
        update(card, turn) {
          setFace(card, null);
          card.style.setProperty("--spades-turn", `${turn}deg`);
        },
      });
      setText(count, words.count);
      setAttributes(el, { "aria-label": words.name, "data-left": left });
    },
  };
}

/** A hand that lies open, a row for each suit, as records of deals have it. */
function createOpenHand() {
  const el = h("span", { class: "spades-open-hand", role: "img" });
  return {
    el,
    /** @param {readonly [string, readonly string[]][]} rows @param {HandWords} words */
    update(rows, words) {
      keyed(el, rows, {
        key: ([suit]) => suit,
        make: ([suit]) => h("span", { class: "spades-open-row", "data-suit": suit, "aria-hidden": "true" }, suitSign(/** @type {any} */ (suit)), h("bdi", { class: "spades-open-cards", dir: "ltr" })),
        update: (row, _, index) => setText(row.lastElementChild, words.rows[index] || "–"),
      });
      setAttributes(el, { "aria-label": words.name });
    },
  };
}

/** What one of the others holds. */
function createHolding() {
  const backs = createBacks();
  const open = createOpenHand();
  const el = h("span", { class: "spades-seat-hand" }, backs.el, open.el);
  return {
    el,
    /** @param {SceneSeat} seat @param {HandWords} words */
    update(seat, words) {
      setAttributes(backs.el, { hidden: seat.hand !== null });
      setAttributes(open.el, { hidden: seat.hand === null });
      if (seat.hand === null) backs.update(seat.left, words);
      else open.update(seat.hand, words);
    },
  };
}

/** @param {{onPress?: ((card: string) => void) | null}} [how] */
export function createTable({ onPress = null } = {}) {
  const holdings = /** @type {Record<string, ReturnType<typeof createHolding>>} */ (
    Object.fromEntries(["left", "partner", "right"].map((place) => [place, createHolding()])));
  const felt = createFelt({ hands: Object.fromEntries(Object.entries(holdings).map(([place, { el }]) => [place, el])) });
  const fan = createFan({ onPress });
  const down = createBacks();
  const sides = h("ul", { class: "spades-table-sides" });
  const el = h("div", { class: "spades-scene" }, felt.el, sides, fan.el, h("div", { class: "spades-table-down" }, down.el));
  return {
    el,
    fan,
    /**
     * @param {Scene} scene @param {any} words
     * @param {{notes?: boolean, cards?: readonly import("./fan.js").FanCard[] | null}} [how]
     */
    update(scene, words, { notes = true, cards = null } = {}) {
      felt.update({
        name: words.table,
        seats: scene.seats.map((seat) => ({
          place: seat.place,
          name: words.places[seat.place],
          note: words.bids[seat.place],
          more: words.taken[seat.place],
          warn: notes ? words.voids[seat.place] : "",
          turn: seat.turn,
          turnText: words.turn,
          dealer: seat.dealer,
          dealerText: words.dealer,
        })),
        plays: scene.trick.map((play, index) => ({ ...play, label: words.plays[play.place], mark: words.marks[index], winner: play.place === scene.winner })),
        winnerText: words.takes,
        chip: notes && scene.number > 0 ? words.chip : "",
        words: words.jokers,
      });
      for (const seat of scene.seats) holdings[seat.place]?.update(seat, words.hands[seat.place]);
      const hand = scene.hand ?? [];
      fan.update({ name: words.hand, cards: cards ?? hand.map((card) => ({ card, state: "plain", label: words.cards[card] })), words: words.jokers });
      setAttributes(fan.el, { hidden: hand.length === 0 });
      setAttributes(down.el, { hidden: scene.hand !== null });
      if (scene.hand === null) down.update(scene.held, { name: words.hand, count: "" });
      const told = words.sides.filter((/** @type {any} */ side) => side.text);
      keyed(sides, told, {
        key: ({ side }) => side,
        make: ({ side }) => h("li", { class: "spades-table-side", "data-side": side }),
        update: (node, { text }) => setText(node, text),
      });
      setAttributes(sides, { hidden: told.length === 0 });
    },
  };
}
