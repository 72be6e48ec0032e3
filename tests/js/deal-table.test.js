import { afterEach, describe, expect, it, vi } from "vitest";

import widget from "../../spades_teach/widgets/js/deal-table.js";
import { thickness } from "../../spades_teach/widgets/js/deal-felt.js";
import { barPlaces } from "../../spades_teach/widgets/js/deal-proof.js";
import { PACE, beat, lastOfEach } from "../../spades_teach/widgets/js/deal-steps.js";
import samples from "../data/views/deal-table.json";
import { HOSTS } from "./fake_model.js";
import { onSamples } from "./on_samples.js";

const { cases, traits, shown: onPage } = onSamples(widget, samples);

afterEach(() => {
  vi.useRealTimers();
});

/** @param {string} name @param {import("./fake_model.js").HostName} [host] */
async function shown(name, host) {
  const page = await onPage(name, host);
  const { el, model } = page;
  const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...el.querySelectorAll(selector)]);
  return {
    el,
    model,
    all,
    cards: () => all(".spades-fan [data-card]").map((card) => card.dataset.card),
    piles: () => all(".spades-deal-piles [data-place]").map((pile) => pile.dataset.place),
    button: (/** @type {string} */ text) => /** @type {HTMLButtonElement} */ (all("button").find((each) => each.textContent === text && !each.hidden)),
    sent: () => model.sent.map(({ kind, ...fields }) => [kind, ...["text", "method", "by", "option", "card", "suit", "way"].map((each) => fields[each]).filter((each) => each !== undefined)].join(" ")),
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it.each(["begin", "draw", "shuffle", "cut", "give-in-persian", "counted"])("draws the sample %s: seats, piles and cards as the view has them", async (name) => {
    const { cards, piles, all, el } = await shown(name, host);
    const { view, strings } = cases[name];
    expect(cards()).toEqual(view.hand);
    expect(piles()).toEqual(view.seats.filter((/** @type {any} */ seat) => seat.cards > 0 && !(seat.place === "you" && view.hand.length)).map((/** @type {any} */ seat) => seat.place));
    for (const pile of all(".spades-deal-piles [data-place]")) expect(pile.getAttribute("aria-label")).toBe(strings.seats[/** @type {string} */ (pile.dataset.place)]);
    expect(/** @type {HTMLElement} */ (el.querySelector(".spades-deal-pack")).hidden).toBe(view.pack === 0);
    expect(all(".spades-deal-pack .spades-rank")).toHaveLength(0);
  });

  it("sends what is pressed", async () => {
    const { button, sent } = await shown("draw", host);
    button("Turn up a card").click();
    button("To the end").click();
    button("One step back").click();
    expect(sent()).toEqual(["step", "all", "back"]);
  });
});

it("carries no card but those that lie open", async () => {
  for (const name of ["begin", "draw", "shuffle", "cut", "give-in-persian", "misdeal"]) {
    const { el } = await shown(name);
    const { view } = cases[name];
    const open = [...(view.drawn ?? []).map((/** @type {any} */ each) => each.card), ...view.hand];
    expect([...el.querySelectorAll("[data-card]")].map((node) => node.getAttribute("data-card")).filter((card) => !open.includes(/** @type {string} */ (card)))).toEqual([]);
  }
});

it("cuts as many as are typed, or none", async () => {
  const { el, button, sent } = await shown("cut");
  const field = /** @type {HTMLInputElement} */ (el.querySelector(".spades-deal-cut input"));
  expect(field.value).toBe("26");
  field.value = "۱۷";
  button("Cut").click();
  button("Do not cut").click();
  expect(sent()).toEqual(["cut ۱۷", "cut 0"]);
});

it("sends a seed as it was typed, and marks one that is none", async () => {
  const { el, sent } = await shown("bad-seed");
  const field = /** @type {HTMLInputElement} */ (el.querySelector(".spades-deal-seed"));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  field.value = "۱۲";
  /** @type {HTMLFormElement} */ (field.form).dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
  expect(sent()).toEqual(["seed ۱۲"]);
});

it("sends a number for each suit", async () => {
  const { all, button, model } = await shown("counted");
  const fields = /** @type {HTMLInputElement[]} */ (all(".spades-deal-count input"));
  expect(fields.map((field) => field.value)).toEqual(["1", "", "2", "3"]);
  fields[1].value = "4";
  button("Check the count").click();
  expect(model.sent.at(-1)).toMatchObject({ kind: "count", texts: { S: "1", H: "4", D: "2", C: "3" } });
});

it("goes on by itself, one step for each answer, until it is stopped", async () => {
  vi.useFakeTimers();
  const { button, sent, model } = await shown("draw");
  button("Go on by itself").click();
  expect(sent()).toEqual(["step"]);
  vi.advanceTimersByTime(5_000);
  expect(sent()).toEqual(["step"]); // nothing more before Python has answered
  model.fromPython({ view: { ...cases["draw"].view, steps: 7, n: 9 }, strings: cases["draw"].strings, look: cases["draw"].look });
  await Promise.resolve();
  vi.advanceTimersByTime(PACE.turn - 1);
  expect(sent()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual(["step", "step"]);
  button("Stop").click();
  model.fromPython({ view: { ...cases["draw"].view, steps: 8, n: 10 }, strings: cases["draw"].strings, look: cases["draw"].look });
  await Promise.resolve();
  vi.advanceTimersByTime(5_000);
  expect(sent()).toHaveLength(2);
});

it("stops by itself where the stage ends", async () => {
  vi.useFakeTimers();
  const { button, sent, model } = await shown("draw");
  button("Go on by itself").click();
  model.fromPython(traits("shuffle"));
  await Promise.resolve();
  vi.advanceTimersByTime(5_000);
  expect(sent()).toEqual(["step"]);
});

it("asks two questions about a misdeal", async () => {
  const { all, sent, el } = await shown("misdeal");
  const groups = all("[role=radiogroup]");
  expect(groups.map((group) => group.querySelectorAll("[role=radio]").length)).toEqual([5, 6]);
  expect(groups.map((group) => group.querySelectorAll("[tabindex='0']").length)).toEqual([1, 1]);
  expect(all("[data-mark]").map((node) => node.dataset.mark)).toEqual(["good", "bad"]);
  /** @type {HTMLElement} */ (groups[1].children[1]).click();
  expect(sent()).toEqual(["remedy draw"]);
  expect(el.querySelector(".spades-say-text")?.textContent).toBe(cases["misdeal"].strings.feedback.text);
});

it("shows every count with its number and whether chance explains it", async () => {
  const { all, sent } = await shown("fair");
  const { view, strings } = cases["fair"];
  const rows = all(".spades-deal-bar-row");
  const bars = view.columns.flatMap((/** @type {any} */ column) => column.bars.map((/** @type {any} */ bar) => [strings.numbers[column.shuffle][bar.place], bar.inside ? strings.inside : strings.outside]));
  expect(rows.map((row) => [row.querySelector(".spades-deal-bar-number")?.textContent, row.querySelector(".spades-deal-bar-verdict")?.textContent])).toEqual(bars);
  /** @type {HTMLElement} */ (all(".spades-fan [data-card=KS]")[0]).click();
  /** @type {HTMLElement} */ (all(".spades-fan [data-card=AS]")[0]).click(); // is chosen already
  expect(sent()).toEqual(["press KS"]);
});

it("shows a suit of the pack, and tells of a card", async () => {
  const { cards, all, sent, button, el } = await shown("pack");
  expect(cards()).toEqual(cases["pack"].view.cards);
  expect(all(".spades-fan [data-state=chosen]").map((card) => card.dataset.card)).toEqual(["QS"]);
  expect(el.querySelector(".spades-say-text")?.textContent).toBe(cases["pack"].strings.feedback.text);
  /** @type {HTMLElement} */ (all(".spades-fan [data-card='7S']")[0]).click();
  button(cases["pack"].strings.suits.D).click();
  expect(sent()).toEqual(["press 7S", "suit D"]);
});

describe("the pure parts", () => {
  it("keeps of a draw the last card of each player, and none once cards are given", () => {
    const drawn = [{ place: "left", card: "2C" }, { place: "you", card: "3C" }, { place: "left", card: "4C" }];
    expect(lastOfEach(drawn, ["a", "b", "c"], "draw").map(({ card, label }) => `${card} ${label}`)).toEqual(["3C b", "4C c"]);
    expect(lastOfEach(drawn, ["a", "b", "c"], "give")).toEqual([]);
  });
  it("gives whole rounds with less motion, single cards else, and never hurries a draw", () => {
    expect(beat("give", true)).toEqual({ kind: "round", wait: PACE.round });
    expect(beat("give", false)).toEqual({ kind: "step", wait: PACE.card });
    expect(beat("draw", true)).toEqual(beat("draw", false));
  });
  it("makes piles as high as they are", () => {
    expect([0, 1, 2, 13].map((cards) => thickness(cards, 13))).toEqual([0, 0, 1, 6]);
  });
  it("draws bars and the band of chance to one scale", () => {
    expect(barPlaces(250, { expected: 250, least: 200, most: 300 })).toEqual({ bar: 62.5, from: 50, to: 75 });
    expect(barPlaces(900, { expected: 250, least: 200, most: 300 }).bar).toBe(100);
  });
});
