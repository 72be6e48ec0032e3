// A number to be moved: a slider with marks, and a field beside it for the exact value.
//
//   const slider = createSlider({ onMove: (id, value) => ... });
//   slider.update({ id: "bid", value: 5, least: 2, most: 13, step: 1, low: 2, high: 13, marks: [] },
//     { name: "Bid", value: "5 tricks", limits: "Type a whole number from 2 to 13.", digits: look.digits, sign: "plus or minus", held: false });

import { focusedIn, h, keyed, setAttributes, setText } from "./kit.js";
import { numberField, showNumber } from "./numbers.js";

/** @typedef {{id: string, value: number, least: number, most: number, step: number, low: number | null, high: number | null, marks: number[]}} Slider */

/**
 * How far along a slider a value stands, 0 to 1.
 * @param {number} value @param {number} least @param {number} most
 */
export const along = (value, least, most) => (most > least ? Math.min(1, Math.max(0, (value - least) / (most - least))) : 0);

let made = 0;

/** @param {{onMove: (id: string, value: number) => void}} how */
export function createSlider({ onMove }) {
  let slider = /** @type {Slider | null} */ (null);
  let wrong = false;
  let digits = "";
  let said = "";
  const name = h("span", { class: "spades-slider-name", "aria-hidden": "true" });
  const range = h("input", { type: "range", class: "spades-slider-range" });
  const marks = h("span", { class: "spades-slider-marks", "aria-hidden": "true" });
  const low = h("bdi", { dir: "ltr" });
  const high = h("bdi", { dir: "ltr" });
  const ends = h("span", { class: "spades-slider-ends", "aria-hidden": "true" }, low, high);
  const limits = h("small", { class: "spades-slider-limits", id: `spades-slider-limits-${(made += 1)}`, role: "status" });
  /** @param {boolean} now */
  const setWrong = (now) => {
    wrong = now;
    setAttributes(field.input, { "aria-invalid": now ? "true" : null, "aria-describedby": now ? limits.id : null });
    setText(limits, now ? said : "");
  };
  const field = numberField({
    signed: true,
    onInput(value) {
      if (!slider) return;
      const { id, low: least, high: most } = slider;
      setWrong(value === null || Number.isNaN(value) || (least !== null && value < least) || (most !== null && value > most));
      if (wrong || value === null) return;
      place(value);
      onMove(id, value);
    },
  });
  const el = h("div", { class: "spades-slider" }, name, h("span", { class: "spades-slider-track" }, range, marks, ends), field.el, limits);

  /** @param {number} value */
  const place = (value) => {
    if (!slider) return;
    if (range.value !== String(value)) range.value = String(value);
    el.style.setProperty("--spades-slider-at", String(along(value, Number(range.min), Number(range.max))));
  };
  range.addEventListener("input", () => {
    const value = Number(range.value);
    setWrong(false);
    field.input.value = showNumber(value, digits);
    setAttributes(range, { "aria-valuetext": showNumber(value, digits) });
    place(value);
    if (slider) onMove(slider.id, value);
  });
  field.input.addEventListener("blur", () => {
    if (!slider || !wrong) return;
    setWrong(false); // what could not be is taken back
    field.input.value = showNumber(slider.value, digits);
  });
  return {
    el,
    range,
    input: field.input,
    /** @param {Slider} given @param {{name: string, value: string, limits: string, digits: string, sign: string, held: boolean}} words held: moved since the view was made */
    update(given, words) {
      slider = given;
      digits = words.digits;
      said = words.limits;
      if (wrong) setText(limits, said);
      setText(name, words.name);
      setAttributes(el, { "data-id": given.id });
      setAttributes(range, { min: given.least, max: given.most, step: given.step, "aria-label": words.name });
      setText(low, showNumber(given.least, digits));
      setText(high, showNumber(given.most, digits));
      keyed(marks, given.marks, {
        key: String,
        make: () => h("span", { class: "spades-slider-mark" }),
        update(node, mark) {
          node.style.setProperty("--spades-slider-mark", String(along(mark, given.least, given.most)));
          setAttributes(node, { "data-on": mark === given.value });
        },
      });
      if (!words.held) {
        setAttributes(range, { "aria-valuetext": words.value });
        place(given.value);
      }
      const typing = words.held || wrong || focusedIn(el) === field.input;
      const shown = typing ? {} : { value: given.value }; // what is being typed is not written over
      field.update({ name: words.name, ...shown, digits, wrong, nameHidden: true, words: { sign: words.sign } });
      setAttributes(field.el, { "data-signed": given.low === null || given.low < 0 });
    },
  };
}
