import { afterEach, describe, expect, it, vi } from "vitest";

import widget from "../../spades_teach/widgets/js/scenario-sliders.js";
import { createMoves } from "../../spades_teach/widgets/js/moves.js";
import { along } from "../../spades_teach/widgets/js/slider.js";
import { chartLayout } from "../../spades_teach/widgets/js/step-chart.js";
import samples from "../data/views/scenario-sliders.json";
import { HOSTS } from "./fake_model.js";
import { onSamples, plain } from "./on_samples.js";

const number = (/** @type {number} */ value, /** @type {string} */ digits) => `${value < 0 ? "\u2212" : ""}${String(Math.abs(value)).replace(/\d/g, (digit) => [...digits][Number(digit)])}`;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { cases, shown: drawn } = onSamples(widget, samples);

/** @param {string} name @param {import("./fake_model.js").HostName} [host] */
async function shown(name, host) {
  const page = await drawn(name, host);
  const { all } = page;
  const slider = (/** @type {string} */ id) => all(`[data-id="${id}"] input[type=range]`)[0];
  return {
    ...page,
    slider,
    drag(/** @type {string} */ id, /** @type {number} */ value) {
      const input = slider(id);
      input.value = String(value);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
    type(/** @type {string} */ id, /** @type {string} */ text) {
      const input = all(`[data-id="${id}"] input[type=text]`)[0];
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      return input;
    },
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: sliders, points, verdict, picture, lines, code", async (name) => {
    const { all, texts, slider } = await shown(name, host);
    const { view, strings, look } = cases[name];
    const step = view.steps[view.at];
    expect(all(".spades-slider").map((node) => node.dataset.id)).toEqual(Object.values(view.groups).flat());
    for (const [id, each] of /** @type {[string, any][]} */ (Object.entries(view.sliders))) {
      const input = slider(id);
      expect([input.value, input.min, input.max].map(Number)).toEqual([each.value, each.least, each.most]);
      expect(input.getAttribute("aria-label")).toBe(strings.names[id]);
      expect(input.getAttribute("aria-valuetext")).toBe(strings.values[id]);
      expect(all(`[data-id="${id}"] input[type=text]`)[0].value).toBe(number(each.value, look.digits));
      expect(all(`[data-id="${id}"] .spades-slider-mark`)).toHaveLength(each.marks.length);
    }
    const [points, total, bags] = texts(".spades-scn-much");
    expect(points.replace("+", "")).toBe(number(step.points, look.digits));
    expect([total, bags]).toEqual([step.total, step.bags].map((value) => number(value, look.digits)));
    expect(texts(".spades-scn-chip > :last-child")).toEqual(strings.chips.map((/** @type {any} */ chip) => plain(chip.text)));
    const bars = all(".spades-steps-step");
    expect(bars.map((bar) => bar.dataset.now === "true")).toEqual(view.steps.map((/** @type {any} */ _, /** @type {number} */ index) => index === view.at));
    expect(bars.map((bar) => bar.dataset.verdict === "set")).toEqual(view.steps.map((/** @type {any} */ each) => each.verdict === "set"));
    expect(all(".spades-steps")[0].getAttribute("aria-label")).toBe(strings.picture_says);
    expect(texts(".spades-line-points")).toEqual([...strings.lines, ...strings.their_lines].map((line) => plain(line.points)));
    const theirs = texts(".spades-scn-theirs .spades-scn-much");
    if (step.theirs) expect(theirs.map((text) => text.replace("+", ""))).toEqual([step.theirs.points, step.theirs.total, step.theirs.bags, view.their_tricks - view.at].map((value) => number(value, look.digits)));
    else expect(theirs).toEqual([]);
    expect(all(".spades-copy-code code")[0].textContent).toBe(view.code);
  });

  it("sends the first move at once, and of those that follow before the answer only the last", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] });
    const { drag, sent, update } = await shown("bags", host);
    for (const bags of [6, 5, 4, 3]) drag("bags", bags);
    drag("bid", 6);
    expect(sent()).toEqual([{ kind: "set", values: { bags: 6 } }]);
    await update("moved");
    vi.advanceTimersByTime(20);
    expect(sent().slice(1)).toEqual([{ kind: "set", values: { bags: 3, bid: 6 } }]);
  });

  it("does not draw an older answer over a slider that has been moved on", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] });
    const { drag, slider, update } = await shown("bags", host);
    drag("tricks", 9);
    drag("tricks", 11);
    await update("moved");
    expect(slider("tricks").value).toBe("11");
    vi.advanceTimersByTime(20);
    await update("bags");
    expect(slider("tricks").value).toBe("8");
  });

  it("shows the points of another number of tricks before Python answers", async () => {
    const { drag, texts, all } = await shown("bags", host);
    const { view } = cases.bags;
    drag("tricks", 6);
    expect(texts(".spades-scn-much")[0]).toBe(`+${view.steps[6].points}`);
    expect(all(".spades-steps-step")[6].dataset.now).toBe("true");
    all(".spades-steps-step")[3].dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(texts(".spades-scn-much")[0]).toBe(`\u2212${Math.abs(view.steps[3].points)}`);
  });

  it("leaves nothing behind when its view ends", async () => {
    const page = await shown("rounds", host);
    await page.unmount();
    expect(page.model.listeners).toBe(0);
    expect(page.el.querySelector(".spades")).toBeNull();
  });
});

it("reads a typed number in any digits, and sends none that cannot be", async () => {
  const { type, sent, slider } = await shown("rounds");
  const bid = type("bid", "۹۹");
  const told = () => document.getElementById(bid.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(bid.getAttribute("aria-invalid")).toBe("true");
  expect(told()).toBe(cases.rounds.strings.limits.bid.replace(/[\u2066-\u2069]/g, ""));
  const field = type("bid", "");
  expect(sent()).toEqual([]);
  field.dispatchEvent(new FocusEvent("blur"));
  expect(field.value).toBe("۴");
  expect(told()).toBeUndefined();
  type("total", "۱۲-");
  expect(sent()).toEqual([{ kind: "set", values: { total: -12 } }]);
  expect(slider("total").value).toBe("-12");
});

it("lets the partner bid a nil, and a number again", async () => {
  const { all, sent, update } = await shown("bags");
  all("[role=radio]").find((each) => each.dataset.id === "nil").click();
  await update("nil");
  all("[role=radio]").find((each) => each.dataset.id === "").click();
  expect(sent()).toEqual([{ kind: "nil", bid: "nil" }, { kind: "nil", bid: "" }]);
});

it("fills the table when it is opened, with the present row marked", async () => {
  const { all } = await shown("rounds");
  expect(all(".spades-scn-table tbody tr")).toHaveLength(0);
  const details = all("details.spades-scn-more")[0];
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
  const { view, look } = cases.rounds;
  expect(all(".spades-scn-table tbody tr")).toHaveLength(view.steps.length);
  const [current] = all(".spades-scn-table [aria-current]");
  expect([...current.children].map((cell) => cell.textContent)[4]).toBe(number(view.steps[view.at].total, look.digits));
});

it("says what came of it when the hand rests", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { el, update } = await shown("bags");
  const live = /** @type {Element} */ (el.querySelector(".spades > .spades-unseen[role=status]"));
  await update("moved");
  expect(live.textContent).toBe("");
  vi.advanceTimersByTime(500);
  expect(live.textContent).toBe(cases.moved.strings.said);
});

it("copies the code; without leave it lies marked, and that is said", async () => {
  const written = vi.fn();
  vi.stubGlobal("navigator", { clipboard: { writeText: written } });
  const { all } = await shown("bags");
  const [button] = all(".spades-copy button");
  button.click();
  await Promise.resolve();
  await Promise.resolve();
  expect(written).toHaveBeenCalledWith(cases.bags.view.code);
  expect(button.textContent).toBe(cases.bags.lexicon.copied);
  vi.stubGlobal("navigator", {});
  button.click();
  await Promise.resolve();
  await Promise.resolve();
  expect(button.textContent).toBe(cases.bags.lexicon.marked);
});

describe("a cell for the code", () => {
  const settled = async () => { for (let turn = 0; turn < 10; turn += 1) await Promise.resolve(); };
  const live = (/** @type {any} */ page) => page.el.querySelector(".spades > .spades-unseen[role=status]");

  /** JupyterLab as a page sees it: a notebook whose cells hold these elements. @param {Element[]} nodes @param {boolean} refuses */
  function lab(nodes, refuses = false) {
    const cell = (/** @type {any} */ node, type = "code") => ({ node, model: { type, sharedModel: { source: "", setSource(/** @type {string} */ text) { this.source = text; } } } });
    const content = { model: {}, widgets: nodes.map((node) => cell(node)), activeCellIndex: 0, get activeCell() { return this.widgets[this.activeCellIndex]; } };
    const execute = async (/** @type {string} */ id) => {
      if (id === "notebook:insert-cell-below" && !refuses) content.widgets.splice((content.activeCellIndex += 1), 0, cell(document.createElement("p"), "markdown"));
      if (id === "notebook:change-cell-to-code") content.activeCell.model.type = "code";
    };
    vi.stubGlobal("jupyterapp", { shell: { widgets: () => [{ content: {} }, { id: "x", content }], activateById: vi.fn() }, commands: { execute } });
    return content;
  }

  it("comes below the widget's own in JupyterLab", async () => {
    const page = await shown("bags", "jupyter");
    const content = lab([document.createElement("p"), page.el, document.createElement("p")]);
    await page.update("moved");
    const [put] = page.all(".spades-copy button");
    put.click();
    await settled();
    expect(content.widgets.map((each) => each.model.sharedModel.source)).toEqual(["", "", cases.moved.view.code.trimEnd(), ""]);
    expect(content.activeCell.model.type).toBe("code");
    expect([put.textContent, live(page).textContent]).toEqual([cases.bags.lexicon["put-done"], cases.bags.lexicon["put-done"]]);
  });

  it("that does not come leaves the code marked, and that is said", async () => {
    const page = await shown("bags", "jupyter");
    lab([page.el], true);
    await page.update("moved");
    const [put] = page.all(".spades-copy button");
    put.click();
    await settled();
    expect(getSelection()?.toString()).toBe(cases.moved.view.code);
    expect(live(page).textContent).toBe(cases.bags.lexicon["put-refused"]);
  });

  it("is asked of Python where the host offers it, by the name of the cell; its answer is said, a refusal too", async () => {
    const page = await shown("bags", "marimo");
    const outer = /** @type {HTMLElement} */ (/** @type {ShadowRoot} */ (page.el.getRootNode()).host);
    outer.dataset.cellId = "Hbol";
    const put = (/** @type {number} */ n, /** @type {number} */ written) => page.model.fromPython({ view: { ...cases.bags.view, n, cells: { offered: true, written } } });
    put(1, 0);
    await settled();
    const [button] = page.all(".spades-copy button");
    button.click();
    expect(page.sent()).toEqual([{ kind: "cell", below: "Hbol" }]);
    put(2, 1);
    await settled();
    expect(live(page).textContent).toBe(cases.bags.lexicon["put-done"]);
    button.click();
    page.model.messageFromPython({ kind: "error", id: "bad-action" });
    await settled();
    expect(live(page).textContent).toBe(cases.bags.lexicon["put-refused"]);
  });

  it("is not offered where there is none", async () => {
    const { all } = await shown("bags");
    expect(all(".spades-copy button").map((each) => each.textContent)).toEqual([cases.bags.lexicon.copy]);
  });
});

describe("moves", () => {
  it("go on when no answer comes, and end with the page", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] });
    const sent = /** @type {any[]} */ ([]);
    const moves = createMoves((values) => sent.push(values));
    moves.move("bid", 3);
    moves.move("bid", 4);
    expect(moves.holds("bid")).toBe(true);
    vi.advanceTimersByTime(450);
    expect(sent).toEqual([{ bid: 3 }, { bid: 4 }]);
    moves.move("bid", 5);
    moves.end();
    vi.advanceTimersByTime(2000);
    expect(sent).toHaveLength(2);
  });
});

describe("geometry", () => {
  it("puts a value between its ends", () => {
    expect([along(5, 0, 10), along(-5, 0, 10), along(50, 0, 10), along(3, 3, 3)]).toEqual([0.5, 0, 1, 0]);
  });

  it("stands bars on a zero line, those below nothing under it, and mirrors the row", () => {
    const bars = chartLayout([-50, 0, 100], 300, false);
    const level = bars[2].y + bars[2].height;
    expect(bars[0].y).toBeCloseTo(level);
    expect(bars[0].height * 2).toBeCloseTo(bars[2].height);
    expect(bars[1].height).toBe(0);
    const mirrored = chartLayout([-50, 0, 100], 300, true);
    expect(mirrored.map((bar) => bar.middle)).toEqual(bars.map((bar) => bar.middle).reverse());
    expect(chartLayout([0, 0], 300, false).every((bar) => Number.isFinite(bar.y))).toBe(true);
  });
});
