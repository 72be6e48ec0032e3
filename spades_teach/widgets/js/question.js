// Question: choose one, choose many, or a number.  Python judges; what is right is not here.

import { feedback, h, mount, setAttributes, setText } from "./kit.js";
import { createOptionList } from "./option-list.js";

const SETTLED = 400; // ms after leaving the field: a press on a button is over, and what Python answers cannot move it away

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  let view = /** @type {any} */ (null);
  const title = h("h3", { class: "spades-title" });
  const list = createOptionList({ onChoose: (option) => frame.send("choose", { option }) });
  const field = h("input", { class: "spades-number", type: "text", inputmode: "numeric", autocomplete: "off", maxlength: 12, dir: "ltr" });
  const sign = h("button", { type: "button", class: "spades-button spades-sign", text: "±" });
  const entry = h("form", { class: "spades-row" }, field, sign);
  const practice = h("p", { class: "spades-sub" });
  const said = feedback();
  const check = h("button", { type: "button", class: "spades-button spades-go" });
  frame.root.append(h("div", { class: "spades-panel spades-question" }, title, list.el, entry, practice, said.el, h("div", { class: "spades-row" }, check)));

  let left = /** @type {any} */ (0);
  const answer = () => {
    clearTimeout(left);
    if (view.choose === "number") frame.send("check", { text: field.value });
    else frame.send("check");
  };
  check.addEventListener("click", answer);
  entry.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    answer();
  });
  sign.addEventListener("click", () => {
    field.value = /^[-\u2212]/.test(field.value) ? field.value.slice(1) : `\u2212${field.value}`;
    frame.send("type", { text: field.value });
    field.focus();
  });
  field.addEventListener("change", () => {
    clearTimeout(left);
    left = setTimeout(() => field.value !== view.typed && frame.send("type", { text: field.value }), SETTLED);
  });

  return ({ view: given, strings }) => {
    const typed = view?.typed; // a view that changes it tells of it; any other may be older than what stands in the field
    view = given;
    setText(title, strings.title);
    setAttributes(list.el, { hidden: view.choose === "number" });
    list.update({
      name: strings.title,
      many: view.choose === "many",
      options: view.options.map((/** @type {any} */ option) => ({ ...option, label: strings.options[option.id], said: strings.marks[option.mark] })),
    });
    setAttributes(entry, { hidden: view.choose !== "number" });
    setAttributes(field, { "aria-label": strings.field, placeholder: "…" });
    const busy = field === /** @type {any} */ (field.getRootNode()).activeElement;
    if (!busy && view.typed !== typed && field.value !== view.typed) field.value = view.typed;
    setAttributes(sign, { "aria-label": `± ${strings.sign}` });
    setText(practice, strings.practice);
    said.update(strings.feedback);
    setText(check, strings.check);
  };
});

export default { render };
