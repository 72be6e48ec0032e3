// MatchChart: the course of a match.  Python draws the picture as SVG and says what every round came to; here the rounds can be walked along.

import { h, keyed, mount, movedIndex, setAttributes, setText, svg } from "./kit.js";

/** @typedef {import("./kit.js").Frame} Frame */

/**
 * Read a picture; null for what is no SVG.
 * @param {string} text
 * @returns {SVGElement | null}
 */
function readSvg(text) {
  const root = text && new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return root && root.localName === "svg" ? /** @type {any} */ (document.importNode(root, true)) : null;
}

const TITLE = { height: 34, margin: 10, size: 16 };

/**
 * The same picture for a file of its own: in the colours that the page shows, on their paper, with its title above.
 * @param {string} text @param {string} title @param {boolean} right whether the title begins at the right @param {CSSStyleDeclaration} style
 */
function alone(text, title, right, style) {
  const colour = (/** @type {string} */ name, /** @type {string} */ light) => style.getPropertyValue(name).trim() || light;
  const root = readSvg(text.replaceAll(/var\((--[\w-]+),(#[0-9a-f]+)\)/g, (_, name, light) => colour(name, light)));
  if (!root) return null;
  const [x, y, width, height] = (root.getAttribute("viewBox") ?? "0 0 0 0").split(/[\s,]+/).map(Number);
  const tall = height + TITLE.height;
  setAttributes(root, { viewBox: `${x} ${y - TITLE.height} ${width} ${tall}`, width, height: tall, style: "direction:ltr" });
  const words = svg("text", {
    "x": x + (right ? width - TITLE.margin : TITLE.margin),
    "y": y - TITLE.height + TITLE.margin + TITLE.size,
    "fill": colour("--spades-chart-ink", "#1d2430"),
    "font-size": TITLE.size,
    "font-weight": 600,
    "font-family": root.querySelector("text")?.getAttribute("font-family") ?? "sans-serif",
    "direction": right ? "rtl" : "ltr",
    "text": title.replaceAll(/[\u2066-\u2069]/g, ""),
  });
  root.prepend(svg("rect", { x, y: y - TITLE.height, width, height: tall, fill: colour("--spades-chart-paper", "#fefefe") }), words);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
}

const PAINTED = 30; // ms after which the words surely stand on the page

/** All rounds as a table. */
function roundsTable() {
  const summary = h("summary", { class: "spades-chart-open" });
  const sides = h("tr");
  const kinds = h("tr");
  const body = h("tbody");
  const caption = h("caption", { class: "spades-unseen" });
  const frame = h("div", { class: "spades-chart-scroll", role: "group", tabindex: "0" }, h("table", { class: "spades-chart-table" }, caption, h("thead", {}, sides, kinds), body));
  const el = h("details", { class: "spades-chart-rounds" }, summary, frame);
  return {
    el,
    /** @param {any} words @param {number} chosen */
    update(words, chosen) {
      setText(summary, words.name);
      setText(caption, words.name);
      setAttributes(frame, { "aria-label": words.name });
      const heads = [{ text: words.round, rows: 2, columns: 1 }, ...words.sides.map((/** @type {string} */ text) => ({ text, rows: 1, columns: words.kinds.length })), { text: words.marks, rows: 2, columns: 1 }];
      keyed(sides, heads, {
        key: (_, index) => String(index),
        make: () => h("th"),
        update(cell, head) {
          setText(cell, head.text);
          setAttributes(cell, { rowspan: head.rows, colspan: head.columns, scope: head.columns > 1 ? "colgroup" : "col" });
        },
      });
      keyed(kinds, words.sides.flatMap(() => words.kinds), { key: (_, index) => String(index), make: () => h("th", { scope: "col" }), update: setText });
      keyed(body, words.rows, {
        key: (_, index) => String(index),
        make: () => h("tr", {}, h("th", { scope: "row" })),
        update(row, each) {
          const [name, ...cells] = [each.name, ...each.cells, each.marks];
          setText(row.children[0], name);
          while (row.children.length <= cells.length) row.append(h("td"));
          cells.forEach((text, index) => setText(row.children[index + 1], text));
          setAttributes(row, { "data-chosen": String(row === body.children[chosen]) });
        },
      });
      [...body.children].forEach((row, index) => setAttributes(row, { "data-chosen": String(index === chosen) }));
    },
  };
}

/** @param {Frame} frame */
function build(frame) {
  let at = 0;
  let last = 0;
  let drawn = "";
  let name = "";
  let first = true;
  const title = h("h3", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });
  const drawing = h("p", { class: "spades-chart-drawing" });
  const picture = h("div", { class: "spades-chart-picture", role: "slider", tabindex: "0", "aria-valuemin": "0" });
  const stage = h("div", { class: "spades-chart-scroll" }, picture);
  const told = h("p", { class: "spades-chart-told", role: "status", "aria-live": "polite" });
  const unread = h("p", { class: "spades-chart-unread" });
  const previous = h("button", { type: "button", class: "spades-button", "data-key": "previous", onclick: () => choose(at - 1) });
  const next = h("button", { type: "button", class: "spades-button", "data-key": "next", onclick: () => choose(at + 1) });
  const file = () => setAttributes(download, { href: drawn && alone(drawn, name, frame.root.dir === "rtl", getComputedStyle(picture)) });
  const download = h("a", { class: "spades-chart-download", hidden: true, onclick: file }); // the page may have become dark since it was drawn
  const table = roundsTable();
  frame.root.classList.add("spades-match-chart");
  frame.root.append(h("div", { class: "spades-panel" }, h("div", { class: "spades-head" }, title, task), drawing, stage,
    told, h("div", { class: "spades-row" }, previous, next, h("span", { class: "spades-end" }, download)), unread, table.el));

  /** @param {number} round */
  function choose(round) {
    const wanted = Math.max(0, Math.min(last, round));
    if (wanted === at) return;
    at = wanted;
    mark();
    frame.send("choose", { round: at });
  }

  const bands = () => /** @type {Element[]} */ ([...picture.querySelectorAll(".rounds_marks > *")]);
  function mark() {
    bands().forEach((band, index) => setAttributes(band, { "data-chosen": String(index === at) }));
  }

  picture.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const moved = movedIndex({ ArrowUp: "ArrowRight", ArrowDown: "ArrowLeft" }[event.key] ?? event.key, at, last + 1);
    if (moved === null) return;
    event.preventDefault();
    choose(moved);
  });
  picture.addEventListener("click", (/** @type {MouseEvent} */ event) => {
    const boxes = bands().map((band) => band.getBoundingClientRect());
    const hit = boxes.findIndex((box) => event.clientX >= box.left && event.clientX <= box.right);
    if (hit >= 0) choose(hit);
  });

  /** The first view has to be confirmed too, once it stands on the page: Python then draws. @param {number} number */
  function confirmFirst(number) {
    const timer = setTimeout(() => {
      if (frame.model.get("shown") === number) return;
      frame.model.set("shown", number);
      frame.model.save_changes();
    }, PAINTED);
    frame.onEnd(() => clearTimeout(timer));
  }

  /** @param {string} text @param {string} called */
  function put(text, called) {
    if (text === drawn) return;
    drawn = text;
    const root = readSvg(text);
    root?.setAttribute("aria-hidden", "true"); // the slider and the table say it all
    picture.replaceChildren(...(root ? [root] : []));
    setAttributes(download, { hidden: !root, download: `${called}.svg` });
    file();
  }

  return (/** @type {import("./kit.js").Drawn} */ { view, strings }) => {
    const lexicon = frame.model.get("lexicon") ?? {};
    at = view.chosen;
    last = view.rounds;
    name = strings.title;
    setText(title, name);
    setText(task, strings.task);
    if (lexicon.svg || lexicon.no_picture || last === 0) put(lexicon.svg ?? "", strings.file); // else the last picture stays until the next is drawn
    const waits = last > 0 && !lexicon.svg && !lexicon.no_picture;
    setText(drawing, lexicon.no_picture || (waits && !drawn ? strings.drawing : ""));
    setAttributes(drawing, { hidden: !drawing.textContent });
    setAttributes(stage, { hidden: last === 0 || Boolean(lexicon.no_picture) });
    setAttributes(picture, { "aria-label": strings.along, "aria-valuemax": last, "aria-valuenow": at, "aria-valuetext": strings.chosen, "data-late": String(waits && drawn !== "") });
    setText(told, strings.told);
    setText(unread, strings.unread);
    setAttributes(unread, { hidden: !strings.unread });
    setText(previous, strings.previous);
    setText(next, strings.next);
    setAttributes(previous, { "aria-disabled": String(at === 0), hidden: last === 0 });
    setAttributes(next, { "aria-disabled": String(at === last), hidden: last === 0 });
    setText(download, strings.download);
    table.update(strings.table, at);
    mark();
    if (first && waits) confirmFirst(view.n);
    first = false;
  };
}

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, build);

export default { render };
