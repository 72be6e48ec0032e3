// What a reader takes away: a page to print or save, a small file, and lines to copy.  Nothing leaves the browser.

import { h, setAttributes, setText } from "./kit.js";

/** Print a page of its own, apart from the one around it.  @param {string} text @param {Element} near */
export function printPage(text, near) {
  const frame = h("iframe", { class: "spades-unseen", "aria-hidden": "true", tabindex: "-1" });
  frame.addEventListener("load", () => {
    const page = frame.contentWindow;
    if (!page) return; // gone before it was there
    page.addEventListener("afterprint", () => frame.remove());
    page.focus();
    page.print();
  }, { once: true });
  frame.srcdoc = text;
  near.querySelector("iframe")?.remove();
  near.append(frame);
}

/** A link that saves a text as a file; `end` forgets the text. */
function saveLink() {
  const el = h("a", { class: "spades-button" });
  let text = "";
  let address = "";
  const forget = () => address && URL.revokeObjectURL(address);
  return {
    el,
    /** @param {{name: string, file: string, text: string}} given @param {string} type */
    update(given, type) {
      setText(el, given.name);
      setAttributes(el, { download: given.file });
      if (text === given.text) return;
      forget();
      text = given.text;
      address = URL.createObjectURL(new Blob([text], { type }));
      setAttributes(el, { href: address });
    },
    end: forget,
  };
}

/** A line to copy: it is chosen whole when one comes to it. */
function copyLine() {
  const name = h("span", { class: "spades-kept-name" });
  const field = h("input", { type: "text", class: "spades-kept-line", readonly: true, dir: "ltr", onfocus: () => field.select() });
  return {
    el: h("label", { class: "spades-kept-label" }, name, field),
    /** @param {{name: string, text: string}} given */
    update(given) {
      setText(name, given.name);
      if (field.value !== given.text) field.value = given.text;
    },
  };
}

/** What can be taken away.  `update(null)` leaves it as it is. */
export function createKept() {
  const page = saveLink();
  const rules = saveLink();
  const spec = copyLine();
  const link = copyLine();
  let text = "";
  const print = h("button", { type: "button", class: "spades-button spades-go", onclick: () => printPage(text, el) });
  const title = h("h4", { class: "spades-kept-title" });
  const how = h("p", { class: "spades-sub" });
  const el = h("div", { class: "spades-kept" }, h("div", { class: "spades-kept-row" }, print, page.el, rules.el), title, how, spec.el, link.el);
  return {
    el,
    /** @param {any} given */
    update(given) {
      if (!given) return;
      text = given.page.text;
      setText(print, given.print);
      page.update(given.page, "text/html");
      rules.update(given.rules, "application/json");
      setText(title, given.share.title);
      setText(how, given.share.how);
      spec.update(given.share.spec);
      link.update(given.share.link);
    },
    end() {
      page.end();
      rules.end();
    },
  };
}
