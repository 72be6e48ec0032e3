import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import widget from "../../spades_teach/widgets/js/round-table.js";
import samples from "../data/views/round-table.json";
import { HOSTS } from "./fake_model.js";
import { onSamples } from "./on_samples.js";

const { cases, traits, shown: onPage } = onSamples(widget, samples);

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
});

/** @param {string} name @param {import("./fake_model.js").HostName} [host] */
async function shown(name, host) {
  vi.useRealTimers();
  const page = await onPage(name, host);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { el, model } = page;
  return {
    el,
    model,
    find: (/** @type {string} */ selector) => /** @type {any} */ (el.querySelector(selector)),
    button: (/** @type {string} */ text) => /** @type {HTMLButtonElement} */ ([...el.querySelectorAll("button")].find((each) => each.textContent === text)),
    sent: () => model.sent.map(({ kind, card, bid, word, at, to, text }) => [kind, card ?? bid ?? word ?? at ?? to ?? text].filter((each) => each !== undefined).join(" ")),
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: cards and bids in their states, and no other card", async (name) => {
    const { el } = await shown(name, host);
    const { view } = cases[name];
    expect([...el.querySelectorAll(".spades-fan [data-card]")].map((card) => /** @type {any} */ (card).dataset).map(({ card, state }) => ({ card, state }))).toEqual(view.cards);
    expect([...el.querySelectorAll(".spades-call-key")].map((key) => /** @type {any} */ (key).dataset).map(({ bid, state }) => ({ bid, state }))).toEqual([...(view.bids ?? []), ...view.sayings.map((/** @type {any} */ { word, state }) => ({ bid: word, state }))]);
    expect(el.querySelectorAll("[data-card]").length).toBe(view.cards.length + view.scene.trick.length);
    expect(/** @type {any} */ (el.querySelector(".spades-record")).hidden).toBe(view.record === null);
    expect(/** @type {any} */ (el.querySelector(".spades-round-score")).hidden).toBe(view.score === null);
  });
});

it("lets the others play only after the reader has begun", async () => {
  const { button, sent, model } = await shown("begin");
  vi.advanceTimersByTime(5_000);
  expect(sent()).toEqual([]);
  button("Begin").click();
  expect(sent()).toEqual(["next 0"]);
  model.fromPython({ ...traits("begin"), view: { ...cases["begin"].view, at: 1 } });
  await Promise.resolve();
  await Promise.resolve();
  vi.advanceTimersByTime(740);
  expect(sent()).toEqual(["next 0"]);
  vi.advanceTimersByTime(20);
  expect(sent()).toEqual(["next 0", "next 1"]);
});

it("waits for the reader where the others play when asked", async () => {
  const { button, sent, model } = await shown("begin");
  button("Begin").click();
  model.fromPython({ ...traits("begin"), view: { ...cases["begin"].view, at: 1, pace: "press" } });
  await Promise.resolve();
  await Promise.resolve();
  vi.advanceTimersByTime(10_000);
  expect(sent()).toEqual(["next 0"]);
});

it("gathers a trick once it is asked to, never by itself", async () => {
  const { button, sent } = await shown("gather");
  vi.advanceTimersByTime(60_000);
  expect(sent()).toEqual([]);
  button("Gather the trick").click();
  expect(sent()).toEqual([`gather ${cases["gather"].view.at}`]);
});

it("says what is said beside bids and cards, and goes back to the cards when that was all", async () => {
  const { find, sent, model, el } = await shown("lead");
  const said = [{ word: "claim", state: "legal" }];
  const strings = { ...cases["lead"].strings, sayings: { claim: { text: "Mine", label: "The rest are mine" } } };
  model.fromPython({ ...traits("lead"), view: { ...cases["lead"].view, sayings: said }, strings });
  await Promise.resolve();
  await Promise.resolve();
  const key = find('[data-bid="claim"]');
  expect(key.getAttribute("aria-label")).toBe("The rest are mine");
  key.focus();
  key.click();
  expect(sent()).toEqual(["say claim"]);
  model.fromPython({ ...traits("lead"), view: { ...cases["lead"].view, sayings: [], chosen: null } });
  await Promise.resolve();
  await Promise.resolve();
  expect(el.contains(document.activeElement)).toBe(true);
  expect(find('[data-bid="claim"]')).toBe(null);
});

it("asks for bids and bids what is chosen", async () => {
  const { find, sent } = await shown("bid");
  find('[data-bid="5"]').click();
  find(".spades-round-go").click();
  expect(sent()).toEqual(["choose-bid 5", "bid 4"]);
});

it("plays the chosen card, and shows a choice at once", async () => {
  const { find, sent } = await shown("lead");
  const other = cases["lead"].view.cards.find((/** @type {any} */ each) => each.state === "legal").card;
  find(`.spades-fan [data-card="${other}"]`).click();
  expect(find(`.spades-fan [data-card="${other}"]`).dataset.state).toBe("chosen");
  find(".spades-round-go").click();
  expect(sent()).toEqual([`press ${other}`, "play 2C"]);
});

it("offers to look where a blind bid is open, and shows no card", async () => {
  const { el, button, find, sent } = await shown("blind");
  expect(el.querySelectorAll("[data-card]").length).toBe(0);
  expect(find(".spades-table-down .spades-backs").getAttribute("aria-label")).toBe(cases["blind"].strings.scene.hand);
  expect(find(".spades-round-go").hidden).toBe(true);
  button("Look at the cards").click();
  expect(sent()).toEqual(["look"]);
});

it("shows the score in lines and the round as text", async () => {
  const { el, find, sent, button } = await shown("score");
  const lines = cases["score"].view.score.flatMap((/** @type {any} */ side) => side.lines);
  expect(el.querySelectorAll(".spades-line").length).toBe(lines.length);
  expect(find(".spades-record-text").textContent).toBe(cases["score"].view.record);
  button("The same cards again").click();
  button("Other cards").click();
  expect(sent()).toEqual(["again", "another"]);
});

it("deals the number that is typed, in any digits", async () => {
  const { find, sent } = await shown("lead");
  const field = find(".spades-deal-seed");
  expect(field.value).toBe(""); // the number of a deal under way would tell the other hands
  field.value = "۱۲";
  field.form.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
  expect(sent()).toEqual(["seed ۱۲"]);
});

it("marks a number that is none, and keeps what is typed while the others play", async () => {
  const { find, model } = await shown("bad-seed");
  const field = find(".spades-deal-seed");
  expect([field.value, field.getAttribute("aria-invalid"), field.getAttribute("aria-label")]).toEqual(["seven", "true", cases["bad-seed"].strings.seed]);
  model.fromPython(traits("lead"));
  await Promise.resolve();
  await Promise.resolve();
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["", null]);
  field.value = "8";
  model.fromPython(traits("gather"));
  await Promise.resolve();
  await Promise.resolve();
  expect(field.value).toBe("8");
});

it("says the remark on a bid where the others are heard", async () => {
  const { el } = await shown("bid-remark");
  const { note } = cases["bid-remark"].strings;
  const said = [...el.querySelectorAll("[role=status]")].map((each) => each.textContent ?? "");
  const bare = (/** @type {string} */ text) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, "");
  expect(said.some((text) => bare(text).includes(bare(note.text)) && note.rows.every((/** @type {string} */ row) => bare(text).includes(bare(row))))).toBe(true);
});

it("brings the keyboard to where the next thing is to be done", async () => {
  const { el, find, model } = await shown("lead");
  find('.spades-fan [data-card="2C"]').focus();
  model.fromPython(traits("gather"));
  await Promise.resolve();
  await Promise.resolve();
  expect(el.ownerDocument.activeElement).toBe(find(".spades-round-go"));
  model.fromPython({ ...traits("lead"), view: { ...cases["lead"].view, chosen: null, cards: cases["lead"].view.cards } });
  await Promise.resolve();
  await Promise.resolve();
  expect(el.ownerDocument.activeElement?.closest(".spades-fan")).not.toBeNull();
});
