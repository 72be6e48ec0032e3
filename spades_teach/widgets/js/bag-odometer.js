// BagOdometer: score and bags as two counters that turn together.  Python says where both stand after each movement; here they move.

import { feedback, h, keyed, mount, setAttributes, setText, svg } from "./kit.js";
import { lessMotion } from "./movement.js";
import { numberField, showNumber } from "./numbers.js";

/** @typedef {import("./kit.js").Frame} Frame */
/** @typedef {{event: string, total: number, bags: number, new: number, points?: number}} Movement */

const TURN = 380; // ms in which a drum turns
const PAUSES = /** @type {Record<string, number>} */ ({ line: 480, bag: 260, full: 520, penalty: 640, emptied: 600 });
const SACK = "M9.1 3.2 12 4.6l2.9-1.4 1.1 1-2.2 3.1c3.6 1.8 6.2 5.6 6.2 9.2 0 3.2-3 5-8 5s-8-1.8-8-5c0-3.6 2.6-7.4 6.2-9.2L8 4.2z";

/**
 * Where a drum rolls to: its strip carries the ten digits three times and rests in the middle.
 * @param {number} from @param {number} to @param {boolean} up
 * @returns {number} the cell of the strip, 0 to 29
 */
function rolledTo(from, to, up) {
  const start = 10 + from;
  if (from === to) return start;
  return up ? start + ((to - from + 10) % 10) : start - ((from - to + 10) % 10);
}

/** The score: a sign and as many drums as it has digits, three at least. */
function scoreDrums() {
  const sign = h("span", { class: "spades-odo-drum spades-odo-sign" });
  const drums = h("span", { class: "spades-odo-drums" });
  const el = h("span", { class: "spades-odo-window" }, sign, drums);
  let shown = /** @type {number | null} */ (null);
  let figures = "";
  return {
    el,
    /** @param {number} value @param {string} digits @param {boolean} moves */
    update(value, digits, moves) {
      const size = Math.abs(value);
      const count = Math.max(3, String(size).length);
      const before = shown === null ? size : Math.abs(shown);
      setText(sign, value < 0 ? "\u2212" : "");
      keyed(drums, Array.from({ length: count }, (_, index) => count - 1 - index), {
        key: String,
        make: (place) => h("span", { class: "spades-odo-drum", "data-last": place === 0 }, h("span", { class: "spades-odo-strip" })),
        update(drum, place) {
          const strip = drum.firstElementChild;
          if (strip.childElementCount === 0 || figures !== digits) {
            strip.replaceChildren(...Array.from({ length: 30 }, (_, cell) => h("span", { text: [...digits][cell % 10] })));
          }
          const [from, to] = [before, size].map((number) => Math.floor(number / 10 ** place) % 10);
          setAttributes(drum, { "data-idle": size < 10 ** place && place > 0 });
          const rest = (/** @type {number} */ cell) => `translateY(${(-cell / 30) * 100}%)`;
          strip.style.transform = rest(10 + to);
          if (!moves || from === to || typeof strip.animate !== "function") return;
          strip.animate([{ transform: rest(10 + from) }, { transform: rest(rolledTo(from, to, size > before)) }], { duration: TURN, easing: "cubic-bezier(.3, .1, .2, 1.12)" });
        },
      });
      shown = value;
      figures = digits;
    },
  };
}

/** A bag that drops into its place. */
const sack = () => svg("svg", { class: "spades-odo-sack", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
  svg("path", { class: "spades-odo-cloth", d: SACK }),
  svg("path", { class: "spades-odo-cord", d: "M8.6 8.1c2.2-.8 4.6-.8 6.8 0" }));

/** The places of the counter, in rows of ten at most. */
function bagPlaces() {
  const el = h("span", { class: "spades-odo-places" });
  let shown = /** @type {number | null} */ (null);
  return {
    el,
    /** @param {Movement} movement @param {number} places @param {string} digits @param {boolean} moves */
    update({ bags, new: fresh, event }, places, digits, moves) {
      el.style.setProperty("--spades-odo-columns", String(Math.min(places, 10)));
      const before = shown ?? bags;
      keyed(el, Array.from({ length: places }, (_, index) => index), {
        key: String,
        make: (index) => h("span", { class: "spades-odo-place" }, sack(), h("span", { class: "spades-odo-plus", text: "+" }), h("span", { class: "spades-odo-number", "data-index": index })),
        update(place, index) {
          const taken = index < bags;
          setAttributes(place, { "data-state": taken ? (index >= bags - fresh ? "new" : "old") : "empty" });
          setText(place.lastElementChild, showNumber(index + 1, digits));
          const cloth = place.firstElementChild;
          if (!moves || typeof cloth.animate !== "function") return;
          if (taken && index >= before) {
            cloth.animate([{ transform: "translateY(-150%)", opacity: 0 }, { transform: "none", opacity: 1, offset: 0.7 }, { transform: "translateY(-9%)", offset: 0.85 }, { transform: "none" }], { duration: 280, easing: "ease-in" });
          }
          if (event === "emptied" && !taken && index < before) {
            cloth.animate([{ transform: "none", opacity: 1, visibility: "visible" }, { transform: "translateY(150%) rotate(14deg)", opacity: 0, visibility: "visible" }], { duration: 420, delay: index * 22, easing: "cubic-bezier(.5, 0, 1, .6)", fill: "backwards" });
          }
        },
      });
      shown = bags;
    },
  };
}

/** The whole machine: a picture to screen readers, with one name. */
function machine() {
  const score = scoreDrums();
  const places = bagPlaces();
  const scoreName = h("span", { class: "spades-odo-name" });
  const bagsName = h("span", { class: "spades-odo-name" });
  const count = h("bdi", { class: "spades-odo-count", dir: "ltr" });
  const lamp = h("span", { class: "spades-odo-lamp" });
  const flag = h("bdi", { class: "spades-odo-flag", dir: "ltr" });
  const screws = ["a", "b", "c", "d"].map((corner) => h("span", { class: "spades-odo-screw", "data-corner": corner }));
  const el = h("div", { class: "spades-odo", role: "img", dir: "ltr" }, ...screws,
    h("span", { class: "spades-odo-part" }, h("span", { class: "spades-odo-head" }, scoreName, flag), score.el),
    h("span", { class: "spades-odo-part" }, h("span", { class: "spades-odo-head" }, bagsName, count, lamp), places.el));
  return {
    el,
    /** @param {Movement} movement @param {any} view @param {any} strings @param {string} digits @param {boolean} moves */
    update(movement, view, strings, digits, moves) {
      setText(scoreName, strings.score);
      setText(bagsName, strings.bags);
      setText(count, showNumber(movement.bags, digits));
      setText(lamp, strings.full);
      setText(flag, strings.penalty);
      setAttributes(el, {
        "aria-label": strings.shows,
        "data-full": movement.bags >= view.places,
        "data-penalty": movement.event === "penalty",
      });
      score.update(movement.total, digits, moves);
      places.update(movement, view.places, digits, moves);
    },
  };
}

/** The paper that comes out of the machine: what moved, by how much, and the score then. */
function paperTape() {
  const heading = h("p", { class: "spades-odo-heading" });
  const list = h("ol", { class: "spades-odo-tape" });
  const now = h("p", { class: "spades-odo-now" });
  const el = h("div", { class: "spades-odo-paper" }, heading, list, now);
  return {
    el,
    /** @param {any[]} tape @param {any} strings @param {string} digits @param {boolean} whole */
    update(tape, strings, digits, whole) {
      setText(heading, strings.heading);
      setText(now, whole ? strings.now : "");
      setAttributes(list, { hidden: tape.length === 0 });
      keyed(list, tape, {
        key: (_, index) => String(index),
        make: () => h("li", {}, h("span", { class: "spades-odo-label" }), h("bdi", { class: "spades-odo-points", dir: "ltr" }), h("bdi", { class: "spades-odo-sum", dir: "ltr" })),
        update(row, movement, index) {
          const [label, points, sum] = row.children;
          setAttributes(row, { "data-event": movement.event });
          setText(label, strings.tape[index].label);
          setText(points, strings.tape[index].points);
          setAttributes(points, { "data-below": movement.points < 0 });
          setText(sum, showNumber(movement.total, digits));
        },
      });
    },
  };
}

/** What the last digit tells: digit and bags side by side, and why they agree or not. */
function digitPanel() {
  const name = h("h3", { class: "spades-odo-title" });
  const digit = h("span", { class: "spades-odo-chip" });
  const slash = svg("path", { d: "M16.5 3.5 7.5 20.5" });
  const sign = svg("svg", { class: "spades-odo-equal", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    svg("path", { d: "M4 9h16M4 15h16" }), slash);
  const bags = h("span", { class: "spades-odo-chip" });
  const row = h("div", { class: "spades-odo-compare" }, digit, sign, bags);
  const text = h("p", { class: "spades-odo-why" });
  const el = h("div", { class: "spades-odo-digit" }, name, row, text);
  return {
    el,
    /** @param {any} found @param {any} strings @param {boolean} begun */
    update(found, strings, begun) {
      setText(name, strings.name);
      setText(digit, strings.digit);
      setAttributes(slash, { visibility: found?.equal ? "hidden" : null });
      setText(bags, strings.bags);
      setText(text, strings.text);
      setAttributes(row, { hidden: found === null });
      setAttributes(el, {
        hidden: !begun && found?.why === "start", // nothing to tell yet
        "data-tells": found === null ? "turning" : found.why === "tells" ? "yes" : "no",
      });
    },
  };
}

const COLUMNS = ["round", "bid", "tricks", "points", "total", "bags"];

/** The rounds, one a row. */
function roundList() {
  const heads = COLUMNS.map(() => h("th", { scope: "col" }));
  const body = h("tbody");
  const caption = h("caption", { class: "spades-unseen" });
  const el = h("table", { class: "spades-odo-rounds" }, caption, h("thead", {}, h("tr", {}, ...heads)), body);
  return {
    el,
    /** @param {any[]} rounds @param {any} strings */
    update(rounds, strings) {
      const told = rounds.length > 1 || rounds.some(({ points }) => points !== null); // a single round stands above already
      setAttributes(el, { hidden: !told });
      setText(caption, strings.list);
      heads.forEach((head, index) => setText(head, strings.columns[COLUMNS[index]]));
      keyed(body, rounds, {
        key: (_, index) => String(index),
        make: () => h("tr", {}, h("th", { scope: "row" }), ...COLUMNS.slice(1).map(() => h("td", {}, h("bdi", { dir: "ltr" })))),
        update(row, round, index) {
          const texts = strings.rounds[index];
          setAttributes(row, { "data-state": round.state, "aria-current": round.state === "now" ? "true" : null });
          setText(row.firstElementChild, texts.number);
          COLUMNS.slice(1).forEach((column, place) => setText(row.children[place + 1].firstElementChild, texts[column]));
        },
      });
    },
  };
}

/**
 * What is asked before a round turns.
 * @param {Frame} frame
 */
function askBox(frame) {
  const check = () => frame.send("check", Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.input.value])));
  const fields = /** @type {Record<string, ReturnType<typeof numberField>>} */ ({
    score: numberField({ onInput: () => {}, signed: true, onEnter: check }),
    bags: numberField({ onInput: () => {}, onEnter: check }),
  });
  const checkKey = h("button", { type: "button", class: "spades-button spades-go", onclick: check });
  const showKey = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("show") });
  const legend = h("h3", { class: "spades-odo-title" });
  const el = h("div", { class: "spades-odo-ask", role: "group" }, legend,
    h("div", { class: "spades-odo-fields" }, fields.score.el, fields.bags.el, checkKey, showKey));
  let asked = /** @type {number | null} */ (null);
  return {
    el,
    /** @param {any} ask @param {any} strings @param {string} digits */
    update(ask, strings, digits) {
      setAttributes(el, { hidden: !ask, "aria-label": strings?.legend });
      if (!ask) {
        asked = null;
        return;
      }
      setText(legend, strings.legend);
      setText(checkKey, strings.check);
      setText(showKey, strings.show);
      for (const [name, field] of Object.entries(fields)) {
        const wanted = ask.fields.includes(name);
        setAttributes(field.el, { hidden: !wanted });
        if (wanted) field.update({ name: strings.labels[name], digits, words: { sign: strings.sign } });
        if (asked !== ask.round) field.input.value = ask.typed[name] ?? "";
      }
      asked = ask.round;
    },
  };
}

/**
 * A round of the learner's own.
 * @param {Frame} frame
 */
function ownRound(frame) {
  const add = () => frame.send("add", { bid: bid.input.value, tricks: tricks.input.value, nil: nilOn ? nil.input.value : null });
  const quiet = { onInput: () => {}, step: true, onEnter: () => add() };
  const bid = numberField(quiet);
  const tricks = numberField(quiet);
  const nil = numberField(quiet);
  let nilOn = false;
  const nilKey = h("button", {
    type: "button",
    class: "spades-odo-toggle",
    onclick: () => {
      nilOn = !nilOn;
      drawNil();
    },
  });
  const drawNil = () => {
    setAttributes(nilKey, { "aria-pressed": nilOn });
    setAttributes(nil.el, { hidden: !nilOn });
  };
  const problem = feedback();
  const addKey = h("button", { type: "button", class: "spades-button spades-go", onclick: add });
  const legend = h("h3", { class: "spades-odo-title" });
  const el = h("div", { class: "spades-odo-own", role: "group" }, legend,
    h("div", { class: "spades-odo-fields" }, bid.el, tricks.el, nilKey, nil.el, addKey), problem.el);
  return {
    el,
    /** @param {any} form @param {any} strings @param {any} said @param {string} digits */
    update(form, strings, said, digits) {
      problem.update(said);
      setAttributes(el, { hidden: !form, "aria-label": strings?.legend });
      if (!form) return;
      const words = { more: strings.more, less: strings.less };
      const wrong = (/** @type {string[]} */ ...names) => names.includes(form.problem);
      setText(legend, strings.legend);
      bid.update({ name: strings.bid, least: 1, most: form.most, digits, words, wrong: wrong("bid", "bid-beside-nil") });
      tricks.update({ name: strings.tricks, least: 0, most: form.most, digits, words, wrong: wrong("tricks") });
      nil.update({ name: strings.nil_tricks, least: 0, most: form.most, digits, words, wrong: wrong("tricks") });
      setText(nilKey, strings.nil);
      setAttributes(nilKey, { hidden: !form.nil });
      setText(addKey, strings.add);
      drawNil();
    },
  };
}

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const counter = machine();
  const tape = paperTape();
  const digit = digitPanel();
  const rounds = roundList();
  const ask = askBox(frame);
  const own = ownRound(frame);
  const answer = feedback();
  const names = ["step", "round", "back", "restart", "remove"];
  const keys = new Map(names.map((name) => [name, h("button", {
    type: "button",
    class: `spades-button${name === "step" ? " spades-go" : ""}`,
    "data-key": name,
    // A key that has just done its last keeps the focus; so it is not disabled but deaf.
    onclick: () => keys.get(name).getAttribute("aria-disabled") === "true" || frame.send(name),
  })]));
  const keyRow = h("div", { class: "spades-row spades-odo-keys" }, ...keys.values());
  const panel = h("div", { class: "spades-panel spades-bag-odometer" },
    h("div", { class: "spades-head" }, title, task), ask.el, answer.el, counter.el, keyRow,
    h("div", { class: "spades-odo-below" }, tape.el, digit.el), rounds.el, own.el);
  frame.root.append(panel);

  let drawn = /** @type {number | null} */ (null);
  let playing = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  frame.onEnd(() => clearTimeout(playing));

  /** Show the first `count` movements of the round.  @param {any} view @param {any} strings @param {string} digits @param {number} count @param {boolean} moves */
  const showMovements = (view, strings, digits, count, moves) => {
    const movement = count > 0 ? view.tape[count - 1] : { event: "start", ...view.start };
    counter.update(movement, view, strings, digits, moves);
    tape.update(view.tape.slice(0, count), strings, digits, count === view.tape.length);
  };

  return ({ view, strings, look }) => {
    clearTimeout(playing);
    const moved = drawn !== null && drawn !== view.at;
    const moves = moved && !lessMotion();
    drawn = view.at;
    setText(title, strings.title);
    setText(task, strings.task);
    for (const [name, key] of keys) {
      setText(key, strings.keys[name]);
      setAttributes(key, { "aria-disabled": !view.may[name], hidden: name === "remove" && !view.may.remove });
    }
    const keysNeeded = Object.values(view.may).some(Boolean);
    setAttributes(keyRow, { hidden: !keysNeeded });
    const worked = ask.el.contains(/** @type {any} */ (ask.el.getRootNode()).activeElement);
    ask.update(view.ask, strings.ask, look.digits);
    if (worked && !view.ask && keysNeeded) keys.get("step").focus({ preventScroll: true });
    own.update(view.form, strings.form, strings.problem, look.digits);
    answer.update(strings.feedback);
    rounds.update(view.rounds, strings);
    digit.update(view.digit, strings.digit, view.at > 0);
    if (moved) frame.say(strings.now);

    const all = view.tape.length;
    let count = moves && view.trail > 1 ? Math.max(0, all - view.trail) : all;
    const many = all - count > 9;
    const play = () => {
      if (count < all) count += 1;
      showMovements(view, strings, look.digits, count, moves);
      if (count < all) playing = setTimeout(play, PAUSES[view.tape[count - 1].event] * (many ? 0.55 : 1));
    };
    if (count < all) showMovements(view, strings, look.digits, count, false);
    play();
  };
});

export default { render };
