import { afterEach, describe, expect, it } from "vitest";

import widget from "../../spades_teach/widgets/js/course-home.js";
import samples from "../data/views/course-home.json";
import { HOSTS, mount } from "./fake_model.js";

const cases = /** @type {Record<string, any>} */ (Object.fromEntries(samples.cases.map((each) => [each.name, each])));

/** @type {Awaited<ReturnType<typeof mount>>[]} */
const open = [];
afterEach(async () => {
  for (const page of open.splice(0)) await page.unmount();
});

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: each lesson with its words, how far it is, and one that comes next", async (name) => {
    const { view, strings, look } = cases[name];
    const page = await mount(widget, { view, strings, look, shown: 0 }, host);
    open.push(page);
    const lessons = [...page.el.querySelectorAll("li")];
    const cards = [...view.lessons, ...view.labs];
    expect(lessons.map((each) => each.querySelector("h2")?.textContent)).toEqual(cards.map((/** @type {any} */ each) => strings.lessons[each.id].title));
    lessons.forEach((each, index) => {
      const lesson = cards[index];
      const go = /** @type {HTMLAnchorElement} */ (each.querySelector("a"));
      expect(go.getAttribute("href")).toBe(lesson.link);
      expect(go.getAttribute("aria-label")).toContain(strings.lessons[lesson.id].go);
      expect(go.classList.contains("spades-go")).toBe(lesson.id === view.next);
      expect(each.dataset.status).toBe(lesson.status);
      expect(each.querySelector(".spades-home-number")?.textContent).toBe(lesson.sign ? `${lesson.sign}\uFE0E` : strings.lessons[lesson.id].number);
      expect(/** @type {HTMLElement} */ (each.querySelector(".spades-home-fill")).style.inlineSize).toBe(`${Math.round((100 * lesson.done) / lesson.of)}%`);
      expect(/** @type {HTMLElement} */ (each.querySelector(".spades-home-needs")).hidden).toBe(!strings.lessons[lesson.id].needs);
    });
    const labs = /** @type {HTMLElement} */ (page.el.querySelector(".spades-home-labs"));
    expect(labs.hidden).toBe(view.labs.length === 0);
    expect(labs.querySelectorAll("li").length).toBe(view.labs.length);
    const book = /** @type {HTMLElement} */ (page.el.querySelector(".spades-home-book"));
    expect(book.hidden).toBe(view.book === null);
    expect(book.querySelector("a")?.getAttribute("href")).toBe(view.book);
    expect(book.querySelector("a")?.getAttribute("aria-label")).toContain(strings.book.name);
    expect(document.documentElement.dir).toBe(look.dir);
  });

  it("sends the choice of language and colours", async () => {
    const { view, strings, look } = cases.begun;
    const page = await mount(widget, { view, strings, look, shown: 0 }, host);
    open.push(page);
    /** @type {HTMLElement} */ (page.el.querySelector("[data-id=fa]")).click();
    /** @type {HTMLElement} */ (page.el.querySelector(".spades-home-colours")).click();
    expect(page.model.sent.map(({ kind, id, four }) => [kind, id ?? four])).toEqual([["language", "fa"], ["colours", true]]);
  });
});
