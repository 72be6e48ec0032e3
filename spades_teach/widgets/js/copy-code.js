// Code to take away: shown whole; put into a cell with one press where there is a way, and copied with one press.  Where the browser gives
// no leave to copy, it lies marked, ready for the keys.

import { h, setAttributes, setText } from "./kit.js";

/**
 * @param {(text: string) => void} say
 * @param {() => ((text: string) => void | Promise<void>) | null} [findCell]  how code gets into a cell: asked anew, since pages change
 */
export function copyCode(say, findCell = () => null) {
  const code = h("code", {});
  const block = h("pre", { class: "spades-copy-code", dir: "ltr", tabindex: "0" }, code);
  const put = h("button", { type: "button", class: "spades-button spades-go", hidden: true });
  const copy = h("button", { type: "button", class: "spades-button" });
  const about = h("p", { class: "spades-sub" });
  const el = h("div", { class: "spades-copy" }, about, block, h("div", { class: "spades-row" }, put, copy));
  let words = /** @type {any} */ ({});
  const tell = (/** @type {Element} */ button, /** @type {string} */ text) => {
    setText(button, text);
    say(text);
  };
  const mark = () => {
    block.focus();
    getSelection()?.selectAllChildren(code);
  };
  const refused = () => {
    mark();
    tell(put, words.refused);
  };
  const look = () => setAttributes(put, { hidden: findCell() === null });
  put.addEventListener("click", async () => {
    try {
      const found = findCell();
      if (found === null) return refused();
      await found(code.textContent);
      tell(put, words.done);
    } catch {
      refused();
    }
  });
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      tell(copy, words.copied);
    } catch {
      mark();
      let done = false;
      try {
        done = document.execCommand("copy");
      } catch {
        // it stays marked
      }
      tell(copy, done ? words.copied : words.marked);
    }
  });
  return {
    el,
    look,
    /** @param {string} text @param {{about: string, name: string, put: string, done: string, refused: string, copy: string, copied: string, marked: string}} given */
    update(text, given) {
      const same = code.textContent === text && words.copy === given.copy;
      words = given;
      setText(about, given.about);
      setAttributes(block, { "aria-label": given.name, role: "region" });
      look();
      if (same) return;
      code.textContent = text;
      setText(copy, given.copy);
      setText(put, given.put);
    },
  };
}
