// Question: choose one, choose many, or a number.  Python judges; what is right is not here.

import { feedback, h, keyed, mount, setAttributes, setText } from "./kit.js";

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  let view = /** @type {any} */ (null);
  const title = h("h3", { class: "spades-title" });
  const list = h("div", { class: "spades-options" });
  const field = h("input", { class: "spades-number", type: "text", inputmode: "numeric", autocomplete: "off", maxlength: 12, dir: "ltr" });
  const sign = h("button", { type: "button", class: "spades-button spades-sign", text: "±" });
  const entry = h("form", { class: "spades-row" }, field, sign);
  const practice = h("p", { class: "spades-sub" });
  const said = feedback();
  const check = h("button", { type: "button", class: "spades-button spades-go" });
  frame.root.append(h("div", { class: "spades-panel spades-question" }, title, list, entry, practice, said.el, h("div", { class: "spades-row" }, check)));

  const answer = () => (view.choose === "number" ? frame.send("check", { text: field.value }) : frame.send("check"));
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
  field.addEventListener("change", () => field.value !== view.typed && frame.send("type", { text: field.value }));

  return ({ view: given, strings }) => {
    view = given;
    const many = view.choose === "many";
    setText(title, strings.title);
    setAttributes(list, { hidden: view.choose === "number", role: many ? "group" : "radiogroup", "aria-label": strings.title });
    keyed(list, /** @type {any[]} */ (view.options), {
      key: (option) => option.id,
      make(option) {
        const mark = h("span", { class: "spades-option-mark", "aria-hidden": "true" });
        const label = h("span", { class: "spades-option-label" });
        const verdict = h("span", { class: "spades-unseen" });
        const button = h("button", { type: "button", class: "spades-option", onclick: () => frame.send("choose", { option: option.id }) }, mark, label, verdict);
        button.spadesParts = { mark, label, verdict };
        return button;
      },
      update(button, option) {
        const { mark, label, verdict } = button.spadesParts;
        setText(label, strings.options[option.id]);
        setText(mark, option.mark === "good" ? "✓" : option.mark === "bad" ? "✕" : "");
        setText(verdict, option.mark ? strings.marks[option.mark] : "");
        setAttributes(button, { role: many ? "checkbox" : "radio", "aria-checked": option.chosen ? "true" : "false", "data-mark": option.mark, "data-many": many });
      },
    });
    setAttributes(entry, { hidden: view.choose !== "number" });
    setAttributes(field, { "aria-label": strings.field, placeholder: "…" });
    if (field.getRootNode() && field !== /** @type {any} */ (field.getRootNode()).activeElement && field.value !== view.typed) field.value = view.typed;
    setAttributes(sign, { "aria-label": `± ${strings.sign}` });
    setText(practice, strings.practice);
    said.update(strings.feedback);
    setText(check, strings.check);
  };
});

export default { render };
