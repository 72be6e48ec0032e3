// RulesPicker: house rules by topic.  Python knows what excludes what; here it is shown, and every press is sent.
// Texts that no press changes come once, in the trait `lexicon`.

import { h, keyed, mount, setAttributes, setText } from "./kit.js";
import { badges, finder, ruleList, tables } from "./rules-picker-parts.js";

/** @typedef {import("./kit.js").Frame} Frame */

let made = 0;

/** What differs from the default table. */
function differences() {
  const title = h("p", { class: "spades-rp-heading" });
  const list = h("ul", { class: "spades-rp-differences" });
  const same = h("p", { class: "spades-rp-note" });
  return {
    el: h("div", { class: "spades-rp-box" }, title, list, same),
    /** @param {any} view @param {any} strings @param {any} lexicon */
    update(view, strings, lexicon) {
      setText(title, lexicon.differs);
      setAttributes(list, { hidden: view.differences.length === 0 });
      keyed(list, view.differences, {
        key: (each) => `${each.kind}/${each.rule}`,
        make: () => h("li"),
        update(item, each, index) {
          setText(item, strings.differences[index]);
          setAttributes(item, { "data-kind": each.kind });
        },
      });
      setText(same, view.differences.length ? "" : strings.same);
    },
  };
}

/** The rules as text: to be copied, and another text to be taken over. @param {Frame} frame */
function asText(frame) {
  made += 1;
  const problemId = `spades-rp-problem-${made}`;
  const title = h("p", { class: "spades-rp-heading" });
  const spec = h("code", { class: "spades-rp-spec" });
  const copy = h("button", { type: "button", class: "spades-button" });
  const about = h("p", { class: "spades-rp-note" });
  const input = h("input", { type: "text", class: "spades-rp-field", dir: "ltr", autocomplete: "off", autocapitalize: "none", spellcheck: "false", maxlength: 2000 });
  const take = h("button", { type: "submit", class: "spades-button" });
  const form = h("form", { class: "spades-rp-form" }, input, take);
  const problem = h("p", { class: "spades-rp-wrong", id: problemId });
  let text = "";
  let copied = "";
  let waiting = false;
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      getSelection()?.selectAllChildren(spec); // without leave to copy it lies marked, ready for the keys
    }
    setText(copy, copied);
    frame.say(copied);
  });
  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!input.value.trim()) return;
    waiting = true;
    frame.send("import", { text: input.value });
  });
  return {
    el: h("div", { class: "spades-rp-box" }, title, h("div", { class: "spades-rp-spec-row" }, spec, copy), about, form, problem),
    /** @param {any} view @param {any} strings @param {any} lexicon */
    update(view, strings, lexicon) {
      setText(title, lexicon.spec);
      setText(spec, strings.spec);
      if (text !== view.spec || !copied) setText(copy, lexicon.copy);
      text = view.spec;
      copied = lexicon.copied;
      setText(about, lexicon["spec-about"]);
      setText(take, lexicon["take-over"]);
      if (view.typed === null && waiting) input.value = "";
      if (view.typed !== null && !input.value) input.value = view.typed;
      waiting = false;
      setText(problem, strings.problem);
      setAttributes(input, { "aria-label": lexicon["take-over"], placeholder: "standard+\u2026", "aria-invalid": strings.problem ? "true" : null, "aria-describedby": strings.problem ? problemId : null });
    },
  };
}

/** @param {Frame} frame */
function build(frame) {
  made += 1;
  const panelId = `spades-rp-panel-${made}`;
  const title = h("h3", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const parts = {
    tables: tables(frame),
    badges: badges(frame),
    finder: finder(frame, panelId),
    list: ruleList(frame, panelId),
    differences: differences(),
    text: asText(frame),
  };
  const el = h("div", { class: "spades-panel spades-rules-picker" },
    h("div", { class: "spades-head" }, title, task), parts.tables.el, parts.badges.el, parts.finder.el, parts.list.el,
    h("div", { class: "spades-rp-ends" }, parts.differences.el, parts.text.el));
  frame.root.append(el);
  return (/** @type {import("./kit.js").Drawn} */ { view, strings, look }) => {
    const lexicon = frame.model.get("lexicon");
    setText(title, strings.title);
    setText(task, strings.task);
    parts.tables.update(view, lexicon);
    parts.badges.update(view, strings, lexicon);
    parts.finder.update(view, strings, lexicon);
    parts.list.update(view, strings, lexicon, look.digits);
    parts.differences.update(view, strings, lexicon);
    parts.text.update(view, strings, lexicon);
    if (strings.said) frame.say(strings.said);
  };
}

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, build);

export default { render };
