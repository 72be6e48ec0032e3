// Numbers that people type: digits of every script, a minus from any keyboard, and a sign button where there is none.
//
//   const field = numberField({ onInput: (value) => ..., signed: true, step: true });
//   field.update({ name: "Tricks", value: 5, least: 0, most: 13, words: { sign: "change the sign", more: "one more", less: "one fewer" } });
//
// value is a whole number, null (empty: not the same as 0) or NaN (not a number).  readNumber and showNumber are pure.

import { h, setAttributes, setText } from "./kit.js";

const ZEROS = [0x30, 0x660, 0x6f0, 0x966]; // ASCII, Arabic, Persian, Devanagari
const OWN_WAY = 60; // ms after which a step is shown though Python has not answered
const MARKS = /[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e\s]/gu;

/**
 * Read what was typed: a whole number, null when empty, NaN when it is none.
 * @param {string} text
 * @returns {number | null}
 */
export function readNumber(text) {
  const plain = [...text.replace(MARKS, "")].map((sign) => {
    const code = /** @type {number} */ (sign.codePointAt(0));
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    if (zero !== undefined) return String(code - zero);
    return /[-\u2010-\u2014\u2212\uFE63\uFF0D]/u.test(sign) ? "-" : /[+\uFF0B]/u.test(sign) ? "+" : sign;
  }).join("");
  if (plain === "") return null;
  if (!/^[+-]?\d{1,6}$|^\d{1,6}-$/.test(plain)) return NaN; // "47-" is what a right-to-left keyboard may leave
  const value = plain.endsWith("-") ? -Number(plain.slice(0, -1)) : Number(plain);
  return value === 0 ? 0 : value;
}

/**
 * Write a number in the digits of the locale (`look.digits`), with a true minus; "" for null and NaN.
 * @param {number | null} value
 * @param {string} [digits]
 * @param {{signed?: boolean}} [how] signed: a plus before what is above nothing
 */
export function showNumber(value, digits = "0123456789", { signed = false } = {}) {
  if (value === null || Number.isNaN(value)) return "";
  const figures = [...digits];
  const body = String(Math.abs(value)).replace(/\d/g, (digit) => figures[Number(digit)]);
  return `${value < 0 ? "\u2212" : signed && value > 0 ? "+" : ""}${body}`;
}

/**
 * @param {{onInput: (value: number | null) => void, signed?: boolean, step?: boolean, onEnter?: (() => void) | null, answered?: boolean}} how
 *   signed: negative numbers may be typed; step: buttons for one more and one fewer
 *   answered: Python answers each step with an update, and the page is drawn once, with the answer
 */
export function numberField({ onInput, signed = false, step = false, onEnter = null, answered = false }) {
  const input = h("input", { type: "text", class: "spades-number-input", inputmode: "numeric", autocomplete: "off", dir: "ltr", size: 5 });
  const name = h("span", { class: "spades-number-name" });
  const less = step && h("button", { type: "button", class: "spades-step", text: "\u2212", tabindex: "-1" });
  const more = step && h("button", { type: "button", class: "spades-step", text: "+", tabindex: "-1" });
  const sign = signed && h("button", { type: "button", class: "spades-step spades-sign-key", text: "\u00b1" });
  const box = h("span", { class: "spades-number-box" }, less, input, more, sign);
  // No <label>: it would hand a click on the name to its first button, which is the one for one fewer.
  const el = h("div", { class: "spades-number" }, name, box);
  let digits = "0123456789";
  let limits = { least: -Infinity, most: Infinity };
  let ahead = /** @type {{value: number | null, timer: ReturnType<typeof setTimeout>} | null} */ (null); // a step that is not shown yet

  const value = () => (ahead ? ahead.value : readNumber(input.value));
  const settle = () => {
    if (!ahead) return;
    clearTimeout(ahead.timer);
    input.value = showNumber(ahead.value, digits);
    ahead = null;
  };
  const put = (/** @type {number | null} */ number) => {
    clearTimeout(ahead?.timer);
    ahead = { value: number, timer: setTimeout(settle, OWN_WAY) };
    if (!answered) settle();
    onInput(number);
  };
  const add = (/** @type {number} */ amount) => {
    const now = value();
    const start = now === null || Number.isNaN(now) ? (amount > 0 ? Math.max(limits.least, 0) - 1 : Math.max(limits.least, 0) + 1) : now;
    put(Math.min(limits.most, Math.max(limits.least, start + amount)));
  };
  const pressed = (/** @type {() => void} */ work) => (/** @type {Event} */ event) => {
    event.preventDefault();
    work();
  };
  name.addEventListener("click", () => input.focus());
  for (const event of ["focus", "keydown", "beforeinput"]) input.addEventListener(event, settle);
  input.addEventListener("input", () => onInput(value()));
  input.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter") onEnter?.();
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    add(event.key === "ArrowUp" ? 1 : -1);
  });
  if (less && more) {
    less.addEventListener("click", pressed(() => add(-1)));
    more.addEventListener("click", pressed(() => add(1)));
  }
  if (sign) {
    sign.addEventListener("click", pressed(() => {
      const now = value();
      if (now === null || Number.isNaN(now)) {
        settle();
        input.value = input.value.includes("\u2212") ? "" : "\u2212";
        onInput(value());
      } else put(now === 0 ? 0 : -now);
      input.focus();
    }));
  }

  return {
    el,
    input,
    /** Show now what the last step has led to. */
    settle,
    /**
     * @param {{name: string, value?: number | null, least?: number, most?: number, digits?: string, wrong?: boolean, disabled?: boolean,
     *   nameHidden?: boolean, describedBy?: string, words?: {sign?: string, more?: string, less?: string}}} given
     */
    update({ name: label, value: number, least, most, digits: figures, wrong, disabled, nameHidden, words = {} }) {
      digits = figures || digits;
      settle();
      limits = { least: least ?? -Infinity, most: most ?? Infinity };
      setText(name, label);
      name.classList.toggle("spades-unseen", Boolean(nameHidden));
      setAttributes(input, { "aria-label": label, "aria-invalid": wrong ? "true" : null, disabled: Boolean(disabled) });
      if (less && more) {
        setAttributes(less, { "aria-label": `${label}: ${words.less ?? ""}`, disabled: Boolean(disabled) || (Number.isFinite(limits.least) && value() === limits.least) });
        setAttributes(more, { "aria-label": `${label}: ${words.more ?? ""}`, disabled: Boolean(disabled) || (Number.isFinite(limits.most) && value() === limits.most) });
      }
      if (sign) setAttributes(sign, { "aria-label": `${label}: ${words.sign ?? ""}`, disabled: Boolean(disabled) });
      // What is being typed is not rewritten under the hand.
      const same = Object.is(value(), number) || (Number.isNaN(value()) && number === undefined);
      if (number !== undefined && !same) input.value = showNumber(number, digits);
    },
  };
}
