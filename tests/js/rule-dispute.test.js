import { afterEach, describe, expect, it, vi } from "vitest";

import widget from "../../spades_teach/widgets/js/rule-dispute.js";
import samples from "../data/views/rule-dispute.json";
import { HOSTS } from "./fake_model.js";
import { onSamples, plain } from "./on_samples.js";

afterEach(() => {
  vi.useRealTimers();
});

const { cases, shown } = onSamples(widget, samples);

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: the questions, the answer, its example, who plays otherwise", async (name) => {
    const { all, texts } = await shown(name, host);
    const { view, strings } = cases[name];
    const answer = strings.answer;
    expect(texts(".spades-dispute-ask")).toEqual(view.questions.map((/** @type {any} */ each) => plain(strings.questions[each.id])));
    expect(all(".spades-dispute-ask").map((each) => each.getAttribute("aria-expanded"))).toEqual(view.questions.map((/** @type {any} */ each) => String(each.open)));
    expect(texts(".spades-dispute-text")).toEqual(answer ? [plain(answer.text)] : []);
    expect(texts(".spades-dispute-other")).toEqual((answer?.others ?? []).map((/** @type {any} */ each) => plain(each.text)));
    const tables = answer ? [...answer.others.flatMap((/** @type {any} */ each) => each.tables), ...answer.agree] : [];
    expect(texts(".spades-dispute-tables b")).toEqual(tables.map((/** @type {any} */ each) => plain(each.name)));
    expect(all(".spades-fan .spades-card").map((each) => [each.dataset.card, each.dataset.state])).toEqual((view.example?.hand ?? []).map((/** @type {any} */ each) => [each.card, each.state]));
    expect(all(".spades-trick .spades-card").map((each) => each.dataset.card)).toEqual((view.example?.plays ?? []).map((/** @type {any} */ each) => each.card));
    expect(texts(".spades-dispute-seats tbody th")).toEqual((answer?.example.seats ?? []).map((/** @type {any} */ each) => each.name));
    expect(texts(".spades-score-rows-points")).toEqual((answer?.example.lines ?? []).map((/** @type {any} */ each) => plain(each.points)));
    expect(texts(".spades-dispute-none")).toEqual(strings.none ? [strings.none] : []);
    expect(all("[role=radio][aria-checked=true]").map((each) => each.dataset.id)).toEqual([view.topic]);
  });

  it("sends what was typed when the fingers rest, and at once with Enter", async () => {
    vi.useFakeTimers();
    const { all, sent } = await shown("all", host);
    const [input] = all("input");
    for (const text of ["n", "ni", "nil"]) {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(sent()).toEqual([{ kind: "search", text: "nil" }]);
    input.value = "nils";
    input.form.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
    vi.advanceTimersByTime(250);
    expect(sent()).toEqual([{ kind: "search", text: "nil" }, { kind: "search", text: "nils" }]);
  });

  it("opens a question, chooses a topic, asks for the rest", async () => {
    const { all, sent } = await shown("all", host);
    all(".spades-dispute-ask")[1].click();
    all("[role=radio]").find((each) => each.dataset.id === "nil").click();
    all(".spades-rule-dispute > button")[0].click();
    expect(sent()).toEqual([{ kind: "open", question: "only-spades-left" }, { kind: "topic", topic: "nil" }, { kind: "more" }]);
  });

  it("leaves nothing behind when its view ends", async () => {
    const page = await shown("score", host);
    await page.unmount();
    expect(page.model.listeners).toBe(0);
    expect(page.el.querySelector(".spades")).toBeNull();
  });
});

describe("by keys", () => {
  it("goes down from the field into the list, through it, and back with Escape", async () => {
    const { el, all } = await shown("all");
    document.body.append(el);
    const [input] = all("input");
    const press = (/** @type {any} */ node, /** @type {string} */ key) => node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    input.focus();
    press(input, "ArrowDown");
    expect(document.activeElement).toBe(all(".spades-dispute-ask")[0]);
    press(document.activeElement, "ArrowDown");
    expect(document.activeElement).toBe(all(".spades-dispute-ask")[1]);
    press(document.activeElement, "Escape");
    expect(document.activeElement).toBe(input);
    el.remove();
  });

  it("says how many were found, and the answer when one is opened", async () => {
    const { el, update } = await shown("all");
    const live = /** @type {Element} */ (el.querySelector(".spades > .spades-unseen[role=status]"));
    await update("nothing");
    expect(live.textContent).toBe(cases.nothing.strings.said);
    await update("cards");
    expect(live.textContent).toBe(cases.cards.strings.answer.text);
  });

  it("keeps the focus on a question that opens", async () => {
    const { el, all, update } = await shown("all");
    document.body.append(el);
    all(".spades-dispute-ask")[0].focus();
    await update("cards");
    expect(/** @type {any} */ (document.activeElement).textContent).toBe(cases.cards.strings.questions["lead-spade-unbroken"]);
    el.remove();
  });
});
