// HandFan: a hand to play from.  Python says which cards may be played and why the others may not.

import { createFan } from "./fan.js";
import { createFelt } from "./felt.js";
import { beforeFrame, choices, feedback, focusedIn, h, mount, setAttributes, setText } from "./kit.js";
import { slide } from "./movement.js";

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  let view = /** @type {any} */ (null);
  const press = (/** @type {string} */ card) => {
    const shown = view.cards.find((/** @type {any} */ each) => each.card === card);
    if (!shown) return;
    frame.send("press", { card });
    if (shown.state === "legal") fan.foretell(card, "chosen");
  };

  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const felt = createFelt();
  const fan = createFan({ onPress: press });
  const empty = h("p", { class: "spades-fan-empty" });
  const said = feedback();
  const play = h("button", { type: "button", class: "spades-button spades-go", onclick: () => view.chosen && frame.send("play", { card: view.chosen }) });
  const back = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("take-back") });
  const sorting = choices({ onChoose: (by) => by !== view.sort && frame.send("sort", { by }) });
  frame.root.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && view.chosen) frame.send("let-go");
  });
  frame.root.append(h("div", { class: "spades-panel spades-hand-fan" },
    h("div", { class: "spades-head" }, title, task), felt.el, fan.el, empty, said.el,
    h("div", { class: "spades-row" }, play, back, sorting.el)));

  return ({ view: given, strings }) => {
    const places = (/** @type {any} */ of) => of && JSON.stringify([of.cards, of.trick].map((cards) => cards.map((/** @type {any} */ each) => each.card)));
    const moves = places(view) !== places(given);
    view = given;
    slide(frame.root, () => {
      fan.update({
        name: strings.hand,
        cards: view.cards.map((/** @type {any} */ each) => ({ ...each, label: strings.cards[each.card] })),
        words: strings.jokers,
      });
      setText(title, strings.title);
      setText(task, strings.task);
      setAttributes(felt.el, { hidden: !view.felt });
      felt.update({
        name: strings.table,
        seats: view.seats.map((/** @type {any} */ seat) => ({ ...seat, name: strings.places[seat.place], turnText: strings.turn })),
        plays: view.trick.map((/** @type {any} */ each) => ({ ...each, label: strings.plays[each.place] })),
        chip: strings.chip,
        words: strings.jokers,
      });
    }, moves);
    setText(empty, strings.empty);
    setAttributes(empty, { hidden: view.cards.length > 0 });
    said.update(strings.feedback);
    setText(play, strings.play);
    setText(back, strings.back);
    const setKeys = () => {
      setAttributes(play, { disabled: view.chosen === null });
      setAttributes(back, { hidden: !view.may_take_back });
    };
    // A key that goes has the focus as a rule.  To take it away amid changes makes the browser lay out the page at once.
    if ((focusedIn(play) && view.chosen === null) || (focusedIn(back) && !view.may_take_back)) beforeFrame(() => (fan.focus(), setKeys()));
    else setKeys();
    sorting.update({ name: strings.sort, options: view.sorts.map((/** @type {string} */ id) => ({ id, label: strings.sorts[id] })), chosen: view.sort });
  };
});

export default { render };
