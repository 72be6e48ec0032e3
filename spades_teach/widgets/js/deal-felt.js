// The table while cards are dealt: the felt with a pack in its middle, a pile of backs before each player, cards turned up in a draw.
//
//   const table = createDealFelt();
//   frame.root.append(table.el);
//   table.update({ name: "The table", seats: [{ place: "left", cards: 3, dealer: true, turn: false, label: "Left: 3 cards", name: "Left", note: "3" }],
//     pack: 40, packLabel: "The pack: 40 cards left", drawn: [{ place: "left", card: "7D", label: "1. Left: 7♦ seven of diamonds" }],
//     given: 12, dealerText: "deals", inHand: false });   // inHand: your own cards are taken up, no pile is left of them
//
// The card that goes next carries the same data-slide name in the pack as the last one of a pile: `slide` lets it glide there.

import { setFace } from "./cards.js";
import { createFelt } from "./felt.js";
import { h, keyed, setAttributes } from "./kit.js";
import { lessMotion } from "./movement.js";

/** @typedef {{place: string, cards: number, dealer: boolean, turn: boolean, label: string, name: string, note: string}} DealSeat */

const THICKEST = 6; // edges that a high pile shows

/** How many edges a pile of so many cards shows. @param {number} cards @param {number} whole */
export function thickness(cards, whole) {
  return cards <= 1 ? 0 : Math.max(1, Math.round((THICKEST * cards) / whole));
}

export function createDealFelt() {
  const felt = createFelt();
  const pack = h("span", { class: "spades-card spades-pile spades-deal-pack", role: "img" });
  const piles = h("div", { class: "spades-deal-piles" });
  const drawn = h("div", { class: "spades-deal-drawn", role: "list" });
  felt.el.append(h("div", { class: "spades-deal-middle" }, pack, piles, drawn));
  setFace(pack, null);
  felt.el.classList.add("spades-deal-felt");

  return {
    el: felt.el,
    /** @param {{name: string, seats: readonly DealSeat[], pack: number, packLabel: string, given?: number, dealerText: string, inHand?: boolean,
     *   drawn?: readonly {place: string, card: string, label: string}[]}} given */
    update({ name, seats, pack: left, packLabel, given = 0, drawn: turned = [], dealerText, inHand = false }) {
      felt.update({ name, seats: seats.map((seat) => ({ ...seat, dealerText })), plays: [] });
      setAttributes(pack, { hidden: left === 0, "aria-label": packLabel, "data-slide": `pack-${given}-${turned.length}` });
      pack.style.setProperty("--spades-edges", String(thickness(left, 52)));
      const laid = seats.filter(({ cards, place }) => cards > 0 && !(inHand && place === "you"));
      keyed(piles, laid, {
        key: ({ place }) => place,
        make({ place }) {
          const pile = h("span", { class: "spades-card spades-pile", role: "img", "data-place": place });
          setFace(pile, null);
          return pile;
        },
        update(pile, seat) {
          const grew = pile.spadesCards !== seat.cards;
          pile.spadesCards = seat.cards;
          pile.style.setProperty("--spades-edges", String(thickness(seat.cards, 13)));
          setAttributes(pile, { "aria-label": seat.label, "data-slide": grew && given > 0 ? `pack-${given - 1}-${turned.length}` : null });
        },
      });
      keyed(drawn, turned, {
        key: ({ card }) => card,
        make: ({ card, place }) => h("span", { class: "spades-deal-turned", role: "listitem", "data-place": place },
          h("span", { class: "spades-card", role: "img", "data-card": card })),
        update(item, { card, label }, index) {
          const face = item.firstElementChild;
          setFace(face, card);
          setAttributes(face, { "aria-label": label, "data-slide": `pack-0-${index}` });
        },
      });
      setAttributes(drawn, { hidden: turned.length === 0, "aria-label": name });
    },
    /** Let the pack be seen to be shuffled. */
    riffle() {
      if (lessMotion() || typeof pack.animate !== "function") return;
      const way = ["none", "translateX(-16px) rotate(-5deg)", "translateX(16px) rotate(5deg)", "translateX(-10px) rotate(-3deg)", "none"];
      pack.animate(way.map((transform) => ({ transform })), { duration: 640, easing: "ease-in-out" });
    },
    /** Let the pack be seen to be cut. */
    cut() {
      if (lessMotion() || typeof pack.animate !== "function") return;
      const way = ["none", "translateX(-70%)", "translateX(-70%) translateY(12%)", "none"];
      pack.animate(way.map((transform) => ({ transform })), { duration: 480, easing: "ease-in-out" });
    },
  };
}
