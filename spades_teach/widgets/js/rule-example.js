// A situation at two tables: what is given, and row by row what comes of it here and at the default table.

import { h, keyed, setAttributes, setText } from "./kit.js";

/** @typedef {{label: string, side: string, sum: boolean, usual: string, here: string, changed: boolean}} Row */
/** @typedef {{title: string, seats: {names: string[], rows: {name: string, cells: string[]}[]} | null, given: string[], usual: string, here: string, rows: Row[], note: string}} Example */

/** @param {Element} row @param {string[]} texts @param {string} first */
function cells(row, texts, first) {
  keyed(row, texts, {
    key: (_, index) => String(index),
    make: () => h("td"),
    update: setText,
  });
  const head = row.firstElementChild;
  if (head && head.tagName !== "TH") {
    const th = h("th", { scope: first });
    /** @type {any} */ (th).spadesKey = "0";
    setText(th, texts[0]);
    head.replaceWith(th);
  }
}

/** @param {string} name */
const table = (name) => {
  const head = h("tr");
  const body = h("tbody");
  return { el: h("table", { class: name }, h("thead", {}, head), body), head, body };
};

/** Fill the head of a table; an empty corner is no heading. @param {Element} row @param {string[]} names */
function heading(row, names) {
  keyed(row, ["", ...names], {
    key: (_, index) => String(index),
    make: (name) => (name ? h("th", { scope: "col" }) : h("td")),
    update: setText,
  });
}

export function ruleExample() {
  const title = h("p", { class: "spades-rp-heading" });
  const seats = table("spades-rp-seats");
  const given = h("ul", { class: "spades-rp-given" });
  const result = table("spades-rp-result");
  const note = h("p", { class: "spades-rp-note" });
  const el = h("div", { class: "spades-rp-example" }, title, seats.el, given, result.el, note);
  return {
    el,
    /** @param {Example | null} example */
    update(example) {
      setAttributes(el, { hidden: !example });
      if (!example) return;
      setText(title, example.title);
      setAttributes(seats.el, { hidden: !example.seats, "aria-label": example.title });
      heading(seats.head, example.seats?.names ?? []);
      keyed(seats.body, example.seats?.rows ?? [], {
        key: (_, index) => String(index),
        make: () => h("tr"),
        update: (row, { name, cells: texts }) => cells(row, [name, ...texts], "row"),
      });
      keyed(given, example.given, { key: (_, index) => String(index), make: () => h("li"), update: setText });
      setAttributes(given, { hidden: example.given.length === 0 });
      setAttributes(result.el, { "aria-label": example.title });
      const columns = example.usual ? [example.usual, example.here] : [example.here];
      heading(result.head, columns);
      keyed(result.body, example.rows, {
        key: (row, index) => `${index}/${row.side}/${columns.length}`,
        make: () => h("tr"),
        update(row, told, index) {
          const many = new Set(example.rows.map((each) => each.side)).size > 1;
          const named = many && told.side && example.rows[index - 1]?.side !== told.side;
          cells(row, [named ? `${told.side} · ${told.label}` : told.label, ...(example.usual ? [told.usual] : []), told.here], "row");
          setAttributes(row, { "data-changed": told.changed, "data-sum": told.sum });
        },
      });
      setText(note, example.note);
    },
  };
}
