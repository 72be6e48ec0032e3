// RuleDispute: search a question about the rules; the table's own answer, its example, and who plays otherwise.

import { createFan } from "./fan.js";
import { createFelt } from "./felt.js";
import { choices, h, keyed, mount, roving, setAttributes, setText } from "./kit.js";
import { scoreRows } from "./score-rows.js";
import { searchField } from "./search-field.js";

/** Tables that answer alike: the name of each, how it is written, who plays so. */
function tableList() {
  const el = h("ul", { class: "spades-dispute-tables" });
  return {
    el,
    /** @param {{name: string, spec: string, says: string}[]} tables */
    update(tables) {
      setAttributes(el, { hidden: tables.length === 0 });
      keyed(el, tables, {
        key: (table) => table.spec,
        make: () => h("li", {}, h("b"), h("code", { dir: "ltr" }), h("small")),
        update(node, table) {
          const [name, spec, says] = node.children;
          setText(name, table.name);
          setText(spec, table.spec);
          setText(says, table.says);
          setAttributes(says, { hidden: !table.says });
        },
      });
    },
  };
}

/** Bids and tricks of the example, a row for each seat. */
function seatTable() {
  const heads = h("tr", {}, h("th", { scope: "col" }), h("th", { scope: "col" }), h("th", { scope: "col" }));
  const body = h("tbody");
  const el = h("table", { class: "spades-dispute-seats" }, h("thead", {}, heads), body);
  return {
    el,
    /** @param {any} words */
    update({ seats, columns, name }) {
      setAttributes(el, { hidden: seats.length === 0, "aria-label": name });
      const [seat, bid, tricks] = heads.children;
      setText(seat, columns.seat);
      setText(bid, columns.bid);
      setText(tricks, columns.tricks);
      const none = seats.every((/** @type {any} */ row) => !row.tricks);
      setAttributes(tricks, { hidden: none });
      keyed(body, /** @type {any[]} */ (seats), {
        key: (row) => row.place,
        make: () => h("tr", {}, h("th", { scope: "row" }), h("td"), h("td")),
        update(node, row) {
          const [who, said, took] = node.children;
          setText(who, row.name);
          setText(said, row.bid);
          setText(took, row.tricks);
          setAttributes(took, { hidden: none });
        },
      });
    },
  };
}

/** The cards, bids and points that show an answer. */
function exampleBox() {
  const name = h("h4", { class: "spades-dispute-name" });
  const notes = h("div", { class: "spades-dispute-notes" });
  const felt = createFelt();
  const fan = createFan();
  const seats = seatTable();
  const rows = scoreRows();
  const el = h("div", { class: "spades-dispute-example" }, name, notes, felt.el, fan.el, seats.el, rows.el);
  return {
    el,
    /** @param {any} view @param {any} words @param {any} jokers */
    update(view, words, jokers) {
      setAttributes(el, { hidden: !words.name });
      setText(name, words.name);
      keyed(notes, /** @type {string[]} */ (words.notes), { key: (_, index) => String(index), make: () => h("p"), update: setText });
      setAttributes(notes, { hidden: words.notes.length === 0 });
      setAttributes(felt.el, { hidden: view.plays.length === 0 });
      if (view.plays.length > 0) {
        felt.update({
          name: words.table,
          seats: Object.keys(words.places).map((place) => ({ place, name: words.places[place] })),
          plays: view.plays.map((/** @type {any} */ play) => ({ ...play, label: words.plays[play.place] })),
          words: jokers,
        });
      }
      setAttributes(fan.el, { hidden: view.hand.length === 0 });
      if (view.hand.length > 0) {
        fan.update({ name: words.hand, cards: view.hand.map((/** @type {any} */ each) => ({ ...each, label: words.cards[each.card] })), words: jokers });
      }
      seats.update(words);
      rows.update(words.name, words.lines);
    },
  };
}

/** The answer of the open question. */
function answerBox() {
  const name = h("p", { class: "spades-dispute-at" });
  const text = h("p", { class: "spades-dispute-text" });
  const says = h("small", { class: "spades-dispute-says" });
  const example = exampleBox();
  const agreeName = h("h4", { class: "spades-dispute-name" });
  const agree = tableList();
  const others = h("ul", { class: "spades-dispute-others" });
  const othersName = h("h4", { class: "spades-dispute-name" });
  const el = h("div", { class: "spades-dispute-answer" },
    h("div", { class: "spades-dispute-own" }, name, text, says), example.el, othersName, others, agreeName, agree.el);
  return {
    el,
    /** @param {any} view @param {any} words @param {any} jokers */
    update(view, words, jokers) {
      setText(name, words.name);
      setText(text, words.text);
      setText(says, words.says);
      setAttributes(says, { hidden: !words.says });
      example.update(view.example, words.example, jokers);
      setText(othersName, words.othersName);
      setAttributes(others, { hidden: words.others.length === 0 });
      keyed(others, /** @type {any[]} */ (words.others), {
        key: (other) => other.text,
        make: () => {
          const tables = tableList();
          const node = h("li", {}, h("p", { class: "spades-dispute-other" }), tables.el);
          /** @type {any} */ (node).spadesTables = tables;
          return node;
        },
        update(node, other) {
          setText(node.firstElementChild, other.text);
          node.spadesTables.update(other.tables);
        },
      });
      setText(agreeName, words.agreeName);
      setAttributes(agreeName, { hidden: words.agree.length === 0 });
      agree.update(words.agree);
    },
  };
}

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  let opened = /** @type {string | null} */ (null);
  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const list = h("ol", { class: "spades-dispute-questions" });
  const first = () => /** @type {HTMLElement | null} */ (list.querySelector(".spades-dispute-ask"));
  const search = searchField({
    onSearch: (text) => frame.send("search", { text }),
    onDown: () => first()?.focus(),
    onEnter: () => first()?.focus(),
  });
  const topics = choices({ onChoose: (topic) => frame.send("topic", { topic }) });
  topics.el.classList.add("spades-dispute-topics");
  const count = h("p", { class: "spades-sub spades-dispute-count" });
  const none = h("p", { class: "spades-dispute-none" });
  const more = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("more") });
  const answer = answerBox();
  const refresh = roving(list, { selector: ".spades-dispute-ask", columns: () => 1, preferred: () => list.querySelector("[aria-expanded=true]") });
  list.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && search.focus());
  frame.root.append(h("div", { class: "spades-panel spades-rule-dispute" },
    h("div", { class: "spades-head" }, title, task), search.el, topics.el, count, none, list, more));

  return ({ view, strings }) => {
    setText(title, strings.title);
    setText(task, strings.task);
    search.update({ name: strings.search, placeholder: strings.placeholder, value: view.query });
    topics.update({
      name: strings.topicsName,
      options: view.topics.map((/** @type {string} */ id) => ({ id, label: strings.topics[id] })),
      chosen: view.topic,
    });
    setText(count, strings.none ? "" : strings.count);
    setText(none, strings.none);
    setAttributes(none, { hidden: !strings.none });
    setAttributes(list, { "aria-label": strings.questionsName, hidden: view.questions.length === 0 });
    keyed(list, /** @type {{id: string, open: boolean}[]} */ (view.questions), {
      key: (question) => question.id,
      make: ({ id }) => h("li", { class: "spades-dispute-question" },
        h("h3", {}, h("button", { type: "button", class: "spades-dispute-ask", onclick: () => frame.send("open", { question: id }) },
          h("span", { class: "spades-dispute-mark", "aria-hidden": "true" }), h("span")))),
      update(node, { id, open }) {
        const button = node.querySelector(".spades-dispute-ask");
        setText(button.lastElementChild, strings.questions[id]);
        setAttributes(button, { "aria-expanded": open });
        setAttributes(node, { "data-open": open });
        if (open && answer.el.parentElement !== node) node.append(answer.el);
      },
    });
    refresh(null);
    if (strings.answer) answer.update(view, strings.answer, strings.jokers);
    else answer.el.remove();
    setText(more, strings.more);
    setAttributes(more, { hidden: view.more === 0 });
    const now = view.questions.find((/** @type {any} */ each) => each.open)?.id ?? null;
    if (now !== opened && now !== null) frame.say(strings.answer.text);
    else if (strings.said) frame.say(strings.said);
    opened = now;
  };
});

export default { render };
