// Parts of the rules picker: the tables to begin with, what is on, search and topics, and the rules themselves.
//
//   const parts = [tables(frame), badges(frame), finder(frame, panelId), ruleList(frame, panelId)];
//   parts.tables.update(view, lexicon); parts.badges.update(view, strings, lexicon); ...
//
// They tell Python `preset`, `undo`, `switch`, `search`, `topic`, `open`, `swap` and `set`, as RulesPickerLogic knows them; put them into an element
// of class spades-rules-picker.

import { h, keyed, roving, setAttributes, setText } from "./kit.js";
import { ruleTile } from "./rule-tile.js";
import { searchField } from "./search-field.js";

/** @typedef {import("./kit.js").Frame} Frame */

const mirrored = (/** @type {Element} */ el) => el.closest("[dir]")?.getAttribute("dir") === "rtl";

/** Push a row that is too long for the page until the chosen one shows. @param {Element} row @param {Element | null} chosen */
function bringIn(row, chosen) {
  if (!chosen || row.scrollWidth <= row.clientWidth) return;
  const [around, box] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (box.left < around.left || box.right > around.right) row.scrollLeft += box.left + box.width / 2 - around.left - around.width / 2;
}

/** The tables to begin with. @param {Frame} frame */
export function tables(frame) {
  const name = h("span", { class: "spades-rp-legend" });
  const row = h("div", { class: "spades-rp-tables", role: "group" });
  const about = h("p", { class: "spades-rp-table-about" });
  const refresh = roving(row, { mirrored: () => mirrored(row), preferred: () => row.querySelector("[aria-pressed=true]") });
  let shown = "";
  return {
    el: h("div", { class: "spades-rp-part" }, h("div", { class: "spades-rp-table-row" }, name, row), about),
    /** @param {any} view @param {any} lexicon */
    update(view, lexicon) {
      setText(name, lexicon.tables);
      setAttributes(row, { "aria-label": lexicon.tables });
      keyed(row, view.profiles, {
        key: String,
        make: (profile) => h("button", { type: "button", class: "spades-rp-option", "data-profile": profile, onclick: () => frame.send("preset", { profile }) }),
        update(button, profile) {
          setText(button, lexicon.profiles[/** @type {string} */ (profile)].name);
          setAttributes(button, { "aria-pressed": profile === view.profile });
        },
      });
      refresh(null);
      setText(about, lexicon.profiles[view.profile].about);
      if (shown !== view.profile) requestAnimationFrame(() => bringIn(row, row.querySelector("[aria-pressed=true]")));
      shown = view.profile;
    },
  };
}

/** What is on, as badges that switch off. @param {Frame} frame */
export function badges(frame) {
  const count = h("p", { class: "spades-rp-count" });
  const row = h("div", { class: "spades-rp-badges" });
  const undo = h("button", { type: "button", class: "spades-button spades-rp-undo", onclick: () => undo.getAttribute("aria-disabled") !== "true" && frame.send("undo") });
  const refresh = roving(row, { mirrored: () => mirrored(row) });
  return {
    el: h("div", { class: "spades-rp-on" }, h("div", { class: "spades-rp-on-head" }, count, undo), row),
    /** @param {any} view @param {any} strings @param {any} lexicon */
    update(view, strings, lexicon) {
      setText(count, strings.on);
      setText(undo, lexicon.undo);
      setAttributes(undo, { "aria-disabled": view.may_undo ? null : "true" });
      setAttributes(row, { role: "group", "aria-label": strings.on, hidden: view.on.length === 0 });
      keyed(row, view.on, {
        key: String,
        make: (rule) => h("button", { type: "button", class: "spades-rp-badge", "data-rule": rule, onclick: () => frame.send("switch", { rule, on: false }) },
          h("span", { class: "spades-rp-badge-text" }), h("span", { class: "spades-rp-badge-values" }), h("span", { class: "spades-rp-cross", "aria-hidden": "true", text: "×" }), h("span", { class: "spades-unseen" })),
        update(button, _, index) {
          const badge = strings.badges[index];
          setText(button.children[0], badge.text);
          setText(button.children[1], badge.values);
          setText(button.children[3], badge.off);
        },
      });
      refresh(null);
    },
  };
}

/** Search, and the topics as tabs. @param {Frame} frame @param {string} panelId */
export function finder(frame, panelId) {
  const field = searchField({ onSearch: (text) => frame.send("search", { text }) });
  const found = h("p", { class: "spades-rp-found", role: "status" });
  const tabs = h("div", { class: "spades-rp-tabs", role: "tablist" });
  const refresh = roving(tabs, { mirrored: () => mirrored(tabs), preferred: () => tabs.querySelector("[aria-selected=true]") });
  let shown = /** @type {string | null} */ (null);
  return {
    el: h("div", { class: "spades-rp-part" }, field.el, found, tabs),
    /** @param {any} view @param {any} strings @param {any} lexicon */
    update(view, strings, lexicon) {
      field.update({ name: lexicon.search, placeholder: lexicon["search-for"], value: view.search });
      setText(found, strings.found);
      setAttributes(tabs, { "aria-label": lexicon.topics });
      keyed(tabs, view.topics, {
        key: (topic) => topic.id,
        make: (topic) => h("button", { type: "button", role: "tab", class: "spades-rp-tab", id: `${panelId}-${topic.id}`, "data-topic": topic.id, onclick: () => frame.send("topic", { topic: topic.id }) },
          h("span"), h("span", { class: "spades-rp-tab-count", "aria-hidden": "true" }), h("span", { class: "spades-unseen" })),
        update(tab, topic) {
          const words = strings.topics[topic.id];
          setText(tab.children[0], lexicon.topic[topic.id]);
          setText(tab.children[1], words.count);
          setText(tab.children[2], words.said);
          setAttributes(tab, { "aria-selected": topic.id === view.topic, "aria-controls": panelId });
        },
      });
      refresh(null);
      if (shown !== view.topic) requestAnimationFrame(() => bringIn(tabs, tabs.querySelector("[aria-selected=true]")));
      shown = view.topic;
    },
  };
}

/** The rules of a topic, or those that were found. @param {Frame} frame @param {string} panelId */
export function ruleList(frame, panelId) {
  const list = h("div", { class: "spades-rp-list", role: "list" });
  const none = h("p", { class: "spades-rp-note" });
  const el = h("div", { id: panelId, class: "spades-rp-panel", role: "tabpanel" }, list, none);
  const refresh = roving(list, { selector: "[data-stop]", columns: () => 2, mirrored: () => mirrored(list) });
  return {
    el,
    /** @param {any} view @param {any} strings @param {any} lexicon @param {string} digits */
    update(view, strings, lexicon, digits) {
      setAttributes(el, view.topic ? { "aria-labelledby": `${panelId}-${view.topic}`, "aria-label": null } : { "aria-labelledby": null, "aria-label": lexicon["all-topics"] });
      setText(none, view.rules.length ? "" : lexicon["found-none"]);
      setAttributes(list, { hidden: view.rules.length === 0 });
      keyed(list, view.rules, {
        key: (rule) => rule.id,
        make(rule) {
          const tile = ruleTile(frame, rule.id);
          /** @type {any} */ (tile.el).tile = tile;
          return tile.el;
        },
        update(node, rule) {
          const open = view.open?.rule === rule.id ? view.open : null;
          node.tile.update({ state: rule.state, open, words: open && strings.open, mark: strings.marks[rule.id] ?? "", lexicon, digits });
        },
      });
      refresh(null);
    },
  };
}
