import { describe, expect, it } from "vitest";

import { backTurns } from "../../spades_teach/widgets/js/table-scene.js";
import widget from "../../spades_teach/widgets/js/card-table.js";
import samples from "../data/views/card-table.json";
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
    find: (/** @type {string} */ selector) => /** @type {any} */ (el.querySelector(selector)),
    cards: (/** @type {string} */ selector) => [...el.querySelectorAll(`${selector} [data-card]`)].map((card) => card.getAttribute("data-card")),
    sent: () => model.sent.map(({ kind, step, on }) => [kind, step ?? on].filter((each) => each !== undefined).join(" ")),
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: the trick in its order, the own hand, and no other card", async (name) => {
    const { cards, find, el } = await shown(name, host);
    const { view, strings } = cases[name];
    expect(cards(".spades-trick")).toEqual(view.scene.trick.map((/** @type {any} */ each) => each.card));
    expect(cards(".spades-fan")).toEqual(view.scene.hand);
    expect(el.querySelectorAll("[data-card]").length).toBe(view.scene.trick.length + view.scene.hand.length);
    for (const seat of view.scene.seats) {
      const node = find(`.spades-seat[data-place="${seat.place}"]`);
      expect(node.querySelector(".spades-seat-note").textContent).toBe(strings.scene.bids[seat.place].replace(/[\u2066-\u2069]/g, ""));
      expect(node.dataset.turn).toBe(String(seat.turn));
      if (seat.place === "you") continue;
      const backs = node.querySelector(".spades-backs");
      expect(backs.hidden).toBe(view.teacher);
      if (!view.teacher) expect([backs.querySelectorAll(".spades-back-card").length, backs.getAttribute("aria-label")]).toEqual([seat.left, strings.scene.hands[seat.place].name]);
    }
  });
});

it("marks the winner of a complete trick, in its order", async () => {
  const { el, find } = await shown("trick");
  expect([...el.querySelectorAll(".spades-trick .spades-card-mark")].map((mark) => mark.textContent)).toEqual(["1", "2", "3", "4"]);
  expect(find('.spades-play[data-winner="true"]').dataset.place).toBe(cases["trick"].view.scene.winner);
  expect(find(".spades-say-text").textContent).toBe(cases["trick"].strings.feedback.text);
});

it("opens the hands of a teacher's table by suits", async () => {
  const { el } = await shown("teacher");
  const rows = [...el.querySelectorAll('.spades-seat[data-place="left"] .spades-open-row')];
  expect(rows.map((row) => /** @type {HTMLElement} */ (row).dataset.suit)).toEqual(["S", "H", "D", "C"]);
  expect(rows.map((row) => row.textContent)).toEqual(cases["teacher"].strings.scene.hands.left.rows.map((/** @type {string} */ row) => row || "–"));
});

it("steps by buttons, keys and slider", async () => {
  const { el, find, sent } = await shown("trick");
  for (const move of ["first", "back", "forward", "last"]) find(`[data-move="${move}"]`).click();
  for (const key of ["ArrowRight", "ArrowLeft", "Home", "End", "a"]) el.querySelector(".spades-panel")?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const slider = find(".spades-replay-slider");
  slider.value = "20";
  slider.dispatchEvent(new Event("input"));
  expect(sent()).toEqual(["first", "back", "forward", "last", "forward", "back", "first", "last", "go 20"]);
  expect(slider.value).toBe("20");
  expect([slider.getAttribute("aria-valuetext"), slider.max]).toEqual([cases["trick"].strings.moment, "69"]);
});

it("goes on with the left arrow where words run from right to left", async () => {
  const { el, sent } = await shown("end");
  for (const key of ["ArrowLeft", "ArrowRight"]) el.querySelector(".spades-panel")?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(sent()).toEqual(["forward", "back"]);
});

it("hides the notes when asked", async () => {
  const { find, model, sent } = await shown("end");
  expect(find('.spades-seat[data-place="left"] .spades-seat-warn').hidden).toBe(false);
  find(".spades-notes").click();
  expect(sent()).toEqual(["notes false"]);
  model.fromPython({ ...traits("end"), view: { ...cases["end"].view, notes: false } });
  await Promise.resolve();
  expect(find('.spades-seat[data-place="left"] .spades-seat-warn').hidden).toBe(true);
  expect(find(".spades-chip").hidden).toBe(true);
});

it("shows no steps where there is nothing to step through", async () => {
  const { find } = await shown("deal");
  expect(find(".spades-replay-steps").hidden).toBe(true);
});

it("spreads a held fan evenly about its middle", () => {
  expect(backTurns(1)).toEqual([0]);
  expect(backTurns(0)).toEqual([]);
  expect(backTurns(3)).toEqual([-5.4, 0, 5.4]);
  const full = backTurns(13);
  expect(full[12] - full[0]).toBeLessThanOrEqual(62.1);
  full.forEach((turn, index) => expect(turn + full[12 - index]).toBeCloseTo(0));
});
