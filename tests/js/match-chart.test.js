import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import widget from "../../spades_teach/widgets/js/match-chart.js";
import samples from "../data/views/match-chart.json";
import { HOSTS, mount } from "./fake_model.js";

const cases = /** @type {Record<string, any>} */ (Object.fromEntries(samples.cases.map((each) => [each.name, each])));

/** A picture as Python draws it: a band for each round, from the start. @param {number} rounds */
const picture = (rounds) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" role="img" aria-label="x"><g class="mark-rect role-mark rounds_marks">${Array.from({ length: rounds + 1 }, (_, index) => `<path fill="var(--spades-chart-ink-soft,#565f6d)"><title>${index}</title></path>`).join("")}</g></svg>`;

/** @type {Awaited<ReturnType<typeof mount>>[]} */
const open = [];
beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} })));
afterEach(async () => {
  for (const page of open.splice(0)) await page.unmount();
  vi.unstubAllGlobals();
});

/** @param {string} name @param {{svg?: string, no_picture?: string}} [lexicon] @param {import("./fake_model.js").HostName} [host] */
async function shown(name, lexicon = {}, host) {
  const { view, strings, look } = cases[name];
  const page = await mount(widget, { view, strings, look, lexicon: { svg: "", no_picture: "", ...lexicon }, shown: 0 }, host);
  open.push(page);
  const one = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (page.el.querySelector(selector));
  return { ...page, one, slider: one("[role=slider]"), bands: () => [...page.el.querySelectorAll(".rounds_marks > *")].map((band) => /** @type {HTMLElement} */ (band).dataset.chosen) };
}

const press = (/** @type {HTMLElement} */ on, /** @type {string} */ key) => on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const kinds = (/** @type {any[]} */ sent) => sent.map(({ kind, round }) => [kind, round]);

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("says of the sample %s what Python says, with a row for each round", async (name) => {
    const { one, el, slider } = await shown(name, {}, host);
    const { view, strings } = cases[name];
    const plain = (/** @type {string} */ text) => text.replaceAll(/[\u2066-\u2069]/g, "");
    expect(one("[role=status].spades-chart-told").textContent).toBe(plain(strings.told));
    expect(el.querySelectorAll(".spades-chart-table tbody tr")).toHaveLength(view.rounds + 1);
    expect(el.querySelectorAll(".spades-chart-table tbody tr:last-child > *")).toHaveLength(2 + view.sides * (view.bags ? 3 : 2));
    expect([slider.getAttribute("aria-valuenow"), slider.getAttribute("aria-valuemax")]).toEqual([String(view.chosen), String(view.rounds)]);
    expect(one(".spades-chart-unread").hidden).toBe(view.unread === null);
    expect(one("tr[data-chosen=true] th").textContent).toBe(plain(strings.chosen));
  });
});

it("shows words and table before the picture, and then the picture with the chosen round marked", async () => {
  const { one, model, bands } = await shown("second");
  expect(one("svg")).toBeNull();
  expect(one(".spades-chart-drawing").textContent).toBe(cases.second.strings.drawing);
  model.fromPython({ lexicon: { svg: picture(6), no_picture: "" }, view: { ...cases.second.view, n: 9 } });
  await vi.waitFor(() => expect(one("svg")).not.toBeNull());
  expect(one(".spades-chart-drawing").hidden).toBe(true);
  expect(one("svg").getAttribute("aria-hidden")).toBe("true");
  expect(bands()).toEqual(["false", "false", "true", "false", "false", "false", "false"]);
});

it("confirms the first view, so that Python begins to draw, and not where the picture is there", async () => {
  const waiting = await shown("evening");
  await vi.waitFor(() => expect(waiting.model.saved).toEqual([{ shown: cases.evening.view.n }]));
  const there = await shown("evening", { svg: picture(6) });
  await new Promise((done) => setTimeout(done, 60));
  expect(there.model.saved).toEqual([]);
});

it("keeps the last picture until the next is drawn", async () => {
  const { one, model, slider } = await shown("second", { svg: picture(6) });
  model.fromPython({ lexicon: { svg: "", no_picture: "" }, view: { ...cases.second.view, n: 9 } });
  await vi.waitFor(() => expect(slider.dataset.late).toBe("true"));
  expect(one("svg")).not.toBeNull();
});

it("goes along the rounds by keys, in every language to the right, and does not leave them", async () => {
  for (const name of ["second", "second-fa"]) {
    const { slider, model, bands } = await shown(name, { svg: picture(6) });
    for (const key of ["ArrowRight", "ArrowUp", "ArrowLeft", "End", "ArrowRight", "Home", "x"]) press(slider, key);
    expect(kinds(model.sent)).toEqual([["choose", 3], ["choose", 4], ["choose", 3], ["choose", 6], ["choose", 0]]);
    expect(bands()[0]).toBe("true");
  }
});

it("has buttons for the same, which stay where the focus is", async () => {
  const { one, model } = await shown("second", { svg: picture(6) });
  one("[data-key=next]").click();
  one("[data-key=previous]").click();
  expect(kinds(model.sent)).toEqual([["choose", 3], ["choose", 2]]);
  const end = await shown("evening");
  expect(end.one("[data-key=next]").getAttribute("aria-disabled")).toBe("true");
  end.one("[data-key=next]").click();
  expect(end.model.sent).toEqual([]);
});

it("chooses the round that is pressed in the picture", async () => {
  const { slider, model, el } = await shown("second", { svg: picture(6) });
  [...el.querySelectorAll(".rounds_marks > *")].forEach((band, index) => {
    band.getBoundingClientRect = () => /** @type {any} */ ({ left: index * 50, right: index * 50 + 40 });
  });
  slider.dispatchEvent(new MouseEvent("click", { clientX: 210, bubbles: true }));
  slider.dispatchEvent(new MouseEvent("click", { clientX: 245, bubbles: true })); // between two rounds
  expect(kinds(model.sent)).toEqual([["choose", 4]]);
});

it("offers the picture as a file of its own: titled, on paper, in the colours that the page has when it is pressed", async () => {
  const { one, el } = await shown("second", { svg: picture(1) });
  const file = () => new DOMParser().parseFromString(decodeURIComponent(/** @type {HTMLAnchorElement} */ (one("a")).href.split(",").slice(1).join(",")), "image/svg+xml").documentElement;
  const root = file();
  expect([root.getAttribute("viewBox"), root.getAttribute("height")]).toEqual(["0 -34 400 334", "334"]);
  expect(root.querySelector("text")?.textContent).toBe(cases.second.strings.title);
  expect(root.firstElementChild?.getAttribute("fill")).toBe("#fefefe");
  /** @type {HTMLElement} */ (el.querySelector(".spades-chart-picture")).style.setProperty("--spades-chart-ink", "#e9ecef");
  one("a").addEventListener("click", (event) => event.preventDefault());
  one("a").click();
  expect(file().querySelector("text")?.getAttribute("fill")).toBe("#e9ecef");
  const link = /** @type {HTMLAnchorElement} */ (one("a"));
  expect(link.getAttribute("download")).toBe("match.svg");
  const text = decodeURIComponent(link.href.slice(link.href.indexOf(",") + 1));
  expect(text).toContain('fill="#565f6d"');
  expect(text).not.toContain("var(");
});

it("says why there is no picture, and takes nothing for one that is none", async () => {
  const { one } = await shown("second", { no_picture: "no drawer here" });
  expect(one(".spades-chart-drawing").textContent).toBe("no drawer here");
  expect(one("a").hidden).toBe(true);
  const odd = await shown("second", { svg: "<p>not a picture</p>" });
  expect(odd.slider.children).toHaveLength(0);
  const none = await shown("empty");
  expect(none.one(".spades-chart-scroll").hidden).toBe(true);
});
