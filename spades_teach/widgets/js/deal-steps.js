// The dealing step by step: one button for what comes next, one that lets it go on by itself, one that goes back.

import { createDealFelt } from "./deal-felt.js";
import { createFan } from "./fan.js";
import { choices, feedback, focusedIn, h, keyed, setAttributes, setText } from "./kit.js";
import { lessMotion, slide } from "./movement.js";
import { numberField } from "./numbers.js";
import { seedForm } from "./seed-form.js";

export const PACE = Object.freeze({ card: 260, turn: 900, round: 1100 }); // ms: a card dealt, a card of the draw, a whole round without motion

/**
 * What the clock does next: with less motion a whole round at once and a longer pause, so that nothing flickers.
 * @param {string} phase
 * @param {boolean} still
 * @returns {{kind: string, wait: number}}
 */
export function beat(phase, still) {
  if (phase === "draw") return { kind: "step", wait: PACE.turn };
  return still ? { kind: "round", wait: PACE.round } : { kind: "step", wait: PACE.card };
}

/** @param {import("./kit.js").Frame} frame */
export function dealSteps(frame) {
  let view = /** @type {any} */ (null);
  let strings = /** @type {any} */ (null);
  let cutText = /** @type {string | null} */ (null);
  let timer = /** @type {ReturnType<typeof setTimeout> | null} */ (null);
  let running = false;

  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const table = createDealFelt();
  const fan = createFan();
  const said = feedback();
  const go = h("button", { type: "button", class: "spades-button spades-go" });
  const noCut = h("button", { type: "button", class: "spades-button" });
  const run = h("button", { type: "button", class: "spades-button" });
  const all = h("button", { type: "button", class: "spades-button" });
  const next = h("button", { type: "button", class: "spades-button" });
  const back = h("button", { type: "button", class: "spades-button" });
  const restart = h("button", { type: "button", class: "spades-button" });
  const cut = numberField({ step: true, onInput: () => (cutText = cut.input.value), onEnter: () => press() });
  const cutRow = h("div", { class: "spades-deal-cut" }, cut.el);
  const drawing = choices({ onChoose: (method) => method !== view.draw && send("draw", { method }) });
  const sorting = choices({ onChoose: (by) => by !== view.sort && send("sort", { by }) });
  const countName = h("div", { class: "spades-deal-count-name" });
  const countFields = h("div", { class: "spades-deal-count-fields" });
  const count = h("div", { class: "spades-deal-count", role: "group" }, countName, countFields);
  const seed = seedForm((text) => send("seed", { text }));

  const el = h("div", { class: "spades-panel spades-deal-table" },
    h("div", { class: "spades-head" }, title, task), table.el, fan.el, count, said.el, cutRow,
    h("div", { class: "spades-row" }, go, noCut, run, all, next, drawing.el, sorting.el),
    h("div", { class: "spades-row" }, back, restart), seed.el);

  const stop = () => {
    running = false;
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  frame.onEnd(stop);
  const send = (/** @type {string} */ kind, /** @type {object} */ fields = {}) => {
    stop();
    frame.send(kind, fields);
  };
  const tick = () => {
    timer = null;
    if (running) frame.send(beat(view.phase, lessMotion()).kind);
  };
  const texts = () => Object.fromEntries([...countFields.children].map((/** @type {any} */ node) => [node.spadesSuit, node.spadesField.input.value]));
  const press = () => {
    if (view.phase === "done") return send("count", { texts: texts() });
    return view.phase === "cut" ? send("cut", { text: cut.input.value }) : send("step");
  };
  go.addEventListener("click", press);
  noCut.addEventListener("click", () => send("cut", { text: "0" }));
  run.addEventListener("click", () => {
    if (running) {
      stop();
      return show();
    }
    running = true;
    show();
    return tick();
  });
  all.addEventListener("click", () => send("all"));
  next.addEventListener("click", () => send("next-deal"));
  back.addEventListener("click", () => send("back"));
  restart.addEventListener("click", () => send("restart"));

  /** Write what changes while the deal goes on by itself: the words of its button, and whether each card is announced. */
  const show = () => {
    setText(run, running ? strings.pause : strings.run);
    setAttributes(said.el, { "aria-live": running ? "off" : "polite" });
  };

  const fields = (/** @type {string} */ digits) => {
    setText(countName, strings.count);
    setAttributes(count, { hidden: view.phase !== "done", "aria-label": strings.count });
    keyed(countFields, /** @type {string[]} */ (view.suits), {
      key: (suit) => suit,
      make(suit) {
        const field = numberField({ onInput: () => {}, onEnter: () => press() });
        const node = h("div", {}, field.el);
        /** @type {any} */ (node).spadesField = field;
        /** @type {any} */ (node).spadesSuit = suit;
        return node;
      },
      update(node, suit) {
        const typed = view.typed[suit];
        node.spadesField.update({ name: strings.suits[suit], wrong: view.wrong === suit, digits });
        // What is being typed stays; what another page or a saved state says is put in.
        if (node.spadesTyped !== typed && !focusedIn(node)) node.spadesField.input.value = typed;
        node.spadesTyped = typed;
      },
    });
  };

  return {
    el,
    /** @param {import("./kit.js").Drawn} drawn */
    update({ view: given, strings: words, look }) {
      const before = view;
      view = given;
      strings = words;
      const ended = before && (before.phase !== view.phase || before.seed !== view.seed);
      if (ended || !view.may_run) stop();
      const leaving = [[noCut, view.phase !== "cut"], [run, !view.may_run], [all, !view.may_run], [next, view.phase !== "done"], [back, !view.may_back], [restart, !view.may_back]];
      for (const [button, gone] of /** @type {[HTMLElement, boolean][]} */ (leaving)) {
        if (gone && focusedIn(el) === button) go.focus({ preventScroll: true });
        setAttributes(button, { hidden: gone });
      }
      if (view.phase !== "cut" && focusedIn(cutRow)) go.focus({ preventScroll: true });
      setText(title, strings.title);
      setText(task, strings.task);
      const step = before && view.steps === before.steps + 1;
      slide(frame.root, () => {
        table.update({
          name: strings.table,
          seats: view.seats.map((/** @type {any} */ seat) => ({ ...seat, name: strings.places[seat.place], note: seat.cards > 0 ? strings.counts[seat.place] : "", label: strings.seats[seat.place] })),
          pack: view.pack,
          packLabel: strings.pack,
          inHand: view.hand.length > 0,
          given: view.given,
          dealerText: strings.dealer,
          drawn: lastOfEach(view.drawn, strings.drawn, view.phase),
        });
      }, Boolean(step));
      if (step && before.phase === "shuffle") table.riffle();
      if (step && before.phase === "cut" && view.cut) table.cut();
      setAttributes(fan.el, { hidden: view.hand.length === 0 });
      fan.update({ name: strings.hand, cards: view.hand.map((/** @type {string} */ card) => ({ card, state: "plain", label: strings.cards[card] })) });
      fields(look?.digits ?? "0123456789");
      said.update(strings.feedback);
      setText(go, strings.go);
      setText(noCut, strings.no_cut);
      setText(all, strings.all);
      setText(next, strings.next);
      setText(back, strings.back);
      setText(restart, strings.restart);
      if (view.phase !== "cut") cutText = null;
      setAttributes(cutRow, { hidden: view.phase !== "cut" });
      cut.update({ name: strings.cut, least: 0, most: view.most, digits: look?.digits, wrong: view.problem === "bad-cut", words: strings.cut_steps, value: cutText === null ? view.half : undefined });
      setAttributes(drawing.el, { hidden: view.draws.length === 0 });
      if (view.draws.length > 0) drawing.update({ name: strings.draw, options: view.draws.map((/** @type {string} */ id) => ({ id, label: strings.draws[id] })), chosen: view.draw });
      setAttributes(sorting.el, { hidden: view.hand.length === 0 });
      sorting.update({ name: strings.sort, options: view.sorts.map((/** @type {string} */ id) => ({ id, label: strings.sorts[id] })), chosen: view.sort });
      seed.update({ name: strings.seed, deal: strings.take_seed, value: strings.seed_value, wrong: view.problem === "bad-seed" });
      show();
      if (running && timer === null) timer = setTimeout(tick, beat(view.phase, lessMotion()).wait);
    },
  };
}

/**
 * The cards of the draw that lie on the felt: the latest of each player; none once cards are being given.
 * @param {readonly {place: string, card: string}[]} drawn
 * @param {readonly string[]} labels
 * @param {string} phase
 */
export function lastOfEach(drawn, labels, phase) {
  if (phase !== "draw" && phase !== "shuffle") return [];
  const named = drawn.map((each, index) => ({ ...each, label: labels[index] }));
  return named.filter(({ place }, index) => !named.slice(index + 1).some((later) => later.place === place));
}
