// CardTable: a round to step through.  Python says what the seat may see at each moment; nothing of a later one is here.

import { feedback, h, mount, setAttributes, setText, svg } from "./kit.js";
import { slide } from "./movement.js";
import { createTable } from "./table-scene.js";

const HOLD = 700; // ms in which the slider stays where the hand has put it, even when an older answer comes in

const SIGNS = /** @type {Record<string, string>} */ ({
  first: "M3 3V17H5.5V3ZM17 3L7 10L17 17Z",
  back: "M14 3L5 10L14 17Z",
  forward: "M6 3L15 10L6 17Z",
  last: "M17 3V17H14.5V3ZM3 3L13 10L3 17Z",
});

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const table = createTable();
  const said = feedback();
  const moves = Object.keys(SIGNS).map((move) => {
    const words = h("span", { class: move === "first" || move === "last" ? "spades-unseen" : "spades-move-name" });
    const sign = svg("svg", { viewBox: "0 0 20 20", class: "spades-move-sign", "aria-hidden": "true", focusable: "false" }, svg("path", { d: SIGNS[move] }));
    // One stop for the Tab key: the others are the arrows, Home and End.
    const button = h("button", { type: "button", class: "spades-button spades-move", "data-move": move, tabindex: move === "forward" ? "0" : "-1", onclick: () => frame.send(move) },
      ...(move === "last" || move === "forward" ? [words, sign] : [sign, words]));
    if (move === "forward") button.classList.add("spades-go");
    return { move, button, words };
  });
  const slider = h("input", { type: "range", class: "spades-replay-slider", min: "0", step: "1" });
  const moment = h("span", { class: "spades-moment", "aria-hidden": "true" });
  const notes = h("button", { type: "button", class: "spades-button spades-notes", onclick: () => frame.send("notes", { on: !view.notes }) });
  const keys = h("div", { class: "spades-row spades-moves", role: "group" }, ...moves.map(({ button }) => button));
  const controls = h("div", { class: "spades-replay-steps" }, keys, moment, slider, notes);
  frame.root.append(h("div", { class: "spades-panel spades-card-table" },
    h("div", { class: "spades-head" }, title, task), table.el, said.el, controls));

  let view = /** @type {any} */ (null);
  let held = /** @type {number | null} */ (null);
  let letGo = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  frame.onEnd(() => clearTimeout(letGo));
  const put = () => {
    if (held === null && slider.value !== String(view.step)) slider.value = String(view.step);
  };
  slider.addEventListener("input", () => {
    held = Number(slider.value);
    clearTimeout(letGo);
    letGo = setTimeout(() => {
      held = null;
      put();
    }, HOLD);
    frame.send("go", { step: held });
  });
  frame.root.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.target === slider || event.altKey || event.ctrlKey || event.metaKey) return;
    // Time runs as the words do: in a right-to-left page the left arrow goes on.
    const rtl = frame.root.getAttribute("dir") === "rtl";
    const move = /** @type {Record<string, string>} */ ({ ArrowRight: rtl ? "back" : "forward", ArrowLeft: rtl ? "forward" : "back", Home: "first", End: "last" })[event.key];
    if (!move) return;
    event.preventDefault();
    frame.send(move);
  });

  return ({ view: given, strings }) => {
    const old = view;
    view = given;
    const next = old !== null && Math.abs(old.step - view.step) === 1;
    setText(title, strings.title);
    setText(task, strings.task);
    slide(frame.root, () => table.update(view.scene, strings.scene, { notes: view.notes }), next);
    setAttributes(table.el, { "data-deals": next && view.step > old.step });
    said.update(strings.feedback);
    for (const { move, button, words } of moves) {
      setText(words, strings.moves[move]);
      setAttributes(button, { "aria-disabled": String(move === "first" || move === "back" ? view.step === 0 : view.step === view.steps) });
    }
    setAttributes(keys, { "aria-label": strings.controls });
    setAttributes(slider, { max: view.steps, "aria-label": strings.slider, "aria-valuetext": strings.moment });
    if (held === view.step) held = null;
    put();
    setText(moment, strings.moment);
    setText(notes, strings.notes);
    setAttributes(notes, { "aria-pressed": String(view.notes) });
    setAttributes(controls, { hidden: view.steps === 0 });
  };
});

export default { render };
