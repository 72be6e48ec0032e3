// One rule: its name and explanation, a switch, and opened, what stands against it, its settings and an example.

import { h, setAttributes, setText, svg } from "./kit.js";
import { ruleExample } from "./rule-example.js";
import { ruleSettings } from "./rule-settings.js";

/** @typedef {import("./kit.js").Frame} Frame */

let made = 0;

/** The part of a tile that opens. @param {Frame} frame @param {string} rule */
function ruleBody(frame, rule) {
  const reasons = h("ul", { class: "spades-rp-reasons" });
  const swap = h("button", { type: "button", class: "spades-button spades-rp-swap", onclick: () => frame.send("swap", { rule }) });
  const against = h("div", { class: "spades-rp-against" }, reasons, swap);
  const instead = h("p", { class: "spades-rp-instead" });
  const settings = ruleSettings({ onSet: (name, value) => frame.send("set", { rule, name, value }) });
  const trying = h("p", { class: "spades-rp-note" });
  const example = ruleExample();
  const code = h("code", { class: "spades-rp-code" });
  const el = h("div", { class: "spades-rp-body" }, against, instead, settings.el, trying, example.el, h("p", { class: "spades-rp-foot" }, code));
  return {
    el,
    /** @param {any} open @param {any} words @param {any} lexicon @param {string} digits */
    update(open, words, lexicon, digits) {
      setAttributes(against, { hidden: !open.swap && words.reasons.length === 0 });
      setAttributes(swap, { hidden: !open.swap });
      reasons.replaceChildren(...words.reasons.map((/** @type {string} */ text) => {
        const item = h("li");
        setText(item, text);
        return item;
      }));
      setAttributes(reasons, { hidden: words.reasons.length === 0 });
      setText(swap, words.swap);
      setText(instead, words.instead);
      settings.update({ settings: open.settings, words: words.settings, labels: lexicon, digits });
      setText(trying, words.trying);
      example.update(words.example);
      setText(code, words.code);
    },
  };
}

/** @param {Frame} frame @param {string} rule */
export function ruleTile(frame, rule) {
  made += 1;
  const ids = { mark: `spades-rp-mark-${made}-${rule}`, body: `spades-rp-body-${made}-${rule}` };
  const name = h("span", { class: "spades-rp-title" });
  const about = h("span", { class: "spades-rp-about" });
  const mark = h("span", { class: "spades-rp-mark", id: ids.mark });
  const arrow = svg("svg", { class: "spades-rp-arrow", viewBox: "0 0 16 16", "aria-hidden": "true", focusable: "false" }, svg("path", { d: "M3 5.5 8 10.5 13 5.5" }));
  const head = h("button", { type: "button", class: "spades-rp-head", "data-stop": true, "aria-controls": null }, h("span", { class: "spades-rp-line" }, name, arrow), about, mark);
  const toggle = h("button", { type: "button", role: "switch", class: "spades-rp-switch", "data-stop": true }, h("span", { class: "spades-rp-knob", "aria-hidden": "true" }));
  const el = h("div", { class: "spades-rp-tile", role: "listitem", "data-rule": rule }, head, toggle);
  let state = "off";
  let opened = false;
  let body = /** @type {ReturnType<typeof ruleBody> | null} */ (null);
  head.addEventListener("click", () => frame.send("open", { rule, on: !opened }));
  toggle.addEventListener("click", () => frame.send("switch", { rule, on: state !== "on" }));
  return {
    el,
    /** @param {{state: string, open: any, words: any, mark: string, lexicon: any, digits: string}} given */
    update(given) {
      const told = given.lexicon.rules[rule] ?? { name: rule, about: "" };
      state = given.state;
      opened = Boolean(given.open);
      setText(name, told.name);
      setText(about, told.about);
      setText(mark, given.mark);
      setAttributes(el, { "data-state": state, "data-open": opened });
      setAttributes(head, { "aria-expanded": opened, "aria-controls": opened ? ids.body : null });
      const fixed = state === "table" || state === "replaced" || state === "blocked";
      setAttributes(toggle, {
        "aria-checked": state === "on" || state === "table",
        "aria-disabled": fixed ? "true" : null,
        "aria-label": told.name,
        "aria-describedby": given.mark ? ids.mark : null,
      });
      if (!opened) {
        body?.el.remove();
        body = null;
        return;
      }
      if (!body) {
        body = ruleBody(frame, rule);
        setAttributes(body.el, { id: ids.body });
        el.append(body.el);
      }
      body.update(given.open, given.words, given.lexicon, given.digits);
    },
  };
}
