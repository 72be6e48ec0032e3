// A field to search with: what is typed is sent when the fingers rest, and at once with Enter.
//
//   const search = searchField({ onSearch: (text) => frame.send("search", { text }), onDown: () => list.focus() });
//   search.update({ name: "Your question", placeholder: "can I lead spades …", value: "" });

import { focusedIn, h, setAttributes, setText } from "./kit.js";

const RESTING = 200; // ms without a key
const LONGEST = 120;

/** @param {{onSearch: (text: string) => void, onDown?: () => void, onEnter?: () => void}} how */
export function searchField({ onSearch, onDown, onEnter }) {
  const name = h("label", { class: "spades-search-name" });
  const input = h("input", { type: "search", class: "spades-search-input", autocomplete: "off", spellcheck: "false", dir: "auto", maxlength: LONGEST });
  const sign = h("span", { class: "spades-search-sign", "aria-hidden": "true" });
  const el = h("form", { class: "spades-search", role: "search" }, name, h("div", { class: "spades-search-box" }, sign, input));
  name.addEventListener("click", () => input.focus());
  let waiting = /** @type {any} */ (0);
  let sent = "";
  const go = () => {
    clearTimeout(waiting);
    if (input.value === sent) return;
    sent = input.value;
    onSearch(sent);
  };
  input.addEventListener("input", () => {
    clearTimeout(waiting);
    if (input.value === "") go();
    else waiting = setTimeout(go, RESTING);
  });
  input.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "ArrowDown" || !onDown) return;
    event.preventDefault();
    go();
    onDown();
  });
  el.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    if (input.value === sent) onEnter?.();
    go();
  });
  return {
    el,
    focus: () => input.focus({ preventScroll: true }),
    /** What is being typed stays. @param {{name: string, placeholder: string, value: string}} given */
    update(given) {
      setText(name, given.name);
      setAttributes(input, { "aria-label": given.name, placeholder: given.placeholder });
      if (given.value === sent || focusedIn(el)) return;
      input.value = sent = given.value;
    },
  };
}
