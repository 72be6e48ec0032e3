// ScoreSheet: a match round by round.  Python adds up, judges and says what each round came to; here it becomes a table, one open round and a CSV.

import { choices, feedback, h, keyed, mount, roving, setAttributes, setText } from "./kit.js";
import { scoreLine, seatRow, sumRow } from "./sheet-parts.js";

/** @typedef {import("./kit.js").Frame} Frame */

const SIDES = ["us", "them"];
const PLACES = /** @type {Record<string, string[]>} */ ({ us: ["you", "partner"], them: ["left", "right"] });

/** What a side has after a round. */
function sideCell() {
  const total = h("bdi", { class: "spades-match-total", dir: "ltr" });
  const points = h("bdi", { class: "spades-match-points", dir: "ltr" });
  const how = h("span", { class: "spades-match-how" });
  const bags = h("span", { class: "spades-match-bags" });
  const el = h("td", { class: "spades-match-side" }, h("span", { class: "spades-match-sum" }, total, points), how, bags);
  return {
    el,
    /** @param {any} words @param {number | null} value */
    update(words, value) {
      setText(total, words.total);
      setText(points, words.points);
      setAttributes(points, { "data-below": value !== null && value < 0 });
      setText(how, words.read);
      setText(bags, words.bags);
    },
  };
}

/**
 * A round in the table: a button that opens it, who deals, and what both sides have after it.
 * @param {Frame} frame
 */
function matchRow(frame) {
  const button = h("button", { type: "button", class: "spades-match-open" });
  const dealer = h("span", { class: "spades-match-dealer" });
  const note = h("span", { class: "spades-match-note" });
  const cells = SIDES.map(sideCell);
  const el = h("tr", { class: "spades-match-row" },
    h("th", { scope: "row", class: "spades-match-round" }, button, h("span", { class: "spades-match-about" }, dealer, note)),
    ...cells.map((cell) => cell.el));
  let number = 0;
  button.addEventListener("click", () => frame.send("open", { round: number }));
  /** @type {any} */ (el).spadesUpdate = (/** @type {any} */ round, /** @type {any} */ words) => {
    number = round.round;
    setText(button, words.number);
    setAttributes(button, { "aria-label": words.name, "aria-expanded": round.open ? "true" : "false" });
    setAttributes(el, { "data-state": round.state, "data-open": round.open });
    setText(dealer, words.dealer);
    setText(note, words.note);
    setAttributes(note, { hidden: !words.note });
    cells.forEach((cell, index) => cell.update(words.sides[index], round.sides[index].points));
  };
  return el;
}

/**
 * The two seats of a side in the open round, and the lines of its score.
 * @param {Frame} frame
 * @param {string} side
 */
function openSide(frame, side) {
  const name = h("h3", { class: "spades-sheet-title" });
  const contract = h("span", { class: "spades-chip" });
  const bidHead = h("span", { role: "columnheader" });
  const tricksHead = h("span", { role: "columnheader" });
  const rows = new Map(PLACES[side].map((place) => [place, seatRow(frame, place)]));
  const table = h("div", { class: "spades-sheet-table", role: "table" },
    h("div", { class: "spades-sheet-seat spades-sheet-heads", role: "row" }, h("span", { role: "cell" }), bidHead, tricksHead),
    ...[...rows.values()].map((row) => row.el));
  const el = h("div", { class: "spades-sheet-side", role: "group" }, h("div", { class: "spades-sheet-head" }, name, contract), table);
  return {
    el,
    rows,
    /** @param {any} one @param {any} view @param {any} strings @param {any} words @param {string} digits */
    update(one, view, strings, words, digits) {
      setText(name, strings.name);
      setAttributes(el, { "aria-label": strings.name });
      setAttributes(table, { "aria-label": strings.name });
      setText(contract, strings.contract);
      setAttributes(contract, { hidden: !strings.contract });
      setText(bidHead, words.columns.bid);
      setText(tricksHead, words.columns.tricks);
      for (const seat of one.seats) /** @type {any} */ (rows.get(seat.place)).update(seat, view, strings.seats[seat.place], words, digits);
    },
  };
}

/** The lines of one side, with the sum of the round and the new total. */
function sideLines() {
  const name = h("h4", { class: "spades-sheet-title" });
  const lines = h("ol", { class: "spades-lines" });
  const sums = h("div", { class: "spades-sums" });
  const el = h("div", { class: "spades-match-lines-side", role: "group" }, name, lines, sums);
  return {
    el,
    /** @param {any} one @param {any} strings */
    update(one, strings) {
      setText(name, strings.name);
      setAttributes(el, { "aria-label": strings.name });
      keyed(lines, strings.lines, {
        key: (_, index) => `${index} ${one.lines[index].reason}`,
        make: scoreLine,
        update: (node, line, index) => node.spadesUpdate(line, one.lines[index].points),
      });
      keyed(sums, strings.sums, {
        key: (_, index) => String(index),
        make: sumRow,
        update: (node, sum) => node.spadesUpdate(sum, 0),
      });
    },
  };
}

/**
 * The open round: bids and tricks of the four seats, what is wrong with them, and how its points come about.
 * @param {Frame} frame
 */
function openRound(frame) {
  const name = h("span");
  const dealer = h("span", { class: "spades-match-dealer" });
  const sides = new Map(SIDES.map((side) => [side, openSide(frame, side)]));
  const lines = new Map(SIDES.map((side) => [side, sideLines()]));
  const about = feedback();
  const fields = () => [...sides.values()].flatMap((side) => [...side.rows.values()].flatMap((row) => [row.bid, row.tricks]));
  const first = () => /** @type {any} */ (sides.get("us")?.rows.get("you")).bid;
  let rests = "";
  const rest = h("button", {
    type: "button",
    class: "spades-button",
    onclick: () => {
      const tricks = [...sides.values()].map((side) => side.rows.get(rests)).find(Boolean)?.tricks;
      frame.send("give-rest");
      tricks?.release();
      tricks?.input.focus();
    },
  });
  const clear = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("clear") });
  const remove = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("remove") });
  const summary = h("summary", { class: "spades-match-why" });
  const why = h("details", { class: "spades-match-lines" }, summary,
    h("div", { class: "spades-match-lines-sides" }, ...[...lines.values()].map((side) => side.el)));
  const el = h("section", { class: "spades-match-editor", role: "group", hidden: true },
    h("div", { class: "spades-match-editor-head" }, h("h3", { class: "spades-sheet-title" }, name), dealer),
    h("div", { class: "spades-match-sheet" }, ...[...sides.values()].map((side) => side.el)),
    about.el, why, h("div", { class: "spades-row" }, rest, clear, remove));
  let shown = 0;
  return {
    el,
    /** Let Python's values into every field. */
    release() {
      for (const field of fields()) field.release();
    },
    focus: () => first().input.focus(),
    /** @param {any} view @param {any} strings @param {string} digits */
    update(view, strings, digits) {
      const open = view.open;
      setAttributes(el, { hidden: !open });
      if (!open) {
        shown = 0;
        return;
      }
      const words = strings.open;
      if (open.round !== shown) {
        shown = open.round;
        why.open = false;
        for (const field of fields()) field.release();
      }
      setText(name, words.name);
      setText(dealer, words.dealer);
      setAttributes(el, { "aria-label": words.name });
      const sheet = { locked: false, problem: open.problem, specials: view.specials };
      open.sides.forEach((/** @type {any} */ one, /** @type {number} */ index) => {
        sides.get(one.side)?.update(one, sheet, words.sides[index], strings, digits);
        lines.get(one.side)?.update(one, words.sides[index]);
      });
      about.update(words.feedback);
      const scored = open.sides.some((/** @type {any} */ one) => one.lines.length > 0) || words.sides.some((/** @type {any} */ one) => one.sums.length > 0);
      setText(summary, words.lines);
      setAttributes(why, { hidden: !scored });
      rests = open.rest ?? "";
      setText(rest, words.rest);
      setAttributes(rest, { hidden: open.rest === null });
      setText(clear, strings.clear);
      setAttributes(clear, { hidden: !open.may_clear });
      setText(remove, strings.remove);
      setAttributes(remove, { hidden: !open.may_remove });
    },
  };
}

/**
 * The match as CSV: to copy, to paste, to read.
 * @param {Frame} frame
 */
function csvBox(frame) {
  const summary = h("summary", { class: "spades-match-why" });
  const about = h("p", { class: "spades-sub" });
  const text = h("textarea", { class: "spades-match-csv", rows: 5, dir: "ltr", spellcheck: "false", wrap: "off" });
  let touched = false;
  text.addEventListener("input", () => (touched = true));
  const read = h("button", {
    type: "button",
    class: "spades-button",
    onclick: () => {
      touched = false;
      frame.send("read-table", { text: text.value });
    },
  });
  const el = h("details", { class: "spades-match-table" }, summary, about, text, h("div", { class: "spades-row" }, read));
  return {
    el,
    /** @param {string} csv @param {any} strings @param {boolean} refused what was pasted stays to be mended */
    update(csv, strings, refused) {
      setText(summary, strings.table);
      setText(about, strings.table_about);
      setAttributes(text, { "aria-label": strings.table_field });
      setText(read, strings.table_read);
      if (!touched && !refused && text.value !== csv) text.value = csv;
    },
  };
}

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const heads = [h("th", { scope: "col" }), ...SIDES.map(() => h("th", { scope: "col" }))];
  const startName = h("th", { scope: "row", class: "spades-match-start" });
  const startCells = SIDES.map(sideCell);
  const start = h("tr", { class: "spades-match-row" }, startName, ...startCells.map((cell) => cell.el));
  const body = h("tbody");
  const caption = h("caption", { class: "spades-unseen" });
  const table = h("table", { class: "spades-match" }, caption, h("thead", {}, h("tr", {}, ...heads)), h("tbody", {}, start), body);
  const refresh = roving(body, { selector: ".spades-match-open", columns: () => 1, preferred: () => body.querySelector("[aria-expanded=true]") });
  const open = openRound(frame);
  const outcome = feedback();
  const told = feedback();
  const csv = csvBox(frame);
  const dealers = choices({ onChoose: (place) => frame.send("dealer", { place }) });

  const goOn = h("button", {
    type: "button",
    class: "spades-button spades-go",
    onclick: () => {
      frame.send("go-on");
      waits = true;
    },
  });
  const putBack = h("button", { type: "button", class: "spades-button", onclick: () => (open.release(), frame.send("put-back")) });
  const newMatch = h("button", { type: "button", class: "spades-button", onclick: () => (open.release(), frame.send("new-match")) });
  const timeUp = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("time-up") });
  const playOn = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("play-on") });
  const whoSummary = h("summary", { class: "spades-match-why" });
  const who = h("div", { class: "spades-row" });
  const giveUp = h("details", { class: "spades-match-give-up" }, whoSummary, who);
  const panel = h("div", { class: "spades-panel spades-pad spades-score-sheet" },
    h("div", { class: "spades-head" }, title, task),
    table, outcome.el, open.el,
    h("div", { class: "spades-row spades-match-keys" }, goOn, putBack, timeUp, playOn, newMatch),
    h("div", { class: "spades-match-more" }, dealers.el, giveUp, told.el, csv.el));
  frame.root.append(panel);

  let waits = false; // for the next round, to type into it
  let heard = /** @type {string | null} */ (null);
  return ({ view, strings, look }) => {
    setText(title, strings.title);
    setText(task, strings.task);
    setText(caption, strings.title);
    [strings.round, ...strings.sides].forEach((name, index) => setText(heads[index], name));
    setAttributes(start, { hidden: view.start === null });
    setText(startName, strings.start.name);
    startCells.forEach((cell, index) => cell.update(strings.start.sides[index], null));
    keyed(body, view.rounds, {
      key: (/** @type {any} */ round) => String(round.round),
      make: () => matchRow(frame),
      update: (node, round, index) => node.spadesUpdate(round, strings.rounds[index]),
    });
    refresh(null);
    open.update(view, strings, look.digits);
    if (waits && view.open) open.focus();
    waits = false;
    outcome.update(strings.outcome);
    setText(goOn, strings.go_on);
    setAttributes(goOn, { hidden: !view.may.go_on });
    setText(putBack, strings.put_back);
    setAttributes(putBack, { hidden: !view.may.put_back });
    setText(timeUp, strings.time_up);
    setAttributes(timeUp, { hidden: !view.may.time_up });
    setText(playOn, strings.play_on);
    setAttributes(playOn, { hidden: !view.may.play_on });
    setText(newMatch, strings.new_match);
    setAttributes(newMatch, { hidden: !view.may.new_match });
    const places = Object.keys(strings.dealers.places);
    dealers.update({ name: strings.dealers.name, options: places.map((id) => ({ id, label: strings.dealers.places[id] })), chosen: view.dealer });
    setText(whoSummary, strings.give_up);
    setAttributes(giveUp, { hidden: !view.may.surrender });
    keyed(who, places, {
      key: String,
      make: (/** @type {string} */ place) => h("button", { type: "button", class: "spades-button", onclick: () => ((giveUp.open = false), frame.send("surrender", { place })) }),
      update: (button, place) => setText(button, strings.surrender[place]),
    });
    told.update(strings.table_said);
    csv.update(view.csv, strings, view.refused);
    if (heard !== null && strings.said && strings.said !== heard) frame.say(strings.said);
    heard = strings.said;
  };
});

export default { render };
