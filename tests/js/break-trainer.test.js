import { describe, expect, it } from "vitest";

import widget from "../../spades_teach/widgets/js/break-trainer.js";
import samples from "../data/views/break-trainer.json";
import { HOSTS } from "./fake_model.js";
import { onSamples, plain } from "./on_samples.js";

const { cases, shown: onPage } = onSamples(widget, samples);

/** @param {string} name @param {import("./fake_model.js").HostName} [host] */
async function shown(name, host) {
  const page = await onPage(name, host);
  const { el, model } = page;
  const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...el.querySelectorAll(selector)]);
  return {
    all,
    one: (/** @type {string} */ selector) => /** @type {HTMLElement} */ (el.querySelector(selector)),
    visible: (/** @type {string} */ selector) => all(selector).filter((node) => !node.closest("[hidden]")),
    sent: () => model.sent.map(({ seq, sender, ...rest }) => rest),
    later: async (/** @type {any} */ news) => {
      model.fromPython(news);
      await Promise.resolve();
    },
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: hand, tricks, options, tables, and what is said", async (name) => {
    const { one, visible } = await shown(name, host);
    const { view, strings } = cases[name];
    expect(one(".spades-title").textContent).toBe(strings.title);
    expect(visible(".spades-fan [data-card]").map((card) => [card.dataset.card, card.dataset.state])).toEqual((view.hand ?? []).map((/** @type {any} */ each) => [each.card, each.state]));
    expect(visible(".spades-tiny").map((cell) => [cell.dataset.card, cell.dataset.state])).toEqual(view.tricks.flatMap((/** @type {any} */ row) => row.cards.map((/** @type {any} */ each) => [each.card, each.state])));
    expect(visible(".spades-options [role=radio]").map((option) => option.getAttribute("aria-checked"))).toEqual(view.options.map((/** @type {any} */ each) => String(each.chosen)));
    expect(visible(".spades-table").map((table) => [table.dataset.state, table.getAttribute("aria-pressed")])).toEqual(view.tables.map((/** @type {any} */ each) => [each.state, String(each.chosen)]));
    expect(visible(".spades-table-says").map((node) => node.textContent)).toEqual(view.tables.map((/** @type {any} */ each) => plain(strings.tables[each.id].says)));
    expect(visible(".spades-table-differs").map((node) => node.textContent)).toEqual(view.tables.map((/** @type {any} */ each) => (each.differs ? strings.differs : "")));
    expect(visible(".spades-say-text").map((text) => text.textContent)).toEqual(strings.feedback ? [plain(strings.feedback.text)] : []);
  });

  it("marks a table at once and takes it back when Python has not answered yet", async () => {
    const { visible, sent, later } = await shown("tables", host);
    const [first] = visible(".spades-table");
    first.click();
    expect([first.dataset.state, first.getAttribute("aria-pressed")]).toEqual(["chosen", "true"]);
    await later({ view: { ...cases.tables.view, n: 7 } }); // an older view undoes nothing
    expect(first.dataset.state).toBe("chosen");
    first.click();
    expect(first.getAttribute("aria-pressed")).toBe("false");
    expect(sent().filter(({ kind }) => kind === "mark")).toEqual([
      { kind: "mark", table: "a", on: true, serial: 1 },
      { kind: "mark", table: "a", on: false, serial: 1 },
    ]);
  });
});

it("points to one card of the tricks or chooses an option, never both", async () => {
  const { visible, one, sent } = await shown("breaker");
  const cells = visible("button.spades-tiny");
  cells[0].click();
  cells[1].click();
  expect(visible(".spades-tiny[data-state=picked]").map((cell) => cell.dataset.card)).toEqual([cells[1].dataset.card]);
  expect(one(".spades-go").hasAttribute("aria-disabled")).toBe(false);
  const [option] = visible(".spades-options [role=radio]");
  option.click();
  expect(visible(".spades-tiny[data-state=picked]")).toEqual([]);
  expect(option.getAttribute("aria-checked")).toBe("true");
  cells[2].click();
  expect(option.getAttribute("aria-checked")).toBe("false");
  expect(sent().map(({ cell, option: chosen }) => cell ?? chosen)).toEqual([[1, "left"], [1, "partner"], "not-yet", [1, "right"]]);
});

it("has nothing to check before there are both, a yes or no and a marked card", async () => {
  const { one, visible } = await shown("lead");
  const go = one(".spades-go");
  expect(go.getAttribute("aria-disabled")).toBe("true");
  visible(".spades-options [role=radio]")[1].click();
  expect(go.getAttribute("aria-disabled")).toBe("true");
  visible(".spades-fan button")[0].click();
  expect(go.hasAttribute("aria-disabled")).toBe(false);
});

it("does nothing to the tables after the check", async () => {
  const { visible, sent } = await shown("tables-wrong");
  for (const table of visible(".spades-table")) table.click();
  expect(sent()).toEqual([]);
});

it("has one tab stop for the tables, moved by the arrows", async () => {
  const { visible } = await shown("tables");
  const tables = visible(".spades-table");
  const stops = () => tables.filter((table) => table.getAttribute("tabindex") === "0").map((table) => tables.indexOf(table));
  expect(stops()).toHaveLength(1);
  tables[0].focus();
  tables[0].dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  expect(stops()).toEqual([1]);
});
