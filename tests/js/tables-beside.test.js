import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import widget from "../../spades_teach/widgets/js/score-calculator.js";
import samples from "../data/views/score-calculator.json";
import { HOSTS } from "./fake_model.js";
import { onSamples, plain } from "./on_samples.js";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} })));
afterEach(() => {
  vi.unstubAllGlobals();
});

const { cases, traits, shown: onPage } = onSamples(widget, samples);

/** @param {string} name @param {import("./fake_model.js").HostName} host */
async function shown(name, host) {
  const page = await onPage(name, host);
  const one = (/** @type {string} */ selector) => /** @type {any} */ (page.el.querySelector(selector));
  return {
    one,
    all: (/** @type {string} */ selector) => /** @type {any[]} */ ([...page.el.querySelectorAll(selector)]),
    last: () => {
      const { sender, seq, ...action } = page.model.sent.at(-1) ?? {};
      return action;
    },
    answer: async (/** @type {string} */ other) => {
      page.model.fromPython(traits(other));
      await Promise.resolve();
    },
  };
}

const BESIDE = ["four-tables", "four-tables-in-persian"];

describe.each(HOSTS)("in %s", (host) => {
  it.each(BESIDE)("draws %s: every table, row and number as Python has it, marked where it differs", async (name) => {
    const { one, all } = await shown(name, host);
    const { compare } = cases[name].view;
    const words = cases[name].strings.compare;
    expect(one(".spades-tb").hidden).toBe(false);
    expect(all(".spades-tb-tables .spades-tb-name").map((node) => node.textContent)).toEqual(words.tables.map((/** @type {any} */ table) => plain(table.name)));
    expect(all(".spades-tb-problem").map((node) => node.textContent)).toEqual(words.tables.map((/** @type {any} */ table) => plain(table.problem)));
    const rows = [...compare.sides.flatMap((/** @type {any} */ side) => side.rows), ...compare.ends];
    const texts = [...words.sides.flatMap((/** @type {any} */ side) => side.rows), ...words.ends];
    const drawn = all(".spades-tb-rows tbody tr:has(td)");
    expect(drawn).toHaveLength(rows.length);
    drawn.forEach((tr, place) => {
      expect(tr.querySelector("th").textContent).toBe(plain(texts[place].label) + plain(texts[place].id));
      const cells = [...tr.querySelectorAll("td")];
      expect(cells.map((cell) => cell.querySelector(".spades-tb-value").textContent)).toEqual(texts[place].cells.map(plain));
      expect(cells.map((cell) => cell.querySelector(".spades-tb-mark").textContent)).toEqual(rows[place].cells.map((/** @type {any} */ cell) => (cell.differs ? "≠" : "")));
      expect(cells.map((cell) => cell.querySelector(".spades-unseen").textContent !== "")).toEqual(rows[place].cells.map((/** @type {any} */ cell) => cell.differs));
    });
    expect(rows.some((row) => row.cells.some((/** @type {any} */ cell) => cell.differs))).toBe(true);
  });

  it.each(BESIDE)("names each column of %s for those who do not see its number", async (name) => {
    const { all } = await shown(name, host);
    const words = cases[name].strings.compare;
    expect(all(".spades-tb-rows thead th").map((node) => node.textContent)).toEqual(
      [words.what, ...words.tables.map((/** @type {any} */ table) => `${plain(table.number)}${plain(table.name)}`)],
    );
    expect(all(".spades-tb-rows thead th").every((node) => node.scope === "col")).toBe(true);
  });

  it("takes a table away and keeps the rules of the sheet", async () => {
    const page = await shown("four-tables", host);
    const drops = page.all(".spades-tb-drop").filter((node) => !node.hidden);
    expect(drops.map((node) => node.getAttribute("aria-label"))).toEqual(cases["four-tables"].strings.compare.tables.slice(1).map((/** @type {any} */ table) => plain(table.drop)));
    drops[0].click();
    expect(page.last()).toEqual({ kind: "drop-table", spec: "helping-nil" });
    await page.answer("four-tables-in-persian");
    expect(page.all(".spades-tb-rows thead th")).toHaveLength(4);
    expect(page.one(".spades-tb-keep").hidden).toBe(false);
    page.one(".spades-tb-keep").click();
    expect(page.last()).toEqual({ kind: "keep-table" });
  });

  it("opens the choice of rules and sends its presses as the sheet's", async () => {
    const page = await shown("four-tables-in-persian", host);
    const toggle = page.one(".spades-rc-toggle");
    expect([toggle.getAttribute("aria-expanded"), page.one(".spades-rc-body").hidden, page.all(".spades-rp-tile")]).toEqual(["false", true, []]);
    toggle.click();
    expect(page.last()).toEqual({ kind: "open-rules", on: true });
    await page.answer("rules-open");
    const { picker } = cases["rules-open"].view.choice;
    expect([toggle.getAttribute("aria-expanded"), page.one(".spades-rc-body").hidden]).toEqual(["true", false]);
    expect(page.all(".spades-rp-tables button").map((node) => node.dataset.profile)).toEqual(picker.profiles);
    expect(page.all(".spades-rp-tile").map((node) => node.dataset.rule)).toEqual(picker.rules.map((/** @type {any} */ rule) => rule.id));
    page.one(".spades-rp-tables button[data-profile=zone]").click();
    expect(page.last()).toEqual({ kind: "rules", press: "preset", profile: "zone" });
    page.one(`.spades-rp-tile[data-rule="${picker.rules[0].id}"] [role=switch]`).click();
    expect(page.last()).toEqual({ kind: "rules", press: "switch", rule: picker.rules[0].id, on: true });
    toggle.click();
    expect(page.last()).toEqual({ kind: "open-rules", on: false });
  });

  it.each(["full", "asked", "both-asked"])("shows neither in %s", async (name) => {
    const { one } = await shown(name, host);
    expect([one(".spades-rc").hidden, one(".spades-tb").hidden]).toEqual([true, true]);
  });
});
