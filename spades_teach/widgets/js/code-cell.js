// CodeCell: Python to change and run, where the page has no editor of its own.

import { offerCell } from "./host-cell.js";
import { feedback, h, mount, setAttributes, setText } from "./kit.js";

const FITS = 0.66; // of its own size, to which a picture shrinks to be seen whole
const READABLE = 0.76; // the size of one that would have to shrink further

/** The numbers of a picture: what its text promises. */
const numbersTable = () => {
  const summary = h("summary", { class: "spades-code-numbers-name" });
  const head = h("tr");
  const body = h("tbody");
  const frame = h("div", { class: "spades-code-numbers-frame", role: "group", tabindex: "0" }, h("table", { class: "spades-code-numbers-table" }, h("thead", {}, head), body));
  const el = h("details", { class: "spades-code-numbers" }, summary, frame);
  return {
    el,
    /** @param {any} table */
    update(table) {
      setAttributes(el, { hidden: !table, lang: table?.lang ?? null, dir: table?.dir ?? null });
      setText(summary, table?.name ?? "");
      setAttributes(frame, { "aria-label": table?.name ?? null });
      head.replaceChildren(...(table?.headings ?? []).map((/** @type {string} */ each) => h("th", { scope: "col" }, each)));
      body.replaceChildren(...(table?.rows ?? []).map((/** @type {string[]} */ row) => h("tr", {}, ...row.map((each) => h("td", {}, h("bdi", {}, each))))));
    },
  };
};

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  let view = /** @type {any} */ (null);
  const code = h("textarea", { class: "spades-code", dir: "ltr", spellcheck: "false", autocomplete: "off", autocapitalize: "off", rows: 2 });
  const run = h("button", { type: "button", class: "spades-button spades-go" });
  const reset = h("button", { type: "button", class: "spades-button", onclick: () => { code.value = ""; frame.send("reset"); } });
  const output = h("output", { class: "spades-code-output", dir: "ltr" });
  const pictures = ["light", "dark"].map((theme) => h("img", { class: "spades-code-image", "data-for": theme }));
  const picture = h("div", { class: "spades-code-picture", role: "group" }, ...pictures);
  const numbers = numbersTable();
  const said = feedback();
  frame.root.append(h("div", { class: "spades-panel spades-code-cell" }, code, h("div", { class: "spades-row" }, run, reset), output, picture, numbers.el, said.el));

  const fit = () => {
    code.style.blockSize = "auto";
    if (code.scrollHeight) code.style.blockSize = `${code.scrollHeight + 2}px`;
    fitPicture();
  };
  /** A picture shrinks as far as its letters can be read; a wider one is moved along, by keys too. */
  const fitPicture = () => {
    for (const image of pictures) image.style.minInlineSize = image.naturalWidth * FITS > picture.clientWidth ? `${Math.round(image.naturalWidth * READABLE)}px` : "";
    const wide = picture.scrollWidth > picture.clientWidth;
    setAttributes(picture, { tabindex: wide ? "0" : null, "aria-label": wide ? (view?.picture?.text ?? null) : null });
  };
  for (const image of pictures) image.addEventListener("load", fitPicture);
  const runNow = () => frame.send("run", { code: code.value });
  run.addEventListener("click", runNow);
  code.addEventListener("input", fit);
  code.addEventListener("change", () => code.value !== view.code && frame.send("keep", { code: code.value }));
  code.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      runNow();
    } else if (event.key === "Enter" && !event.isComposing) {
      const line = code.value.slice(0, code.selectionStart).split("\n").pop();
      const indent = `${/^ */.exec(line)?.[0]}${/:\s*$/.test(line) ? "    " : ""}`;
      if (!indent) return;
      event.preventDefault();
      code.setRangeText(`\n${indent}`, code.selectionStart, code.selectionEnd, "end");
      fit();
    }
  });

  // Code that another widget of the page puts here comes after what stands here.
  frame.onEnd(offerCell(frame.root, (text) => {
    code.value = `${code.value.trimEnd()}\n\n${text}`.trim();
    fit();
    frame.send("keep", { code: code.value });
  }));
  const wide = new ResizeObserver(fit);
  wide.observe(code);
  frame.onEnd(() => wide.disconnect());

  return ({ view: given, strings }) => {
    const first = view === null;
    view = given;
    // What is being typed stays; what Python changed (a restart, As it was) is shown.
    const focused = /** @type {any} */ (code.getRootNode()).activeElement === code;
    if (code.value !== view.code && (first || !focused)) code.value = view.code;
    fit();
    setAttributes(code, { "aria-label": strings.code });
    setText(run, strings.run);
    setText(reset, strings.reset);
    setAttributes(reset, { hidden: !view.changed });
    output.textContent = view.output;
    setAttributes(output, { hidden: !view.output, "aria-label": strings.output, "data-table": view.table, tabindex: view.table ? "0" : null });
    setAttributes(picture, { hidden: !view.picture });
    for (const image of pictures) {
      const address = view.picture?.[image.dataset.for ?? ""] ?? null;
      setAttributes(image, { src: address, alt: view.picture?.text ?? "" });
    }
    numbers.update(view.picture?.table);
    said.update(strings.feedback);
  };
});

export default { render };
