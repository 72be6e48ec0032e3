import { describe, expect, it } from "vitest";

import widget from "../../spades_teach/widgets/js/endgame-board.js";
import samples from "../data/views/endgame-board.json";
import { HOSTS } from "./fake_model.js";
import { onSamples, plain } from "./on_samples.js";

const { cases, shown } = onSamples(widget, samples);

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: boxes, table, lines, advice and nothing that is not in it", async (name) => {
    const { all, texts } = await shown(name, host);
    const { view, strings } = cases[name];
    expect(all(".spades-end-box").map((box) => box.dataset.state)).toEqual(view.strip.map((/** @type {any} */ { state }) => state));
    expect(all(".spades-end-box").map((box) => box.getAttribute("aria-label"))).toEqual(strings.cells.map((/** @type {any} */ { label }) => plain(label)));
    expect(all(".spades-end-box[aria-checked=true]").map((box) => Number(box.dataset.tricks))).toEqual(view.chosen === null ? [] : [view.chosen]);
    expect(texts(".spades-end-table tbody th")).toEqual(strings.cells.map((/** @type {any} */ { us }) => plain(us)));
    expect(all(".spades-end-table tr[aria-current=true]").length).toBe(view.chosen === null ? 0 : 1);
    expect(texts(".spades-lines .spades-line-label")).toEqual(view.scores.length ? strings.explained.scores.flatMap((/** @type {any} */ { lines }) => lines.map((/** @type {any} */ { label }) => plain(label))) : []);
    expect(texts(".spades-end-advice-list li").map(plain)).toEqual(strings.advice.map((/** @type {any} */ { text }) => plain(text)));
    expect(texts(".spades-end-legend li").length).toBe(view.strip.length ? strings.legend.length : 0);
    expect(all(".spades-end-ask").length).toBe(view.ask ? 1 : 0);
    expect(all(".spades-end-nil").length).toBe(view.nils.length);
    expect(all("input").length > 0).toBe(!view.locked || view.ask !== null);
  });

  it.each(Object.keys(cases))("gives every control of %s a name, and every state of a box a sign of its own", async (name) => {
    const { all } = await shown(name, host);
    for (const control of all("input, button, summary")) {
      expect((control.getAttribute("aria-label") ?? control.textContent).trim()).not.toBe("");
    }
    const signs = new Map(all(".spades-end-box").map((box) => [box.dataset.state, box.querySelector(".spades-end-sign").textContent]));
    expect(new Set(signs.values()).size).toBe(signs.size);
  });

  it("chooses a box by a press, and leads along the strip by arrow keys", async () => {
    const { el, all, sent } = await shown("start", host);
    document.body.append(el);
    all(".spades-end-box")[8].click();
    const stops = all(".spades-end-box").filter((box) => box.tabIndex === 0);
    expect(stops.map((box) => box.dataset.tricks)).toEqual(["5"]);
    stops[0].focus();
    stops[0].dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(/** @type {any} */ (el.getRootNode()).activeElement.dataset.tricks).toBe("6");
    expect(sent()[0]).toEqual({ kind: "choose", tricks: 8 });
    el.remove();
  });

  it("turns the arrow keys round where the page runs from right to left", async () => {
    const { el, all } = await shown("penalty", host);
    document.body.append(el);
    const box = all(".spades-end-box")[7];
    box.focus();
    box.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    expect(/** @type {any} */ (el.getRootNode()).activeElement.dataset.tricks).toBe("8");
    el.remove();
  });

  it("tells Python bids, what is supposed of a nil, and other rules", async () => {
    const { all, button, sent } = await shown("nil", host);
    const field = all("input[aria-label='Partner’s bid']")[0];
    field.value = "5";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    button("kept").click();
    all("button[aria-label='Tricks that your nil takes: one more']")[0].click();
    all(".spades-call")[1].click();
    all(".spades-rc-toggle")[0].click();
    expect(sent()).toEqual([
      { kind: "type", field: "bid/partner", text: "5" },
      { kind: "suppose", place: "you", tricks: 0 },
      { kind: "suppose", place: "you", tricks: 3 },
      { kind: "call", place: "partner", bid: "nil" },
      { kind: "open-rules", on: true },
    ]);
  });

  it("asks first: a number by Enter, that no number wins, or to see the splits", async () => {
    const { all, button, sent, texts } = await shown("asked", host);
    expect(texts(".spades-say-text")).toEqual([plain(cases.asked.strings.ask.said.text)]);
    const [field] = all("input");
    field.value = "۴";
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    button("No number wins").click();
    button("Show the splits").click();
    expect(sent()).toEqual([{ kind: "guess", text: "۴" }, { kind: "never" }, { kind: "reveal" }]);
  });

  it("leaves nothing behind when its view ends", async () => {
    const page = await shown("start", host);
    await page.unmount();
    expect(page.model.listeners).toBe(0);
    expect(page.el.querySelector(".spades")).toBeNull();
  });
});

describe("when the answer was right", () => {
  it("goes on with the keyboard on the strip", async () => {
    const { el, all, update } = await shown("asked");
    document.body.append(el);
    all("input")[0].focus();
    await update("answered");
    expect(/** @type {any} */ (document.activeElement).dataset.tricks).toBe("4");
    expect(all(".spades-end-ask").length).toBe(0);
    el.remove();
  });
});
