// One option to choose: a sign, its text, and for those who do not see the sign, what it says.  How it lies in a list is the list's.

import { h, setAttributes, setText } from "./kit.js";

const SIGNS = /** @type {Record<string, string>} */ ({ good: "✓", bad: "✕", missed: "✓" });

/** @param {Record<string, any>} attributes */
export const optionButton = (attributes) =>
  h("button", { type: "button", class: "spades-option", ...attributes },
    h("span", { class: "spades-option-sign", "aria-hidden": "true" }), h("span", { class: "spades-option-text" }), h("span", { class: "spades-unseen" }));

/**
 * mark: good | bad | missed (right, but not chosen) | null; said: the mark in words.
 * @param {HTMLElement} button @param {{text: string, mark: string | null, said: string, [attribute: string]: any}} option
 */
export function updateOption(button, { text, mark, said, ...attributes }) {
  const [sign, words, verdict] = button.children;
  setText(sign, SIGNS[mark ?? ""] ?? "");
  setText(words, text);
  setText(verdict, said);
  setAttributes(button, { "data-mark": mark, ...attributes });
}
