import { describe, expect, it } from "vitest";

import widget from "../../spades_teach/widgets/js/bid-pad.js";
import samples from "../data/views/bid-pad.json";
import { HOSTS } from "./fake_model.js";
import { onSamples, plain } from "./on_samples.js";

const { cases, traits, shown: onPage } = onSamples(widget, samples);
/** @param {string} name @param {import("./fake_model.js").HostName} [host] */
async function shown(name, host) {
  const page = await onPage(name, host);
  const { el, model } = page;
  const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...el.querySelectorAll(selector)]);
  return {
    el,
    model,
    all,
    key: (/** @type {string} */ bid) => /** @type {HTMLButtonElement} */ (el.querySelector(`[data-bid="${bid}"]`)),
    card: (/** @type {string} */ code) => /** @type {HTMLElement} */ (el.querySelector(`.spades-fan [data-card="${code}"]`)),
    button: (/** @type {string} */ text) => /** @type {HTMLButtonElement} */ (all("button").find((each) => each.textContent === text)),
    sent: () => model.sent.map(({ kind, bid, card }) => [kind, bid ?? card].filter(Boolean).join(" ")),
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: bids in order, both sides, each key as the view has it", async (name) => {
    const { all, el } = await shown(name, host);
    const { view, strings } = cases[name];
    expect(all(".spades-bid-seat").map((seat) => seat.dataset.place)).toEqual(view.order.map((/** @type {any} */ each) => each.place));
    expect(all(".spades-bid-said").map((bid) => bid.textContent)).toEqual(view.order.map((/** @type {any} */ each) => plain(strings.bids[each.place])));
    expect(all(".spades-bid-sum").map((sum) => sum.textContent)).toEqual(["us", "them"].map((side) => plain(strings.sides[side].label)));
    const keys = [...view.keys, ...view.specials];
    expect(all(".spades-bid-key").map((key) => [key.dataset.bid, key.dataset.state])).toEqual(keys.map((each) => [each.bid, each.state]));
    for (const key of all(".spades-bid-key")) expect(key.getAttribute("aria-label")).toBe(strings.key_names[/** @type {string} */ (key.dataset.bid)]);
    expect(el.querySelectorAll(".spades-bid-keys [tabindex='0']").length).toBe(1);
  });

  it("shows a choice at once and asks Python", async () => {
    const { key, button, sent } = await shown("partner-first", host);
    key("5").click();
    expect(key("5").dataset.state).toBe("chosen");
    button("Bid 4").click();
    expect(sent()).toEqual(["choose 5", "bid 4"]);
  });

  it("lets the own bid be raised, or stay, once all have bid", async () => {
    const { button, key, sent } = await shown("raising", host);
    expect(button("Raise to 4").hidden).toBe(false);
    key("3").click();
    button("Raise to 4").click();
    expect(sent()).toEqual(["choose 3", "bid 4"]);
    const over = await shown("made", host);
    expect(/** @type {HTMLElement} */ (over.el.querySelector(".spades-go")).hidden).toBe(true);
  });

  it("lets a closed key be pressed and heard, not disabled", async () => {
    const { key, sent, el } = await shown("blind", host);
    expect(key("5").disabled).toBe(false);
    expect(key("5").getAttribute("aria-disabled")).toBe("true");
    key("6").click();
    expect(key("6").dataset.state).toBe("blocked");
    expect(sent()).toEqual(["choose 6"]);
    expect([...el.querySelectorAll(".spades-say")].filter((box) => !(/** @type {HTMLElement} */ (box).hidden))).toHaveLength(1);
  });
});

it("shows backs and no face while a blind bid is open", async () => {
  const { el, all } = await shown("blind");
  expect(all(".spades-bid-backs .spades-back")).toHaveLength(13);
  expect(el.querySelectorAll("[data-card]")).toHaveLength(0);
  expect(el.querySelectorAll(".spades-face:not(.spades-back)")).toHaveLength(0);
});

it("marks a ticked card at once, and each card after the comparison by a sign", async () => {
  const { card, sent } = await shown("partner-first");
  card("KS").click();
  expect(card("KS").dataset.state).toBe("chosen");
  expect(sent()).toEqual(["tick KS"]);
  const after = await shown("compared");
  const { view, strings } = cases["compared"];
  for (const each of view.hand) expect(after.card(each.card).querySelector(".spades-card-mark")?.textContent).toBe(strings.states[each.state] ?? "");
});

it("asks for further rounds once for each view, until there are enough", async () => {
  const { model, sent } = await shown("running");
  expect(sent()).toEqual(["more"]);
  model.fromPython({ ...traits("running"), view: { ...cases["running"].view } });
  await Promise.resolve();
  expect(sent()).toEqual(["more"]);
  model.fromPython({ ...traits("running"), view: { ...cases["running"].view, n: 99 } });
  await Promise.resolve();
  expect(sent()).toEqual(["more", "more"]);
  expect((await shown("compared")).sent()).toEqual([]);
});

it("draws a bar for each card, with its bounds, and says the numbers in words", async () => {
  const { all } = await shown("compared");
  const { view, strings } = cases["compared"];
  expect(all(".spades-share")).toHaveLength(13);
  view.estimate.cards.forEach((/** @type {any} */ each, /** @type {number} */ place) => {
    const row = all(".spades-share")[place];
    expect(row.querySelector(".spades-unseen")?.textContent).toBe(strings.estimate.rows[each.card]);
    expect(/** @type {HTMLElement} */ (row.querySelector(".spades-share-bar")).style.inlineSize).toBe(`${(100 * each.share).toFixed(1)}%`);
    expect(row.dataset.ticked).toBe(String(each.ticked));
  });
});

it("lets go of the choice on Escape", async () => {
  const { key, sent } = await shown("partner-first");
  key("4").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(sent()).toEqual(["let-go"]);
});

/** @param {string} text */
