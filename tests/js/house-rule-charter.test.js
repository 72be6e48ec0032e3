import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import widget from "../../spades_teach/widgets/js/house-rule-charter.js";
import samples from "../data/views/house-rule-charter.json";
import { HOSTS } from "./fake_model.js";
import { onSamples, plain } from "./on_samples.js";

const forgotten = /** @type {string[]} */ ([]);
const kept = /** @type {Blob[]} */ ([]);
beforeEach(() => {
  kept.length = forgotten.length = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${kept.push(/** @type {Blob} */ (blob))}`);
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void forgotten.push(address));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const { cases, traits, shown } = onSamples(widget, samples);

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: the way, the question with its answers or the charter", async (name) => {
    const { all, texts } = await shown(name, host);
    const { view, strings } = cases[name];
    expect(texts(".spades-charter-step")).toEqual(strings.steps.map((/** @type {any} */ step) => step.sign));
    expect(all(".spades-charter-step").findIndex((step) => step.getAttribute("aria-current") === "step")).toBe(view.at);
    expect(texts(".spades-charter-text")).toEqual(view.options.map((/** @type {any} */ { id }) => plain(strings.options[id].text)));
    expect(all("[role=radio]").map((each) => each.getAttribute("aria-checked") === "true")).toEqual(view.options.map((/** @type {any} */ each) => each.chosen));
    expect(all("[role=radio]").map((each) => each.getAttribute("aria-disabled") === "true")).toEqual(view.options.map((/** @type {any} */ each) => each.blocked));
    const lines = strings.sheet ? strings.sheet.sections.flatMap((/** @type {any} */ section) => section.lines) : [];
    expect(all(".spades-charter-line").length).toBe(lines.length);
    expect(texts(".spades-charter-mark").filter(Boolean).length).toBe(view.lines.flat().filter((/** @type {any} */ line) => line.other).length);
  });
});

it("chooses by a press, and goes on when a key presses the chosen answer again", async () => {
  const { all, sent, update } = await shown("first");
  all("[role=radio]")[1].click();
  expect(sent()).toEqual([{ kind: "choose", question: "spade-lead", option: "after-first-trick" }]);
  await update("chosen");
  const chosen = all("[role=radio]").find((each) => each.getAttribute("aria-checked") === "true");
  chosen.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 })); // a pointer: no surprise
  chosen.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 })); // Enter or the space bar
  expect(sent().slice(1).map(({ kind }) => kind)).toEqual(["choose", "next"]);
});

it("says why a greyed answer cannot be given, and sends nothing", async () => {
  const { all, el, sent } = await shown("blocked");
  const blocked = all("[role=radio]").find((each) => each.getAttribute("aria-disabled") === "true");
  blocked.click();
  expect(sent()).toEqual([]);
  const reason = plain(cases.blocked.strings.options.behind.blocked);
  expect(blocked.querySelector(".spades-charter-blocked").textContent).toBe(reason);
  expect(plain(el.querySelector(".spades-unseen[role=status]").textContent)).toContain(reason);
});

it("goes back, on, past and anywhere, and back to a question from its sentence", async () => {
  const { all, button, sent, update } = await shown("first");
  const { strings } = cases.first;
  expect(button(strings.back).disabled).toBe(true);
  button(strings.skip).click();
  button(strings.next).click();
  all(".spades-charter-step")[15].click();
  await update("charter");
  all(".spades-charter-change")[1].click();
  button(strings.again).click();
  const asked = cases.charter.view.lines[0][1].step;
  expect(sent()).toEqual([{ kind: "skip", question: "spade-lead" }, { kind: "next" }, { kind: "go", to: 15 }, { kind: "go", to: asked }, { kind: "again" }]);
});

it("moves the focus to the next question, and leaves it where it is when a number was pressed", async () => {
  const { all, button, update } = await shown("first");
  button(cases.first.strings.next).focus();
  await update("blocked");
  expect(document.activeElement).toBe(all(".spades-charter-ask")[0]);
  all(".spades-charter-step")[7].focus();
  await update("charter");
  expect(all(".spades-charter-step")).toContain(document.activeElement);
});

it("arrows move among the answers, and among the numbers as the language runs", async () => {
  const { all } = await shown("chosen");
  const press = (/** @type {string} */ key) => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const answers = all("[role=radio]");
  answers[0].focus();
  press("ArrowDown");
  expect(document.activeElement).toBe(answers[1]);
  const steps = all(".spades-charter-step");
  steps[11].focus();
  press("ArrowLeft"); // Persian: forward
  expect(document.activeElement).toBe(steps[12]);
});

it("keeps page and rule file as files of this browser, and forgets them at the end", async () => {
  const { button, unmount } = await shown("charter");
  const { page, rules } = cases.charter.strings.sheet;
  for (const { name, file } of [page, rules]) expect(button(name).getAttribute("download")).toBe(file);
  expect(await Promise.all(kept.map((blob) => blob.text()))).toEqual([page.text, rules.text]);
  await unmount();
  expect(forgotten.length).toBe(2);
});

it("prints the page and not the notebook", async () => {
  const { button, el } = await shown("charter");
  button(cases.charter.strings.sheet.print).click();
  button(cases.charter.strings.sheet.print).click();
  const frames = el.querySelectorAll("iframe");
  expect([frames.length, frames[0].srcdoc]).toEqual([1, cases.charter.strings.sheet.page.text]);
});

it("opens what is pasted, and shows what came of it", async () => {
  const { all, sent, update } = await shown("first");
  const [field] = all(".spades-charter-field");
  field.value = "#rules=standard+board";
  field.form.dispatchEvent(new Event("submit", { cancelable: true }));
  expect(sent()).toEqual([{ kind: "open", text: "#rules=standard+board" }]);
  await update("refused");
  expect(all(".spades-say")[0].getAttribute("data-sign")).toBe("bad");
});

it("tells what an answer leads to once, and is silent when the page is only drawn anew", async () => {
  const { el, model } = await shown("first");
  const live = () => el.querySelector(".spades > [role=status]:last-child")?.textContent;
  const said = cases["chosen"].strings.said;
  model.fromPython(traits("chosen"));
  await Promise.resolve();
  expect(live()).toBe(said);
  model.fromPython({ look: { ...cases["chosen"].look, theme: "dark" } });
  await Promise.resolve();
  expect(live()).toBe(said);
});
