import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import widget from "../../spades_teach/widgets/js/rules-picker.js";
import samples from "../data/views/rules-picker.json";
import { HOSTS } from "./fake_model.js";
import { onSamples } from "./on_samples.js";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} })));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const { cases, shown: onPage } = onSamples(widget, samples);

/** @param {string} name @param {import("./fake_model.js").HostName} [host] */
async function shown(name, host) {
  const page = await onPage(name, host);
  const { el, model } = page;
  const one = (/** @type {string} */ selector) => /** @type {any} */ (el.querySelector(selector));
  return {
    el,
    model,
    one,
    all: (/** @type {string} */ selector) => /** @type {any[]} */ ([...el.querySelectorAll(selector)]),
    tile: (/** @type {string} */ rule) => one(`.spades-rp-tile[data-rule="${rule}"]`),
    last: () => {
      const { sender, seq, ...action } = model.sent.at(-1) ?? {};
      return action;
    },
    /** Python answers with another view. */
    answer: async (/** @type {object} */ view, strings = {}) => {
      model.fromPython({ strings: { ...model.get("strings"), ...strings }, view: { ...model.get("view"), ...view, n: model.get("view").n + 1 } });
      await Promise.resolve();
    },
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: tables, badges, topics, rules and differences as the view has them", async (name) => {
    const { all, one } = await shown(name, host);
    const { view, strings, lexicon } = cases[name];
    expect(all(".spades-rp-tables [aria-pressed=true]").map((button) => button.dataset.profile)).toEqual([view.profile]);
    expect(all(".spades-rp-badge").map((badge) => badge.dataset.rule)).toEqual(view.on);
    expect(all("[role=tab][aria-selected=true]").map((tab) => tab.dataset.topic)).toEqual(view.topic ? [view.topic] : []);
    expect(all(".spades-rp-tile").map((tile) => [tile.dataset.rule, tile.dataset.state])).toEqual(view.rules.map((/** @type {any} */ rule) => [rule.id, rule.state]));
    expect(all(".spades-rp-title").map((title) => title.textContent)).toHaveLength(view.rules.length);
    for (const { id, state } of view.rules) {
      const toggle = one(`.spades-rp-tile[data-rule="${id}"] > [role=switch]`);
      expect(toggle.getAttribute("aria-checked")).toBe(String(state === "on" || state === "table"));
      expect(toggle.getAttribute("aria-disabled")).toBe(["table", "replaced", "blocked"].includes(state) ? "true" : null);
      expect(toggle.getAttribute("aria-label")).toBe(lexicon.rules[id].name);
      expect(toggle.disabled).toBe(false); // what cannot be switched can still be asked why
    }
    expect(all(".spades-rp-differences > li")).toHaveLength(view.differences.length);
    expect(one(".spades-rp-wrong[id]").textContent === "").toBe(strings.problem === "");
  });
});

it("shows why a rule is greyed, what to switch off, and asks for the swap", async () => {
  const { tile, last, one } = await shown("conflict");
  const body = tile("quicksand").querySelector(".spades-rp-body");
  expect(body.querySelectorAll(".spades-rp-reasons li")).toHaveLength(1);
  expect(tile("quicksand").querySelector("[role=switch]").getAttribute("aria-describedby")).toBe(tile("quicksand").querySelector(".spades-rp-mark").id);
  one(".spades-rp-swap").click();
  expect(last()).toEqual({ kind: "swap", rule: "quicksand" });
});

it("sends a switch, the opening of a tile, a badge, a table, a topic, and an undo", async () => {
  const { tile, last, one, answer } = await shown("conflict");
  tile("seven-or-higher").querySelector("[role=switch]").click();
  expect(last()).toEqual({ kind: "switch", rule: "seven-or-higher", on: true });
  tile("three-b").querySelector("[role=switch]").click();
  expect(last()).toEqual({ kind: "switch", rule: "three-b", on: false });
  tile("three-b").querySelector(".spades-rp-head").click();
  expect(last()).toEqual({ kind: "open", rule: "three-b", on: true });
  tile("quicksand").querySelector(".spades-rp-head").click();
  expect(last()).toEqual({ kind: "open", rule: "quicksand", on: false });
  one(".spades-rp-badge[data-rule=board]").click();
  expect(last()).toEqual({ kind: "switch", rule: "board", on: false });
  one("[data-profile=standard]").click();
  expect(last()).toEqual({ kind: "preset", profile: "standard" });
  one("[data-topic=play]").click();
  expect(last()).toEqual({ kind: "topic", topic: "play" });
  one(".spades-rp-undo").click();
  expect(last()).toEqual({ kind: "topic", topic: "play" }); // nothing to take back yet
  await answer({ may_undo: true });
  one(".spades-rp-undo").click();
  expect(last()).toEqual({ kind: "undo" });
});

it("lets a slider say its latest value, one at a time, and shows it in the digits of the language", async () => {
  vi.useFakeTimers();
  const { all, model, answer } = await shown("moved");
  const slider = all("input[type=range]")[0];
  const drag = (/** @type {string} */ value) => {
    slider.value = value;
    slider.dispatchEvent(new Event("input"));
  };
  for (const value of ["6", "7", "8"]) drag(value);
  expect(model.sent.map((message) => message.value)).toEqual(["6"]);
  expect(slider.closest(".spades-rp-setting").querySelector(".spades-rp-value").textContent).toBe("۸");
  const settings = structuredClone(model.get("view").open.settings);
  settings[0].value = "6";
  await answer({ open: { ...model.get("view").open, settings } });
  expect(model.sent.map((message) => message.value)).toEqual(["6", "8"]);
  expect(slider.value).toBe("8");
  expect(slider.getAttribute("aria-label")).toBe(model.get("strings").open.settings[0].name);
});

it("marks what the example changes, and only there", async () => {
  const { all } = await shown("moved");
  const { rows } = cases.moved.strings.open.example;
  expect(all(".spades-rp-result tbody tr").map((row) => row.dataset.changed)).toEqual(rows.map((/** @type {any} */ row) => String(row.changed)));
  expect(rows.some((/** @type {any} */ row) => row.changed)).toBe(true);
  expect(all(".spades-rp-result thead th")).toHaveLength(2);
  expect(all(".spades-rp-result tbody th[scope=row]")).toHaveLength(rows.length);
});

it("offers words as radio buttons and sends them as a rule spec writes them", async () => {
  const { all, last } = await shown("choices");
  const groups = all(".spades-rp-options[role=radiogroup]");
  expect(groups.map((group) => group.querySelectorAll("[aria-checked=true]").length)).toEqual(groups.map(() => 1));
  const other = groups[0].querySelector("[aria-checked=false]");
  other.click();
  expect(last()).toEqual({ kind: "set", rule: "deuces-high", name: "order_of_twos", value: "2S/2D/2C/2H" });
});

it("keeps what was typed into a list and says what is wrong with it", async () => {
  const { all } = await shown("list");
  const field = all(".spades-rp-setting input[type=text]")[0];
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["many", "true"]);
  expect(field.closest(".spades-rp-setting").querySelector(".spades-rp-wrong").textContent).not.toBe("");
});

it("takes a text over, keeps one that cannot be taken over, and empties the field when it went in", async () => {
  const { one, last, answer } = await shown("choices");
  const field = one(".spades-rp-form input");
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["standard+bord", "true"]);
  field.value = "standard+board";
  one(".spades-rp-form").dispatchEvent(new Event("submit", { cancelable: true }));
  expect(last()).toEqual({ kind: "import", text: "standard+board" });
  await answer({ typed: null, spec: "standard+board" }, { problem: "" });
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["", null]);
});

it("does not lose a draft in the text field when something else is pressed", async () => {
  const { one, answer } = await shown("start");
  one(".spades-rp-form input").value = "standard+so";
  await answer({ spec: "standard+board" });
  expect(one(".spades-rp-form input").value).toBe("standard+so");
});

it("copies the plain text of the rules and says so", async () => {
  const written = vi.fn();
  vi.stubGlobal("navigator", { clipboard: { writeText: written } });
  const { one, all } = await shown("conflict");
  one(".spades-rp-spec-row button").click();
  await Promise.resolve();
  await Promise.resolve();
  expect(written).toHaveBeenCalledWith("standard+board:minimum=5+three-b");
  expect(all("[role=status]").map((status) => status.textContent)).toContain(cases.conflict.lexicon.copied);
});

it("searches when the typing pauses, and shows the topics again when the field is emptied", async () => {
  vi.useFakeTimers();
  const { one, model } = await shown("start");
  const field = one("input[type=search]");
  for (const text of ["n", "ni", "nil"]) {
    field.value = text;
    field.dispatchEvent(new Event("input"));
  }
  vi.advanceTimersByTime(300);
  field.value = "";
  field.dispatchEvent(new Event("input"));
  expect(model.sent.map((message) => message.text)).toEqual(["nil", ""]);
});

it("moves with the arrows through the rules: down to the next, sideways to the switch", async () => {
  const { all, el } = await shown("start");
  const root = () => /** @type {any} */ (el.getRootNode()).activeElement;
  const press = (/** @type {string} */ key) => root().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const stops = all("[data-stop]");
  expect(stops.filter((stop) => stop.getAttribute("tabindex") === "0")).toHaveLength(1);
  stops[0].focus();
  press("ArrowDown");
  expect(root()).toBe(stops[2]);
  press("ArrowRight");
  expect(root()).toBe(stops[3]);
});

it("says what a press has done, once", async () => {
  const { all, answer } = await shown("start");
  const heard = () => all(".spades-unseen[role=status]").map((status) => status.textContent).join("");
  await answer({}, { said: "Board is on." });
  expect(heard()).toBe("Board is on.");
});
