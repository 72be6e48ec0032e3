// The splits of a round as a strip of boxes: one is chosen, arrow keys lead along it; what the signs mean; and the same as a table.
//
//   const strip = splitStrip({ onChoose: (tricks) => ... });
//   strip.update(view.strip, view.chosen, strings);
//
// Every box has a sign of its own, so that nothing is told by its colour alone.

import { focusedIn, h, keyed, roving, setAttributes, setText, svg } from "./kit.js";

/** @typedef {{tricks: number, them: number, state: string, penalties: string[], depends: boolean}} Split */

const SIGNS = /** @type {Record<string, string>} */ ({ us: "✓", them: "✕", ahead: "▲", behind: "▼", level: "=", none: "–", depends: "?" });
const SACK = "M9.1 3.2 12 4.6l2.9-1.4 1.1 1-2.2 3.1c3.6 1.8 6.2 5.6 6.2 9.2 0 3.2-3 5-8 5s-8-1.8-8-5c0-3.6 2.6-7.4 6.2-9.2L8 4.2z";

/** The bag that stands for a penalty. */
const sack = () => svg("svg", { class: "spades-end-sack", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, svg("path", { d: SACK }));

/** @param {{onChoose: (tricks: number) => void}} how */
export function splitStrip({ onChoose }) {
  const ours = h("span", { class: "spades-end-whose" });
  const theirs = h("span", { class: "spades-end-whose" });
  const row = h("div", { class: "spades-end-strip", role: "radiogroup" });
  const el = h("div", { class: "spades-end-strip-box" }, h("div", { class: "spades-end-whose-box", "aria-hidden": "true" }, ours, theirs), row);
  const columns = () => {
    const first = /** @type {HTMLElement | undefined} */ (row.children[0]);
    const count = [...row.children].filter((node) => /** @type {HTMLElement} */ (node).offsetTop === first?.offsetTop).length;
    return count < row.children.length ? count : 0;
  };
  const refresh = roving(row, {
    mirrored: () => el.closest("[dir]")?.getAttribute("dir") === "rtl",
    columns,
    preferred: () => row.querySelector("[aria-checked=true]"),
  });
  row.addEventListener("focusin", (/** @type {Event} */ event) => {
    const box = /** @type {HTMLElement} */ (event.target);
    if (box.getAttribute("aria-checked") !== "true" && box.matches(":focus-visible")) onChoose(Number(box.dataset.tricks));
  });
  return {
    el,
    /** Go on with the keyboard on the box that is chosen. */
    focus: () => /** @type {HTMLElement | null} */ (row.querySelector("[aria-checked=true]"))?.focus({ preventScroll: true }),
    /** @param {Split[]} splits @param {number | null} chosen @param {any} strings */
    update(splits, chosen, strings) {
      setAttributes(el, { hidden: splits.length === 0 });
      setAttributes(row, { "aria-label": strings.strip });
      setText(ours, strings.ours);
      setText(theirs, strings.theirs);
      row.style.setProperty("--spades-end-columns", String(splits.length));
      row.style.setProperty("--spades-end-half", String(Math.ceil(splits.length / 2)));
      keyed(row, splits, {
        key: (split) => String(split.tricks),
        make: (split) => h("button", { type: "button", role: "radio", class: "spades-end-box", "data-tricks": split.tricks, onclick: () => onChoose(split.tricks) },
          h("bdi", { class: "spades-end-ours" }), h("span", { class: "spades-end-sign", "aria-hidden": "true" }), h("bdi", { class: "spades-end-theirs" }),
          h("span", { class: "spades-end-bag", "data-side": "us" }, sack()), h("span", { class: "spades-end-bag", "data-side": "them" }, sack()),
          h("span", { class: "spades-end-depends", "aria-hidden": "true" })),
        update(box, split, index) {
          const [own, sign, other, bagOurs, bagTheirs, depends] = box.children;
          const words = strings.cells[index];
          setText(own, words.us);
          setText(sign, SIGNS[split.state]);
          setText(other, words.them);
          setAttributes(bagOurs, { hidden: !split.penalties.includes("us") });
          setAttributes(bagTheirs, { hidden: !split.penalties.includes("them") });
          setText(depends, split.depends ? SIGNS.depends : "");
          setAttributes(box, { "data-state": split.state, "aria-checked": split.tricks === chosen ? "true" : "false", "aria-label": plain(words.label), title: plain(words.label) });
        },
      });
      refresh(focusedIn(row) ?? row.querySelector("[aria-checked=true]"));
    },
  };
}

/** @param {string} text @returns {string} without the marks that keep a number in its direction: a name is one line by itself */
const plain = (text) => text.replace(/[\u2066-\u2069]/g, "");

/** What the signs mean. */
export function signLegend() {
  const el = h("ul", { class: "spades-end-legend" });
  return {
    el,
    /** @param {{sign: string, text: string}[]} signs */
    update(signs) {
      keyed(el, signs, {
        key: ({ sign }) => sign,
        make: ({ sign }) => h("li", {}, h("span", { class: "spades-end-key", "data-state": sign, "aria-hidden": "true" }, sign === "penalty" ? sack() : SIGNS[sign]), h("span", {})),
        update: (node, { text }) => setText(node.lastElementChild, text),
      });
    },
  };
}

const COLUMNS = ["us", "them", "total-us", "total-them", "verdict", "penalty"];

/** The splits as a table. */
export function splitTable() {
  const summary = h("summary", { class: "spades-end-summary" });
  const caption = h("caption", { class: "spades-unseen" });
  const heads = COLUMNS.map(() => h("th", { scope: "col" }));
  const body = h("tbody");
  const table = h("table", { class: "spades-end-table" }, caption, h("thead", {}, h("tr", {}, ...heads)), body);
  const scroll = h("div", { class: "spades-end-scroll", tabindex: "0", role: "region" }, table);
  const el = h("details", { class: "spades-end-more" }, summary, scroll);
  return {
    el,
    /** @param {Split[]} splits @param {number | null} chosen @param {any} strings */
    update(splits, chosen, strings) {
      setAttributes(el, { hidden: splits.length === 0 });
      setText(summary, strings.table);
      setText(caption, strings.table);
      setAttributes(scroll, { "aria-label": strings.table });
      heads.forEach((head, index) => setText(head, strings.heads[COLUMNS[index]]));
      keyed(body, splits, {
        key: (split) => String(split.tricks),
        make: () => h("tr", {}, h("th", { scope: "row" }), ...COLUMNS.slice(1).map(() => h("td"))),
        update(row, split, index) {
          const words = strings.cells[index];
          const texts = [words.us, words.them, words.total_us, words.total_them, words.verdict, words.penalty];
          setAttributes(row, { "aria-current": split.tricks === chosen ? "true" : null });
          texts.forEach((text, place) => setText(row.children[place], text));
        },
      });
    },
  };
}
