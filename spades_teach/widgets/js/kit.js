// The widget frame and its small tools.  A widget is a function that builds once and returns a drawing function:
//
//   import { h, mount, setText } from "./kit.js";
//   export default { render: (context) => mount(context, (frame) => {
//     const button = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("press") });
//     frame.root.append(button);
//     return ({ view, strings }) => { setText(button, strings.press); };   // called for each new view, in place
//   }) };
//
// frame.root       the <div class="spades">: direction, language, theme and four colours are kept on it
// frame.send(kind, fields)  one numbered action for Python; frame.say(text) speaks to screen readers, while drawing once for each view
// Update nodes in place (setText, setAttributes, keyed): a rebuilt node loses the keyboard focus.

import { lookWhereThingsLie } from "./movement.js";

/**
 * What both hosts offer of a widget model.
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(name: string, value: any) => void} set
 * @property {() => void} save_changes
 * @property {(message: any) => void | Promise<void>} send  marimo's promise is kept when the message has arrived
 * @property {(event: string, listener: (...args: any[]) => void) => void} on
 * @property {(event: string, listener?: (...args: any[]) => void) => void} off
 */
/** @typedef {{view: any, strings: any, look: Look}} Drawn */
/** @typedef {{lang: string, dir: "ltr" | "rtl", digits: string, four_colour: boolean, theme?: "light" | "dark"}} Look */
/**
 * @typedef {object} Frame
 * @property {HTMLElement} root
 * @property {Model} model
 * @property {(kind: string, fields?: object) => number} send
 * @property {(text: string) => void} say
 * @property {(work: () => void) => void} onEnd  work to do when the view goes away
 */

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * Make an HTML element: `on...` are listeners, `text` is its text, everything else an attribute.
 * null and false: absent; but aria-* and data-* write true and false as words.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...Child} children
 * @returns {any}
 */
export function h(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/**
 * The same for an SVG element.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...Child} children
 * @returns {any}
 */
export function svg(tag, attributes = {}, ...children) {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

/** @param {Element} element @param {Record<string, any>} attributes @param {Child[]} children */
function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on") && typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (name === "text") element.textContent = value;
    else setAttribute(element, name, value);
  }
  for (const child of children) if (child !== null && child !== undefined && child !== false) element.append(child);
  return element;
}

/** @param {Element} element @param {string} name @param {any} value */
function setAttribute(element, name, value) {
  const told = typeof value === "boolean" && /^(?:aria|data)-/.test(name) ? String(value) : value === true ? "" : value;
  if (told === null || told === undefined || told === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(told)) element.setAttribute(name, String(told));
}

/**
 * Set or remove several attributes; only what differs is touched.
 * @param {Element} element
 * @param {Record<string, any>} attributes
 */
export function setAttributes(element, attributes) {
  for (const name in attributes) setAttribute(element, name, attributes[name]);
}

/** @param {Element} element @param {Record<string, boolean>} classes */
export function setClasses(element, classes) {
  for (const [name, on] of Object.entries(classes)) element.classList.toggle(name, Boolean(on));
}

const PLAIN = /^[^\u2066-\u2069♠♥♦♣]*$/u;
const PIECES = /([\u2066-\u2068])([^\u2066-\u2069]*)\u2069|((?:10|[2-9JQKA])[♠♥♦♣]\uFE0E?)/gu;
const DIRECTIONS = /** @type {Record<string, string>} */ ({ "\u2066": "ltr", "\u2067": "rtl", "\u2068": "auto" });
const SUITS_OF_SIGNS = /** @type {Record<string, string>} */ ({ "♠": "S", "♥": "H", "♦": "D", "♣": "C" });

/**
 * Cut a ready-made text at its isolates and its cards.
 * @param {string} text
 * @returns {{text: string, dir: string | null, suit: string | null}[]} dir: null outside of isolates
 */
export function textParts(text) {
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(PIECES)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index), dir: null, suit: null });
    const piece = found[2] ?? found[3];
    const sign = /^(?:10|[2-9JQKA])([♠♥♦♣])\uFE0E?$/u.exec(piece);
    parts.push({ text: piece, dir: found[1] ? DIRECTIONS[found[1]] : "ltr", suit: sign ? SUITS_OF_SIGNS[sign[1]] : null });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), dir: null, suit: null });
  return parts;
}

/**
 * Show a ready-made text: each isolate and each card becomes a <bdi>, a card takes the colour of its suit.  Never reads HTML.
 * @param {Element} element
 * @param {string | null | undefined} text
 */
export function setText(element, text) {
  const wanted = text ?? "";
  if (/** @type {any} */ (element).spadesText === wanted) return;
  /** @type {any} */ (element).spadesText = wanted;
  if (PLAIN.test(wanted)) element.textContent = wanted;
  else element.replaceChildren(
    ...textParts(wanted).map(({ text: piece, dir, suit }) =>
      dir ? h("bdi", { text: piece, dir, class: suit && "spades-named-card", "data-suit": suit }) : piece,
    ),
  );
}

/**
 * Make the children of `parent` show `items`, keeping the nodes (and the focus) of items that stay.
 * shows: all that `update` makes of an item, as a text; a node that shows it already is left alone.
 * leave: what becomes of a node whose item is gone; one that stays for a while has `spadesLeaving`.
 * @template T
 * @param {Element} parent
 * @param {readonly T[]} items
 * @param {{key: (item: T, index: number) => string, make: (item: T) => Element, update?: (node: any, item: T, index: number) => void, shows?: (item: T, index: number) => string, leave?: (node: any) => void}} how
 */
export function keyed(parent, items, { key, make, update, shows, leave = (node) => node.remove() }) {
  const old = new Map([...parent.children].map((node) => [/** @type {any} */ (node).spadesKey, node]));
  const focused = focusedIn(parent);
  const names = items.map(key);
  const staying = new Set(names);
  for (const [name, node] of old) if (!staying.has(name)) leave(node); // first, so that what stays need not move
  let next = /** @type {any} */ (parent.firstElementChild);
  items.forEach((item, index) => {
    const name = names[index];
    let node = old.get(name);
    old.delete(name);
    if (!node) {
      node = make(item);
      /** @type {any} */ (node).spadesKey = name;
    }
    while (next?.spadesLeaving) next = next.nextElementSibling;
    if (next === node) next = node.nextElementSibling;
    else parent.insertBefore(node, next);
    const shown = shows?.(item, index);
    if (shown === undefined || /** @type {any} */ (node).spadesShows !== shown) update?.(node, item, index);
    /** @type {any} */ (node).spadesShows = shown;
  });
  if (focused && parent.contains(focused) && focusedIn(parent) !== focused) focused.focus({ preventScroll: true });
}

/** @param {Element} parent @returns {any} the element in `parent` that has the focus, or null */
export function focusedIn(parent) {
  const active = /** @type {Document | ShadowRoot} */ (parent.getRootNode()).activeElement;
  return active && parent.contains(active) ? active : null;
}

// Keys

/**
 * Where a key leads in a row of `count` things; null when the key does not move.  Rows of cards never mirror.
 * @param {string} key
 * @param {number} index
 * @param {number} count
 * @param {{mirrored?: boolean, columns?: number}} [how]
 */
export function movedIndex(key, index, count, { mirrored = false, columns = 0 } = {}) {
  const forward = mirrored ? "ArrowLeft" : "ArrowRight";
  const backward = mirrored ? "ArrowRight" : "ArrowLeft";
  if (count === 0) return null;
  if (key === forward) return Math.min(index + 1, count - 1);
  if (key === backward) return Math.max(index - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (columns > 0 && columns < count) {
    if (key === "ArrowDown") return index + columns < count ? index + columns : index;
    if (key === "ArrowUp") return index - columns >= 0 ? index - columns : index;
  }
  return null;
}

/**
 * One tab stop for a row of buttons; Left, Right, Home and End move in it.  Returns `refresh`, to be called after each update.
 * A key held down presses a button once.
 * @param {HTMLElement} container
 * @param {{selector?: string, mirrored?: () => boolean, columns?: () => number, preferred?: () => Element | null}} [how]
 */
export function roving(container, { selector = "button", mirrored = () => false, columns = () => 0, preferred = () => null } = {}) {
  const stops = () => /** @type {HTMLElement[]} */ ([...container.querySelectorAll(selector)]);
  /** @param {Element | null | undefined} chosen */
  const refresh = (chosen) => {
    const all = stops();
    const focused = focusedIn(container)?.closest(selector);
    const stop = chosen ?? focused ?? preferred() ?? all.find((node) => node.getAttribute("tabindex") === "0") ?? all[0];
    for (const node of all) setAttribute(node, "tabindex", node === stop ? "0" : "-1");
  };
  container.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault();
    const all = stops();
    const index = all.findIndex((node) => node.contains(/** @type {Node} */ (event.target)));
    const next = index < 0 ? null : movedIndex(event.key, index, all.length, { mirrored: mirrored(), columns: columns() });
    if (next === null) return;
    event.preventDefault();
    refresh(all[next]);
    all[next].focus();
  });
  container.addEventListener("focusin", (event) => refresh(/** @type {Element} */ (event.target).closest(selector)));
  return refresh;
}

// Theme

/**
 * What the host says about its theme (marimo, JupyterLab, VS Code, Colab, others); null when it says nothing.
 * @param {Document} page
 * @returns {"light" | "dark" | null}
 */
export function hostTheme(page) {
  const { body, documentElement: html } = page;
  const said = [
    body.dataset.jpThemeLight && (body.dataset.jpThemeLight === "false" ? "dark" : "light"),
    body.dataset.theme,
    body.dataset.vscodeThemeKind,
    body.classList.contains("dark") && "dark",
    body.classList.contains("light") && "light",
    html.dataset.theme,
    html.getAttribute("theme"),
    html.classList.contains("dark") && "dark",
  ];
  for (const word of said) {
    if (word && /dark|high-contrast$/.test(word)) return "dark";
    if (word && /light/.test(word)) return "light";
  }
  return null;
}

/**
 * Call `tell` with the theme now and whenever the host or the system changes it; returns the end of watching.
 * @param {(theme: "light" | "dark") => void} tell
 */
function watchTheme(tell) {
  const system = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
  const look = () => tell(hostTheme(document) ?? (system?.matches ? "dark" : "light"));
  const watcher = new MutationObserver(look);
  for (const node of [document.body, document.documentElement]) {
    watcher.observe(node, { attributes: true, attributeFilter: ["class", "data-theme", "data-jp-theme-light", "data-vscode-theme-kind", "theme"] });
  }
  system?.addEventListener?.("change", look);
  look();
  return () => {
    watcher.disconnect();
    system?.removeEventListener?.("change", look);
  };
}

// The frame

/**
 * Do what an answer leads to once it has been painted: it must not hold the answer up.
 * @param {() => void} work
 */
export function afterPaint(work) {
  if (document.hidden) setTimeout(work); // nothing is painted
  else requestAnimationFrame(() => setTimeout(work));
}

/**
 * Do what needs the layout of the page as the next frame begins, which works it out anyway: amid changes it would be worked out twice.
 * @param {() => void} work
 */
export function beforeFrame(work) {
  if (document.hidden) work();
  else requestAnimationFrame(work);
}

const LATEST = 2_000; // how long a message may be on its way before the next is sent all the same, in ms

/**
 * Send messages so that they arrive in their order.  marimo gives each a request of its own, and one may overtake another: there the
 * next waits until the last has arrived.
 * @param {Model} model
 * @returns {(message: object) => void}
 */
export function inOrder(model) {
  /** @type {object[]} */
  const queue = [];
  let onItsWay = false;
  const go = () => {
    while (!onItsWay && queue.length > 0) {
      const sent = model.send(queue.shift());
      if (typeof (/** @type {any} */ (sent)?.then) !== "function") continue;
      onItsWay = true;
      let timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
      const late = new Promise((done) => (timer = setTimeout(done, LATEST)));
      const arrived = () => {
        clearTimeout(timer);
        onItsWay = false;
        go();
      };
      Promise.race([sent, late]).then(arrived, arrived);
    }
  };
  return (message) => {
    queue.push(message);
    go();
  };
}

/**
 * Put a widget on the page.  `build` runs once and returns the drawing function.
 * @param {{model: Model, el: HTMLElement}} context
 * @param {(frame: Frame) => (drawn: Drawn) => void} build
 */
export function mount({ model, el }, build) {
  const root = h("div", { class: "spades", role: "group" }); // a lesson has many: as landmarks they would hide the page's own
  const live = h("div", { class: "spades-unseen", role: "status", "aria-live": "polite" });
  /** @type {(() => void)[]} */
  const ends = [];
  const sender = Math.random().toString(36).slice(2, 10);
  const send = inOrder(model);
  let seq = 0;
  let drawing = false;
  let news = false; // whether what is drawn is another view than before
  let heard = /** @type {number | null} */ (null); // the number of the last view drawn

  /** @type {Frame} */
  const frame = {
    root,
    model,
    send(kind, fields = {}) {
      seq += 1;
      send({ ...fields, kind, seq, sender });
      lookWhereThingsLie(root);
      return seq;
    },
    say(text) {
      if (drawing && !news) return; // drawn anew, for another theme or language: what was heard is not said again
      // The same words twice must be heard twice: a no-break space makes them new.
      live.textContent = live.textContent === text ? `${text}\u00A0` : text;
    },
    onEnd: (work) => ends.push(work),
  };

  // Letters pressed in a widget are the widget's: JupyterLab would insert or cut cells.
  root.addEventListener("keydown", (/** @type {Event} */ event) => event.stopPropagation());

  const draw = build(frame);
  root.append(live);

  let hostSays = /** @type {"light" | "dark"} */ ("light");
  const dress = () => {
    const look = model.get("look") ?? {};
    setAttributes(root, {
      dir: look.dir ?? "ltr",
      lang: look.lang ?? "en",
      "data-theme": look.theme ?? hostSays,
      "data-colours": look.four_colour ? "four" : "two",
    });
  };
  ends.push(watchTheme((theme) => {
    hostSays = theme;
    dress();
  }));

  let over = false;
  const confirm = () => {
    if (over) return;
    const number = model.get("view")?.n ?? 0;
    if (number === model.get("shown")) return;
    model.set("shown", number);
    model.save_changes();
  };
  const refresh = () => {
    dress();
    const view = model.get("view");
    news = heard !== null && view?.n !== heard;
    heard = view?.n ?? 0;
    drawing = true;
    try {
      draw({ view, strings: model.get("strings"), look: model.get("look") });
    } finally {
      drawing = false;
    }
    const title = model.get("strings")?.title;
    if (title) setAttribute(root, "aria-label", title);
  };
  // View, words and look of one answer arrive as one message but as several events: draw once, when all are in.
  let waiting = false;
  const later = () => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      if (over) return;
      refresh();
      afterPaint(confirm);
    });
  };
  const answered = (/** @type {any} */ message) => {
    if (message?.kind !== "error" || (message.sender && message.sender !== sender)) return;
    refresh();
    const said = model.get("strings")?.error;
    if (said) frame.say(said);
  };
  const events = ["change:view", "change:strings", "change:look"];
  for (const event of events) model.on(event, later);
  model.on("msg:custom", answered);
  refresh();
  el.append(root);

  return () => {
    over = true;
    for (const event of events) model.off(event, later);
    model.off("msg:custom", answered);
    for (const end of ends.splice(0)) end();
    root.remove();
  };
}

// Pieces that several widgets share

/**
 * A place for feedback, always on the page so that screen readers hear what appears in it.
 * `update(null)` empties it; `sign` is good, bad or note; `rows` are small lines below the sentence.
 * @returns {{el: HTMLElement, update: (said: {sign: string, text: string, rows?: (string | null | undefined)[], signName?: string} | null) => void}}
 */
export function feedback() {
  const sign = h("span", { class: "spades-say-sign", "aria-hidden": "true" });
  const signName = h("span", { class: "spades-unseen" });
  const sentence = h("p", { class: "spades-say-text" });
  const small = h("div", { class: "spades-say-rows" });
  const box = h("div", { class: "spades-say", hidden: true }, sign, h("div", { class: "spades-say-body" }, signName, sentence, small));
  const el = h("div", { role: "status", "aria-live": "polite", class: "spades-say-place", "data-empty": true }, box);
  const signs = /** @type {Record<string, string>} */ ({ good: "✓", bad: "✕", note: "i" });
  return {
    el,
    update(said) {
      setAttribute(box, "hidden", !said);
      setAttribute(el, "data-empty", !said);
      if (!said) return setText(sentence, "");
      setAttribute(box, "data-sign", said.sign);
      sign.textContent = signs[said.sign] ?? "";
      setText(signName, said.signName ?? "");
      setText(sentence, said.text);
      const rows = /** @type {string[]} */ ((said.rows ?? []).filter(Boolean));
      keyed(small, rows, { key: (_, index) => String(index), make: () => h("small"), update: setText });
    },
  };
}

/**
 * A row of choices of which one is on, as a radio group.  `update` takes the choices and the one that is on.
 * @param {{onChoose: (id: string) => void}} how
 */
export function choices({ onChoose }) {
  const legend = h("span", { class: "spades-choices-name" });
  const row = h("div", { class: "spades-choices-row", role: "radiogroup" });
  const el = h("div", { class: "spades-choices" }, legend, row);
  const mirrored = () => el.closest("[dir]")?.getAttribute("dir") === "rtl";
  const refresh = roving(row, { mirrored, preferred: () => row.querySelector("[aria-checked=true]") });
  row.addEventListener("focusin", (/** @type {Event} */ event) => {
    const button = /** @type {HTMLElement} */ (event.target);
    if (button.getAttribute("aria-checked") !== "true" && button.matches(":focus-visible")) onChoose(button.dataset.id ?? "");
  });
  return {
    el,
    /** @param {{name: string, options: {id: string, label: string}[], chosen: string}} given */
    update({ name, options, chosen }) {
      setText(legend, name);
      setAttribute(row, "aria-label", name);
      keyed(row, options, {
        key: (option) => option.id,
        make: (option) => h("button", { type: "button", role: "radio", class: "spades-choice", "data-id": option.id, onclick: () => onChoose(option.id) }),
        update(button, option) {
          setText(button, option.label);
          setAttribute(button, "aria-checked", option.id === chosen ? "true" : "false");
        },
      });
      refresh(focusedIn(row) ?? row.querySelector("[aria-checked=true]"));
    },
  };
}

/**
 * Dots that show how a run of questions went: on, off or still to come.
 */
export function dots() {
  const row = h("span", { class: "spades-dots-row", "aria-hidden": "true" });
  const words = h("span", { class: "spades-dots-text" });
  const el = h("div", { class: "spades-dots" }, row, words);
  return {
    el,
    /** @param {("on" | "off" | "todo")[]} list @param {string} text what the dots say, in words */
    update(list, text) {
      keyed(row, list, {
        key: (_, index) => String(index),
        make: () => h("span", { class: "spades-dot" }),
        update: (node, state) => setAttribute(node, "data-state", state),
      });
      setText(words, text);
    },
  };
}
