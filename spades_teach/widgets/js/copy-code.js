// Code to take away: shown whole, copied with one press; where the browser gives no leave to copy, it lies marked, ready for the keys.

import { h, setAttributes, setText } from "./kit.js";

/** @param {(text: string) => void} say */
export function copyCode(say) {
  const code = h("code", {});
  const block = h("pre", { class: "spades-copy-code", dir: "ltr", tabindex: "0" }, code);
  const copy = h("button", { type: "button", class: "spades-button" });
  const about = h("p", { class: "spades-sub" });
  const el = h("div", { class: "spades-copy" }, about, block, copy);
  let words = /** @type {any} */ ({});
  const tell = (/** @type {string} */ text) => {
    setText(copy, text);
    say(text);
  };
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      tell(words.copied);
    } catch {
      block.focus();
      getSelection()?.selectAllChildren(code);
      let done = false;
      try {
        done = document.execCommand("copy");
      } catch {
        // it stays marked
      }
      tell(done ? words.copied : words.marked);
    }
  });
  return {
    el,
    /** @param {string} text @param {{about: string, name: string, copy: string, copied: string, marked: string}} given */
    update(text, given) {
      words = given;
      setText(about, given.about);
      setAttributes(block, { "aria-label": given.name, role: "region" });
      if (code.textContent === text) {
        if (!copy.textContent) setText(copy, given.copy);
        return;
      }
      code.textContent = text;
      setText(copy, given.copy);
    },
  };
}
