// A sentence that may be of another language than the page: it says so, and runs its own way.

import { setAttributes, setText } from "./kit.js";

/** lang and dir where it is not of the page's language. @typedef {{text: string, lang?: string, dir?: string}} Said */

/** @param {Element} node @param {Said} said */
export function setSaid(node, said) {
  setText(node, said.text);
  setAttributes(node, { lang: said.lang, dir: said.dir });
}
