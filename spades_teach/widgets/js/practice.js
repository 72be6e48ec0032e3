// Practice: one item at a time, judged by Python.  What is right is not here before the item is over.

import { createFan } from "./fan.js";
import { createFelt } from "./felt.js";
import { dots, feedback, focusedIn, h, keyed, mount, setAttributes, setText } from "./kit.js";
import { numberField } from "./numbers.js";
import { createOptionList } from "./option-list.js";

const SHORT = 12; // letters of options that stand side by side

/** A few numbers under the name of whose they are. */
function createStrip() {
  const el = h("div", { class: "spades-strip" });
  const makeGroup = () => h("section", { class: "spades-strip-group" }, h("p", { class: "spades-strip-name" }), h("dl", { class: "spades-strip-cells" }));
  return {
    el,
    /** @param {{name: string, cells: {label: string, value: string}[]}[]} groups */
    update(groups) {
      setAttributes(el, { hidden: groups.length === 0 });
      keyed(el, groups, {
        key: (_, index) => String(index),
        make: makeGroup,
        update(node, group) {
          const [name, cells] = node.children;
          setText(name, group.name);
          keyed(/** @type {HTMLElement} */ (cells), group.cells, {
            key: (_, index) => String(index),
            make: () => h("div", { class: "spades-strip-cell" }, h("dt"), h("dd")),
            update(cell, { label, value }) {
              setText(cell.children[0], label);
              setText(cell.children[1], value);
            },
          });
        },
      });
    },
  };
}

/** A score line by line. */
function createWorking() {
  const caption = h("caption");
  const body = h("tbody");
  const el = h("table", { class: "spades-working" }, caption, body);
  return {
    el,
    /** @param {string} name @param {{label: string, workings: string[], points: string, sum: boolean}[]} rows */
    update(name, rows) {
      setAttributes(el, { hidden: rows.length === 0 });
      setText(caption, name);
      keyed(body, rows, {
        key: (_, index) => String(index),
        make: () => h("tr", {}, h("th", { scope: "row" }), h("td", { class: "spades-working-how" }), h("td", { class: "spades-working-points" })),
        update(row, { label, workings, points, sum }) {
          const [head, how, much] = row.children;
          setText(head, label);
          keyed(/** @type {HTMLElement} */ (how), workings, { key: (_, index) => String(index), make: () => h("span"), update: setText });
          setText(much, points);
          setAttributes(row, { "data-sum": sum });
        },
      });
    },
  };
}

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  let view = /** @type {any} */ (null);
  const isOpen = () => view.phase === "asking" || view.phase === "missed";

  const go = () => {
    if (!isOpen()) frame.send("next", { serial: view.serial });
    else if (view.form === "number") frame.send("check", { text: field.input.value, serial: view.serial });
    else frame.send("check", { serial: view.serial });
  };
  const choose = (/** @type {string} */ option) => isOpen() && frame.send("choose", { option, serial: view.serial });

  const title = h("h2", { class: "spades-title", tabindex: "-1" });
  const progress = h("span", { class: "spades-practice-progress" });
  const again = h("p", { class: "spades-sub spades-practice-again" });
  const told = h("div", { class: "spades-practice-told" });
  const strip = createStrip();
  const felt = createFelt();
  const fan = createFan();
  const ask = h("p", { class: "spades-practice-ask" });
  const list = createOptionList({ onChoose: choose, oneStop: true });
  const field = numberField({ onInput: () => {}, signed: true, onEnter: go });
  const said = feedback();
  const working = createWorking();
  const button = h("button", { type: "button", class: "spades-button spades-go", onclick: go });
  const tell = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("tell", { serial: view.serial }) });
  const tally = dots();
  tally.el.classList.add("spades-end");
  frame.root.append(h("div", { class: "spades-panel spades-practice" },
    h("div", { class: "spades-head spades-practice-head" }, title, progress, again),
    told, strip.el, felt.el, fan.el, ask, list.el, field.el, said.el, working.el,
    h("div", { class: "spades-row" }, button, tell, tally.el)));

  const input = /** @type {HTMLInputElement} */ (field.input);
  input.maxLength = 12;
  // A key held down answers once.
  input.addEventListener("keydown", (event) => event.repeat && event.key === "Enter" && event.stopImmediatePropagation(), true);
  input.addEventListener("change", () => input.value !== view.typed && isOpen() && frame.send("type", { text: input.value, serial: view.serial }));
  // Enter on the option that is chosen checks it, and afterwards asks for the next item.
  list.el.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || event.repeat) return;
    const chosen = /** @type {HTMLElement} */ (event.target).closest("[role=radio][aria-checked=true]");
    if (isOpen() && !chosen) return;
    event.preventDefault();
    go();
  });

  /** @param {any} strings */
  const drawTable = (strings) => {
    setAttributes(felt.el, { hidden: view.felt.length === 0 });
    setAttributes(fan.el, { hidden: view.hand.length === 0 });
    if (view.felt.length > 0) {
      felt.update({
        name: strings.table,
        seats: view.felt.map((/** @type {any} */ seat) => ({ ...seat, ...strings.seats[seat.place], dealerText: strings.dealer, turnText: strings.turn })),
        plays: [],
      });
    }
    if (view.hand.length > 0) {
      const cards = view.hand.map((/** @type {string} */ card) => ({ card, state: "plain", label: strings.cards[card] }));
      fan.update({ name: strings.hand, cards, words: strings.jokers });
    }
  };

  /** @param {any} strings @param {any} look @param {boolean} another */
  const drawAnswer = (strings, look, another) => {
    const number = view.form === "number";
    setAttributes(field.el, { hidden: !number });
    const short = Object.values(strings.options).every((label) => /** @type {string} */ (label).length <= SHORT);
    setAttributes(list.el, { hidden: number, "data-short": short });
    field.update({ name: strings.field, nameHidden: true, digits: look.digits, words: { sign: strings.sign } });
    setAttributes(field.el, { "data-signed": view.signed });
    input.readOnly = !isOpen();
    if (another || focusedIn(frame.root) !== input) input.value = view.typed;
    list.update({
      name: strings.ask,
      many: view.form === "many",
      options: view.options.map((/** @type {any} */ option) => ({ ...option, label: strings.options[option.id], said: strings.marks[option.mark] })),
    });
  };

  return ({ view: given, strings, look }) => {
    const before = view;
    view = given;
    const another = !before || before.serial !== view.serial;
    const hadFocus = Boolean(before) && Boolean(focusedIn(frame.root));
    setText(title, strings.title);
    setText(progress, strings.progress);
    setText(again, strings.again);
    keyed(told, /** @type {string[]} */ (strings.told), { key: (_, index) => String(index), make: () => h("p"), update: setText });
    strip.update(strings.strip);
    drawTable(strings);
    setText(ask, strings.ask);
    drawAnswer(strings, look, another);
    said.update(strings.feedback);
    working.update(strings.working_name, strings.working);
    setText(button, strings.go);
    setText(tell, strings.tell);
    const tellHadFocus = focusedIn(frame.root) === tell;
    setAttributes(tell, { hidden: !view.may_tell });
    if (tellHadFocus && !view.may_tell) button.focus({ preventScroll: true });
    tally.update(view.dots, strings.tally);
    if (!before || !another) return;
    frame.say([...strings.told, strings.ask].join(" "));
    if (hadFocus) (view.form === "number" ? input : list.el.querySelector("[tabindex='0']") ?? title).focus();
  };
});

export default { render };
