// A score line by line: what each line is for, how it comes about, its points.
//
//   const rows = scoreRows();
//   rows.update("The example", [{ label: "Contract made", working: ["5 × 10 = 50"], points: "+50", sum: false }]);

import { h, keyed, setAttributes, setText } from "./kit.js";

export function scoreRows() {
  const body = h("tbody");
  const el = h("table", { class: "spades-score-rows" }, body);
  return {
    el,
    /** @param {string} name @param {{label: string, working: string[], points: string, sum: boolean}[]} rows */
    update(name, rows) {
      setAttributes(el, { hidden: rows.length === 0, "aria-label": name });
      keyed(body, rows, {
        key: (_, index) => String(index),
        make: () => h("tr", {}, h("th", { scope: "row" }), h("td", { class: "spades-score-rows-how" }), h("td", { class: "spades-score-rows-points" })),
        update(row, { label, working, points, sum }) {
          const [head, how, much] = row.children;
          setText(head, label);
          keyed(how, working, { key: (_, index) => String(index), make: () => h("span"), update: setText });
          setText(much, points);
          setAttributes(row, { "data-sum": sum });
        },
      });
    },
  };
}
