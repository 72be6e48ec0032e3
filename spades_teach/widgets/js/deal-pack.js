// The pack to look at: four suits, the cards of one from the highest to the lowest; a card that is pressed says what it is.

import { createFan } from "./fan.js";
import { choices, feedback, h, setText } from "./kit.js";

/** @param {import("./kit.js").Frame} frame */
export function dealPack(frame) {
  let view = /** @type {any} */ (null);
  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const suits = choices({ onChoose: (suit) => suit !== view.suit && frame.send("suit", { suit }) });
  suits.el.classList.add("spades-deal-suits");
  const fan = createFan({ onPress: (card) => card !== view.card && frame.send("press", { card }) });
  const said = feedback();
  const el = h("div", { class: "spades-panel spades-deal-table" }, h("div", { class: "spades-head" }, title, task), suits.el, fan.el, said.el);

  return {
    el,
    /** @param {import("./kit.js").Drawn} drawn */
    update({ view: given, strings }) {
      view = given;
      setText(title, strings.title);
      setText(task, strings.task);
      suits.update({ name: strings.suit, options: view.suits.map((/** @type {string} */ id) => ({ id, label: strings.suits[id] })), chosen: view.suit });
      fan.update({
        name: strings.hand,
        cards: view.cards.map((/** @type {string} */ card) => ({ card, state: card === view.card ? "chosen" : "plain", pressed: card === view.card, label: strings.cards[card] })),
        words: strings.jokers,
      });
      said.update(strings.feedback);
    },
  };
}
