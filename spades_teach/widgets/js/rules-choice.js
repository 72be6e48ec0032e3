// The rules picker in small, folded into another widget: a button that says the rules, and the picker below it while it lies open.
//
//   const choice = rulesChoice(frame);
//   choice.update(view.choice, strings.choice, { lexicon: frame.model.get("lexicon"), digits: look.digits });
//
// It tells Python `open-rules` and `rules` (`press` and what belongs to it), as ScoreCalculatorLogic knows them.

import { h, setAttributes, setText, svg } from "./kit.js";
import { badges, finder, ruleList, tables } from "./rules-picker-parts.js";

/** @typedef {import("./kit.js").Frame} Frame */

let made = 0;

/** The picker itself, made when it is opened first. @param {Frame} frame @param {string} panelId */
function picker(frame, panelId) {
  const inner = /** @type {Frame} */ ({ ...frame, send: (kind, fields = {}) => frame.send("rules", { ...fields, press: kind }) });
  const parts = { tables: tables(inner), badges: badges(inner), finder: finder(inner, panelId), list: ruleList(inner, panelId) };
  return {
    nodes: [parts.tables.el, parts.badges.el, parts.finder.el, h("div", { class: "spades-rc-list" }, parts.list.el)],
    /** @param {any} view @param {any} strings @param {any} lexicon @param {string} digits */
    update(view, strings, lexicon, digits) {
      parts.tables.update(view, lexicon);
      parts.badges.update(view, strings, lexicon);
      parts.finder.update(view, strings, lexicon);
      parts.list.update(view, strings, lexicon, digits);
    },
  };
}

/** @param {Frame} frame */
export function rulesChoice(frame) {
  made += 1;
  const id = `spades-rc-${made}`;
  let open = false;
  let inside = /** @type {ReturnType<typeof picker> | null} */ (null);
  const name = h("span", { class: "spades-rc-name" });
  const arrow = svg("svg", { class: "spades-rp-arrow", viewBox: "0 0 16 16", "aria-hidden": "true", focusable: "false" }, svg("path", { d: "M3 5.5 8 10.5 13 5.5" }));
  const toggle = h("button", { type: "button", class: "spades-rc-toggle", onclick: () => frame.send("open-rules", { on: !open }) }, name, arrow);
  const refused = h("p", { class: "spades-rp-wrong" });
  const body = h("div", { class: "spades-rules-picker spades-rc-body", id, hidden: true });
  return {
    el: h("div", { class: "spades-rc" }, toggle, refused, body),
    /** @param {any} view @param {any} strings @param {{lexicon: any, digits: string}} how */
    update(view, strings, { lexicon, digits }) {
      open = Boolean(view?.open);
      setText(name, strings?.name ?? "");
      setText(refused, strings?.refused ?? "");
      setAttributes(toggle, { "aria-expanded": open, "aria-controls": open ? id : null });
      setAttributes(body, { hidden: !open });
      if (!open) return;
      if (!inside) {
        inside = picker(frame, `${id}-panel`);
        body.append(...inside.nodes);
      }
      inside.update(view.picker, strings.picker, lexicon, digits);
    },
  };
}
