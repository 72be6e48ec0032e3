// ScoreCalculator: a score sheet for one round.  Python reads what is typed, works out the lines and says what may be seen of them.

import { feedback, h, mount, setAttributes, setText } from "./kit.js";
import { rulesChoice } from "./rules-choice.js";
import { askBox, scoreSide } from "./score-parts.js";
import { seatRow, sheetField } from "./sheet-parts.js";
import { tablesBeside } from "./tables-beside.js";

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
  const choice = rulesChoice(frame);
  const beside = tablesBeside(frame);
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
    h("div", { class: "spades-head" }, title, task), choice.el,
    h("div", { class: "spades-sheet" }, ...sides.map((side) => /** @type {any} */ (sheets.get(side)).el)),
    problem.el, askRow, results, outcome.el, beside.el, keys);
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
    setAttributes(choice.el, { hidden: !view.choice });
    choice.update(view.choice, strings.choice, { lexicon: frame.model.get("lexicon"), digits: look.digits });
    beside.update(view.compare, strings.compare);
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
