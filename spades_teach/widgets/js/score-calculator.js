// ScoreCalculator: a score sheet for one round.  Python reads what is typed, works out the lines and says what may be seen of them.

import { feedback, h, keyed, mount, setAttributes, setText, svg } from "./kit.js";
import { scoreLine, seatRow, sheetField, sumRow } from "./sheet-parts.js";

/** @typedef {import("./kit.js").Frame} Frame */

/** A number of a round that is given: nothing to type. */
function givenNumber() {
  const name = h("span", { class: "spades-number-name" });
  const number = h("bdi", { class: "spades-sheet-given" });
  return {
    el: h("span", { class: "spades-number" }, name, number),
    /** @param {string} label @param {string} text */
    update(label, text) {
      setText(name, label);
      setText(number, text);
    },
  };
}

/**
 * One side of the sheet: two seats, the contract, and what stood before.
 * @param {Frame} frame
 * @param {string} side
 * @param {string[]} places
 */
function sheetSide(frame, side, places) {
  const name = h("h3", { class: "spades-sheet-title" });
  const contract = h("span", { class: "spades-chip" });
  const bidHead = h("span", { role: "columnheader" });
  const tricksHead = h("span", { role: "columnheader" });
  const rows = new Map(places.map((place) => [place, seatRow(frame, place)]));
  const before = h("span", { class: "spades-sheet-before-name" });
  const total = sheetField(frame, `total/${side}`, { signed: true });
  const bags = sheetField(frame, `bags/${side}`, { step: true });
  const given = { total: givenNumber(), bags: givenNumber() };
  const table = h("div", { class: "spades-sheet-table", role: "table" },
    h("div", { class: "spades-sheet-seat spades-sheet-heads", role: "row" }, h("span", { role: "cell" }), bidHead, tricksHead),
    ...[...rows.values()].map((row) => row.el));
  const el = h("div", { class: "spades-sheet-side", role: "group" },
    h("div", { class: "spades-sheet-head" }, name, contract),
    table,
    h("div", { class: "spades-sheet-before" }, before,
      h("span", { class: "spades-sheet-fields" }, total.el, given.total.el, bags.el, given.bags.el)));
  return {
    el,
    first: /** @type {any} */ (rows.get(places[0])),
    rows,
    /** @param {any} one @param {any} view @param {any} strings @param {any} words @param {string} digits */
    update(one, view, strings, words, digits) {
      setText(name, strings.name);
      setAttributes(el, { "aria-label": strings.name });
      setAttributes(table, { "aria-label": strings.name });
      setText(contract, strings.contract);
      setAttributes(contract, { hidden: !strings.contract });
      setText(bidHead, words.columns.bid);
      setText(tricksHead, words.columns.tricks);
      setText(before, words.before);
      for (const seat of one.seats) /** @type {any} */ (rows.get(seat.place)).update(seat, view, strings.seats[seat.place], words, digits);
      for (const [kind, field] of /** @type {["total" | "bags", any][]} */ ([["total", total], ["bags", bags]])) {
        const about = strings[kind];
        const there = one[kind] !== null && !(view.locked && about.text === "");
        setAttributes(field.el, { hidden: view.locked || !there });
        setAttributes(given[kind].el, { hidden: !view.locked || !there });
        given[kind].update(about.name, about.text);
        if (one[kind] === null) continue;
        const wrong = view.problem !== null && view.problem.id === "unreadable" && view.problem.fields.includes(one[kind].field);
        field.update(one[kind], { name: about.label, short: about.name, digits, words: words.steps, wrong });
      }
    },
  };
}

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
function askBox(frame, side) {
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

/** The bags as rows of places: old ones outlined, new ones filled, a full row struck through with what it costs. */
function bagCount() {
  const rows = h("div", { class: "spades-bag-rows", "aria-hidden": "true" });
  const text = h("p", { class: "spades-bag-text" });
  const el = h("div", { class: "spades-bag-count", hidden: true }, rows, text);
  return {
    el,
    /** @param {{places: string[], paid: boolean}[]} given @param {{text: string, penalty: string}} strings @param {string} digits */
    update(given, strings, digits) {
      setAttributes(el, { hidden: given.length === 0 });
      const figures = [...digits];
      const written = (/** @type {number} */ number) => String(number).replace(/\d/g, (digit) => figures[Number(digit)]);
      keyed(rows, given, {
        key: (_, index) => String(index),
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
function scoreSide() {
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
        make: scoreLine,
        update: (node, line, index) => node.spadesUpdate(line, one.lines[index].points),
      });
      setAttributes(lines, { hidden: one.lines.length === 0 });
      keyed(sums, strings.sums, {
        key: (_, index) => String(index),
        make: sumRow,
        update: (node, sum, index) => node.spadesUpdate(sum, index === 0 ? one.points : one.total_after),
      });
      bags.update(one.bag_rows, strings.bag_count, digits);
      setText(remark, strings.remark);
      setAttributes(remark, { hidden: !strings.remark });
    },
  };
}

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  const sides = ["us", "them"];
  const places = /** @type {Record<string, string[]>} */ ({ us: ["you", "partner"], them: ["left", "right"] });
  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const sheets = new Map(sides.map((side) => [side, sheetSide(frame, side, places[side])]));
  const asks = new Map(sides.map((side) => [side, askBox(frame, side)]));
  const scores = new Map(sides.map((side) => [side, scoreSide()]));
  const problem = feedback();
  const outcome = feedback();
  const goTo = (/** @type {any} */ field) => {
    field.release();
    field.input.focus();
  };
  const toFirst = () => goTo(/** @type {any} */ (sheets.get("us")).first.bid);
  let view = /** @type {any} */ (null);

  const rest = h("button", {
    type: "button",
    class: "spades-button",
    onclick: () => {
      const tricks = sides.map((side) => /** @type {any} */ (sheets.get(side)).rows.get(view.rest)).find(Boolean)?.tricks;
      frame.send("give-rest");
      if (tricks) goTo(tricks);
    },
  });
  const next = h("button", { type: "button", class: "spades-button", onclick: () => (frame.send("next-round"), toFirst()) });
  const clear = h("button", { type: "button", class: "spades-button", onclick: () => (frame.send("clear"), toFirst()) });
  const keys = h("div", { class: "spades-row" }, rest, next, clear);
  const askRow = h("div", { class: "spades-asks" }, ...sides.map((side) => /** @type {any} */ (asks.get(side)).el));
  const results = h("div", { class: "spades-scores" }, ...sides.map((side) => /** @type {any} */ (scores.get(side)).el));
  const panel = h("div", { class: "spades-panel spades-pad spades-score-calculator" },
    h("div", { class: "spades-head" }, title, task),
    h("div", { class: "spades-sheet" }, ...sides.map((side) => /** @type {any} */ (sheets.get(side)).el)),
    problem.el, askRow, results, outcome.el, keys);
  frame.root.append(panel);

  let heard = /** @type {string | null} */ (null);
  return ({ view: given, strings, look }) => {
    view = given;
    setText(title, strings.title);
    setText(task, strings.task);
    setAttributes(panel, { "data-locked": view.locked ? "true" : "false", "data-specials": view.specials.length });
    view.sides.forEach((/** @type {any} */ one, /** @type {number} */ index) => {
      const words = strings.sides[index];
      sheets.get(one.side)?.update(one, view, words, strings, look.digits);
      const ask = /** @type {ReturnType<typeof askBox>} */ (asks.get(one.side));
      const score = /** @type {ReturnType<typeof scoreSide>} */ (scores.get(one.side));
      const worksThere = ask.el.contains(/** @type {any} */ (ask.el.getRootNode()).activeElement);
      ask.update(one.ask, words.ask, strings, look.digits);
      score.update(one, words, look.digits);
      if (worksThere && one.ask && !one.ask.open) score.focus();
    });
    const asked = view.sides.filter((/** @type {any} */ one) => one.ask).length;
    setAttributes(askRow, { hidden: asked === 0, "data-asked": asked });
    problem.update(strings.feedback);
    setText(rest, strings.rest);
    setAttributes(rest, { hidden: view.rest === null });
    setAttributes(results, { hidden: view.sides.every((/** @type {any} */ one) => !one.ask && one.lines.length === 0) });
    outcome.update(strings.outcome);
    setText(next, strings.next_round);
    setAttributes(next, { hidden: !view.may_go_on });
    setText(clear, strings.clear);
    setAttributes(clear, { hidden: !view.may_clear });
    setAttributes(keys, { hidden: !view.may_go_on && !view.may_clear && view.rest === null });
    if (heard !== null && strings.said && strings.said !== heard) frame.say(strings.said);
    heard = strings.said;
  };
});

export default { render };
