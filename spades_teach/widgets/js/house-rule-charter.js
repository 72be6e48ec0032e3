// HouseRuleCharter: one question at a time, then the page that a table signs.  Python knows the rules, the words and what goes together.

import { feedback, focusedIn, h, keyed, mount, roving, setAttributes, setText } from "./kit.js";
import { createKept } from "./kept.js";
import { optionButton } from "./option.js";

/** @param {Element} el */
const isMirrored = (el) => el.closest("[dir]")?.getAttribute("dir") === "rtl";

/** All questions by number, and the charter: where one is, what is answered, and a way to each.  @param {{onGo: (to: number) => void}} how */
function stepRow({ onGo }) {
  const el = h("div", { class: "spades-charter-steps", role: "group" });
  const refresh = roving(el, { mirrored: () => isMirrored(el), preferred: () => el.querySelector("[aria-current]") });
  return {
    el,
    /** @param {any} view @param {any} strings */
    update({ at, steps }, strings) {
      setAttributes(el, { "aria-label": strings.steps_name });
      keyed(el, /** @type {any[]} */ (strings.steps), {
        key: (_, index) => String(index),
        make: () => h("button", { type: "button", class: "spades-charter-step" }),
        update(button, { sign, name }, index) {
          setText(button, sign);
          setAttributes(button, { "aria-label": name, title: name, "aria-current": index === at ? "step" : null, "data-answered": steps[index]?.answered ?? null });
          button.onclick = () => onGo(index);
        },
      });
      refresh(focusedIn(el) ?? el.querySelector("[aria-current]"));
    },
  };
}

/** The answers to the open question.  @param {{onChoose: (id: string) => void, onAgain: () => void, onBlocked: (why: string) => void}} how */
function answerList({ onChoose, onAgain, onBlocked }) {
  const el = h("div", { class: "spades-options", role: "radiogroup" });
  const refresh = roving(el, { columns: () => 1, preferred: () => el.querySelector("[aria-checked=true]") });
  const make = (/** @type {any} */ option) => {
    const button = optionButton({ role: "radio", class: "spades-option spades-charter-answer" });
    button.children[1].classList.add("spades-charter-body");
    button.children[1].append(
      h("span", { class: "spades-charter-text" }), h("span", { class: "spades-charter-usual" }),
      h("small", { class: "spades-charter-leads" }), h("small", { class: "spades-charter-blocked" }), h("small", { class: "spades-charter-who" }));
    button.addEventListener("click", (/** @type {MouseEvent} */ event) => {
      if (button.getAttribute("aria-disabled") === "true") onBlocked(button.spadesBlocked);
      else if (button.getAttribute("aria-checked") === "true" && event.detail === 0) onAgain(); // by a key: on to the next question
      else onChoose(option.id);
    });
    return button;
  };
  return {
    el,
    /** @param {any} view @param {any} strings */
    update(view, strings) {
      setAttributes(el, { "aria-label": strings.ask });
      keyed(el, /** @type {any[]} */ (view.options), {
        key: (option) => `${view.question} ${option.id}`,
        make,
        update(button, option) {
          const words = strings.options[option.id];
          const [text, usual, leads, blocked, who] = button.children[1].children;
          setText(text, words.text);
          setText(usual, words.usual);
          setText(leads, words.leads);
          setText(blocked, words.blocked);
          setText(who, words.who);
          button.spadesBlocked = words.blocked;
          setAttributes(button, { "aria-checked": String(option.chosen), "aria-disabled": option.blocked ? "true" : null });
        },
      });
      refresh(focusedIn(el)?.closest("button"));
    },
  };
}

/** The charter: its sentences, each with a way back to its question.  @param {{onGo: (to: number) => void}} how */
function sheetText({ onGo }) {
  const title = h("p", { class: "spades-charter-name" });
  const intro = h("p", { class: "spades-sub" });
  const sections = h("div", { class: "spades-charter-sections" });
  const make = () => h("section", { class: "spades-charter-section" }, h("h4", { class: "spades-charter-topic" }), h("ul", { class: "spades-charter-lines" }));
  const makeLine = () => h("li", { class: "spades-charter-line" },
    h("span", { class: "spades-charter-mark", "aria-hidden": "true" }),
    h("div", { class: "spades-charter-said" }, h("b", { class: "spades-charter-label" }), h("span", {}), h("span", { class: "spades-unseen" }), h("small", {})),
    h("button", { type: "button", class: "spades-button spades-charter-change" }));
  return {
    el: h("div", { class: "spades-charter-sheet" }, title, intro, sections),
    /** @param {any} view @param {any} sheet */
    update({ lines }, sheet) {
      setText(title, sheet.title);
      setText(intro, `${sheet.intro} ${sheet.rest}`);
      keyed(sections, /** @type {any[]} */ (sheet.sections), {
        key: (_, index) => String(index),
        make,
        update(section, words, place) {
          setText(section.firstElementChild, words.heading);
          keyed(section.lastElementChild, /** @type {any[]} */ (words.lines), {
            key: (_, index) => String(index),
            make: makeLine,
            update(row, said, index) {
              const line = lines[place][index];
              const [mark, body, change] = row.children;
              const [label, text, unseen, note] = body.children;
              setText(mark, line.other ? "◆" : "");
              setText(label, `${said.label}: `);
              setText(text, said.text);
              setText(unseen, line.other ? ` (${sheet.mark})` : "");
              setText(note, said.note);
              setAttributes(change, { hidden: line.step === null, "aria-label": `${sheet.change}: ${said.label}` });
              setText(change, sheet.change);
              change.onclick = () => onGo(line.step);
            },
          });
        },
      });
    },
  };
}

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  let view = /** @type {any} */ (null);
  const go = (/** @type {number} */ to) => frame.send("go", { to });
  const next = () => !view.done && frame.send("next");

  const title = h("h2", { class: "spades-title" });
  const progress = h("span", { class: "spades-charter-progress" });
  const steps = stepRow({ onGo: go });
  const ask = h("h3", { class: "spades-charter-ask", tabindex: "-1" });
  const why = h("p", { class: "spades-sub" });
  const answers = answerList({
    onChoose: (option) => frame.send("choose", { question: view.question, option }),
    onAgain: next,
    onBlocked: (reason) => frame.say(reason),
  });
  const sheet = sheetText({ onGo: go });
  const kept = createKept();
  const back = h("button", { type: "button", class: "spades-button", onclick: () => view.at > 0 && frame.send("back") });
  const skip = h("button", { type: "button", class: "spades-button", onclick: () => view.question && frame.send("skip", { question: view.question }) });
  const forward = h("button", { type: "button", class: "spades-button spades-go", onclick: next });
  const again = h("button", { type: "button", class: "spades-button spades-end", onclick: () => frame.send("again") });
  const field = h("input", { type: "text", class: "spades-charter-field", dir: "ltr", autocomplete: "off", spellcheck: "false" });
  const open = h("button", { type: "submit", class: "spades-button" });
  const form = h("form", { class: "spades-charter-form" }, field, open);
  const summary = h("summary", { class: "spades-charter-summary" });
  const said = feedback();
  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    frame.send("open", { text: field.value.slice(0, 20_000) });
  });
  frame.root.append(h("div", { class: "spades-panel spades-house-rule-charter" },
    h("div", { class: "spades-head spades-charter-head" }, title, progress),
    steps.el, ask, why, answers.el, sheet.el, h("div", { class: "spades-row" }, back, skip, forward, again), kept.el,
    h("details", { class: "spades-charter-open" }, summary, form, said.el)));
  frame.onEnd(kept.end);

  return ({ view: given, strings }) => {
    const moved = view !== null && view.at !== given.at;
    const worksHere = moved && focusedIn(frame.root) !== null && focusedIn(steps.el) === null;
    view = given;
    setText(title, strings.title);
    setText(progress, strings.progress);
    steps.update(view, strings);
    setText(ask, strings.ask);
    setText(why, strings.why);
    for (const el of [answers.el, why, skip, forward]) setAttributes(el, { hidden: view.done });
    for (const el of [sheet.el, kept.el, again]) setAttributes(el, { hidden: !view.done });
    answers.update(view, strings);
    if (strings.sheet) sheet.update(view, strings.sheet);
    kept.update(strings.sheet);
    setText(back, strings.back);
    setAttributes(back, { disabled: view.at === 0 });
    setText(skip, strings.skip);
    setText(forward, strings.next);
    setText(again, strings.again);
    setText(summary, strings.open.title);
    setAttributes(field, { "aria-label": strings.open.name, placeholder: "standard+blind-nil" });
    setText(open, strings.open.go);
    said.update(strings.feedback);
    if (strings.said) frame.say(strings.said);
    if (worksHere) ask.focus({ preventScroll: true });
  };
});

export default { render };
