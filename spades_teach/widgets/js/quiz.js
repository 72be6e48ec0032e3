// The page of a quiz: one question at a time, checked by Python.  What is right is not here before it has been checked.
//
//   export default { render: (context) => mount(context, (frame) => quizPage(frame, { name: "spades-follow-suit-quiz" })) };
//
// A quiz may have a part of its own: `part: (mark) => ({ el, update(view, strings) })`, where mark(kind, fields, what, value) tells Python and
// shows at once what will come of it (see guesses.js).

import { createFan } from "./fan.js";
import { createFelt } from "./felt.js";
import { Guesses, MARKED, picked } from "./guesses.js";
import { beforeFrame, choices, dots, feedback, focusedIn, h, keyed, roving, setAttributes, setText } from "./kit.js";
import { optionButton, updateOption } from "./option.js";
import { createTrickList } from "./trick-list.js";

/** @param {{onChoose: (id: string) => void}} how */
function createOptions({ onChoose }) {
  const name = h("p", { class: "spades-options-name" });
  const list = h("div", { class: "spades-options-list", role: "radiogroup" });
  const el = h("div", { class: "spades-options" }, name, list);
  const refresh = roving(list, {
    columns: () => getComputedStyle(list).gridTemplateColumns.split(" ").length,
    mirrored: () => el.closest("[dir]")?.getAttribute("dir") === "rtl",
    preferred: () => list.querySelector("[aria-checked=true]"),
  });
  return {
    el,
    /** @param {any} view @param {any} strings */
    update(view, strings) {
      setAttributes(el, { hidden: view.options.length === 0 });
      setText(name, strings.optionsName);
      setAttributes(list, { "aria-label": strings.optionsName });
      keyed(list, view.options, {
        key: (option) => `${view.kind} ${option.id}`,
        make: (option) => optionButton({ role: "radio", onclick: () => onChoose(option.id) }),
        update: (button, option) => showOption(button, option, strings.options[option.id], strings, "aria-checked"),
      });
      refresh(null);
    },
  };
}

const MARKS = /** @type {Record<string, string>} */ ({ right: "good", wrong: "bad", missed: "missed" });

/** @param {HTMLElement} button @param {{state: string, chosen: boolean}} option @param {string} text @param {any} strings @param {string} flag */
function showOption(button, { state, chosen }, text, strings, flag) {
  const said = strings.states[state];
  updateOption(button, { text, mark: MARKS[state] ?? null, said: said ? `, ${said}` : "", "data-state": state, [flag]: String(chosen) });
}

/** @typedef {(kind: string, fields: object, what: string, value: any) => void} Mark */

/**
 * @param {import("./kit.js").Frame} frame
 * @param {{name: string, part?: (mark: Mark) => {el: HTMLElement, update: (view: any, strings: any) => void}}} how
 */
export function quizPage(frame, { name: className, part }) {
  let view = /** @type {any} */ ({});
  let latest = /** @type {any} */ (null);
  let tool = /** @type {"renege" | "proof"} */ ("renege");
  const guesses = new Guesses();
  const asking = () => view.phase === "asking";

  /** Tell Python, and show at once what will come of it. @param {string} kind @param {object} fields @param {string} what @param {any} value */
  const mark = (kind, fields, what, value) => {
    if (!asking()) return;
    guesses.set(what, value);
    frame.send(kind, { ...fields, serial: view.serial });
    draw(latest);
  };
  const markCard = (/** @type {string} */ card) => {
    const on = !view.hand.find((/** @type {any} */ each) => each.card === card)?.pressed;
    mark("mark", { card, on }, `card ${card}`, on);
  };
  const pickCell = (/** @type {number} */ number, /** @type {string} */ place) => {
    if (!asking()) return;
    if (!view.picks) return mark("pick", { cell: [number, place] }, "cell", [number, place]);
    const picks = picked(view.picks, tool, [number, place]);
    if (tool === "renege" && picks.renege && !picks.proof) tool = "proof";
    mark("pick", picks, "picks", picks);
  };
  const pickNobody = () => {
    const picks = { renege: null, proof: null, nobody: !view.picks.nobody };
    tool = "renege";
    mark("pick", picks, "picks", picks);
  };
  const chooseTool = (/** @type {string} */ id) => {
    tool = /** @type {any} */ (id);
    draw(latest);
  };

  const title = h("h2", { class: "spades-title", tabindex: "-1" });
  const task = h("p", { class: "spades-sub" });
  const progress = h("span", { class: "spades-quiz-progress" });
  const felt = createFelt();
  const trick = createFelt({ onPress: (_, place) => mark("pick", { place }, "place", place) });
  const tools = choices({ onChoose: chooseTool });
  const tricks = createTrickList({ onPress: pickCell });
  const nobody = optionButton({ onclick: pickNobody });
  const own = part?.(mark);
  const chip = h("p", { class: "spades-quiz-chip" });
  const fan = createFan({ onPress: markCard });
  const held = createFan();
  const options = createOptions({ onChoose: (option) => mark("pick", { option }, "option", option) });
  const met = h("p", { class: "spades-sub" });
  const list = h("ul", { class: "spades-quiz-met" });
  const said = feedback();
  const go = h("button", { type: "button", class: "spades-button spades-go", onclick: () => frame.send(view.go, { serial: view.serial }) });
  const tally = dots();
  tally.el.classList.add("spades-end");
  const panel = h("div", { class: `spades-panel spades-quiz ${className}` },
    h("div", { class: "spades-head spades-quiz-head" }, title, progress, task),
    felt.el, trick.el, tools.el, tricks.el, nobody, chip, fan.el, held.el, options.el, own?.el, met, list, said.el,
    h("div", { class: "spades-row" }, go, tally.el));
  frame.root.append(panel);

  const refused = (/** @type {any} */ message) => {
    if (message?.kind === "error") guesses.clear();
  };
  frame.model.on("msg:custom", refused);
  frame.onEnd(() => frame.model.off("msg:custom", refused));

  /** @param {any} given @param {any} strings */
  const drawFelts = ({ felt: given }, strings) => {
    for (const [table, on] of [[felt, given && !given.pressable], [trick, given?.pressable]]) {
      setAttributes(table.el, { hidden: !on });
      if (!on) continue;
      table.update({
        name: strings.table,
        seats: given.seats.map((/** @type {any} */ seat) => ({ ...seat, name: strings.places[seat.place], turnText: strings.turn })),
        plays: given.plays.map((/** @type {any} */ each) => ({ ...each, label: strings.plays[each.place], mark: each.winner ? "" : strings.marks[each.state] })),
        winnerText: strings.winner,
        chip: given.chip ? strings.chip : "",
        words: strings.jokers,
      });
    }
  };

  /** @param {any} given @param {any} strings */
  const drawTricks = (given, strings) => {
    const shown = given.tricks.length > 0;
    setAttributes(tricks.el, { hidden: !shown });
    setAttributes(tools.el, { hidden: !given.picks || given.phase !== "asking" });
    setAttributes(nobody, { hidden: !given.nobody });
    if (given.picks) {
      tools.update({ name: strings.tools.name, options: ["renege", "proof"].map((id) => ({ id, label: strings.tools[id] })), chosen: tool });
      showOption(nobody, given.nobody, strings.nobody, strings, "aria-pressed");
    }
    if (!shown) return;
    const { name, number, legend, places, numbers, faces, cells } = strings.tricks;
    tricks.update({
      name,
      numberName: number,
      legend,
      columns: given.tricks[0].cards.map((/** @type {any} */ { place }) => ({ place, name: places[place] })),
      rows: given.tricks.map((/** @type {any} */ row) => ({
        ...row,
        text: numbers[row.number - 1],
        cells: row.cards.map((/** @type {any} */ each) => ({ ...each, face: faces[each.card], label: cells[`${row.number} ${each.place}`] })),
      })),
      tags: strings.tags,
      pressable: Boolean(given.picks || given.pressable) && given.phase === "asking",
    });
  };

  /** @param {any} given @param {any} strings */
  const drawHand = (given, strings) => {
    const marking = MARKED.has(given.kind);
    setAttributes(fan.el, { hidden: !given.hand || !marking });
    setAttributes(held.el, { hidden: !given.hand || marking });
    setAttributes(chip, { hidden: !given.chip });
    setText(chip, given.chip ? strings.chip : "");
    if (!given.hand) return;
    (marking ? fan : held).update({
      name: strings.hand,
      cards: given.hand.map((/** @type {any} */ each) => ({
        ...each,
        label: strings.cards[each.card],
        mark: strings.marks[each.state],
      })),
      words: strings.jokers,
    });
  };

  const draw = (/** @type {any} */ drawn) => {
    const { strings } = drawn;
    const before = latest?.view;
    latest = drawn;
    const another = before && drawn.view.phase !== "checked" && (before.serial !== drawn.view.serial || before.phase !== drawn.view.phase);
    if (another) tool = "renege";
    view = guesses.applied(drawn.view);
    if (!before && view.picks?.renege && !view.picks.proof) tool = "proof";
    setText(title, strings.title);
    if (another && focusedIn(frame.root)) beforeFrame(() => title.focus());
    setAttributes(panel, { "data-phase": view.phase });
    setText(task, [strings.task, strings.practice].filter(Boolean).join(" "));
    setText(progress, strings.progress);
    drawFelts(view, strings);
    drawTricks(view, strings);
    drawHand(view, strings);
    options.update(view, strings);
    own?.update(view, strings);
    setText(met, strings.met);
    setAttributes(met, { hidden: !strings.met });
    const truths = /** @type {string[]} */ (strings.truths ?? []);
    setAttributes(list, { hidden: truths.length === 0 });
    keyed(list, truths, { key: (_, index) => String(index), make: () => h("li"), update: setText });
    said.update(strings.feedback && { ...strings.feedback, signName: strings.signs[strings.feedback.sign] });
    setText(go, strings.go);
    setAttributes(go, { "aria-disabled": view.phase === "asking" && !view.ready ? "true" : null });
    tally.update(view.dots, strings.tally);
    setAttributes(tally.el, { hidden: view.dots.length === 0 });
  };
  return draw;
}
