// A worked example line by line.  Python asks, judges and tells; what comes later is not here before its turn.
//
//   const draw = workedExample(frame);     // a widget of its own, or a part of another one with a frame of its own
//   draw({ view, strings, look });

import { setFace } from "./cards.js";
import { createFan } from "./fan.js";
import { createFelt } from "./felt.js";
import { feedback, focusedIn, h, keyed, roving, setAttributes, setText } from "./kit.js";
import { numberField } from "./numbers.js";
import { setSaid } from "./said.js";

/** A round that is given: a row for each seat, with what it bid and took. */
function givenRound() {
  const heads = h("tr", {}, h("th", { scope: "col" }), h("th", { scope: "col" }), h("th", { scope: "col" }));
  const body = h("tbody");
  const table = h("table", { class: "spades-worked-round" }, h("thead", {}, heads), body);
  return {
    el: table,
    /** @param {any} view @param {any} strings */
    update({ seats }, strings) {
      setAttributes(table, { hidden: seats.length === 0, "aria-label": strings.task, "data-pairs": seats.some((/** @type {{place: string}} */ { place }) => place === "partner") });
      if (seats.length === 0) return;
      const rows = seats.map((/** @type {{place: string}} */ { place }) => ({ place, ...strings.seats[place] }));
      const [seat, bid, tricks] = heads.children;
      setText(seat, strings.columns.seat);
      setText(bid, strings.columns.bid);
      setText(tricks, strings.columns.tricks);
      setAttributes(tricks, { hidden: rows.every((/** @type {any} */ row) => !row.tricks) });
      keyed(body, rows, {
        key: (row) => row.place,
        make: () => h("tr", {}, h("th", { scope: "row" }), h("td"), h("td")),
        update(node, row) {
          const [name, said, took] = node.children;
          setText(name, row.name);
          setText(said, row.bid);
          setText(took, row.tricks);
          setAttributes(took, { hidden: tricks.hidden });
        },
      });
    },
  };
}

/** The cards of a trick in the order of play, each under the name of its seat: a table that the felt is not drawn for. */
function trickRow() {
  const el = h("ol", { class: "spades-worked-row" });
  return {
    el,
    /** @param {any[]} row @param {any} strings */
    update(row, strings) {
      setAttributes(el, { hidden: row.length === 0, "aria-label": strings.row });
      keyed(el, row, {
        key: (each) => each.place,
        make: () => h("li", {},
          h("span", { class: "spades-worked-row-seat", "aria-hidden": "true" }),
          h("span", { class: "spades-card", role: "img" }),
          h("span", { class: "spades-worked-row-takes", "aria-hidden": "true" })),
        update(node, { place, card, winner }) {
          const [seat, face, takes] = node.children;
          setText(seat, strings.places[place]);
          setFace(face, card, strings.jokers);
          setAttributes(face, { "aria-label": winner ? `${strings.plays[place]}, ${strings.winner}` : strings.plays[place] });
          setText(takes, winner ? strings.winner : "");
          setAttributes(node, { "data-winner": Boolean(winner) });
        },
      });
    },
  };
}

/** A line that is through: its name and what it comes to; it opens and tells why. */
function throughLine() {
  const sign = h("span", { class: "spades-worked-sign", "aria-hidden": "true" });
  const label = h("span", { class: "spades-worked-label" });
  const working = h("span", { class: "spades-worked-working" });
  const value = h("span", { class: "spades-worked-value" });
  const state = h("span", { class: "spades-unseen" });
  const why = h("div", { class: "spades-worked-why" });
  const rows = h("div", { class: "spades-worked-rows" });
  const box = h("details", { class: "spades-worked-box" },
    h("summary", { class: "spades-worked-sum" }, sign, h("span", { class: "spades-worked-text" }, label, working), value, state),
    h("div", { class: "spades-worked-rule" }, why, rows));
  const el = h("li", { class: "spades-worked-line" }, box);
  /** @type {any} */ (el).spadesUpdate = (/** @type {any} */ told, /** @type {any} */ strings, /** @type {boolean} */ newest) => {
    setText(sign, told.shown ? "i" : "✓");
    setAttributes(el, { "data-shown": told.shown ? "true" : "false" });
    setText(label, strings.label);
    keyed(working, strings.worked, { key: (_, index) => String(index), make: () => h("span", { class: "spades-worked-formula" }), update: setText });
    setText(value, strings.value);
    setText(state, `, ${strings.state}`);
    keyed(why, strings.why, { key: (_, index) => String(index), make: () => h("p"), update: setText });
    keyed(rows, strings.rows, { key: (_, index) => String(index), make: () => h("small"), update: setText });
    // The newest line is open; it folds when another one comes, unless the reader has touched it.
    if (/** @type {any} */ (el).spadesNewest !== newest) box.open = newest;
    /** @type {any} */ (el).spadesNewest = newest;
  };
  return el;
}

/** @param {{onChoose: (id: string) => void, onAgain: () => void}} how */
function optionRow({ onChoose, onAgain }) {
  const el = h("div", { class: "spades-worked-options", role: "radiogroup" });
  const refresh = roving(el, {
    mirrored: () => el.closest("[dir]")?.getAttribute("dir") === "rtl",
    columns: () => 1, // up and down lead on as well, as in any group of radio buttons
    preferred: () => el.querySelector("[aria-checked=true]"),
  });
  return {
    el,
    /** @param {string} name @param {any[]} options @param {Record<string, string>} texts @param {string} line */
    update(name, options, texts, line) {
      setAttributes(el, { hidden: options.length === 0, "aria-label": name });
      keyed(el, options, {
        key: (option) => `${line} ${option.id}`,
        make: (option) => h("button", {
          type: "button",
          role: "radio",
          class: "spades-worked-option",
          onclick: (/** @type {Event} */ event) => (/** @type {Element} */ (event.currentTarget).getAttribute("aria-checked") === "true" ? onAgain() : onChoose(option.id)),
        }, h("span", { class: "spades-worked-mark", "aria-hidden": "true" }), h("span", { class: "spades-worked-option-text" })),
        update(button, option) {
          setText(button.lastElementChild, texts[option.id]);
          setAttributes(button, { "aria-checked": option.chosen ? "true" : "false" });
        },
      });
      refresh(null);
    },
    focus: () => /** @type {HTMLElement | null} */ (el.querySelector("[tabindex='0']"))?.focus({ preventScroll: true }),
  };
}

/**
 * @param {Pick<import("./kit.js").Frame, "root" | "send" | "say">} frame
 * @returns {(drawn: import("./kit.js").Drawn) => void}
 */
export function workedExample(frame) {
  let view = /** @type {any} */ (null);
  let line = /** @type {string | null} */ (null);
  let asked = ""; // the line that the number field belongs to
  const send = (/** @type {string} */ kind, fields = {}) => frame.send(kind, { ...fields, line: view.open.id });
  const check = () => view.open && (view.open.form === "number" ? send("check", { text: typed() }) : send("check"));
  const mark = (/** @type {string} */ card) => {
    const marked = [...view.hand, ...view.open.cards].find((/** @type {any} */ each) => each.card === card);
    send("mark", { card, on: !(marked.pressed ?? marked.on) });
  };

  const title = h("h2", { class: "spades-title" });
  const progress = h("span", { class: "spades-worked-progress" });
  const task = h("p", { class: "spades-sub" });
  const round = givenRound();
  const facts = h("ul", { class: "spades-worked-facts" });
  const felt = createFelt();
  const trick = createFelt({ onPress: (_, place) => view.open?.form === "play" && send("choose", { option: place }) });
  const row = trickRow();
  const held = createFan();
  const fan = createFan({ onPress: mark });
  const list = h("ol", { class: "spades-worked-lines" });
  const question = h("h3", { class: "spades-worked-ask", tabindex: "-1" });
  const how = h("p", { class: "spades-sub" });
  const options = optionRow({ onChoose: (option) => send("choose", { option }), onAgain: check });
  const others = createFan({ onPress: mark });
  const field = numberField({ onInput: () => setAttributes(field.input, { "aria-invalid": null }), signed: true, step: true, onEnter: check });
  const typed = () => field.input.value.replace(/[\u2066-\u2069\u200e\u200f]/g, "").slice(0, 12);
  const said = feedback();
  const go = h("button", { type: "button", class: "spades-button spades-go", onclick: check });
  const show = h("button", { type: "button", class: "spades-button", onclick: () => view.open && send("show") });
  const open = h("div", { class: "spades-worked-open", role: "group" },
    question, how, options.el, fan.el, others.el, h("div", { class: "spades-worked-form" }, field.el, go, show), said.el);
  const over = h("p", { class: "spades-worked-over", tabindex: "-1" });
  const teaches = h("p", { class: "spades-worked-teaches" });
  const again = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("again") });
  const end = h("div", { class: "spades-worked-end" }, over, teaches, again);
  frame.root.append(h("div", { class: "spades-panel spades-step-reveal" },
    h("div", { class: "spades-head spades-worked-head" }, title, progress, task),
    round.el, facts, felt.el, trick.el, row.el, held.el, list, open, end));

  /** @param {any} strings */
  const drawTable = (strings) => {
    for (const [table, on] of /** @type {[any, boolean][]} */ ([[felt, Boolean(view.felt && !view.felt.pressable)], [trick, Boolean(view.felt?.pressable)]])) {
      setAttributes(table.el, { hidden: !on });
      if (!on) continue;
      table.update({
        name: strings.table,
        seats: Object.keys(strings.places).map((place) => ({ place, name: strings.places[place] })),
        plays: view.felt.plays.map((/** @type {any} */ play) => ({ ...play, label: strings.plays[play.place], winner: play.place === view.felt.winner })),
        winnerText: strings.winner,
        words: strings.jokers,
      });
    }
    row.update(view.row, strings);
    const marking = view.open?.form === "cards" && view.open.cards.length === 0;
    for (const [hand, on] of /** @type {[any, boolean][]} */ ([[held, view.hand.length > 0 && !marking], [fan, view.hand.length > 0 && marking]])) {
      setAttributes(hand.el, { hidden: !on });
      if (on) hand.update({ name: strings.hand, cards: view.hand.map((/** @type {any} */ each) => cardOf(each, strings.cards[each.card])), words: strings.jokers });
    }
  };

  /** @param {any} strings @param {any} look */
  const drawOpen = (strings, look) => {
    setAttributes(open, { hidden: !view.open });
    if (!view.open) return;
    const words = strings.open;
    const { id, form } = view.open;
    setText(question, words.ask);
    setAttributes(open, { "aria-label": words.ask });
    setText(how, words.how);
    options.update(words.ask, view.open.options, words.options, id);
    setAttributes(others.el, { hidden: view.open.cards.length === 0 });
    if (view.open.cards.length > 0) {
      others.update({
        name: words.ask,
        cards: view.open.cards.map((/** @type {any} */ each) => ({ card: each.card, state: each.on ? "chosen" : "plain", pressed: each.on, label: words.cards[each.card] })),
        words: strings.jokers,
      });
    }
    setAttributes(field.el, { hidden: form !== "number" });
    if (form === "number") {
      if (asked !== id) field.input.value = "";
      if (focusedIn(field.el) === null && view.open.typed) field.input.value = view.open.typed;
      const unread = strings.feedback?.sign === "note" && view.open.typed !== "";
      field.update({ name: words.field, nameHidden: true, digits: look.digits, words: words.steps, wrong: view.open.wrong || unread });
      field.el.classList.toggle("spades-worked-signed", Boolean(view.open.signed));
    }
    asked = id;
    setText(go, words.check);
    setText(show, words.show);
  };

  return ({ view: given, strings, look }) => {
    const before = view;
    const moved = before !== null && before.at !== given.at;
    const worksHere = moved && (focusedIn(open) ?? focusedIn(end) ?? focusedIn(trick.el)) !== null;
    view = given;
    line = view.open?.id ?? null;
    setText(title, strings.title);
    setText(progress, strings.progress);
    setText(task, strings.task);
    round.update(view, strings);
    const told = [...view.sides.map((/** @type {any} */ { side }) => strings.sides[side]), ...strings.notes];
    setAttributes(facts, { hidden: told.length === 0 });
    keyed(facts, told, { key: (_, index) => String(index), make: () => h("li"), update: setText });
    keyed(list, /** @type {any[]} */ (view.lines), {
      key: (each) => each.id,
      make: throughLine,
      update: (node, each, index) => node.spadesUpdate(each, strings.lines[index], index === view.lines.length - 1),
    });
    setAttributes(list, { hidden: view.lines.length === 0 });
    drawTable(strings);
    drawOpen(strings, look);
    said.update(strings.feedback);
    setAttributes(end, { hidden: !view.done });
    setText(over, strings.over);
    setSaid(teaches, strings.teaches ?? { text: "" });
    setAttributes(teaches, { hidden: !strings.teaches });
    setText(again, strings.again);
    if (!moved) return;
    if (strings.said) frame.say(strings.said);
    if (!worksHere) return;
    if (line === null) over.focus({ preventScroll: true });
    else if (view.open.form === "number") field.input.focus({ preventScroll: true });
    else question.focus({ preventScroll: true });
  };
}

/**
 * A card of the hand as the fan draws it: what is known of it, or how it is marked.
 * @param {any} each @param {string} label
 */
const cardOf = (each, label) => ({
  card: each.card,
  state: each.state === "asked" ? "chosen" : each.state,
  pressed: each.pressed,
  label,
});
