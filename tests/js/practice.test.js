import { afterEach, describe, expect, it } from "vitest";

import widget from "../../spades_teach/widgets/js/practice.js";
import samples from "../data/views/practice.json";
import { HOSTS, mount } from "./fake_model.js";

const cases = /** @type {Record<string, any>} */ (Object.fromEntries(samples.cases.map((each) => [each.name, each])));
const plain = (/** @type {string} */ text) => text.replace(/[\u2066-\u2069]/g, "");

/** @type {Awaited<ReturnType<typeof mount>>[]} */
const open = [];
afterEach(async () => {
  for (const page of open.splice(0)) await page.unmount();
});

/** @param {string} name @param {import("./fake_model.js").HostName} [host] @param {object} [changed] */
async function shown(name, host, changed = {}) {
  const { view, strings, look } = cases[name];
  const page = await mount(widget, { view: { ...view, ...changed }, strings, look, shown: 0 }, host);
  open.push(page);
  const { el, model } = page;
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (el.querySelector(selector));
  return {
    el,
    model,
    find,
    options: () => /** @type {HTMLElement[]} */ ([...el.querySelectorAll(".spades-option")]),
    field: /** @type {HTMLInputElement} */ (el.querySelector("input")),
    sent: () => model.sent.map(({ kind, option, text }) => [kind, option ?? text].filter((each) => each !== undefined).join(" ")),
  };
}

const press = (/** @type {HTMLElement} */ node, /** @type {string} */ key, more = {}) =>
  node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: situation, numbers, form of answer, verdict, working", async (name) => {
    const { el, find, options, field } = await shown(name, host);
    const { view, strings } = cases[name];
    const told = [...el.querySelectorAll(".spades-practice-told p")].map((each) => each.textContent);
    expect(told).toEqual(strings.told.map(plain));
    const cells = [...el.querySelectorAll(".spades-strip dd")].map((each) => each.textContent);
    expect(cells).toEqual(strings.strip.flatMap((/** @type {any} */ group) => group.cells.map((/** @type {any} */ cell) => plain(cell.value))));
    expect(/** @type {HTMLElement} */ (field.closest(".spades-number")).hidden).toBe(view.form !== "number");
    expect(options().map((each) => [each.getAttribute("aria-checked"), each.getAttribute("data-mark")])).toEqual(
      view.options.map((/** @type {any} */ option) => [String(option.chosen), option.mark]),
    );
    expect(find(".spades-say").hidden).toBe(strings.feedback === null);
    expect(el.querySelectorAll(".spades-working tbody tr").length).toBe(strings.working.length);
    expect(find(".spades-go").textContent).toBe(strings.go);
  });

  it("checks what is typed with Enter, once for a key held down", async () => {
    const { field, sent } = await shown("points", host);
    field.value = "−47";
    press(field, "Enter");
    press(field, "Enter", { repeat: true });
    expect(sent()).toEqual(["check −47"]);
  });

  it("asks for the next item with Enter when this one is over", async () => {
    const { field, find, sent } = await shown("points told", host);
    expect(field.readOnly).toBe(true);
    press(field, "Enter");
    find(".spades-go").click();
    expect(sent()).toEqual(["next", "next"]);
  });

  it("sets a minus without a minus key", async () => {
    const { field, find } = await shown("points", host);
    field.value = "47";
    find(".spades-sign-key").click();
    expect(field.value).toBe("−47");
  });

  it("offers the answer only after a wrong one", async () => {
    expect((await shown("points", host)).find(".spades-row .spades-button:not(.spades-go)").hidden).toBe(true);
    const { find, sent } = await shown("points wrong", host);
    find(".spades-row .spades-button:not(.spades-go)").click();
    expect(sent()).toEqual(["tell"]);
  });

  it("takes an option, and checks the chosen one with Enter", async () => {
    const { options, sent } = await shown("choice", host);
    options()[1].click();
    press(options()[1], "Enter"); // not chosen yet: the press itself chooses
    expect(sent()).toEqual([`choose ${cases.choice.view.options[1].id}`]);
    const chosen = await shown("choice taken", host);
    press(/** @type {HTMLElement} */ (chosen.options().find((each) => each.getAttribute("aria-checked") === "true")), "Enter");
    expect(chosen.sent()).toEqual(["check"]);
  });

  it("is one tab stop for a list of options", async () => {
    const { options } = await shown("choice", host);
    expect(options().map((each) => each.tabIndex).filter((index) => index === 0)).toHaveLength(1);
  });
});
