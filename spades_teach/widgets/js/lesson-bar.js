// LessonBar: how far the reader is, language, suit colours, other lessons, starting over.  It also keeps the page at its place:
// steps are the elements with data-spades-step that the host puts on the page.

import { choices, feedback, h, keyed, mount, setAttributes, setText } from "./kit.js";
import { lessMotion } from "./movement.js";

const PATIENCE = 10_000; // how long a page may take to show the step to go to, in ms
const SETTLING = 3_000; // how long a page may take to change its language, in ms
const REST = 1_000; // how long the reader rests at a step before it is remembered, in ms

/** @param {string} id @returns {HTMLElement | null} */
const stepElement = (id) => document.querySelector(`[data-spades-step="${CSS.escape(id)}"]`);

/** @param {HTMLElement} element @param {boolean} gently */
function scrollTo(element, gently) {
  element.scrollIntoView({ behavior: gently && !lessMotion() ? "smooth" : "auto", block: "start" });
}

/**
 * Do something ten times a second until it says that it is done, the time is over, or the reader moves the page herself.
 * @param {() => boolean} work
 * @param {number} patience in ms
 * @returns {() => void} stops it
 */
function until(work, patience) {
  const begun = Date.now();
  const moves = ["wheel", "touchmove", "keydown", "pointerdown"];
  const timer = setInterval(() => {
    if (work() || Date.now() - begun > patience) stop();
  }, 100);
  const stop = () => {
    clearInterval(timer);
    for (const move of moves) removeEventListener(move, stop, { capture: true });
  };
  for (const move of moves) addEventListener(move, stop, { passive: true, capture: true });
  return stop;
}

/**
 * Scroll to a step once the page shows it, and hold it there until the page has stopped growing.
 * @param {string} id
 */
function returnTo(id) {
  let still = 0;
  let last = Number.NaN;
  return until(() => {
    const element = stepElement(id);
    if (!element) return false;
    const top = element.getBoundingClientRect().top;
    still = Math.abs(top - last) < 2 ? still + 1 : 0;
    if (still === 0) scrollTo(element, false);
    last = element.getBoundingClientRect().top;
    return still > 4;
  }, PATIENCE);
}

/**
 * Keep what the reader looks at where it is, while the text above it changes its length.
 * @returns {() => void} stops it
 */
function holdPlace() {
  const seen = document.elementsFromPoint(innerWidth / 2, innerHeight / 2).map((node) => node.closest("[data-cell-id]")).find(Boolean);
  const id = seen?.getAttribute("data-cell-id");
  if (!seen || !id) return () => {};
  const wanted = seen.getBoundingClientRect().top;
  return until(() => {
    const now = document.querySelector(`[data-cell-id="${CSS.escape(id)}"]`)?.getBoundingClientRect().top ?? wanted;
    if (Math.abs(now - wanted) > 1) scroller(seen).scrollBy(0, now - wanted);
    return false;
  }, SETTLING);
}

/** @param {Element} element @returns {Element} what scrolls it */
function scroller(element) {
  for (let node = element.parentElement; node; node = node.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight) return node;
  }
  return document.scrollingElement ?? document.documentElement;
}

/**
 * Tell which step the reader rests at: the last one whose top is above the middle of the window.
 * @param {(id: string) => void} tell
 * @returns {() => void} stops watching
 */
function watchPlace(tell) {
  let timer = 0;
  let told = "";
  const look = () => {
    const steps = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-spades-step]:not([data-kind=after])")]);
    const above = steps.filter((step) => step.getBoundingClientRect().top < innerHeight / 2);
    const here = above.at(-1)?.dataset.spadesStep ?? "";
    if (here && here !== told) {
      told = here;
      tell(here);
    }
  };
  const moved = () => {
    clearTimeout(timer);
    timer = /** @type {any} */ (setTimeout(look, REST));
  };
  addEventListener("scroll", moved, { passive: true, capture: true });
  return () => {
    clearTimeout(timer);
    removeEventListener("scroll", moved, { capture: true });
  };
}

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  let view = /** @type {any} */ (null);
  let returned = false;

  const home = h("a", { class: "spades-bar-home" });
  const row = h("ol", { class: "spades-bar-steps" });
  const progress = h("span", { class: "spades-bar-progress" });
  const next = h("a", { class: "spades-button spades-go spades-bar-next" });
  const languages = choices({
    onChoose(id) {
      if (view.page) frame.onEnd(holdPlace());
      frame.send("language", { id });
    },
  });
  const colours = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("colours", { four: colours.getAttribute("aria-pressed") !== "true" }) });
  const restart = h("button", { type: "button", class: "spades-button", onclick: () => { more.open = false; frame.send("restart"); } });
  const previous = h("a", { class: "spades-bar-link" });
  const after = h("a", { class: "spades-bar-link" });
  const moreName = h("summary", { class: "spades-button" });
  const more = h("details", { class: "spades-bar-more" }, moreName,
    h("div", { class: "spades-bar-menu" }, previous, after, colours, restart));
  more.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !more.open) return;
    more.open = false;
    moreName.focus();
  });
  const question = h("p", { class: "spades-bar-question" });
  const begin = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("begin") });
  const keep = h("button", { type: "button", class: "spades-button spades-go", onclick: () => frame.send("keep") });
  const asking = h("div", { class: "spades-bar-asking", role: "group", hidden: true }, question, h("div", { class: "spades-row" }, keep, begin));
  const told = feedback();
  const seen = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("seen") });

  frame.root.append(h("nav", { class: "spades-panel spades-lesson-bar" },
    h("div", { class: "spades-bar-row" },
      home, h("div", { class: "spades-bar-done" }, row, progress), next,
      h("div", { class: "spades-bar-tools" }, languages.el, more)),
    asking, told.el, seen));

  // How high it is, for whatever must stop below it where it stays in sight: a lesson of many steps needs a second row.
  const tell = (/** @type {string | null} */ height) => document.documentElement.style.setProperty("--spades-bar", height);
  if (typeof ResizeObserver === "function") {
    const watch = new ResizeObserver(() => tell(`${Math.ceil(frame.root.getBoundingClientRect().height)}px`));
    watch.observe(frame.root);
    frame.onEnd(() => {
      watch.disconnect();
      tell(null);
    });
  }

  const outside = (/** @type {Event} */ event) => {
    if (more.open && !event.composedPath().includes(more)) more.open = false;
  };
  document.addEventListener("pointerdown", outside);
  frame.onEnd(() => document.removeEventListener("pointerdown", outside));

  return ({ view: given, strings, look }) => {
    const asked = view?.asking;
    view = given;
    setText(home, strings.home);
    setAttributes(home, { href: view.links.home, hidden: !view.links.home });
    keyed(row, /** @type {{id: string, done: boolean}[]} */ (view.steps), {
      key: (step) => step.id,
      make: (step) => h("li", {}, h("button", {
        type: "button",
        class: "spades-bar-step",
        onclick: () => {
          const element = stepElement(step.id);
          if (element) scrollTo(element, true);
        },
      })),
      update(item, step) {
        const button = item.firstElementChild;
        setAttributes(button, { "aria-label": strings.steps[step.id], title: strings.steps[step.id], "data-state": step.done ? "on" : "todo" });
      },
    });
    setText(progress, strings.progress);
    setText(next, strings.next);
    setAttributes(next, { href: view.links.next, hidden: !(view.complete && view.links.next) });
    setText(previous, strings.previous);
    setAttributes(previous, { href: view.links.previous, hidden: !view.links.previous });
    setText(after, strings.next);
    setAttributes(after, { href: view.links.next, hidden: !view.links.next || view.complete });
    languages.update({
      name: strings.language,
      options: view.languages.map((/** @type {any} */ each) => ({ id: each.id, label: each.name })),
      chosen: look.lang,
    });
    setAttributes(languages.el, { hidden: view.languages.length === 0 });
    setText(moreName, strings.more);
    setText(colours, strings.colours);
    setAttributes(colours, { "aria-pressed": look.four_colour ? "true" : "false" });
    setText(restart, strings.restart);
    setText(question, strings.question);
    setText(begin, strings.begin);
    setText(keep, strings.keep);
    setAttributes(asking, { hidden: !view.asking, "aria-label": strings.restart });
    if (view.asking && asked === false) keep.focus();
    const [notice, ...others] = strings.notices;
    told.update(notice ? { sign: "note", text: notice, rows: others } : null);
    setText(seen, strings.seen);
    setAttributes(seen, { hidden: !notice });

    if (!view.page) return;
    setAttributes(document.documentElement, { lang: look.lang, dir: look.dir });
    document.title = strings.lesson;
    setAttributes(document.body, { "data-spades-colours": look.four_colour ? "four" : "two" });
    if (returned) return;
    returned = true;
    if (view.place) frame.onEnd(returnTo(view.place));
    frame.onEnd(watchPlace((step) => frame.send("at", { step })));
  };
});

export default { render };
