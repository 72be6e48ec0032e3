// A misdeal to find: the table as it stands, what is known, two questions.

import { createDealFelt } from "./deal-felt.js";
import { createFan } from "./fan.js";
import { dots, feedback, h, keyed, roving, setAttributes, setText } from "./kit.js";

/**
 * A question with options of which one is chosen; all of them are one tab stop.
 * @param {{onChoose: (id: string) => void}} how
 */
function ask({ onChoose }) {
  const name = h("h3", { class: "spades-deal-question" });
  const list = h("div", { class: "spades-deal-options", role: "radiogroup" });
  const el = h("div", {}, name, list);
  const down = () => 1;
  const refresh = roving(list, { columns: down, preferred: () => list.querySelector("[aria-checked=true]") });
  return {
    el,
    /** @param {{name: string, options: {id: string, chosen: boolean, mark: string | null}[], labels: Record<string, string>, marks: Record<string, string>}} given */
    update({ name: text, options, labels, marks }) {
      setText(name, text);
      setAttributes(list, { "aria-label": text });
      keyed(list, options, {
        key: ({ id }) => id,
        make({ id }) {
          const parts = { mark: h("span", { class: "spades-deal-mark", "aria-hidden": "true" }), label: h("span", {}), verdict: h("span", { class: "spades-unseen" }) };
          const button = h("button", { type: "button", role: "radio", class: "spades-deal-option", onclick: () => onChoose(id) }, parts.mark, parts.label, parts.verdict);
          button.spadesParts = parts;
          return button;
        },
        update(button, { id, chosen, mark }) {
          const { mark: sign, label, verdict } = button.spadesParts;
          setText(label, labels[id]);
          setText(sign, mark === "good" ? "✓" : mark === "bad" ? "✕" : "");
          setText(verdict, mark ? marks[mark] : "");
          setAttributes(button, { "aria-checked": chosen ? "true" : "false", "data-mark": mark });
        },
      });
      refresh(null);
    },
  };
}

/** @param {import("./kit.js").Frame} frame */
export function dealFaults(frame) {
  let view = /** @type {any} */ (null);
  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const table = createDealFelt();
  const facts = h("ul", { class: "spades-deal-facts" });
  const fan = createFan();
  const fault = ask({ onChoose: (option) => frame.send("fault", { option }) });
  const remedy = ask({ onChoose: (option) => frame.send("remedy", { option }) });
  const said = feedback();
  const go = h("button", { type: "button", class: "spades-button spades-go", onclick: () => frame.send(view.go) });
  const progress = dots();
  progress.el.classList.add("spades-end");
  const el = h("div", { class: "spades-panel spades-deal-table" },
    h("div", { class: "spades-head" }, title, task), table.el, facts, fan.el,
    h("div", { class: "spades-deal-questions" }, fault.el, remedy.el), said.el,
    h("div", { class: "spades-row" }, go, progress.el));

  return {
    el,
    /** @param {import("./kit.js").Drawn} drawn */
    update({ view: given, strings }) {
      view = given;
      setText(title, strings.title);
      setText(task, strings.task);
      table.update({
        name: strings.table,
        seats: view.seats.map((/** @type {any} */ seat) => ({ ...seat, name: strings.places[seat.place], note: seat.cards > 0 ? strings.counts[seat.place] : "", label: strings.seats[seat.place] })),
        pack: view.pack,
        packLabel: strings.pack,
        inHand: view.hand.length > 0,
        dealerText: strings.dealer,
      });
      keyed(facts, [...strings.facts, strings.order], { key: (_, index) => String(index), make: () => h("li"), update: setText });
      setAttributes(fan.el, { hidden: view.hand.length === 0 });
      fan.update({ name: strings.hand, cards: view.hand.map((/** @type {string} */ card) => ({ card, state: "plain", label: strings.cards[card] })) });
      fault.update({ name: strings.fault, options: view.faults, labels: strings.faults, marks: strings.marks });
      remedy.update({ name: strings.remedy, options: view.remedies, labels: strings.remedies, marks: strings.marks });
      said.update(strings.feedback);
      setText(go, strings.go);
      setAttributes(progress.el, { hidden: view.dots.length < 2 });
      progress.update(view.dots, strings.progress);
    },
  };
}
