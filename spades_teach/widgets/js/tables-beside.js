// One round at several tables side by side: a list of the tables, and a table of what each line is worth there.
//
//   const strip = tablesBeside(frame);
//   strip.update(view.compare, strings.compare);
//
// What is otherwise than on the sheet has a sign of its own.  It tells Python `keep-table` and `drop-table`.

import { h, keyed, setAttributes, setText } from "./kit.js";

/** @typedef {import("./kit.js").Frame} Frame */

/** A row: what it is, and a cell per table. */
function row() {
  const label = h("span", { class: "spades-tb-label" });
  const id = h("code", { class: "spades-tb-id" });
  const el = h("tr", {}, h("th", { scope: "row" }, label, id));
  const cells = /** @type {any[]} */ ([]);
  /** @type {any} */ (el).spadesUpdate = (/** @type {any} */ view, /** @type {any} */ strings, /** @type {string} */ differs) => {
    setText(label, strings.label);
    setText(id, strings.id);
    setAttributes(el, { "data-kind": view.kind, "data-differs": view.cells.some((/** @type {any} */ cell) => cell.differs) });
    while (cells.length > view.cells.length) cells.pop().remove();
    while (cells.length < view.cells.length) {
      const cell = h("td", {}, h("span", { class: "spades-tb-mark", dir: "ltr", "aria-hidden": "true" }), h("span", { class: "spades-tb-value" }), h("span", { class: "spades-unseen" }));
      cells.push(cell);
      el.append(cell);
    }
    view.cells.forEach((/** @type {any} */ cell, /** @type {number} */ place) => {
      const [mark, value, said] = cells[place].children;
      setAttributes(cells[place], { "data-differs": cell.differs, "data-below": cell.value !== null && cell.value < 0 });
      setText(mark, cell.differs ? "≠" : "");
      setText(value, strings.cells[place]);
      setText(said, cell.differs ? `, ${differs}` : "");
    });
  };
  return el;
}

/** The rows of one side, or of the match, under its name. */
function group() {
  const name = h("th", { class: "spades-tb-side" });
  const head = h("tr", {}, name);
  const el = h("tbody", {}, head);
  /** @type {any} */ (el).spadesUpdate = (/** @type {any[]} */ rows, /** @type {any[]} */ strings, /** @type {string} */ title, /** @type {number} */ width, /** @type {string} */ differs) => {
    setText(name, title);
    setAttributes(name, { colspan: width + 1, scope: title ? "rowgroup" : null });
    setAttributes(head, { hidden: !title });
    const old = /** @type {any[]} */ ([...el.children].slice(1));
    rows.forEach((each, place) => {
      const node = old[place] ?? el.appendChild(row());
      /** @type {any} */ (node).spadesUpdate(each, strings[place], differs);
    });
    for (const node of old.slice(rows.length)) node.remove();
  };
  return el;
}

/** @param {Frame} frame */
export function tablesBeside(frame) {
  const title = h("h3", { class: "spades-sheet-title" });
  const keep = h("button", { type: "button", class: "spades-button spades-tb-keep", onclick: () => frame.send("keep-table") });
  const list = h("ol", { class: "spades-tb-tables" });
  const corner = h("th", { scope: "col" }, h("span", { class: "spades-unseen" }));
  const heads = h("tr", {}, corner);
  const table = h("table", { class: "spades-tb-rows" }, h("thead", {}, heads));
  const note = h("p", { class: "spades-tb-note" });
  const el = h("div", { class: "spades-tb", role: "group", hidden: true }, h("div", { class: "spades-tb-head" }, title, keep), list, table, note);
  const groups = /** @type {any[]} */ ([]);
  return {
    el,
    /** @param {any} view @param {any} strings */
    update(view, strings) {
      setAttributes(el, { hidden: !view || view.sides.length === 0, "aria-label": strings?.title });
      if (!view || view.sides.length === 0) return;
      setText(title, strings.title);
      setText(keep, strings.keep);
      setAttributes(keep, { hidden: !view.may_keep });
      keyed(list, view.tables, {
        key: (each) => each.spec,
        make: (each) => h("li", {},
          h("span", { class: "spades-tb-number", "aria-hidden": "true" }), h("span", { class: "spades-tb-name" }), h("span", { class: "spades-tb-problem" }),
          h("button", { type: "button", class: "spades-tb-drop", text: "×", onclick: () => frame.send("drop-table", { spec: each.spec }) })),
        update(item, each, place) {
          const words = strings.tables[place];
          const [number, name, problem, drop] = item.children;
          setText(number, words.number);
          setText(name, words.name);
          setText(problem, words.problem);
          setAttributes(drop, { "aria-label": words.drop, hidden: each.own });
          setAttributes(item, { "data-own": each.own });
        },
      });
      setText(corner.firstElementChild, strings.what);
      keyed(heads, [null, ...view.tables], {
        key: (each) => each?.spec ?? "",
        make: (each) => each ? h("th", { scope: "col" }, h("span", { class: "spades-tb-number", "aria-hidden": "true" }), h("span", { class: "spades-unseen" })) : corner,
        update(head, each, place) {
          if (!each) return;
          setText(head.children[0], strings.tables[place - 1].number);
          setText(head.children[1], strings.tables[place - 1].name);
        },
      });
      const parts = [
        ...view.sides.map((/** @type {any} */ side, /** @type {number} */ place) => ({ rows: side.rows, strings: strings.sides[place].rows, title: strings.sides[place].name })),
        ...(view.ends.length ? [{ rows: view.ends, strings: strings.ends, title: "" }] : []),
      ];
      while (groups.length > parts.length) groups.pop().remove();
      while (groups.length < parts.length) groups.push(table.appendChild(group()));
      parts.forEach((part, place) => groups[place].spadesUpdate(part.rows, part.strings, part.title, view.tables.length, strings.differs));
      setAttributes(table, { hidden: view.tables.length < 2 });
      setText(note, strings.note);
    },
  };
}
