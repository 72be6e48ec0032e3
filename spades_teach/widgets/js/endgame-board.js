// EndgameBoard: the last round before it is played.  Python knows what each split comes to; here one is chosen, and explained line by line.

import { choices, feedback, h, keyed, mount, setAttributes, setText } from "./kit.js";
import { signLegend, splitStrip, splitTable } from "./endgame-strip.js";
import { numberField } from "./numbers.js";
import { rulesChoice } from "./rules-choice.js";
import { scoreSide } from "./score-parts.js";
import { sheetField } from "./sheet-parts.js";

/** @typedef {import("./kit.js").Frame} Frame */

const SIDES = ["us", "them"];

/**
 * A seat with its bid.
 * @param {Frame} frame @param {string} place
 */
function bidRow(frame, place) {
  const name = h("span", { class: "spades-sheet-name" });
  const bid = sheetField(frame, `bid/${place}`, { step: true });
  const calls = h("span", { class: "spades-sheet-calls" });
  const given = h("span", { class: "spades-end-given" });
  const el = h("div", { class: "spades-end-seat" }, name, h("span", { class: "spades-end-bid" }, bid.el, calls, given));
  return {
    el,
    /** @param {any} seat @param {any} view @param {any} strings @param {any} words @param {string} digits */
    update(seat, view, strings, words, digits) {
      const wrong = view.problem !== null && view.problem.id !== "missing" && view.problem.fields.includes(seat.bid.field);
      setText(name, strings.name);
      setText(given, strings.bid_text);
      setAttributes(bid.el, { hidden: view.locked });
      setAttributes(calls, { hidden: view.locked });
      setAttributes(given, { hidden: !view.locked });
      bid.update(seat.bid, { name: strings.bid, digits, words: words.steps, wrong });
      keyed(calls, /** @type {string[]} */ (view.specials), {
        key: String,
        make: (special) => h("button", {
          type: "button",
          class: "spades-call",
          onclick: () => {
            bid.release();
            frame.send("call", { place, bid: special });
          },
        }),
        update: (button, special) => {
          setText(button, words.specials[special]);
          setAttributes(button, { "aria-label": strings.calls[special], "aria-pressed": seat.bid.special === special ? "true" : "false" });
        },
      });
    },
  };
}

/**
 * One side: its bids, and what stood before.
 * @param {Frame} frame @param {string} side @param {string[]} places
 */
function boardSide(frame, side, places) {
  const name = h("h3", { class: "spades-sheet-title" });
  const contract = h("span", { class: "spades-chip" });
  const rows = new Map(places.map((place) => [place, bidRow(frame, place)]));
  const before = h("span", { class: "spades-end-before-name" });
  const fields = /** @type {["total" | "bags", ReturnType<typeof sheetField>, any][]} */ ([
    ["total", sheetField(frame, `total/${side}`, { signed: true }), h("span", { class: "spades-end-stood" })],
    ["bags", sheetField(frame, `bags/${side}`, { step: true }), h("span", { class: "spades-end-stood" })],
  ]);
  const el = h("div", { class: "spades-sheet-side", role: "group" },
    h("div", { class: "spades-sheet-head" }, name, contract), ...[...rows.values()].map((row) => row.el),
    h("div", { class: "spades-end-before" }, before, h("span", { class: "spades-end-fields" }, ...fields.flatMap(([, field, given]) => [field.el, given]))));
  return {
    el,
    /** @param {any} one @param {any} view @param {any} strings @param {any} words @param {string} digits */
    update(one, view, strings, words, digits) {
      setText(name, strings.name);
      setAttributes(el, { "aria-label": strings.name });
      setText(contract, strings.contract);
      setAttributes(contract, { hidden: !strings.contract });
      setText(before, words.before);
      for (const seat of one.seats) rows.get(seat.place)?.update(seat, view, strings.seats[seat.place], words, digits);
      for (const [kind, field, given] of fields) {
        const about = strings[kind];
        setAttributes(field.el, { hidden: view.locked || one[kind] === null });
        setAttributes(given, { hidden: !view.locked || one[kind] === null });
        setText(given, `${about.name} ${about.text}`);
        if (one[kind] === null) continue;
        const wrong = view.problem?.id === "unreadable" && view.problem.fields.includes(one[kind].field);
        field.update(one[kind], { name: about.label, short: about.name, digits, words: words.steps, wrong });
      }
    },
  };
}

/**
 * What is supposed of a nil: kept, or failed by so many tricks.
 * @param {Frame} frame @param {string} place
 */
function nilBox(frame, place) {
  let took = 0;
  const kind = choices({ onChoose: (id) => (id === "failed") !== took > 0 && frame.send("suppose", { place, tricks: id === "failed" ? 1 : 0 }) });
  const tricks = numberField({
    step: true,
    onInput: (value) => {
      if (value !== null && Number.isInteger(value) && value !== took) frame.send("suppose", { place, tricks: value });
    },
  });
  const el = h("div", { class: "spades-end-nil" }, kind.el, tricks.el);
  /** @type {any} */ (el).spadesUpdate = (/** @type {any} */ nil, /** @type {any} */ strings, /** @type {any} */ words, /** @type {string} */ digits) => {
    took = nil.tricks;
    kind.update({ name: strings.name, options: [{ id: "kept", label: strings.kept }, { id: "failed", label: strings.failed }], chosen: took > 0 ? "failed" : "kept" });
    setAttributes(tricks.el, { hidden: took === 0 });
    tricks.update({ name: strings.tricks, value: took, least: 1, most: nil.most, digits, words: words.steps });
  };
  return el;
}

/**
 * What is asked before the strip is shown.
 * @param {Frame} frame
 */
function askBox(frame) {
  const check = () => frame.send("guess", { text: field.input.value });
  const field = numberField({ onInput: () => {}, step: true, onEnter: check });
  const legend = h("h3", { class: "spades-sheet-title" });
  const checkKey = h("button", { type: "button", class: "spades-button spades-go", onclick: check });
  const neverKey = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("never") });
  const revealKey = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("reveal") });
  const said = feedback();
  const el = h("div", { class: "spades-end-ask", role: "group" }, legend,
    h("div", { class: "spades-end-ask-row" }, field.el, checkKey, neverKey, revealKey), said.el);
  return {
    el,
    /** @param {any} ask @param {any} strings @param {any} words @param {string} digits */
    update(ask, strings, words, digits) {
      setAttributes(el, { hidden: !ask, "aria-label": strings?.legend });
      if (!ask) return;
      setText(legend, strings.legend);
      setText(checkKey, strings.check);
      setText(neverKey, strings.never);
      setText(revealKey, strings.reveal);
      field.update({ name: strings.tricks, least: 0, most: ask.most, digits, words: words.steps, wrong: ask.told === "unreadable" });
      said.update(strings.said);
    },
  };
}

/** The split that is chosen: what it comes to, and the score of both sides. */
function explainedBox() {
  const heading = h("h3", { class: "spades-sheet-title" });
  const said = feedback();
  const scores = SIDES.map(() => scoreSide());
  const row = h("div", { class: "spades-scores" }, ...scores.map((score) => score.el));
  const el = h("div", { class: "spades-end-explained" }, heading, said.el, row);
  return {
    el,
    /** @param {any[]} given @param {any} strings @param {string} digits */
    update(given, strings, digits) {
      setAttributes(el, { hidden: !strings });
      if (!strings) return;
      setText(heading, strings.heading);
      said.update(strings);
      setAttributes(row, { hidden: given.length === 0 });
      given.forEach((one, index) => scores[index].update(one, strings.scores[index], digits));
    },
  };
}

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  const places = /** @type {Record<string, string[]>} */ ({ us: ["you", "partner"], them: ["left", "right"] });
  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const choice = rulesChoice(frame);
  const sides = new Map(SIDES.map((side) => [side, boardSide(frame, side, places[side])]));
  const problem = feedback();
  const ask = askBox(frame);
  const answered = feedback();
  const nils = h("div", { class: "spades-end-nils" });
  const strip = splitStrip({ onChoose: (tricks) => frame.send("choose", { tricks }) });
  const legend = signLegend();
  const explained = explainedBox();
  const adviceName = h("h3", { class: "spades-sheet-title" });
  const adviceList = h("ul", { class: "spades-end-advice-list" });
  const advice = h("div", { class: "spades-end-advice" }, adviceName, adviceList);
  const table = splitTable();
  const panel = h("div", { class: "spades-panel spades-pad spades-endgame-board" },
    h("div", { class: "spades-head" }, title, task), choice.el,
    h("div", { class: "spades-end-sheet" }, ...[...sides.values()].map((side) => side.el)),
    problem.el, ask.el, answered.el, nils, strip.el, legend.el, explained.el, advice, table.el);
  frame.root.append(panel);

  return ({ view, strings, look }) => {
    setText(title, strings.title);
    setText(task, strings.task);
    setAttributes(panel, { "data-locked": view.locked });
    setAttributes(choice.el, { hidden: !view.choice });
    choice.update(view.choice, strings.choice, { lexicon: frame.model.get("lexicon"), digits: look.digits });
    view.sides.forEach((/** @type {any} */ one, /** @type {number} */ index) => sides.get(one.side)?.update(one, view, strings.sides[index], strings, look.digits));
    problem.update(strings.feedback);
    const worksThere = ask.el.contains(/** @type {any} */ (ask.el.getRootNode()).activeElement);
    ask.update(view.ask, strings.ask, strings, look.digits);
    answered.update(strings.answered);
    setAttributes(nils, { hidden: view.nils.length === 0 });
    keyed(nils, /** @type {any[]} */ (view.nils), {
      key: (nil) => nil.place,
      make: (nil) => nilBox(frame, nil.place),
      update: (node, nil) => node.spadesUpdate(nil, strings.nils[nil.place], strings, look.digits),
    });
    strip.update(view.strip, view.chosen, strings);
    if (worksThere && !view.ask) strip.focus();
    setAttributes(legend.el, { hidden: view.strip.length === 0 });
    legend.update(strings.legend);
    explained.update(view.scores, strings.explained, look.digits);
    setText(adviceName, strings.advice_name);
    setAttributes(advice, { hidden: strings.advice.length === 0 });
    keyed(adviceList, /** @type {any[]} */ (strings.advice), { key: ({ id }) => id, make: () => h("li"), update: (node, { text }) => setText(node, text) });
    table.update(view.strip, view.chosen, strings);
  };
});

export default { render };
