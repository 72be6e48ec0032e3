// RoundTable: a round to play.  Python deals, judges, plays for the others and scores; here it is drawn, and the others are given time.

import { choices, feedback, focusedIn, h, keyed, mount, roving, setAttributes, setText } from "./kit.js";
import { slide } from "./movement.js";
import { askBox, scoreSide } from "./score-parts.js";
import { seedForm } from "./seed-form.js";
import { createTable } from "./table-scene.js";

const PACES = /** @type {Record<string, number>} */ ({ calm: 750, quick: 110 }); // ms before each card of the others

/**
 * The bids as keys to press; those that may not be made are hatched and say why.
 * @param {import("./kit.js").Frame} frame
 * @param {(bid: string) => void} onPress
 */
function bidKeys(frame, onPress) {
  const row = h("div", { class: "spades-call-keys", role: "group" });
  const refresh = roving(row, { mirrored: () => frame.root.dir === "rtl", columns: () => 7, preferred: () => row.querySelector("[data-state=chosen]") });
  return {
    el: row,
    focus: () => /** @type {HTMLElement | null} */ (row.querySelector("[tabindex='0']"))?.focus({ preventScroll: true }),
    /** @param {readonly {bid: string, state: string}[]} bids @param {Record<string, {text: string, label: string}>} words @param {string} name */
    update(bids, words, name) {
      setAttributes(row, { "aria-label": name, hidden: bids.length === 0 });
      keyed(row, bids, {
        key: ({ bid }) => bid,
        make: ({ bid }) => h("button", { type: "button", class: "spades-call-key", "data-bid": bid, onclick: () => onPress(bid) }),
        update(key, { bid, state }) {
          setText(key, words[bid].text);
          setAttributes(key, { "data-state": state, "aria-label": words[bid].label, "aria-pressed": String(state === "chosen"), "data-word": !/^\d+$/.test(bid) });
        },
      });
      refresh(null);
    },
  };
}

/** The round as text, to keep. @param {import("./kit.js").Frame} frame */
function recordBox(frame) {
  const title = h("summary", { class: "spades-record-title" });
  const text = h("pre", { class: "spades-record-text", dir: "ltr", tabindex: "0" });
  const copy = h("button", { type: "button", class: "spades-button" });
  const el = h("details", { class: "spades-record" }, title, text, h("div", { class: "spades-row" }, copy));
  let copied = "";
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text.textContent ?? "");
      frame.say(copied);
      setText(copy, copied);
    } catch {
      getSelection()?.selectAllChildren(text); // no right to the clipboard: marked, ready to be copied by hand
    }
  });
  return {
    el,
    /** @param {string | null} record @param {any} strings */
    update(record, strings) {
      setAttributes(el, { hidden: record === null, open: record === null ? null : el.open });
      setText(title, strings.record);
      if (text.textContent !== (record ?? "")) {
        text.textContent = record ?? "";
        setText(copy, strings.copy);
      }
      setAttributes(text, { "aria-label": strings.record });
      copied = strings.copied;
    },
  };
}

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  let view = /** @type {any} */ (null);
  let awake = false; // others play by themselves only after the reader has begun, or a page that is only opened would play
  let timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  frame.onEnd(() => clearTimeout(timer));
  const ask = (/** @type {string} */ kind, /** @type {object} */ fields = {}) => {
    awake = true;
    frame.send(kind, fields);
  };
  const press = (/** @type {string} */ card) => {
    const shown = view.cards.find((/** @type {any} */ each) => each.card === card);
    if (!shown) return;
    ask("press", { card });
    if (shown.state === "legal") table.fan.foretell(card, "chosen");
  };
  const goOn = () => {
    if (view.awaiting === "other") ask("next", { at: view.at });
    else if (view.awaiting === "gather") ask("gather", { at: view.at });
    else if (view.chosen_bid !== null) ask("bid", { bid: view.chosen_bid });
    else if (view.chosen !== null) ask("play", { card: view.chosen });
  };

  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const table = createTable({ onPress: press });
  const bids = bidKeys(frame, (bid) => ask("choose-bid", { bid }));
  const sayings = bidKeys(frame, (word) => ask("say", { word }));
  sayings.el.classList.add("spades-say-keys");
  const promise = h("p", { class: "spades-promise" });
  const told = feedback();
  const note = feedback();
  const go = h("button", { type: "button", class: "spades-button spades-go spades-round-go", onclick: goOn });
  const look = h("button", { type: "button", class: "spades-button", onclick: () => ask("look") });
  const advice = h("button", { type: "button", class: "spades-button", onclick: () => ask("advice") });
  const back = h("button", { type: "button", class: "spades-button", onclick: () => ask("take-back") });
  const again = h("button", { type: "button", class: "spades-button", onclick: () => ask("again") });
  const another = h("button", { type: "button", class: "spades-button", onclick: () => ask("another") });
  const pace = choices({ onChoose: (to) => to !== view.pace && ask("pace", { to }) });
  const guess = askBox(frame, "us");
  const scores = new Map(["us", "them"].map((side) => [side, scoreSide()]));
  const score = h("div", { class: "spades-pad spades-round-score", hidden: true }, guess.el,
    h("div", { class: "spades-scores" }, ...[...scores.values()].map(({ el }) => el)));
  const record = recordBox(frame);
  const seed = seedForm((text) => ask("seed", { text }));
  const play = h("div", { class: "spades-row spades-round-keys" }, go, look, advice, back, again, another, pace.el);
  frame.root.append(h("div", { class: "spades-panel spades-round-table" },
    h("div", { class: "spades-head" }, title, task), table.el,
    h("div", { class: "spades-bidding" }, bids.el, sayings.el, promise), told.el, note.el, score, play, record.el, seed.el));
  frame.root.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && view.chosen) ask("let-go");
  });

  /** Keep the keyboard where the next thing is to be done. @param {any} old */
  const follow = (old) => {
    const turned = old?.awaiting !== view.awaiting || old?.bids?.length !== view.bids?.length || old?.look !== view.look;
    if (!turned) return;
    const mine = view.awaiting === "you" && view.chosen === null && view.chosen_bid === null;
    if (mine && (focusedIn(go) || focusedIn(look) || focusedIn(back))) {
      if (view.look) look.focus({ preventScroll: true });
      else if (view.bids) bids.focus();
      else table.fan.focus();
    } else if (view.awaiting === "gather" && focusedIn(table.fan.el)) go.focus({ preventScroll: true });
    else if (view.awaiting === "score" && focusedIn(go)) guess.el.querySelector("input")?.focus({ preventScroll: true });
  };

  return ({ view: given, strings, look: dress }) => {
    const old = view;
    const places = (/** @type {any} */ of) => of && JSON.stringify([of.cards, of.scene.trick].map((cards) => cards.map((/** @type {any} */ each) => each.card)));
    const moves = places(old) !== places(given);
    view = given;
    const bidFocus = focusedIn(bids.el);
    const sayingFocus = focusedIn(sayings.el);
    setText(title, strings.title);
    setText(task, strings.task);
    slide(frame.root, () => table.update(view.scene, strings.scene, {
      cards: view.cards.map((/** @type {any} */ each) => ({ ...each, label: strings.cards[each.card], pressed: each.state === "chosen" ? true : null })),
    }), moves);
    setAttributes(table.el, { "data-deals": old !== null && view.at === old.at + 1 });
    bids.update(view.bids ?? [], strings.bids, strings.bids_name);
    sayings.update(view.sayings.map((/** @type {any} */ { word, state }) => ({ bid: word, state })), strings.sayings, strings.sayings_name);
    setText(promise, strings.promise);
    told.update(strings.told);
    note.update(strings.note);
    const sides = view.score ?? [];
    setAttributes(score, { hidden: sides.length === 0 });
    const asking = focusedIn(guess.el);
    sides.forEach((/** @type {any} */ one, /** @type {number} */ index) => {
      const words = strings.score.sides[index];
      if (one.side === "us") guess.update(one.ask, words.ask, strings.score, dress.digits);
      scores.get(one.side)?.update(one, words, dress.digits);
      if (one.side === "us" && asking && one.ask && !one.ask.open) scores.get("us")?.focus();
    });
    record.update(view.record, strings);
    seed.update({ name: strings.seed, deal: strings.take_seed, value: strings.seed_value, wrong: view.answer?.about === "bad-seed" });
    const nothing = view.awaiting === "you" && view.chosen === null && view.chosen_bid === null;
    const over = view.awaiting === "score";
    for (const [key, text] of /** @type {[HTMLElement, string][]} */ ([[go, strings.go], [look, strings.look], [advice, strings.advice], [back, strings.back], [again, strings.again], [another, strings.another]])) setText(key, text);
    setAttributes(look, { hidden: !view.look }); // what may take the focus is shown first, what may lose it hidden last
    follow(old);
    setAttributes(go, { hidden: over || (view.look && nothing), disabled: nothing });
    setAttributes(advice, { hidden: !view.may_advise });
    setAttributes(back, { hidden: !view.may_take_back });
    setAttributes(again, { hidden: !over });
    setAttributes(another, { hidden: !over });
    setAttributes(pace.el, { hidden: over });
    if (sayingFocus && view.sayings.length === 0) {
      if (view.bids) bids.focus();
      else if (!go.hidden && !go.disabled) go.focus({ preventScroll: true });
      else table.fan.focus();
    }
    if (bidFocus && !view.bids && !go.hidden) go.focus({ preventScroll: true });
    pace.update({ name: strings.pace, options: Object.keys(strings.paces).map((id) => ({ id, label: strings.paces[id] })), chosen: view.pace });
    clearTimeout(timer);
    const wait = PACES[view.pace];
    if (awake && view.awaiting === "other" && wait !== undefined) timer = setTimeout(() => frame.send("next", { at: view.at }), wait);
  };
});

export default { render };
