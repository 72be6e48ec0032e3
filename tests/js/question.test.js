import { afterEach, describe, expect, it } from "vitest";

import widget from "../../spades_teach/widgets/js/question.js";
import samples from "../data/views/question.json";
import { HOSTS, mount } from "./fake_model.js";

const cases = /** @type {Record<string, any>} */ (Object.fromEntries(samples.cases.map((each) => [each.name, each])));
const plain = (/** @type {string} */ text) => text.replace(/[\u2066-\u2069]/g, "");

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
  return {
    el,
    model,
    options: () => /** @type {HTMLElement[]} */ ([...el.querySelectorAll(".spades-option")]),
    field: /** @type {HTMLInputElement} */ (el.querySelector("input")),
    go: /** @type {HTMLElement} */ (el.querySelector(".spades-go")),
    sign: /** @type {HTMLElement} */ (el.querySelector(".spades-sign")),
    sent: () => model.sent.map(({ kind, option, text }) => [kind, option ?? text].filter((each) => each !== undefined).join(" ")),
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: options or a field, marks on what was chosen only, the verdict below", async (name) => {
    const { el, options, field } = await shown(name, host);
    const { view, strings } = cases[name];
    expect(options().map((each) => [each.getAttribute("aria-checked"), each.getAttribute("data-mark")])).toEqual(
      view.options.map((/** @type {any} */ option) => [String(option.chosen), option.mark]),
    );
    options().forEach((each, index) => expect(each.textContent).toContain(plain(strings.options[view.options[index].id])));
    expect(/** @type {HTMLElement} */ (field.closest("form")).hidden).toBe(view.choose !== "number");
    expect(field.value).toBe(view.typed);
    const said = /** @type {HTMLElement} */ (el.querySelector(".spades-say"));
    expect(said.hidden).toBe(strings.feedback === null);
    if (strings.feedback) expect([said.dataset.sign, said.querySelector(".spades-say-text")?.textContent]).toEqual([strings.feedback.sign, plain(strings.feedback.text)]);
  });

  it("sends what is chosen and the wish to know", async () => {
    const { options, go, sent } = await shown("open", host);
    options()[1].click();
    go.click();
    expect(sent()).toEqual(["choose heart", "check"]);
  });

  it("lets a minus be set without a minus key, and sends the number with the check", async () => {
    const { field, sign, go, sent } = await shown("number", host);
    field.value = "47";
    sign.click();
    expect(field.value).toBe("\u221247");
    sign.click();
    expect(field.value).toBe("47");
    sign.click();
    go.click();
    expect(sent()).toEqual(["type \u221247", "type 47", "type \u221247", "check \u221247"]);
  });
});

it("keeps its nodes when the verdict comes: the focus stays", async () => {
  const { el, model, options } = await shown("open");
  const node = options()[2];
  node.focus();
  model.fromPython({ view: { ...cases.wrong.view, n: 9 }, strings: cases.wrong.strings });
  await Promise.resolve();
  expect(options()[2]).toBe(node);
  expect(document.activeElement).toBe(node);
  expect(el.querySelector(".spades-say-text")?.textContent).toBe(cases.wrong.strings.feedback.text);
});

it("tells of a number that was left without a check", async () => {
  const { field, sent } = await shown("number");
  field.value = "47";
  field.dispatchEvent(new Event("change"));
  await new Promise((done) => setTimeout(done, 500));
  expect(sent()).toEqual(["type 47"]);
});

it("keeps a number on its way when an older view comes, and takes one that Python has changed", async () => {
  const { model, field, go, sent } = await shown("number");
  const { view, strings } = cases.number;
  const give = async (/** @type {number} */ n, /** @type {string} */ typed) => {
    model.fromPython({ view: { ...view, typed, n }, strings });
    await Promise.resolve();
  };
  field.focus();
  field.value = "47";
  field.dispatchEvent(new Event("change"));
  field.blur();
  await give(9, view.typed);
  expect(sent()).toEqual([]); // the press that left the field may not be over yet
  go.click();
  expect(field.value).toBe("47");
  expect(sent()).toEqual(["check 47"]);
  await give(10, "47");
  await give(11, "");
  expect(field.value).toBe("");
});
