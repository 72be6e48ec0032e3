// RuleBook: search or browse the house rules; each has a page of its own, with examples that are worked through in place.

import { choices, h, keyed, mount, roving, setAttributes, setText } from "./kit.js";
import { setSaid } from "./said.js";
import { searchField } from "./search-field.js";
import { workedExample } from "./worked-example.js";

/** A part of a page under a small heading; absent when there is nothing in it. @param {Element} body */
function part(body) {
  const name = h("h3", { class: "spades-book-name" });
  const el = h("section", { class: "spades-book-part" }, name, body);
  return {
    el,
    /** @param {string} text @param {boolean} there */
    update(text, there) {
      setText(name, text);
      setAttributes(el, { hidden: !there });
    },
  };
}

/** Pairs of a term and what is said of it. @param {string} [kind] a class that sets them otherwise */
function pairs(kind = "") {
  const el = h("dl", { class: `spades-book-pairs ${kind}`.trim() });
  return {
    el,
    /** @param {{name: import("./said.js").Said, value: import("./said.js").Said, small?: string, note?: import("./said.js").Said | null}[]} rows */
    update(rows) {
      keyed(el, rows, {
        key: (_, index) => String(index),
        make: () => h("div", {}, h("dt"), h("dd", {}, h("span"), " ", h("small"), h("p", { class: "spades-book-note" }))),
        update(node, row) {
          const [name, said] = node.children;
          const [value, small, note] = said.children;
          setSaid(name, row.name);
          setSaid(value, row.value);
          setText(small, row.small ?? "");
          setSaid(note, row.note ?? { text: "" });
          setAttributes(note, { hidden: !row.note });
        },
      });
    },
  };
}

/** What the texts say about the points on which they differ. */
function points() {
  const el = h("ul", { class: "spades-book-points" });
  return {
    el,
    /** @param {{point: import("./said.js").Said, says: {source: string, text: import("./said.js").Said}[], here: string, default: import("./said.js").Said}[]} rows */
    update(rows) {
      keyed(el, rows, {
        key: (row) => row.point.text,
        make: () => h("li", {}, h("p", { class: "spades-book-point" }), h("dl", { class: "spades-book-pairs" })),
        update(node, row) {
          setSaid(node.firstElementChild, row.point);
          const said = [...row.says, { source: row.here, text: row.default }];
          keyed(node.lastElementChild, said, {
            key: (_, index) => String(index),
            make: () => h("div", {}, h("dt"), h("dd")),
            update(pair, each) {
              setText(pair.firstElementChild, each.source);
              setSaid(pair.lastElementChild, each.text);
            },
          });
        },
      });
    },
  };
}

/** @param {import("./kit.js").Frame} frame */
function rulePage(frame) {
  const send = frame.send;
  const back = h("button", { type: "button", class: "spades-button", onclick: () => send("close") });
  const before = h("button", { type: "button", class: "spades-button" });
  const after = h("button", { type: "button", class: "spades-button" });
  const category = h("span", { class: "spades-book-category" });
  const inForce = h("span", { class: "spades-book-badge" });
  const name = h("h3", { class: "spades-book-rule", tabindex: "-1" });
  const code = h("code", { class: "spades-book-code", dir: "ltr" });
  const about = h("p", { class: "spades-book-about" });
  const onlyWith = h("p", { class: "spades-book-only" });
  const examples = h("ul", { class: "spades-book-examples" });
  const examplePart = part(examples);
  const settings = pairs();
  const settingPart = part(settings.el);
  const conflicts = h("div", { class: "spades-book-conflicts" });
  const conflictPart = part(conflicts);
  const names = pairs("spades-book-names");
  const namePart = part(names.el);
  const disagreements = points();
  const disagreementPart = part(disagreements.el);
  const readings = pairs("spades-book-open");
  const readingPart = part(readings.el);
  const text = h("p", { class: "spades-book-text" });
  const textPart = part(text);
  const sources = h("p", { class: "spades-book-sources" });
  const sourcePart = part(sources);
  const el = h("article", { class: "spades-book-page" },
    h("div", { class: "spades-row" }, back, before, after),
    h("div", { class: "spades-book-head" }, h("p", { class: "spades-book-line" }, category, inForce), name, about, onlyWith, code),
    examplePart.el, settingPart.el, conflictPart.el, namePart.el, disagreementPart.el, readingPart.el, textPart.el, sourcePart.el);

  let reading = /** @type {string | null} */ (null); // the example whose sentence was asked for and has not come yet

  // The example in work: a widget inside this one, whose actions travel in ours.
  const box = h("div", { class: "spades-book-worked" });
  let draw = /** @type {((drawn: any) => void) | null} */ (null);
  let worked = /** @type {string | null} */ (null);
  const begin = (/** @type {string} */ id) => {
    if (worked === id) return;
    worked = id;
    box.replaceChildren();
    draw = workedExample({ root: box, say: frame.say, send: (kind, fields = {}) => send("example", { action: { ...fields, kind } }) });
  };

  return {
    el,
    heading: name,
    /** @param {any} view @param {any} strings @param {any} look */
    update(view, strings, look) {
      const words = strings.page;
      setText(back, words.back);
      for (const [button, rule, label] of /** @type {[any, string | null, string][]} */ ([[before, view.before, words.before], [after, view.after, words.after]])) {
        setText(button, label);
        setAttributes(button, { hidden: rule === null });
        button.onclick = () => send("open", { rule });
      }
      setText(category, words.category);
      setText(inForce, words.inForce);
      setAttributes(inForce, { hidden: !words.inForce });
      setText(name, words.name);
      setText(about, words.about);
      setText(onlyWith, words.onlyWith);
      setAttributes(onlyWith, { hidden: !words.onlyWith });
      setText(code, words.code);
      examplePart.update(words.examplesName, view.examples.length > 0);
      keyed(examples, /** @type {any[]} */ (view.examples), {
        key: (example) => example.id,
        make: ({ id }) => h("li", { class: "spades-book-example" },
          h("p", { class: "spades-book-example-label" }),
          h("p", { class: "spades-book-example-text" }),
          h("div", { class: "spades-row" },
            h("button", { type: "button", class: "spades-button", onclick: () => send("try", { example: id }) }),
            h("button", {
              type: "button",
              class: "spades-button",
              onclick: (/** @type {Event} */ event) => {
                const on = /** @type {Element} */ (event.currentTarget).getAttribute("aria-expanded") !== "true";
                reading = on ? id : null;
                send("read", { example: id, on });
              },
            })),
          h("small")),
        update(node, example) {
          const [label, said, row, note] = node.children;
          const [button, read] = row.children;
          const told = words.examples[example.id];
          setText(label, told.label);
          setSaid(said, told.text ?? { text: "" });
          setAttributes(said, { hidden: !told.text });
          setAttributes(row, { hidden: !example.playable });
          setText(button, told.press);
          setAttributes(button, { "aria-expanded": example.on });
          setText(read, told.read);
          setAttributes(read, { hidden: example.on, "aria-expanded": example.told });
          if (reading === example.id && told.text) {
            reading = null;
            frame.say(told.text.text);
          }
          setText(note, words.readOnly);
          setAttributes(note, { hidden: example.playable });
          if (example.on && box.parentElement !== node) node.append(box);
        },
      });
      const on = view.examples.find((/** @type {any} */ each) => each.on);
      if (on && view.worked) {
        begin(on.id);
        draw?.({ view: view.worked, strings: strings.worked, look });
      } else {
        worked = null;
        box.remove();
      }
      settingPart.update(words.settingsName, words.settings.length > 0);
      settings.update(words.settings.map((/** @type {any} */ each) => ({ name: { text: each.name }, value: { text: each.value }, small: each.others, note: each.note })));
      conflictPart.update(words.conflictsName, view.conflicts.length > 0);
      keyed(conflicts, /** @type {string[]} */ (view.conflicts), {
        key: (rule) => rule,
        make: (rule) => h("button", { type: "button", class: "spades-book-other", onclick: () => send("open", { rule }) }),
        update: (button, rule) => setText(button, words.conflicts[rule]),
      });
      namePart.update(words.namesName, words.names.length > 0);
      names.update(words.names.map((/** @type {any} */ each) => ({ name: { text: each.name }, value: { text: each.names.join(" · "), lang: each.lang, dir: "auto" } })));
      disagreementPart.update(words.disagreementsName, words.disagreements.length > 0);
      disagreements.update(words.disagreements);
      readingPart.update(words.readingsName, words.readings.length > 0);
      readings.update(words.readings.map((/** @type {any} */ each) => ({ name: each.question, value: each.reading })));
      textPart.update(words.textName, true);
      setSaid(text, words.text);
      sourcePart.update(words.sourcesName, words.sources.length > 0);
      setText(sources, words.sources.join(" · "));
    },
  };
}

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  let opened = /** @type {string | null | undefined} */ (undefined);
  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const list = h("ul", { class: "spades-book-rules" });
  const first = () => /** @type {HTMLElement | null} */ (list.querySelector("button"));
  const search = searchField({ onSearch: (text) => frame.send("search", { text }), onDown: () => first()?.focus(), onEnter: () => first()?.focus() });
  const categories = choices({ onChoose: (category) => frame.send("category", { category }) });
  categories.el.classList.add("spades-book-categories");
  const count = h("p", { class: "spades-sub spades-book-count" });
  const none = h("p", { class: "spades-book-none" });
  const more = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("more") });
  const page = rulePage(frame);
  const refresh = roving(list, { columns: () => 1 });
  list.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && search.focus());
  frame.root.append(h("div", { class: "spades-panel spades-rule-book" },
    h("div", { class: "spades-head" }, title, task), search.el, categories.el, count, none, list, more, page.el));

  return ({ view, strings, look }) => {
    const last = opened;
    opened = view.rule;
    setText(title, strings.title);
    setText(task, strings.task);
    search.update({ name: strings.search, placeholder: strings.placeholder, value: view.query });
    categories.update({
      name: strings.categoriesName,
      options: view.categories.map((/** @type {string} */ id) => ({ id, label: strings.categories[id] })),
      chosen: view.category,
    });
    setText(count, strings.none || opened !== null ? "" : strings.count);
    setText(none, strings.none);
    setAttributes(none, { hidden: !strings.none || opened !== null });
    setAttributes(list, { "aria-label": strings.rulesName, hidden: view.rules.length === 0 });
    keyed(list, /** @type {string[]} */ (view.rules), {
      key: (rule) => rule,
      make: (rule) => h("li", {}, h("button", { type: "button", class: "spades-book-entry", "data-rule": rule, onclick: () => frame.send("open", { rule }) }, h("b"), h("span"))),
      update(node, rule) {
        const [name, about] = node.firstElementChild.children;
        setText(name, strings.rules[rule].name);
        setText(about, strings.rules[rule].about);
      },
    });
    refresh(null);
    setText(more, strings.more);
    setAttributes(more, { hidden: view.more === 0 });
    setAttributes(page.el, { hidden: opened === null });
    if (strings.page) page.update(view, strings, look);
    if (last === undefined || last === opened) {
      if (strings.said && opened === null) frame.say(strings.said);
      return;
    }
    if (opened !== null) page.heading.focus({ preventScroll: false });
    else if (last) (/** @type {HTMLElement | null} */ (list.querySelector(`[data-rule="${last}"]`)) ?? first())?.focus();
  };
});

export default { render };
