import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import widget from "../../spades_teach/widgets/js/bag-odometer.js";
import samples from "../data/views/bag-odometer.json";
import { HOSTS } from "./fake_model.js";
import { onSamples } from "./on_samples.js";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} })));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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
    /** The digits that stand in the windows: the cell of each strip that its place shows. */
    score: () => all(".spades-odo-sign")[0].textContent + all(".spades-odo-strip").map((strip) => strip.children[Math.round(-Number.parseFloat(strip.style.transform.slice(11)) * 0.3)].textContent).join(""),
    places: () => all(".spades-odo-place").map((place) => place.dataset.state),
    key: (/** @type {string} */ name) => /** @type {HTMLButtonElement} */ (el.querySelector(`[data-key=${name}]`)),
    sent: () => model.sent,
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: score, places, tape and rounds as the view has them", async (name) => {
    const { score, places, all } = await shown(name, host);
    const { view, strings, look } = cases[name];
    const digits = String(Math.abs(view.total)).padStart(3, "0").replace(/\d/g, (digit) => [...look.digits][Number(digit)]);
    expect(score()).toBe((view.total < 0 ? "\u2212" : "") + digits);
    expect(places()).toHaveLength(view.places);
    expect(places().filter((state) => state !== "empty")).toHaveLength(view.bags);
    expect(all(".spades-odo-tape > li")).toHaveLength(view.tape.length);
    expect(all(".spades-odo-rounds tbody tr")).toHaveLength(view.rounds.length);
    expect(all(".spades-odo")[0].getAttribute("aria-label")).toBe(strings.shows);
    expect(all(".spades-odo")[0].dir).toBe("ltr");
  });
});

it("lights the lamp when the counter is full and shows the flag when it costs", async () => {
  const state = async (/** @type {string} */ name) => {
    const { el } = await shown(name);
    const { full, penalty } = /** @type {HTMLElement} */ (el.querySelector(".spades-odo")).dataset;
    return [full, penalty];
  };
  expect(await state("start")).toEqual(["false", "false"]);
  expect(await state("full")).toEqual(["true", "false"]);
  expect(await state("penalty")).toEqual(["true", "true"]);
  expect(await state("emptied")).toEqual(["false", "false"]);
});

it("asks Python for each step, and nothing where there is none", async () => {
  const { key, sent } = await shown("start");
  for (const name of ["step", "round", "back"]) key(name).click();
  expect(sent().map(({ kind }) => kind)).toEqual(["step", "round"]);
  expect(key("back").getAttribute("aria-disabled")).toBe("true");
  expect(key("back").disabled).toBe(false); // the focus stays on it
});

it("sends what was predicted as it was typed", async () => {
  const { all, el, sent } = await shown("asked");
  const [score, bags] = /** @type {HTMLInputElement[]} */ (all(".spades-odo-ask input"));
  expect([score.value, bags.value]).toEqual(["53", "7"]);
  score.value = "\u221247";
  bags.value = "۱";
  bags.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(sent()).toMatchObject([{ kind: "check", score: "\u221247", bags: "۱" }]);
  expect(el.querySelector("[role=status] .spades-say-text")?.textContent).toBe(cases["asked"].strings.feedback.text);
});

it("sends a round of the learner's own, with a nil when there is one", async () => {
  const { all, sent } = await shown("empty");
  const [bid, tricks, nil] = /** @type {HTMLInputElement[]} */ (all(".spades-odo-own input"));
  const play = /** @type {HTMLElement} */ (all(".spades-odo-own .spades-go")[0]);
  [bid.value, tricks.value] = ["5", "8"];
  play.click();
  all(".spades-odo-toggle")[0].click();
  nil.value = "2";
  play.click();
  expect(sent()).toMatchObject([{ kind: "add", bid: "5", tricks: "8", nil: null }, { kind: "add", bid: "5", tricks: "8", nil: "2" }]);
});

it("plays a whole round movement by movement, and at once for who wants less motion", async () => {
  const { model, all, places } = await shown("start");
  model.fromPython(traits("over"));
  await Promise.resolve();
  expect(all(".spades-odo-tape > li")).toHaveLength(6);
  model.fromPython(traits("start"));
  await Promise.resolve();
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  model.fromPython(traits("over"));
  await Promise.resolve();
  const seen = [];
  for (let turn = 0; turn < 6; turn += 1) {
    seen.push([all(".spades-odo-tape > li").length, places().filter((state) => state !== "empty").length]);
    vi.runOnlyPendingTimers();
  }
  expect(seen).toEqual([[1, 8], [2, 9], [3, 10], [4, 10], [5, 0], [6, 1]]);
});
