// CourseHome: the lessons, what is done, what to do next.

import { choices, feedback, h, keyed, mount, setAttributes, setClasses, setText } from "./kit.js";

/** The cards of lessons, or of labs. @param {HTMLElement} list @param {any[]} cards @param {Record<string, any>} words by lesson */
const drawCards = (list, cards, words) => keyed(list, cards, {
  key: (lesson) => lesson.id,
  make() {
    const name = h("h2", { class: "spades-home-name" });
    const number = h("span", { class: "spades-home-number", "aria-hidden": "true" });
    const summary = h("p", { class: "spades-sub" });
    const status = h("span", { class: "spades-home-status" });
    const minutes = h("span", { class: "spades-home-minutes" });
    const needs = h("p", { class: "spades-home-needs" });
    const fill = h("span", { class: "spades-home-fill" });
    const go = h("a", { class: "spades-button" });
    const item = h("li", { class: "spades-panel spades-home-lesson" },
      number, h("div", { class: "spades-home-words" }, name, summary, needs),
      h("div", { class: "spades-home-facts" }, status, minutes, h("span", { class: "spades-home-line", "aria-hidden": "true" }, fill)), go);
    item.spadesParts = { number, name, summary, status, minutes, needs, fill, go };
    return item;
  },
  update(item, lesson) {
    const said = words[lesson.id];
    const { number, name, summary, status, minutes, needs, fill, go } = item.spadesParts;
    setText(number, lesson.sign ? `${lesson.sign}\uFE0E` : said.number);
    setText(name, said.title);
    setText(summary, said.summary);
    setText(status, said.status);
    setText(minutes, said.minutes);
    setText(needs, said.needs);
    setAttributes(needs, { hidden: !said.needs });
    setAttributes(item, { "data-status": lesson.status });
    setClasses(item, { "spades-home-here": lesson.next, "spades-home-apart": lesson.sign !== "" });
    fill.style.inlineSize = `${lesson.of ? Math.round((100 * lesson.done) / lesson.of) : 0}%`;
    setText(go, said.go);
    setAttributes(go, { href: lesson.link, "aria-label": `${said.go}: ${said.title}` });
    setClasses(go, { "spades-go": lesson.next });
  },
});

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  const title = h("h1", { class: "spades-home-title" });
  const welcome = h("p", { class: "spades-sub" });
  const progress = h("p", { class: "spades-home-progress" });
  const languages = choices({ onChoose: (id) => frame.send("language", { id }) });
  const colours = h("button", { type: "button", class: "spades-button spades-home-colours", onclick: () => frame.send("colours", { four: colours.getAttribute("aria-pressed") !== "true" }) });
  const told = feedback();
  const list = h("ol", { class: "spades-home-lessons" });
  const labsName = h("h2", { class: "spades-home-part", id: "spades-home-labs" });
  const labsText = h("p", { class: "spades-sub" });
  const labList = h("ol", { class: "spades-home-lessons" });
  const labs = h("section", { class: "spades-home-labs", "aria-labelledby": "spades-home-labs" }, labsName, labsText, labList);
  const bookName = h("h2", { class: "spades-home-name" });
  const bookText = h("p", { class: "spades-sub" });
  const bookGo = h("a", { class: "spades-button" });
  const book = h("div", { class: "spades-panel spades-home-book" }, h("div", { class: "spades-home-words" }, bookName, bookText), bookGo);
  frame.root.append(h("div", { class: "spades-home" },
    h("div", { class: "spades-home-head" },
      h("p", { class: "spades-home-suits", "aria-hidden": "true" }, ...["♠", "♥", "♦", "♣"].map((sign, index) => h("span", { "data-suit": "SHDC"[index], text: `${sign}\uFE0E` }))),
      title, welcome,
      h("div", { class: "spades-row" }, progress, languages.el, colours)),
    told.el, list, labs, book));

  return ({ view, strings, look }) => {
    setText(title, strings.title);
    setText(welcome, strings.welcome);
    setText(progress, strings.progress);
    languages.update({
      name: strings.language,
      options: view.languages.map((/** @type {any} */ each) => ({ id: each.id, label: each.name })),
      chosen: look.lang,
    });
    setAttributes(languages.el, { hidden: view.languages.length === 0 });
    setText(colours, strings.colours);
    setAttributes(colours, { "aria-pressed": look.four_colour ? "true" : "false" });
    const [notice, ...others] = strings.notices;
    told.update(notice ? { sign: "note", text: notice, rows: others } : null);
    drawCards(list, view.lessons, strings.lessons);
    setAttributes(labs, { hidden: view.labs.length === 0 });
    setText(labsName, strings.labs.name);
    setText(labsText, strings.labs.text);
    drawCards(labList, view.labs, strings.lessons);
    setAttributes(book, { hidden: !view.book });
    setText(bookName, strings.book.name);
    setText(bookText, strings.book.text);
    setText(bookGo, strings.book.go);
    setAttributes(bookGo, { href: view.book, "aria-label": `${strings.book.go}: ${strings.book.name}` });
    if (view.page) {
      setAttributes(document.documentElement, { lang: look.lang, dir: look.dir });
      document.title = strings.title;
      setAttributes(document.body, { "data-spades-colours": look.four_colour ? "four" : "two" });
    }
  };
});

export default { render };
