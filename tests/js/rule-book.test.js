import { describe, expect, it } from "vitest";

import widget from "../../spades_teach/widgets/js/rule-book.js";
import samples from "../data/views/rule-book.json";
import { HOSTS } from "./fake_model.js";
import { onSamples, plain } from "./on_samples.js";

const { cases, traits, shown } = onSamples(widget, samples);

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: the list, or the page of a rule with its examples", async (name) => {
    const { all, texts } = await shown(name, host);
    const { view, strings } = cases[name];
    const page = strings.page;
    expect(texts(".spades-book-entry b")).toEqual(view.rules.map((/** @type {string} */ id) => plain(strings.rules[id].name)));
    expect(texts(".spades-book-rule")).toEqual(page ? [plain(page.name)] : []);
    expect(texts(".spades-book-example-label")).toEqual(page ? Object.values(page.examples).map((each) => plain(each.label)) : []);
    const pressed = view.examples.filter((/** @type {any} */ each) => each.playable).flatMap((/** @type {any} */ each) => [page.examples[each.id].press, ...(each.on ? [] : [page.examples[each.id].read])]);
    expect(texts(".spades-book-example > .spades-row > button")).toEqual(pressed.map(plain));
    expect(texts(".spades-book-example-text")).toEqual(view.examples.filter((/** @type {any} */ each) => each.told).map((/** @type {any} */ each) => plain(page.examples[each.id].text.text)));
    expect(texts(".spades-book-other")).toEqual(view.conflicts.map((/** @type {string} */ id) => plain(page.conflicts[id])));
    expect(texts(".spades-book-point")).toEqual((page?.disagreements ?? []).map((/** @type {any} */ each) => plain(each.point.text)));
    expect(all(".spades-step-reveal").length).toBe(view.worked ? 1 : 0);
    expect(texts(".spades-worked-label")).toEqual((strings.worked?.lines ?? []).map((/** @type {any} */ each) => plain(each.label)));
    expect(texts(".spades-book-none")).toEqual(strings.none ? [strings.none] : []);
  });

  it.each(Object.keys(cases))("gives every control of %s a name", async (name) => {
    const { all } = await shown(name, host);
    for (const control of all("input, button, summary")) {
      expect((control.getAttribute("aria-label") ?? control.textContent).trim()).not.toBe("");
    }
  });

  it("sends what is done inside an example as one action of its own", async () => {
    const { all, sent } = await shown("score", host);
    all(".spades-worked-form button").at(-1).click();
    expect(sent()).toEqual([{ kind: "example", action: { kind: "show", line: cases.score.view.worked.open.id } }]);
  });

  it("opens a rule, turns to another, begins an example, goes back", async () => {
    const list = await shown("list", host);
    list.all(".spades-book-entry")[1].click();
    expect(list.sent()).toEqual([{ kind: "open", rule: cases.list.view.rules[1] }]);
    const page = await shown("page", host);
    const [back, after] = page.all(".spades-book-page > .spades-row > button");
    after.click();
    page.all(".spades-book-example > .spades-row > button")[0].click();
    page.all(".spades-book-other")[0].click();
    back.click();
    expect(page.sent()).toEqual([
      { kind: "open", rule: cases.page.view.after },
      { kind: "try", example: cases.page.view.examples[0].id },
      { kind: "open", rule: cases.page.view.conflicts[0] },
      { kind: "close" },
    ]);
  });

  it("tells the sentence of an example that is asked for, says it, keeps the focus, and covers it again", async () => {
    const { el, all, sent, update, texts } = await shown("page", host);
    const { id } = cases.read.view.examples[0];
    const told = plain(cases.read.strings.page.examples[id].text.text);
    const said = () => plain(el.querySelector(".spades > [aria-live]").textContent);
    document.body.append(el);
    const [, read] = all(".spades-book-example > .spades-row > button");
    expect([texts(".spades-book-example-text"), read.getAttribute("aria-expanded")]).toEqual([[], "false"]);
    read.focus();
    read.click();
    await update("read");
    expect([texts(".spades-book-example-text"), read.getAttribute("aria-expanded"), said()]).toEqual([[told], "true", told]);
    expect(document.activeElement).toBe(read);
    read.click();
    await update("page");
    expect(texts(".spades-book-example-text")).toEqual([]);
    expect(sent()).toEqual([{ kind: "read", example: id, on: true }, { kind: "read", example: id, on: false }]);
    el.remove();
  });

  it("leaves nothing behind when its view ends", async () => {
    const page = await shown("worked", host);
    await page.unmount();
    expect(page.model.listeners).toBe(0);
    expect(page.el.querySelector(".spades")).toBeNull();
  });
});

describe("a sentence that is not translated", () => {
  it("says its language and runs its own way, alone: the others are those of the page", async () => {
    const given = structuredClone(traits("score"));
    const page = given.strings.page;
    const english = { text: "Bags are points.", lang: "en", dir: "ltr" };
    page.text = english;
    page.disagreements[0].default = english;
    page.readings = [{ question: english, reading: { text: "امتیاز است." } }];
    page.settings[0].note = english;
    const first = Object.keys(page.examples)[0];
    page.examples[first].text = english; // as after it was answered and put away
    page.examples[Object.keys(page.examples)[1]].text = { text: "صد امتیاز." };
    const mounted = await shown("score", undefined, given);
    const marked = [...mounted.el.querySelectorAll("[lang=en]")].filter((node) => node.textContent === english.text);
    expect(marked.map((node) => node.className || node.localName).sort()).toEqual(["dd", "dt", "spades-book-example-text", "spades-book-note", "spades-book-text"]);
    expect(new Set(marked.map((node) => node.getAttribute("dir")))).toEqual(new Set(["ltr"]));
    const own = [...mounted.el.querySelectorAll(".spades-book-open dd > span, .spades-book-point, .spades-book-example-text:not([lang])")];
    expect(own.length).toBeGreaterThan(2);
    expect(own.filter((node) => node.hasAttribute("lang") || node.hasAttribute("dir"))).toEqual([]);
  });

  it("is marked no longer when a translated one takes its place", async () => {
    const given = structuredClone(traits("score"));
    given.strings.page.text = { text: "Bags are points.", lang: "en", dir: "ltr" };
    const { el, model } = await shown("score", undefined, given);
    model.fromPython(traits("score"));
    await Promise.resolve();
    const text = el.querySelector(".spades-book-text");
    expect([text.textContent, text.hasAttribute("lang"), text.hasAttribute("dir")]).toEqual([plain(cases.score.strings.page.text.text), false, false]);
  });
});

describe("the focus", () => {
  it("goes to the heading of a page that opens, and back to its place in the list", async () => {
    const { el, all, update } = await shown("list");
    document.body.append(el);
    all("[data-rule=deuce-starts]")[0].focus();
    await update("page");
    expect(document.activeElement).toBe(all(".spades-book-rule")[0]);
    await update("list");
    expect(/** @type {any} */ (document.activeElement).dataset.rule).toBe("deuce-starts");
    el.remove();
  });
});
