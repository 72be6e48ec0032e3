import { describe, expect, it, vi } from "vitest";

import { numberField, readNumber, showNumber } from "../../spades_teach/widgets/js/numbers.js";

const PERSIAN = "۰۱۲۳۴۵۶۷۸۹";

describe("readNumber", () => {
  it.each([
    ["0", 0],
    ["-0", 0],
    ["13", 13],
    ["+5", 5],
    ["-47", -47],
    ["\u221247", -47],
    ["–47", -47],
    ["۴۷", 47],
    ["-۴۷", -47],
    ["\u2212۴۷", -47],
    ["٤٧", 47],
    ["۴۷-", -47],
    ["\u2066\u2212۴۷\u2069", -47],
    ["\u200e-5 ", -5],
    [" 1 0 ", 10],
    ["", null],
    ["  ", null],
    ["\u200f", null],
  ])("reads %j", (text, expected) => {
    expect(readNumber(text)).toBe(expected);
  });

  it.each(["1.5", "five", "-", "--5", "5-5", "-5-", "1e3", "0x10", "NaN", "1234567", "½", "۱۲٫۵"])("finds no number in %j", (text) => {
    expect(readNumber(text)).toBeNaN();
  });
});

describe("showNumber", () => {
  it.each([
    [0, "0", "۰"],
    [13, "13", "۱۳"],
    [-147, "\u2212147", "\u2212۱۴۷"],
    [null, "", ""],
    [NaN, "", ""],
  ])("writes %s", (value, latin, persian) => {
    expect(showNumber(value)).toBe(latin);
    expect(showNumber(value, PERSIAN)).toBe(persian);
  });

  it("signs what is above nothing when asked", () => {
    expect([50, 0, -3].map((value) => showNumber(value, undefined, { signed: true }))).toEqual(["+50", "0", "\u22123"]);
  });

  it("is read back in every script", () => {
    for (const digits of ["0123456789", PERSIAN, "٠١٢٣٤٥٦٧٨٩"]) {
      for (const value of [-500, -1, 0, 7, 13, 260]) expect(readNumber(showNumber(value, digits))).toBe(value);
    }
  });
});

describe("numberField", () => {
  /** @param {any} [how] @param {any} [given] */
  function field(how = {}, given = {}) {
    const onInput = vi.fn();
    const made = numberField({ onInput, ...how });
    made.update({ name: "Tricks", value: null, digits: PERSIAN, words: { more: "one more", less: "one fewer", sign: "change the sign" }, ...given });
    const type = (/** @type {string} */ text) => {
      made.input.value = text;
      made.input.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const press = (/** @type {string} */ label) => /** @type {HTMLElement} */ (made.el.querySelector(`[aria-label*="${label}"]`)).click();
    const key = (/** @type {string} */ name) => made.input.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
    return { ...made, onInput, type, press, key };
  }

  it("tells empty, nought and nonsense apart", () => {
    const { type, onInput } = field();
    type("0");
    expect(onInput).toHaveBeenLastCalledWith(0);
    type("");
    expect(onInput).toHaveBeenLastCalledWith(null);
    type("x");
    expect(onInput).toHaveBeenLastCalledWith(NaN);
  });

  it("shows numbers in the digits of the locale, nought included", () => {
    const made = field({}, { value: 0 });
    expect(made.input.value).toBe("۰");
    made.update({ name: "Tricks", value: 13, digits: PERSIAN });
    expect(made.input.value).toBe("۱۳");
  });

  it("does not rewrite what is being typed", () => {
    const made = field();
    made.type("13");
    made.update({ name: "Tricks", value: 13, digits: PERSIAN });
    expect(made.input.value).toBe("13");
  });

  it("steps within its limits, by button and by arrow", () => {
    const { press, key, onInput } = field({ step: true }, { value: 12, least: 0, most: 13 });
    press("one more");
    press("one more");
    expect(onInput).toHaveBeenLastCalledWith(13);
    key("ArrowDown");
    expect(onInput).toHaveBeenLastCalledWith(12);
    press("one fewer");
    expect(onInput).toHaveBeenLastCalledWith(11);
  });

  it("shows a step with the answer, or by itself when none comes, and counts on meanwhile", async () => {
    const { press, onInput, input, update } = field({ step: true, answered: true }, { value: 5, least: 0, most: 13 });
    press("one more");
    press("one more");
    expect(onInput).toHaveBeenLastCalledWith(7);
    expect(input.value).toBe("۵");
    update({ name: "Tricks", words: { less: "one fewer" } });
    expect(input.value).toBe("۷");
    press("one fewer");
    await vi.waitFor(() => expect(input.value).toBe("۶"));
  });

  it("lets nobody type over a step that is not shown yet", () => {
    const { press, onInput, input, type } = field({ step: true, answered: true }, { value: 5 });
    press("one more");
    input.dispatchEvent(new Event("focus"));
    expect(input.value).toBe("۶");
    type("61");
    expect(onInput).toHaveBeenLastCalledWith(61);
  });

  it("begins at its least when empty", () => {
    const { press, onInput } = field({ step: true }, { least: 0, most: 13 });
    press("one more");
    expect(onInput).toHaveBeenLastCalledWith(0);
  });

  it("gives a minus to those whose keyboard has none", () => {
    const { type, press, onInput, input } = field({ signed: true });
    press("change the sign");
    expect(input.value).toBe("\u2212");
    type("\u2212۴۷");
    expect(onInput).toHaveBeenLastCalledWith(-47);
    press("change the sign");
    expect(onInput).toHaveBeenLastCalledWith(47);
    expect(input.value).toBe("۴۷");
  });

  it("takes a click on its name as a wish to type, not as one step", () => {
    const made = field({ step: true }, { value: 5 });
    document.body.append(made.el);
    /** @type {HTMLElement} */ (made.el.querySelector(".spades-number-name")).click();
    expect(document.activeElement).toBe(made.input);
    expect(made.onInput).not.toHaveBeenCalled();
    made.el.remove();
  });

  it("calls on Enter", () => {
    const onEnter = vi.fn();
    field({ onEnter }).key("Enter");
    expect(onEnter).toHaveBeenCalledOnce();
  });

  it("is named, and says when its number is wrong", () => {
    const made = field({}, { wrong: true });
    expect(made.input.getAttribute("aria-label")).toBe("Tricks");
    expect(made.input.getAttribute("aria-invalid")).toBe("true");
  });
});
