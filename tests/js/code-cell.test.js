import { afterEach, describe, expect, it } from "vitest";

import widget from "../../spades_teach/widgets/js/code-cell.js";
import samples from "../data/views/code-cell.json";
import { HOSTS, mount } from "./fake_model.js";

const cases = /** @type {Record<string, any>} */ (Object.fromEntries(samples.cases.map((each) => [each.name, each])));

/** @type {Awaited<ReturnType<typeof mount>>[]} */
const open = [];
afterEach(async () => {
  for (const page of open.splice(0)) await page.unmount();
});

/** @param {string} name @param {import("./fake_model.js").HostName} [host] */
async function shown(name, host) {
  const { view, strings, look } = cases[name];
  const page = await mount(widget, { view, strings, look, shown: 0 }, host);
  open.push(page);
  const { el, model } = page;
  const buttons = /** @type {HTMLButtonElement[]} */ ([...el.querySelectorAll("button")]);
  return {
    el,
    model,
    code: /** @type {HTMLTextAreaElement} */ (el.querySelector("textarea")),
    output: /** @type {HTMLElement} */ (el.querySelector("output")),
    run: buttons[0],
    reset: buttons[1],
    sent: () => model.sent.map(({ kind, code }) => [kind, code]),
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it("shows a picture for a light and a dark page, with its text", async () => {
    const picture = { text: "A grid.", light: "data:image/svg+xml,a", dark: "data:image/svg+xml,b" };
    const { view, strings, look } = samples.cases[0];
    const page = await mount(widget, { view: { ...view, picture }, strings, look, shown: 0 }, host);
    open.push(page);
    const images = /** @type {HTMLImageElement[]} */ ([...page.el.querySelectorAll("img")]);
    expect(images.map((image) => [image.dataset.for, image.getAttribute("src"), image.alt])).toEqual([
      ["light", picture.light, picture.text],
      ["dark", picture.dark, picture.text],
    ]);
    const plain = await shown(samples.cases[0].name, host);
    expect(/** @type {HTMLElement} */ (plain.el.querySelector(".spades-code-picture")).hidden).toBe(true);
  });

  it("keeps a wide picture readable: it shrinks to two thirds; a wider one is moved along by keys", async () => {
    const picture = { text: "A grid.", light: "data:image/svg+xml,a", dark: "data:image/svg+xml,b" };
    const { view, strings, look } = samples.cases[0];
    const page = await mount(widget, { view: { ...view, picture }, strings, look, shown: 0 }, host);
    const [frame] = page.el.querySelectorAll(".spades-code-picture");
    const image = /** @type {HTMLElement} */ (frame.firstElementChild);
    Object.defineProperty(image, "naturalWidth", { value: 600 });
    Object.defineProperty(frame, "scrollWidth", { value: 456 });
    Object.defineProperty(frame, "clientWidth", { value: 400, configurable: true });
    image.dispatchEvent(new Event("load"));
    expect(image.style.minInlineSize).toBe("");
    Object.defineProperty(frame, "clientWidth", { value: 300 });
    image.dispatchEvent(new Event("load"));
    expect(image.style.minInlineSize).toBe("456px");
    expect([frame.getAttribute("tabindex"), frame.getAttribute("aria-label")]).toEqual(["0", "A grid."]);
    await page.unmount();
  });

  it("tells the numbers of a picture in a table, and nothing of the kind without one", async () => {
    const table = { name: "عددها", lang: "fa", dir: "rtl", headings: ["خوانده", "امتیاز"], rows: [["۵", "\u2066−۵۰\u2069"], ["۶", ""]] };
    const picture = { text: "A grid.", light: "data:image/svg+xml,a", dark: "data:image/svg+xml,b", table };
    const { view, strings, look } = samples.cases[0];
    const page = await mount(widget, { view: { ...view, picture }, strings, look, shown: 0 }, host);
    open.push(page);
    const numbers = /** @type {HTMLElement} */ (page.el.querySelector("details"));
    expect([numbers.hidden, numbers.lang, numbers.dir]).toEqual([false, "fa", "rtl"]);
    expect([...numbers.querySelectorAll("tr")].map((row) => [...row.children].map((each) => each.textContent))).toEqual([table.headings, ...table.rows]);
    const plain = await shown(samples.cases[0].name, host);
    expect(/** @type {HTMLElement} */ (plain.el.querySelector("details")).hidden).toBe(true);
  });

  it("lets a frame scroll by keyboard, and plain text break", async () => {
    const { view, strings, look } = samples.cases[0];
    const page = await mount(widget, { view: { ...view, table: true }, strings, look, shown: 0 }, host);
    open.push(page);
    const output = /** @type {HTMLElement} */ (page.el.querySelector("output"));
    expect([output.dataset.table, output.getAttribute("tabindex")]).toEqual(["true", "0"]);
    expect((await shown(samples.cases[0].name, host)).output.hasAttribute("tabindex")).toBe(false);
  });

  it.each(Object.keys(cases))("draws the sample %s: the code, what it answered, what went wrong", async (name) => {
    const { el, code, output, reset } = await shown(name, host);
    const { view, strings } = cases[name];
    expect([code.value, code.getAttribute("aria-label"), code.dir]).toEqual([view.code, strings.code, "ltr"]);
    expect([output.textContent, output.hidden]).toEqual([view.output, !view.output]);
    expect(reset.hidden).toBe(!view.changed);
    expect(/** @type {HTMLElement} */ (el.querySelector(".spades-say")).hidden).toBe(strings.feedback === null);
  });

  it("runs what stands in it, by the button and by Shift and Enter", async () => {
    const { code, run, sent } = await shown("answer", host);
    code.value = "1 + 1";
    run.click();
    code.value = "2 + 2";
    code.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", shiftKey: true, bubbles: true }));
    expect(sent()).toEqual([["run", "1 + 1"], ["run", "2 + 2"]]);
  });

  it("indents a new line as Python wants it", async () => {
    const { code } = await shown("answer", host);
    code.value = "for i in x:";
    code.setSelectionRange(11, 11);
    code.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(code.value).toBe("for i in x:\n    ");
  });

  it("keeps what is being typed when an answer to something else comes", async () => {
    const { code, model } = await shown("answer", host);
    code.focus();
    code.value = "half a thou";
    model.fromPython({ view: { ...cases.answer.view, n: 5 } });
    await Promise.resolve();
    expect(code.value).toBe("half a thou");
  });
});
