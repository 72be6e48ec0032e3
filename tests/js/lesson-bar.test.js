import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import widget from "../../spades_teach/widgets/js/lesson-bar.js";
import samples from "../data/views/lesson-bar.json";
import { HOSTS, mount } from "./fake_model.js";
import { onSamples } from "./on_samples.js";

beforeEach(() => {
  document.elementsFromPoint = () => []; // the test page has no layout
  document.documentElement.removeAttribute("dir");
  document.documentElement.removeAttribute("lang");
  document.body.replaceChildren();
  document.body.removeAttribute("data-spades-colours");
});
afterEach(() => {
  vi.useRealTimers();
});

const { cases, traits, shown: onPage } = onSamples(widget, samples);

/** @param {string} name @param {import("./fake_model.js").HostName} [host] */
async function shown(name, host) {
  const page = await onPage(name, host);
  const { el, model } = page;
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (el.querySelector(selector));
  return {
    el,
    model,
    find,
    button: (/** @type {string} */ text) => /** @type {HTMLButtonElement} */ ([...el.querySelectorAll("button")].find((each) => each.textContent === text)),
    sent: () => model.sent.map(({ kind, id, four, step }) => [kind, id ?? four ?? step].filter((each) => each !== undefined).join(" ")),
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: a named dot for each step, the links and choices of the view", async (name) => {
    const { el, find } = await shown(name, host);
    const { view, strings, look } = cases[name];
    const dots = [...el.querySelectorAll(".spades-bar-step")];
    expect(dots.map((dot) => [dot.getAttribute("data-state"), dot.getAttribute("aria-label")])).toEqual(
      view.steps.map((/** @type {any} */ step) => [step.done ? "on" : "todo", strings.steps[step.id]]),
    );
    expect(find(".spades-bar-progress").textContent).toBe(strings.progress.replace(/[\u2066-\u2069]/g, ""));
    expect(find(".spades-bar-home").hidden).toBe(!view.links.home);
    expect(find(".spades-bar-home").getAttribute("href")).toBe(view.links.home ?? null);
    expect(find(".spades-bar-next").hidden).toBe(!(view.complete && view.links.next));
    const languages = [...el.querySelectorAll("[role=radio]")];
    expect(languages.map((each) => each.textContent)).toEqual(view.languages.map((/** @type {any} */ each) => each.name));
    expect(languages.filter((each) => each.getAttribute("aria-checked") === "true").map((each) => each.getAttribute("data-id"))).toEqual(
      view.languages.length ? [look.lang] : [],
    );
    expect(find(".spades").getAttribute("aria-label")).toBe(strings.title);
  });

  it("sends each choice once", async () => {
    const { el, button, sent } = await shown("begun", host);
    /** @type {HTMLElement} */ (el.querySelector("[data-id=fa]")).click();
    button(cases.begun.strings.colours).click();
    button(cases.begun.strings.restart).click();
    expect(sent()).toEqual(["language fa", "colours true", "restart"]);
  });

  it("asks before it begins anew, and takes the answer", async () => {
    const { find, button, sent } = await shown("asking", host);
    expect(find(".spades-bar-asking").hidden).toBe(false);
    expect(find(".spades-bar-question").textContent).toBe(cases.asking.strings.question);
    button(cases.asking.strings.keep).click();
    button(cases.asking.strings.begin).click();
    expect(sent()).toEqual(["keep", "begin"]);
  });

  it("says notices until they are understood", async () => {
    const { find, button, sent } = await shown("told", host);
    expect(find(".spades-say-text").textContent).toBe("Kept aside.");
    button(cases.told.strings.seen).click();
    expect(sent()).toEqual(["seen"]);
  });
});

it("turns the whole page only where the page is its own", async () => {
  await shown("jupyter");
  expect(document.documentElement.hasAttribute("dir")).toBe(false);
  await shown("persian");
  expect([document.documentElement.dir, document.documentElement.lang, document.title]).toEqual(["rtl", "fa", cases.persian.strings.lesson]);
  expect(document.body.dataset.spadesColours).toBe("four");
});

it("goes back to the place, and stops when the reader moves", async () => {
  vi.useFakeTimers();
  const step = document.createElement("section");
  step.dataset.spadesStep = "quiz";
  const scrolled = vi.fn();
  step.scrollIntoView = scrolled;
  document.body.append(step);
  await shown("persian");
  vi.advanceTimersByTime(150);
  expect(scrolled).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("wheel"));
  step.getBoundingClientRect = () => new DOMRect(0, 500, 10, 10);
  vi.advanceTimersByTime(1000);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it("leaves no listener on the page behind", async () => {
  const added = vi.spyOn(window, "addEventListener");
  const removed = vi.spyOn(window, "removeEventListener");
  const page = await mount(widget, traits("persian"), "marimo");
  await page.unmount();
  const names = (/** @type {any} */ spy) => spy.mock.calls.map((/** @type {any[]} */ call) => call[0]).sort();
  expect(new Set(names(added))).toEqual(new Set(names(removed)));
  expect(page.model.listeners).toBe(0);
});
