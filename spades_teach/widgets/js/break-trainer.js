// BreakTrainer: a quiz page with a list of tables, each to be marked or not, and what each says once that has been checked.

import { h, keyed, mount, roving, setAttributes, setText } from "./kit.js";
import { quizPage } from "./quiz.js";

const SIGNS = /** @type {Record<string, string>} */ ({ right: "✓", wrong: "✕", missed: "+" });

/** @param {import("./quiz.js").Mark} mark */
function createTables(mark) {
  const name = h("p", { class: "spades-options-name" });
  const list = h("div", { class: "spades-tables-list", role: "group" });
  const el = h("div", { class: "spades-tables" }, name, list);
  const refresh = roving(list, { columns: () => 1 });
  const make = (/** @type {any} */ { id }) => {
    const button = h("button", { type: "button", class: "spades-table", onclick: () => mark("mark", { table: id, on: button.getAttribute("aria-pressed") !== "true" }, `table ${id}`, button.getAttribute("aria-pressed") !== "true") },
      h("span", { class: "spades-table-sign", "aria-hidden": "true" }),
      h("span", { class: "spades-table-letter" }),
      h("span", { class: "spades-table-name" }),
      h("span", { class: "spades-table-source" }),
      h("span", { class: "spades-table-says" }),
      h("span", { class: "spades-table-differs" }),
      h("span", { class: "spades-unseen" }));
    return button;
  };
  return {
    el,
    /** @param {any} view @param {any} strings */
    update(view, strings) {
      setAttributes(el, { hidden: view.tables.length === 0 });
      if (view.tables.length === 0) return;
      setText(name, strings.tablesName);
      setAttributes(list, { "aria-label": strings.tablesName });
      keyed(list, /** @type {any[]} */ (view.tables), {
        key: ({ id }) => `${view.serial} ${id}`, // a new question begins at the first table again
        make,
        update(button, { id, state, chosen, may, differs }) {
          const [sign, letter, called, source, says, other, unseen] = button.children;
          const { letter: text, name: title, source: from, says: verdict } = strings.tables[id];
          setText(sign, SIGNS[state] ?? "");
          setText(letter, text);
          setText(called, title);
          setText(source, from);
          setText(says, verdict);
          setText(other, differs ? strings.differs : "");
          setText(unseen, strings.states[state] ? `, ${strings.states[state]}` : "");
          setAttributes(button, { "data-state": state, "data-may": may, "aria-pressed": String(chosen) });
        },
      });
      refresh(null);
    },
  };
}

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => quizPage(frame, { name: "spades-break-trainer", part: createTables }));

export default { render };
