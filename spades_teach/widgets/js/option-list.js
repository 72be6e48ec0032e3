// Options to choose from, one or several, with marks on what was chosen.
//
//   const list = createOptionList({ onChoose: (id) => ... });
//   list.update({ name: "Choose one", many: false, options: [{ id: "us", label: "Your side", chosen: true, mark: "bad", said: "not right" }] });
//
// mark and said: see option.js.  oneStop: one tab stop for the whole list, arrows move in it.

import { h, keyed, roving, setAttributes } from "./kit.js";
import { optionButton, updateOption } from "./option.js";

/** @typedef {{id: string, label: string, chosen: boolean, mark: string | null, said?: string}} Option */

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
        make: (option) => optionButton({ onclick: () => onChoose(option.id) }),
        update: (button, { label, chosen, mark, said }) =>
          updateOption(button, { text: label, mark, said: mark ? (said ?? "") : "", role: many ? "checkbox" : "radio", "aria-checked": String(chosen), "data-many": many }),
      });
      refresh?.(null);
    },
  };
}
