// Options to choose from, one or several, with marks on what was chosen.
//
//   const list = createOptionList({ onChoose: (id) => ... });
//   list.update({ name: "Choose one", many: false, options: [{ id: "us", label: "Your side", chosen: true, mark: "bad", said: "not right" }] });
//
// mark: good | bad | missed (right, but not chosen) | null; said: the mark in words.  oneStop: one tab stop for the whole list, arrows move in it.

import { h, keyed, roving, setAttributes, setText } from "./kit.js";

/** @typedef {{id: string, label: string, chosen: boolean, mark: string | null, said?: string}} Option */

const SIGNS = /** @type {Record<string, string>} */ ({ good: "✓", bad: "✕", missed: "✓" });

/** @param {{onChoose: (id: string) => void, oneStop?: boolean}} how */
export function createOptionList({ onChoose, oneStop = false }) {
  const el = h("div", { class: "spades-options" });
  const refresh = oneStop ? roving(el, { columns: () => 1, preferred: () => el.querySelector("[aria-checked=true]") }) : null;
  return {
    el,
    /** @param {{name: string, many: boolean, options: readonly Option[]}} given */
    update({ name, many, options }) {
      setAttributes(el, { role: many ? "group" : "radiogroup", "aria-label": name });
      keyed(el, options, {
        key: (option) => option.id,
        make(option) {
          const mark = h("span", { class: "spades-option-mark", "aria-hidden": "true" });
          const label = h("span", { class: "spades-option-label" });
          const verdict = h("span", { class: "spades-unseen" });
          const button = h("button", { type: "button", class: "spades-option", onclick: () => onChoose(option.id) }, mark, label, verdict);
          button.spadesParts = { mark, label, verdict };
          return button;
        },
        update(button, option) {
          const { mark, label, verdict } = button.spadesParts;
          setText(label, option.label);
          setText(mark, SIGNS[option.mark ?? ""] ?? "");
          setText(verdict, option.mark ? (option.said ?? "") : "");
          setAttributes(button, { role: many ? "checkbox" : "radio", "aria-checked": option.chosen ? "true" : "false", "data-mark": option.mark, "data-many": many });
        },
      });
      refresh?.(null);
    },
  };
}
