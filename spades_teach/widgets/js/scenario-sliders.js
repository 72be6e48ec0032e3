// ScenarioSliders: numbers on sliders, and what comes of them.  Python knows the points of every number of tricks; here the present one is shown.

import { choices, h, keyed, mount, setAttributes, setText } from "./kit.js";
import { copyCode } from "./copy-code.js";
import { labCell, marimoCell, pageCell } from "./host-cell.js";
import { createMoves } from "./moves.js";
import { showNumber } from "./numbers.js";
import { scoreLine } from "./sheet-parts.js";
import { createSlider } from "./slider.js";
import { createStepChart } from "./step-chart.js";

const GROUPS = ["round", "others", "match", "rules"];
const COLUMNS = ["tricks", "points", "verdict", "penalties", "total", "bags"];
const REST = 500; // ms without a move after which the result is spoken

/** What comes of it: three numbers, and the verdict. */
function resultBox() {
  const figure = (/** @type {string} */ name) => h("div", { class: `spades-scn-figure spades-scn-${name}` }, h("span", { class: "spades-scn-what" }), h("bdi", { class: "spades-scn-much", dir: "ltr" }));
  const figures = ["points", "total", "bags"].map(figure);
  const theirs = ["points", "total", "bags", "tricks"].map((name) => figure(`their-${name}`));
  const chips = h("ul", { class: "spades-scn-chips" });
  const theirRow = h("div", { class: "spades-scn-figures spades-scn-theirs" }, ...theirs);
  const el = h("div", { class: "spades-scn-result" }, h("div", { class: "spades-scn-figures" }, ...figures), chips, theirRow);
  /** @param {any[]} nodes @param {any[][]} told */
  const show = (nodes, told) => nodes.forEach((node, index) => {
    const [what, much, value] = told[index];
    setText(node.firstElementChild, what);
    setText(node.lastElementChild, much);
    setAttributes(node, { "data-below": value < 0 });
  });
  return {
    el,
    /** @param {any} step @param {number} left tricks of the others @param {any} strings @param {any} lexicon @param {string} digits */
    update(step, left, strings, lexicon, digits) {
      show(figures, [
        [lexicon.points, showNumber(step.points, digits, { signed: true }), step.points],
        [strings.total_after, showNumber(step.total, digits), step.total],
        [lexicon["bags-after"], showNumber(step.bags, digits), 0],
      ]);
      setAttributes(theirRow, { hidden: !step.theirs });
      if (step.theirs) show(theirs, [
        [lexicon["their-points"], showNumber(step.theirs.points, digits, { signed: true }), step.theirs.points],
        [strings.their_total_after, showNumber(step.theirs.total, digits), step.theirs.total],
        [lexicon["their-bags-after"], showNumber(step.theirs.bags, digits), 0],
        [lexicon["their-tricks"], showNumber(left, digits), 0],
      ]);
      keyed(chips, /** @type {any[]} */ (strings.chips), {
        key: (_, index) => String(index),
        make: () => h("li", { class: "spades-scn-chip" }, h("span", { class: "spades-scn-sign", "aria-hidden": "true" }), h("span", {})),
        update(node, chip) {
          setAttributes(node, { "data-sign": chip.sign });
          setText(node.firstElementChild, { good: "✓", bad: "✕" }[/** @type {"good" | "bad"} */ (chip.sign)] ?? "+");
          setText(node.lastElementChild, chip.text);
        },
      });
    },
  };
}

/** The numbers of the picture as a table, drawn while it is open. */
function stepTable() {
  const summary = h("summary", { class: "spades-scn-summary" });
  const heads = COLUMNS.map(() => h("th", { scope: "col" }));
  const body = h("tbody");
  const table = h("table", { class: "spades-scn-table" }, h("thead", {}, h("tr", {}, ...heads)), body);
  const el = h("details", { class: "spades-scn-more" }, summary, h("div", { class: "spades-scn-scroll", tabindex: "0", role: "region" }, table));
  let draw = () => {};
  el.addEventListener("toggle", () => draw());
  return {
    el,
    /** @param {any} view @param {number} at @param {any} strings @param {any} lexicon @param {string} digits */
    update({ steps, rounds }, at, strings, lexicon, digits) {
      setText(summary, lexicon.table);
      setAttributes(el.lastElementChild, { "aria-label": strings.picture });
      draw = () => {
        if (!el.open) return;
        heads.forEach((head, index) => setText(head, COLUMNS[index] === "points" && rounds > 1 ? strings.gain : lexicon.columns[COLUMNS[index]]));
        keyed(body, /** @type {any[]} */ (steps), {
          key: (_, index) => String(index),
          make: () => h("tr", {}, h("th", { scope: "row" }), ...COLUMNS.slice(1).map((column) => (column === "verdict" ? h("td") : h("td", {}, h("bdi", { dir: "ltr" }))))),
          update(row, step, index) {
            setAttributes(row, { "aria-current": index === at ? "true" : null });
            const [tricks, points, verdict, penalties, total, bags] = row.children;
            setText(tricks, showNumber(index, digits));
            setText(points.firstElementChild, showNumber(step.gain, digits, { signed: true }));
            setText(verdict, lexicon.verdicts[step.verdict]);
            setText(penalties.firstElementChild, showNumber(step.penalties, digits));
            setText(total.firstElementChild, showNumber(step.total, digits));
            setText(bags.firstElementChild, showNumber(step.bags, digits));
          },
        });
      };
      draw();
    },
  };
}

/** The sliders of one group. @param {(id: string, value: number) => void} onMove @param {string} id */
function sliderGroup(onMove, id) {
  const name = h("h3", { class: "spades-scn-group-name" });
  const rows = h("div", { class: "spades-scn-rows" });
  const el = h("div", { class: "spades-scn-group", role: "group", "data-group": id }, name, rows);
  return {
    el,
    /** @param {any[]} sliders @param {any} strings @param {any} lexicon @param {string} label @param {string} digits @param {(id: string) => boolean} holds */
    update(sliders, strings, lexicon, label, digits, holds) {
      setText(name, label);
      setAttributes(el, { "aria-label": label, hidden: sliders.length === 0 });
      keyed(rows, sliders, {
        key: (slider) => slider.id,
        make() {
          const made = createSlider({ onMove });
          /** @type {any} */ (made.el).spadesSlider = made;
          return made.el;
        },
        update: (node, slider) => node.spadesSlider.update(slider, { name: strings.names[slider.id], value: strings.values[slider.id], limits: strings.limits[slider.id], digits, sign: lexicon.sign, held: holds(slider.id) }),
      });
    },
  };
}

/** What the shapes of the picture mean. */
function legend() {
  const el = h("ul", { class: "spades-scn-legend" });
  return {
    el,
    /** @param {any[]} steps @param {Record<string, string>} words */
    update(steps, words) {
      const shown = ["made", "set", "penalty"].filter((part) => steps.some((step) => (part === "penalty" ? step.penalties > 0 : (step.verdict === "set") === (part === "set"))));
      keyed(el, shown, {
        key: String,
        make: (part) => h("li", {}, h("span", { class: "spades-scn-key", "data-part": part, "aria-hidden": "true" }), h("span", {})),
        update: (node, part) => setText(node.lastElementChild, words[part]),
      });
    },
  };
}

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  let drawn = /** @type {any} */ (null);
  let spoken = "";
  let rest = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  const moves = createMoves((values) => frame.send("set", { values }));
  const moved = (/** @type {string} */ id, /** @type {number} */ value) => {
    moves.move(id, value);
    if (id === "tricks" && drawn?.view.steps[value]) show(value);
  };

  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const result = resultBox();
  const chart = createStepChart({ onPick: (tricks) => moved("tricks", tricks) });
  const caption = h("figcaption", { class: "spades-scn-caption" });
  const keys = legend();
  const figure = h("figure", { class: "spades-scn-picture" }, h("div", { class: "spades-scn-over" }, caption, keys.el), chart.el);
  const partner = choices({ onChoose: (bid) => drawn && bid !== drawn.view.nil && frame.send("nil", { bid }) });
  const groups = GROUPS.map((id) => sliderGroup(moved, id));
  groups[0].el.append(partner.el);
  const linesName = h("h3", { class: "spades-scn-group-name" });
  const lines = h("ol", { class: "spades-lines" });
  const theirLinesName = h("h3", { class: "spades-scn-group-name" });
  const theirLines = h("ol", { class: "spades-lines" });
  const theirBox = h("div", { class: "spades-scn-side" }, theirLinesName, theirLines);
  const untold = h("p", { class: "spades-sub" });
  const table = stepTable();
  const codeName = h("summary", { class: "spades-scn-summary" });
  let asked = /** @type {any} */ (null);
  const byPython = () => new Promise((done, fail) => {
    asked = { n: drawn.view.n, written: drawn.view.cells.written, done, fail };
    frame.send("cell", { below: marimoCell(frame.root) });
  });
  /** A code cell of a lesson prints and shows no widgets. */
  const intoPage = () => {
    const put = pageCell(frame.root);
    return put && (() => put(drawn.view.numbers_code));
  };
  const code = copyCode(frame.say, () => labCell(frame.root) ?? (drawn?.view.cells.offered ? /** @type {() => Promise<any>} */ (byPython) : intoPage()));
  const codeMore = h("details", { class: "spades-scn-more", ontoggle: code.look }, codeName, code.el);
  frame.root.append(h("div", { class: "spades-panel spades-pad spades-scenario-sliders" },
    h("div", { class: "spades-head" }, title, task), result.el, figure,
    h("div", { class: "spades-scn-sliders" }, ...groups.map(({ el }) => el)),
    h("div", { class: "spades-scn-lines" }, h("div", { class: "spades-scn-side" }, linesName, lines), theirBox, untold),
    table.el, codeMore));
  frame.onEnd(() => {
    clearTimeout(rest);
    moves.end();
    chart.end();
  });

  /** Show one number of tricks: the points of each are in the view. @param {number} at */
  const show = (at) => {
    const { view, strings, look, lexicon } = drawn;
    result.update(view.steps[at], view.their_tricks - at, strings, lexicon, look.digits);
    chart.update({ steps: view.steps, at, bid: view.bid, mirrored: look.dir === "rtl", digits: look.digits, says: strings.picture_says, axis: lexicon.axis, bidName: lexicon.legend.bid });
  };
  /** Tell whoever asked Python for a cell whether it is there: a refusal comes with the view as it was. @param {any} view */
  const settle = (view) => {
    if (asked && view.cells.written > asked.written) asked.done();
    else if (asked && view.n === asked.n) asked.fail(new Error("no cell"));
    else return;
    asked = null;
  };
  /** @param {string} text */
  const speak = (text) => {
    if (text === spoken) return;
    const first = spoken === "";
    spoken = text;
    clearTimeout(rest);
    if (!first) rest = setTimeout(() => frame.say(text), REST);
  };

  return ({ view, strings, look }) => {
    const lexicon = frame.model.get("lexicon");
    drawn = { view, strings, look, lexicon };
    moves.answered();
    setText(title, strings.title);
    setText(task, lexicon.task);
    setText(caption, strings.picture);
    keys.update(view.steps, lexicon.legend);
    if (!moves.holds("tricks")) show(view.at);
    groups.forEach((group, index) => {
      const name = GROUPS[index];
      const own = view.groups[name].map((/** @type {string} */ id) => ({ id, ...view.sliders[id] }));
      group.update(own, strings, lexicon, lexicon.groups[name], look.digits, moves.holds);
    });
    setAttributes(partner.el, { hidden: view.nils.length < 2 });
    partner.update({ name: lexicon.partner, options: view.nils.map((/** @type {string} */ id, /** @type {number} */ index) => ({ id, label: strings.nils[index] })), chosen: view.nil });
    setText(linesName, strings.lines_name);
    setText(theirLinesName, lexicon["lines-theirs"]);
    setAttributes(theirBox, { hidden: view.their_lines.length === 0 });
    for (const [list, told, known] of /** @type {[Element, any[], any[]][]} */ ([[lines, strings.lines, view.lines], [theirLines, strings.their_lines, view.their_lines]])) keyed(list, told, {
      key: (_, index) => `${index} ${known[index].reason}`,
      make: scoreLine,
      update: (node, line, index) => node.spadesUpdate(line, known[index].points),
    });
    setText(untold, strings.untold);
    table.update(view, view.at, strings, lexicon, look.digits);
    setText(codeName, lexicon.code);
    code.update(view.code, { about: lexicon["code-about"], name: lexicon["code-name"], put: lexicon.put, done: lexicon["put-done"], refused: lexicon["put-refused"], copy: lexicon.copy, copied: lexicon.copied, marked: lexicon.marked });
    settle(view);
    speak(strings.said);
  };
});

export default { render };
