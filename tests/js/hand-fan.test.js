import { describe, expect, it } from "vitest";

import widget from "../../spades_teach/widgets/js/hand-fan.js";
import samples from "../data/views/hand-fan.json";
import { HOSTS } from "./fake_model.js";
import { onSamples } from "./on_samples.js";

const { cases, traits, shown: onPage } = onSamples(widget, samples);
/** @param {string} name @param {import("./fake_model.js").HostName} [host] */
async function shown(name, host) {
  const page = await onPage(name, host);
  const { el, model } = page;
  return {
    el,
    model,
    cards: () => /** @type {HTMLElement[]} */ ([...el.querySelectorAll(".spades-fan [data-card]")]),
    card: (/** @type {string} */ code) => /** @type {HTMLElement} */ (el.querySelector(`.spades-fan [data-card="${code}"]`)),
    button: (/** @type {string} */ text) => /** @type {HTMLButtonElement} */ ([...el.querySelectorAll("button")].find((each) => each.textContent === text)),
    sent: () => model.sent.map(({ kind, card, by }) => [kind, card ?? by].filter(Boolean).join(" ")),
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: each card as the view has it, with its name", async (name) => {
    const { cards, el } = await shown(name, host);
    const { view, strings } = cases[name];
    expect(cards().map((card) => [card.dataset.card, card.dataset.state])).toEqual(view.cards.map((/** @type {any} */ each) => [each.card, each.state]));
    for (const card of cards()) expect(card.getAttribute("aria-label")).toBe(strings.cards[/** @type {string} */ (card.dataset.card)]);
    expect([...el.querySelectorAll(".spades-trick [data-card]")].map((card) => card.getAttribute("data-card"))).toEqual(view.trick.map((/** @type {any} */ each) => each.card));
  });

  it("asks Python about every press, and shows a choice at once", async () => {
    const { card, sent } = await shown("follow-suit", host);
    card("9H").click();
    expect(card("9H").dataset.state).toBe("chosen");
    card("AS").click();
    expect(card("AS").dataset.state).toBe("blocked");
    expect(sent()).toEqual(["press 9H", "press AS"]);
  });

  it("shows why a card must wait, under the hand", async () => {
    const { el } = await shown("blocked", host);
    const { feedback } = cases["blocked"].strings;
    const said = /** @type {HTMLElement} */ (el.querySelector(".spades-say"));
    expect(said.dataset.sign).toBe("bad");
    expect(said.querySelector(".spades-say-text")?.textContent).toBe(feedback.text);
    expect([...said.querySelectorAll("small")].map((row) => row.textContent)).toEqual(feedback.rows);
    expect(said.closest("[role=status]")).not.toBeNull();
  });
});

it("plays the chosen card by its button, and offers none while none is chosen", async () => {
  const { button, sent } = await shown("blocked");
  button("Play 9♥\uFE0E").click();
  expect(sent()).toEqual(["play 9H"]);
  const other = await shown("follow-suit");
  expect(other.button("Play").disabled).toBe(true);
});

it("takes back, and sorts as asked", async () => {
  const { button, sent } = await shown("played");
  button("Take back").click();
  button("Ranks").click();
  button("Colours").click(); // is so already
  expect(sent()).toEqual(["take-back", "sort rank"]);
});

it("keeps the focus on the neighbour when the focused card is played", async () => {
  const { card, model, el } = await shown("follow-suit");
  card("9H").focus();
  model.fromPython(traits("played"));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)));
  const active = /** @type {HTMLElement | null} */ (el.ownerDocument.activeElement);
  expect(active?.closest(".spades-fan")).not.toBeNull();
});

it("lets go of the choice on Escape", async () => {
  const { card, sent } = await shown("blocked");
  card("9H").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(sent()).toEqual(["let-go"]);
});

it("says when all cards are played", async () => {
  const { el } = await shown("empty");
  expect(/** @type {HTMLElement} */ (el.querySelector(".spades-fan-empty")).hidden).toBe(false);
  expect(el.querySelector(".spades-fan-empty")?.textContent).toBe(cases["empty"].strings.empty);
});

it("carries no card but those of the view", async () => {
  const { el } = await shown("follow-suit");
  const shownCards = new Set([...el.querySelectorAll("[data-card]")].map((node) => node.getAttribute("data-card")));
  expect([...shownCards].toSorted()).toEqual(["4H", "7C", "9H", "AS", "KH"]);
});
