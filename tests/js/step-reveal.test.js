import { describe, expect, it } from "vitest";

import widget from "../../spades_teach/widgets/js/step-reveal.js";
import samples from "../data/views/step-reveal.json";
import { HOSTS } from "./fake_model.js";
import { onSamples, plain } from "./on_samples.js";

const { cases, shown } = onSamples(widget, samples);

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: what is given, the lines that are through, the open one", async (name) => {
    const { all, texts } = await shown(name, host);
    const { view, strings } = cases[name];
    expect(texts(".spades-worked-label")).toEqual(strings.lines.map((/** @type {any} */ each) => plain(each.label)));
    expect(texts(".spades-worked-value")).toEqual(strings.lines.map((/** @type {any} */ each) => plain(each.value)));
    expect(all(".spades-worked-box").map((box) => box.open)).toEqual(view.lines.map((/** @type {any} */ _, /** @type {number} */ index) => index === view.lines.length - 1));
    expect(all(".spades-worked-line").map((node) => node.dataset.shown)).toEqual(view.lines.map((/** @type {any} */ each) => String(each.shown)));
    expect(texts(".spades-worked-ask")).toEqual(view.open ? [plain(strings.open.ask)] : []);
    expect(texts(".spades-worked-over")).toEqual(view.done ? [plain(strings.over)] : []);
    expect(texts(".spades-worked-teaches")).toEqual(strings.teaches ? [plain(strings.teaches.text)] : []);
    expect(texts(".spades-worked-round tbody th")).toEqual(view.seats.map((/** @type {any} */ { place }) => plain(strings.seats[place].name)));
    expect(all(".spades-worked-row .spades-card").map((card) => plain(card.getAttribute("aria-label")))).toEqual(view.row.map((/** @type {any} */ { place, winner }) => plain(strings.plays[place]) + (winner ? `, ${plain(strings.winner)}` : "")));
    expect(texts(".spades-worked-row-seat")).toEqual(view.row.map((/** @type {any} */ { place }) => plain(strings.places[place])));
    expect(all(".spades-worked-round").map((table) => table.dataset.pairs)).toEqual(view.seats.length ? [String(view.seats.some((/** @type {any} */ { place }) => place === "partner"))] : []);
    expect(texts(".spades-say-text")).toEqual(strings.feedback ? [plain(strings.feedback.text)] : []);
    expect(all(".spades-worked-option").map((each) => each.getAttribute("aria-checked"))).toEqual((view.open?.options ?? []).map((/** @type {any} */ each) => String(each.chosen)));
    expect(all("input").length).toBe(view.open?.form === "number" ? 1 : 0);
  });

  it.each(Object.keys(cases))("gives every control of %s a name", async (name) => {
    const { all } = await shown(name, host);
    for (const control of all("input, button, summary")) {
      expect((control.getAttribute("aria-label") ?? control.textContent).trim()).not.toBe("");
    }
  });

  it("sends a number with the check, for the line that is open", async () => {
    const { all, button, sent } = await shown("score", host);
    const [input] = all("input");
    input.value = "۵";
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    button("Show me").click();
    expect(sent()).toEqual([
      { kind: "check", text: "۵", line: "contract" },
      { kind: "show", line: "contract" },
    ]);
  });

  it("leads from option to option by all arrows", async () => {
    const { all } = await shown("tables", host);
    const options = all(".spades-worked-option");
    const focused = () => document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    options[0].focus();
    for (const [key, at] of /** @type {[string, number][]} */ ([["ArrowDown", 1], ["ArrowRight", 2], ["ArrowUp", 1], ["ArrowLeft", 0]])) {
      focused()?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      expect(focused()).toBe(options[at]);
    }
  });

  it("chooses with one press and checks with a second one on the same", async () => {
    const { all, sent } = await shown("card", host);
    const [yes, no] = all(".spades-worked-option");
    no.click();
    yes.click();
    expect(sent()).toEqual([
      { kind: "choose", option: "no", line: "card-9S" },
      { kind: "check", line: "card-9S" },
    ]);
  });

  it("marks cards of the hand, and others where these are asked for", async () => {
    const hand = await shown("cards", host);
    hand.all("button[data-card='9S']")[0].click();
    hand.all("button[data-card='KH']")[0].click();
    expect(hand.sent()).toEqual([
      { kind: "mark", card: "9S", on: false, line: "taking" },
      { kind: "mark", card: "KH", on: true, line: "taking" },
    ]);
    const pack = await shown("pack", host);
    pack.all("button[data-card='2C']")[0].click();
    expect(pack.sent()).toEqual([{ kind: "mark", card: "2C", on: true, line: "absent" }]);
  });

  it("chooses a card on the table by its place", async () => {
    const { all, sent } = await shown("trick", host);
    all(".spades-trick button[data-card='KD']")[0].click();
    expect(sent()).toEqual([{ kind: "choose", option: "partner", line: "best-2" }]);
  });

  it("leaves nothing behind when its view ends", async () => {
    const page = await shown("wrong", host);
    await page.unmount();
    expect(page.model.listeners).toBe(0);
    expect(page.el.querySelector(".spades")).toBeNull();
  });
});

describe("when a line is through", () => {
  it("folds the one before, goes on with the keyboard, and says what came of it", async () => {
    const { el, all, update } = await shown("score");
    document.body.append(el);
    all("input")[0].focus();
    all("input")[0].value = "5";
    await update("wrong");
    expect(all(".spades-worked-box").map((box) => box.open)).toEqual([false, true]);
    expect(document.activeElement).toBe(all("input")[0]);
    const live = /** @type {Element} */ (el.querySelector(".spades > .spades-unseen[role=status]"));
    expect(live.textContent).toBe(cases.wrong.strings.said);
    el.remove();
  });

  it("empties the field for the next number, and keeps a wrong one in it", async () => {
    const { all, update } = await shown("score");
    all("input")[0].value = "5";
    await update("wrong");
    expect(all("input")[0].value).toBe("11");
    expect(all("input")[0].getAttribute("aria-invalid")).toBe("true");
  });

  it("leaves a line as the reader has folded it", async () => {
    const { all, update } = await shown("wrong");
    all(".spades-worked-box")[1].open = false;
    await update("wrong");
    expect(all(".spades-worked-box").map((box) => box.open)).toEqual([false, false]);
  });
});
