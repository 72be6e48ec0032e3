// Is the dealer fair?  Choose a card; a thousand deals are counted, beside a shuffle that is not fair.

import { createFan } from "./fan.js";
import { choices, feedback, h, keyed, setAttributes, setText } from "./kit.js";

/**
 * Where the bar of a count and the band of chance stand, in per cent of the room there is.
 * @param {number} count
 * @param {{expected: number, least: number, most: number}} chance
 */
export function barPlaces(count, { expected, least, most }) {
  const whole = expected * 1.6; // room to the right for what is too much
  const part = (/** @type {number} */ number) => Math.round(Math.min(100, (100 * number) / whole) * 10) / 10;
  return { bar: part(count), from: part(least), to: part(most) };
}

/** @param {import("./kit.js").Frame} frame */
export function dealProof(frame) {
  let view = /** @type {any} */ (null);
  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const suits = choices({ onChoose: (suit) => suit !== view.suit && frame.send("suit", { suit }) });
  suits.el.classList.add("spades-deal-suits");
  const fan = createFan({ onPress: (card) => card !== view.card && frame.send("press", { card }) });
  const go = h("button", { type: "button", class: "spades-button spades-go", onclick: () => frame.send("count-deals") });
  const giving = choices({ onChoose: (way) => way !== view.giving && frame.send("giving", { way }) });
  const thousand = choices({ onChoose: (number) => number !== view.thousand && frame.send("thousand", { number }) });
  const caption = h("p", { class: "spades-deal-caption" });
  const columns = h("div", { class: "spades-deal-columns" });
  const legend = h("p", { class: "spades-sub" });
  const said = feedback();
  const result = h("div", { class: "spades-deal-result" }, caption, columns, legend);
  const el = h("div", { class: "spades-panel spades-deal-table" },
    h("div", { class: "spades-head" }, title, task), suits.el, fan.el,
    h("div", { class: "spades-row" }, go), result, said.el,
    h("div", { class: "spades-row" }, giving.el, thousand.el));

  const drawColumn = (/** @type {any} */ node, /** @type {any} */ column, /** @type {any} */ strings) => {
    const { name, about, list } = node.spadesParts;
    setText(name, strings.columns[column.shuffle]);
    setText(about, strings.abouts[column.shuffle]);
    setAttributes(list, { "aria-label": strings.columns[column.shuffle] });
    keyed(list, /** @type {any[]} */ (column.bars), {
      key: ({ place }) => place,
      make() {
        const parts = { place: h("span", { class: "spades-deal-bar-place" }), bar: h("span", { class: "spades-deal-bar", "aria-hidden": "true" }), number: h("span", { class: "spades-deal-bar-number spades-figures" }), verdict: h("span", { class: "spades-deal-bar-verdict" }) };
        const item = h("li", { class: "spades-deal-bar-row" }, parts.place, parts.bar, parts.number, parts.verdict);
        item.spadesParts = parts;
        return item;
      },
      update(item, { place, count, inside }) {
        const parts = item.spadesParts;
        const { bar, from, to } = barPlaces(count, view);
        for (const [key, value] of Object.entries({ bar, from, band: to - from })) parts.bar.style.setProperty(`--spades-${key}`, `${value}%`);
        setText(parts.place, strings.places[place]);
        setText(parts.number, strings.numbers[column.shuffle][place]);
        setText(parts.verdict, inside ? strings.inside : strings.outside);
        setAttributes(item, { "data-inside": inside });
      },
    });
  };

  return {
    el,
    /** @param {import("./kit.js").Drawn} drawn */
    update({ view: given, strings }) {
      view = given;
      setText(title, strings.title);
      setText(task, strings.task);
      suits.update({ name: strings.suit, options: view.suits.map((/** @type {string} */ id) => ({ id, label: strings.suits[id] })), chosen: view.suit });
      fan.update({ name: strings.hand, cards: view.cards.map((/** @type {string} */ card) => ({ card, state: card === view.card ? "chosen" : "plain", pressed: card === view.card, label: strings.cards[card] })) });
      setText(go, strings.go);
      setAttributes(result, { hidden: view.columns.length === 0 });
      setText(caption, strings.caption);
      keyed(columns, /** @type {any[]} */ (view.columns), {
        key: ({ shuffle }) => shuffle,
        make() {
          const parts = { name: h("h3", { class: "spades-deal-question" }), about: h("p", { class: "spades-sub" }), list: h("ul", { class: "spades-deal-bars" }) };
          const node = h("section", { class: "spades-deal-column" }, parts.name, parts.about, parts.list);
          /** @type {any} */ (node).spadesParts = parts;
          return node;
        },
        update: (node, column) => drawColumn(node, column, strings),
      });
      setText(legend, strings.legend);
      said.update(strings.feedback);
      setAttributes(giving.el, { hidden: view.columns.length === 0 });
      setAttributes(thousand.el, { hidden: view.columns.length === 0 });
      giving.update({ name: strings.giving, options: view.givings.map((/** @type {string} */ id) => ({ id, label: strings.givings[id] })), chosen: view.giving });
      thousand.update({ name: strings.thousand, options: view.thousands.map((/** @type {string} */ id) => ({ id, label: strings.thousands[id] })), chosen: view.thousand });
    },
  };
}
