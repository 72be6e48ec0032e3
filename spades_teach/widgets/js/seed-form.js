// The number of a deal, to be typed: a field and the button that deals it.

import { focusedIn, h, setAttributes, setText } from "./kit.js";

/** @param {(text: string) => void} onDeal */
export function seedForm(onDeal) {
  const name = h("label", { class: "spades-number-name" });
  const input = h("input", { type: "text", class: "spades-number-input spades-deal-seed", inputmode: "numeric", autocomplete: "off", dir: "ltr", maxlength: 40 });
  const deal = h("button", { type: "submit", class: "spades-button" });
  const el = h("form", { class: "spades-row spades-deal-seed-row" }, h("div", { class: "spades-number" }, name, input), deal);
  el.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    onDeal(input.value);
  });
  name.addEventListener("click", () => input.focus());
  let shown = "";
  return {
    el,
    /** What was typed stays until there is another value to show. @param {{name: string, deal: string, value: string, wrong: boolean}} given */
    update(given) {
      setText(name, given.name);
      setAttributes(input, { "aria-label": given.name, "aria-invalid": given.wrong ? "true" : null });
      if (given.value !== shown && !focusedIn(el)) input.value = shown = given.value;
      setText(deal, given.deal);
    },
  };
}
