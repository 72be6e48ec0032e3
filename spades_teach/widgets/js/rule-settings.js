// What can be set about a rule: sliders, switches, choices of words, and fields for lists.  Values travel as a rule spec writes them.
//
//   const settings = ruleSettings({ onSet: (name, value) => ... });
//   settings.update({ rule: "board", settings: view.open.settings, words: strings.open.settings, labels: lexicon, digits: look.digits, n });

import { focusedIn, h, keyed, roving, setAttributes, setText } from "./kit.js";
import { showNumber } from "./numbers.js";

/** @typedef {{name: string, form: string, value: string, changed: boolean, wrong: string | null, least?: number, most?: number, step?: number, optional?: boolean, options?: {id: string, free: boolean}[]}} Setting */
/** @typedef {{name: string, value: string, usual: string, options: string[], wrong: string}} Words */
/** @typedef {{setting: Setting, words: Words, labels: any, digits: string}} Given */
/** @typedef {(name: string, value: string) => void} Set */

const LATEST = 400; // ms after which a slider speaks again although nothing came back

/** A slider: while it is dragged only the latest value is on its way. @param {Set} onSet */
function slider(onSet) {
  const input = h("input", { type: "range", class: "spades-rp-range" });
  const none = h("button", { type: "button", class: "spades-rp-option" });
  const el = h("div", { class: "spades-rp-slide" }, input, none);
  let name = "";
  let drawn = "";
  let digits = "";
  let asked = /** @type {string | null} */ (null);
  let tell = /** @type {(text: string) => void} */ (() => {});
  let timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  const ask = () => {
    const value = input.value;
    asked = value;
    clearTimeout(timer);
    timer = setTimeout(settle, LATEST);
    onSet(name, value);
  };
  const settle = () => {
    clearTimeout(timer);
    const last = asked;
    asked = null;
    if (last !== null && input.value !== last) ask();
  };
  input.addEventListener("input", () => {
    tell(showNumber(Number(input.value), digits));
    if (asked === null) ask();
  });
  none.addEventListener("click", () => onSet(name, drawn === "none" ? input.value : "none"));
  return {
    el,
    /** @param {Given} given @param {(text: string) => void} onTell */
    update({ setting, words, labels, digits: figures }, onTell) {
      name = setting.name;
      drawn = setting.value;
      digits = figures;
      tell = onTell;
      setAttributes(input, { min: setting.least, max: setting.most, step: setting.step, "aria-label": words.name, "aria-valuetext": words.value });
      settle();
      if (asked === null && setting.value !== "none") input.value = setting.value;
      setAttributes(none, { hidden: !setting.optional, "aria-pressed": setting.value === "none", "aria-label": `${words.name}: ${labels.none}` });
      setText(none, labels.none);
      return asked === null;
    },
  };
}

/** @param {Set} onSet */
function yesOrNo(onSet) {
  const el = h("button", { type: "button", role: "switch", class: "spades-rp-switch" }, h("span", { class: "spades-rp-knob", "aria-hidden": "true" }));
  let given = /** @type {Setting | null} */ (null);
  el.addEventListener("click", () => given && onSet(given.name, given.value === "true" ? "false" : "true"));
  return {
    el,
    /** @param {Given} now */
    update({ setting, words }) {
      given = setting;
      setAttributes(el, { "aria-checked": setting.value === "true", "aria-label": words.name });
      return true;
    },
  };
}

/** @param {Set} onSet */
function choice(onSet) {
  const el = h("div", { class: "spades-rp-options", role: "radiogroup" });
  const refresh = roving(el, { mirrored: () => el.closest("[dir]")?.getAttribute("dir") === "rtl", preferred: () => el.querySelector("[aria-checked=true]") });
  return {
    el,
    /** @param {Given} given */
    update({ setting, words }) {
      setAttributes(el, { "aria-label": words.name });
      keyed(el, setting.options ?? [], {
        key: (option) => option.id,
        make: (option) => h("button", { type: "button", role: "radio", class: "spades-rp-option", onclick: () => onSet(setting.name, option.id) }),
        update(button, option, index) {
          setText(button, words.options[index]);
          setAttributes(button, { "aria-checked": option.id === setting.value, "aria-disabled": option.free ? null : "true" });
        },
      });
      refresh(null);
      return true;
    },
  };
}

/** @param {Set} onSet */
function field(onSet) {
  const el = h("input", { type: "text", class: "spades-rp-field", dir: "ltr", autocomplete: "off", spellcheck: "false", maxlength: 40 });
  let given = /** @type {Setting | null} */ (null);
  el.addEventListener("change", () => given && onSet(given.name, el.value));
  return {
    el,
    /** @param {Given} now */
    update({ setting, words }) {
      const shown = setting.wrong ?? setting.value;
      if (!given || shown !== (given.wrong ?? given.value) || !focusedIn(el)) el.value = shown;
      given = setting;
      setAttributes(el, { "aria-label": words.name, "aria-invalid": setting.wrong === null ? null : "true" });
      return true;
    },
  };
}

const FORMS = /** @type {Record<string, (onSet: Set) => {el: HTMLElement, update: (given: Given, tell: (text: string) => void) => boolean}>} */ ({ slider, switch: yesOrNo, choice, text: field });

/** @param {{onSet: Set}} how */
export function ruleSettings({ onSet }) {
  const el = h("div", { class: "spades-rp-settings" });
  return {
    el,
    /** @param {{settings: Setting[], words: Words[], labels: any, digits: string}} given */
    update({ settings, words, labels, digits }) {
      setAttributes(el, { hidden: settings.length === 0 });
      keyed(el, settings, {
        key: (setting) => `${setting.name}/${setting.form}`,
        make(setting) {
          const control = FORMS[setting.form](onSet);
          const value = h("span", { class: "spades-rp-value" });
          const node = h("div", { class: "spades-rp-setting", "data-form": setting.form },
            h("span", { class: "spades-rp-name" }), value, h("span", { class: "spades-rp-usual" }), control.el, h("p", { class: "spades-rp-wrong" }));
          /** @type {any} */ (node).control = control;
          return node;
        },
        update(node, setting, index) {
          const [name, value, usual, , wrong] = node.children;
          const said = words[index];
          setText(name, said.name);
          const settled = node.control.update({ setting, words: said, labels, digits }, (/** @type {string} */ text) => setText(value, text));
          if (settled) setText(value, setting.form === "slider" ? said.value : "");
          setText(usual, said.usual);
          setText(wrong, said.wrong);
          setAttributes(node, { "data-changed": setting.changed });
        },
      });
    },
  };
}
