// A score asked for and shown: what is predicted of a side and the answer to it, and the side's lines, sums and bags.
//
//   const ask = askBox(frame, "us"); const score = scoreSide();
//   ask.update(view.ask, strings.ask, words, look.digits); score.update(view, strings, look.digits);
//
// They tell Python `type`, `check`, `next-line` and `all-lines`, as ScoreCalculatorLogic knows them; put them into an element of class spades-pad.

import { feedback, h, keyed, setAttributes, setText, svg } from "./kit.js";
import { scoreLine, sheetField, sumRow } from "./sheet-parts.js";

/** @typedef {import("./kit.js").Frame} Frame */

/** A face that smiles when a prediction was right. */
function smile() {
  return svg("svg", { class: "spades-smile", viewBox: "0 0 32 32", "aria-hidden": "true", focusable: "false" },
    svg("circle", { class: "spades-smile-face", cx: 16, cy: 16, r: 14 }),
    svg("circle", { class: "spades-smile-eye", cx: 11, cy: 12.5, r: 1.9 }),
    svg("circle", { class: "spades-smile-eye", cx: 21, cy: 12.5, r: 1.9 }),
    svg("path", { class: "spades-smile-mouth", d: "M9.5 18.5 Q16 25.5 22.5 18.5", pathLength: 1 }));
}

/**
 * What is asked about a side: its points, if you like its bags, and the answer to that.
 * @param {Frame} frame
 * @param {string} side
 */
export function askBox(frame, side) {
  const check = () => {
    points.release();
    bags.release();
    frame.send("check", { side });
  };
  const points = sheetField(frame, `guess/${side}`, { signed: true, onEnter: check });
  const bags = sheetField(frame, `guess-bags/${side}`, { onEnter: check });
  const checkKey = h("button", { type: "button", class: "spades-button spades-go", onclick: check });
  const nextKey = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("next-line", { side }) });
  const allKey = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("all-lines", { side }) });
  const legend = h("h3", { class: "spades-sheet-title" });
  const saidOfPoints = feedback();
  const saidOfBags = feedback();
  const face = smile();
  const keys = h("div", { class: "spades-row spades-ask-keys" }, checkKey, nextKey, allKey);
  const el = h("div", { class: "spades-ask", role: "group", hidden: true }, legend,
    h("div", { class: "spades-ask-fields" }, points.el, bags.el, keys, face),
    h("div", { class: "spades-ask-said" }, saidOfPoints.el, saidOfBags.el));
  return {
    el,
    /** @param {any} ask @param {any} strings @param {any} words @param {string} digits */
    update(ask, strings, words, digits) {
      setAttributes(el, { hidden: !ask, "aria-label": strings?.legend });
      if (!ask) return;
      setText(legend, strings.legend);
      const shared = { digits, words: words.steps, disabled: !ask.open };
      points.update(ask.points, { ...shared, name: strings.points_label, short: strings.points, wrong: ask.points.typed !== "" });
      setAttributes(bags.el, { hidden: !ask.bags });
      if (ask.bags) bags.update(ask.bags, { ...shared, name: strings.bags_label, short: strings.bags, wrong: ask.bags.typed !== "" });
      setText(checkKey, strings.check);
      setText(nextKey, strings.next_line);
      setText(allKey, strings.all_lines);
      setAttributes(keys, { hidden: !ask.open });
      setAttributes(face, { "data-on": ask.told === "right" ? "true" : "false" });
      saidOfPoints.update(strings.said_of_points);
      saidOfBags.update(strings.said_of_bags);
    },
  };
}

/** The bags as rows of places, where there is room for them: old ones outlined, new ones filled, a full row struck through with what it costs. */
function bagCount() {
  const rows = h("div", { class: "spades-bag-rows", "aria-hidden": "true" });
  const text = h("p", { class: "spades-bag-text" });
  const el = h("div", { class: "spades-bag-count", hidden: true }, rows, text);
  return {
    el,
    /** @param {{places: string[], paid: boolean}[]} given @param {{text: string, penalty: string}} strings @param {string} digits */
    update(given, strings, digits) {
      setAttributes(el, { hidden: strings.text === "" });
      const figures = [...digits];
      const written = (/** @type {number} */ number) => String(number).replace(/\d/g, (digit) => figures[Number(digit)]);
      keyed(rows, given, {
        key: (_, index) => String(index),
        shows: (row) => JSON.stringify([row, strings.penalty, digits]),
        make: () => h("div", { class: "spades-bag-row" }, h("span", { class: "spades-bag-places" }), h("bdi", { class: "spades-bag-cost", dir: "ltr" })),
        update(row, { places, paid }) {
          setAttributes(row, { "data-paid": paid ? "true" : "false" });
          row.style.setProperty("--spades-bag-columns", String(Math.min(places.length, 10)));
          setText(row.lastElementChild, paid ? strings.penalty : "");
          keyed(row.firstElementChild, places, {
            key: (_, index) => String(index),
            make: () => h("span", { class: "spades-bag" }),
            update(place, state, index) {
              setAttributes(place, { "data-state": state });
              setText(place, state === "empty" ? "" : written(index + 1));
            },
          });
        },
      });
      setText(text, strings.text);
    },
  };
}

/** The score of one side. */
export function scoreSide() {
  const name = h("h3", { class: "spades-sheet-title" });
  const lines = h("ol", { class: "spades-lines" });
  const sums = h("div", { class: "spades-sums" });
  const bags = bagCount();
  const remark = h("p", { class: "spades-remark" });
  const el = h("div", { class: "spades-score", role: "group" }, name, lines, sums, bags.el, remark);
  return {
    el,
    /** Go on with the keyboard where the answer stands. */
    focus() {
      /** @type {HTMLElement | null} */ (lines.querySelector("li:last-child summary"))?.focus();
    },
    /** @param {any} one @param {any} strings @param {string} digits */
    update(one, strings, digits) {
      setAttributes(el, { hidden: !one.ask && one.lines.length === 0, "aria-label": strings.name });
      setText(name, strings.name);
      keyed(lines, strings.lines, {
        key: (_, index) => `${index} ${one.lines[index].reason}`,
        shows: (line, index) => JSON.stringify([line, one.lines[index].points]),
        make: scoreLine,
        update: (node, line, index) => node.spadesUpdate(line, one.lines[index].points),
      });
      setAttributes(lines, { hidden: one.lines.length === 0 });
      keyed(sums, strings.sums, {
        key: (_, index) => String(index),
        shows: (sum) => JSON.stringify([sum, one.points, one.total_after]),
        make: sumRow,
        update: (node, sum, index) => node.spadesUpdate(sum, index === 0 ? one.points : one.total_after),
      });
      bags.update(one.bag_rows, strings.bag_count, digits);
      setText(remark, strings.remark);
      setAttributes(remark, { hidden: !strings.remark });
    },
  };
}
