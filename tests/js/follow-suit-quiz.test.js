import { describe, expect, it, vi } from "vitest";

import widget from "../../spades_teach/widgets/js/follow-suit-quiz.js";
import { Guesses, picked } from "../../spades_teach/widgets/js/guesses.js";
import { createTrickList } from "../../spades_teach/widgets/js/trick-list.js";
import samples from "../data/views/follow-suit-quiz.json";
import { HOSTS, mount } from "./fake_model.js";
import { onSamples, plain } from "./on_samples.js";

const { cases, traits, shown: onPage } = onSamples(widget, samples);

/** @param {string} name @param {import("./fake_model.js").HostName} [host] */
async function shown(name, host) {
  const page = await onPage(name, host);
  const { el, model } = page;
  const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...el.querySelectorAll(selector)]);
  const one = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (el.querySelector(selector));
  return {
    el,
    model,
    all,
    one,
    visible: (/** @type {string} */ selector) => all(selector).filter((node) => !node.closest("[hidden]")),
    go: () => one(".spades-go"),
    sent: () => model.sent.map(({ seq, sender, ...rest }) => rest),
    later: async (/** @type {any} */ news) => {
      model.fromPython(news);
      await Promise.resolve();
    },
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: what is asked, what is marked, what is said", async (name) => {
    const { one, visible, all } = await shown(name, host);
    const { view, strings } = cases[name];
    expect(one(".spades-title").textContent).toBe(strings.title);
    expect(one(".spades-go").textContent).toBe(strings.go);
    expect(visible(".spades-fan [data-card]").map((card) => [card.dataset.card, card.dataset.state])).toEqual((view.hand ?? []).map((/** @type {any} */ each) => [each.card, each.state]));
    for (const card of visible(".spades-fan [data-card]")) expect(card.getAttribute("aria-label")).toBe(strings.cards[/** @type {string} */ (card.dataset.card)]);
    expect(visible(".spades-trick [data-card]").map((card) => card.dataset.card)).toEqual((view.felt?.plays ?? []).map((/** @type {any} */ each) => each.card));
    expect(visible(".spades-options [role=radio]").map((option) => [option.dataset.state, option.getAttribute("aria-checked")])).toEqual(view.options.map((/** @type {any} */ each) => [each.state, String(each.chosen)]));
    expect(visible(".spades-tiny").map((cell) => [cell.dataset.card, cell.dataset.state])).toEqual(view.tricks.flatMap((/** @type {any} */ row) => row.cards.map((/** @type {any} */ each) => [each.card, each.state])));
    expect(all(".spades-dot").map((dot) => dot.dataset.state)).toEqual(view.dots);
    expect(visible(".spades-say-text").map((text) => text.textContent)).toEqual(strings.feedback ? [plain(strings.feedback.text)] : []);
    expect(visible(".spades-say small").map((row) => row.textContent)).toEqual((strings.feedback?.rows ?? []).map(plain));
    expect(visible(".spades-quiz-met li").map((row) => row.textContent)).toEqual(strings.truths ?? []);
  });

  it("marks a card at once, and unmarks it, before Python has answered", async () => {
    const { one, sent } = await shown("legal", host);
    const ace = () => one('.spades-fan [data-card="AS"]');
    ace().click();
    expect([ace().dataset.state, ace().getAttribute("aria-pressed")]).toEqual(["chosen", "true"]);
    ace().click();
    expect([ace().dataset.state, ace().getAttribute("aria-pressed")]).toEqual(["plain", "false"]);
    expect(sent()).toEqual([
      { kind: "mark", card: "AS", on: true, serial: 1 },
      { kind: "mark", card: "AS", on: false, serial: 1 },
    ]);
  });

  it("does not let an older view undo a mark", async () => {
    const { one, later } = await shown("legal", host);
    for (const code of ["AS", "7C"]) one(`.spades-fan [data-card="${code}"]`).click();
    const { view } = traits("legal");
    const withAce = { ...view, n: 7, hand: view.hand.map((/** @type {any} */ each) => (each.card === "AS" ? { ...each, state: "chosen", pressed: true } : each)) };
    await later({ view: withAce });
    expect(one('.spades-fan [data-card="7C"]').dataset.state).toBe("chosen");
    expect(one('.spades-fan [data-card="AS"]').dataset.state).toBe("chosen");
  });

  it("takes marks back when Python refuses them", async () => {
    const { one, model } = await shown("legal", host);
    one('.spades-fan [data-card="AS"]').click();
    model.messageFromPython({ kind: "error", id: "bad-action" });
    expect(one('.spades-fan [data-card="AS"]').dataset.state).toBe("plain");
  });
});

it("has one button that checks, goes on, and asks again", async () => {
  for (const [name, kind] of [["legal", "check"], ["legal-wrong", "next"], ["over", "again"], ["alone", "again"]]) {
    const { go, sent } = await shown(name);
    go().click();
    expect(sent()).toEqual([{ kind, serial: cases[name].view.serial }]);
  }
});

it("says by the button whether there is something to check, and stays pressable", async () => {
  const { go, one } = await shown("winner");
  expect(go().getAttribute("aria-disabled")).toBe("true");
  one(".spades-options [role=radio]").click();
  expect(go().hasAttribute("aria-disabled")).toBe(false);
});

it("picks the card that takes the trick and a reason, one of each", async () => {
  const { visible, sent } = await shown("winner");
  const card = (/** @type {string} */ code) => /** @type {HTMLElement} */ (visible(".spades-trick [data-card]").find((each) => each.dataset.card === code));
  card("3S").click();
  card("9S").click();
  expect(visible(".spades-trick [aria-pressed=true]").map((each) => each.dataset.card)).toEqual(["9S"]);
  const [, second, third] = visible(".spades-options [role=radio]");
  second.click();
  third.click();
  expect(visible(".spades-options [aria-checked=true]")).toEqual([third]);
  expect(sent().map(({ place, option }) => place ?? option)).toEqual(["you", "left", "highest-spade", "highest-rank"]);
});

it("does nothing after the check but go on", async () => {
  const { visible, sent } = await shown("winner-wrong");
  for (const button of [...visible(".spades-trick button"), ...visible(".spades-options button")]) button.click();
  const other = await shown("legal-wrong");
  for (const card of other.visible(".spades-fan button")) card.click();
  expect([...sent(), ...other.sent()]).toEqual([]);
});

describe("the detective", () => {
  const cell = (/** @type {any} */ page, /** @type {string} */ code) => page.one(`.spades-tiny[data-card="${code}"]`);

  it("marks the renege first and then what gives it away", async () => {
    const page = await shown("renege");
    cell(page, "2S").click();
    expect(cell(page, "2S").dataset.state).toBe("renege");
    cell(page, "9H").click();
    expect(cell(page, "9H").dataset.state).toBe("proof");
    expect(page.go().hasAttribute("aria-disabled")).toBe(false);
    expect(page.sent().at(-1)).toEqual({ kind: "pick", renege: [1, "you"], proof: [3, "you"], nobody: false, serial: 1 });
    cell(page, "AH").click();
    expect([cell(page, "9H").dataset.state, cell(page, "AH").dataset.state]).toEqual(["plain", "proof"]);
  });

  it("lets the learner choose what she marks", async () => {
    const page = await shown("renege-picked");
    const [renege] = page.visible(".spades-choices [role=radio]");
    renege.click();
    expect(renege.getAttribute("aria-checked")).toBe("true");
    cell(page, "7D").click();
    expect([cell(page, "2S").dataset.state, cell(page, "7D").dataset.state, cell(page, "9H").dataset.state]).toEqual(["plain", "renege", "proof"]);
  });

  it("clears the cards when nobody reneged, and the other way round", async () => {
    const page = await shown("renege-picked");
    const nobody = page.visible(".spades-option")[0];
    nobody.click();
    expect(nobody.getAttribute("aria-pressed")).toBe("true");
    expect(page.visible('.spades-tiny[aria-pressed="true"]')).toEqual([]);
    cell(page, "2S").click();
    expect(nobody.getAttribute("aria-pressed")).toBe("false");
    expect(cell(page, "2S").dataset.state).toBe("renege");
  });

  it("is a table whose cells are no buttons any more once it is checked", async () => {
    const page = await shown("renege-wrong");
    expect(page.visible(".spades-tiny").map((each) => each.tagName)).toEqual(Array(12).fill("SPAN"));
    expect(page.visible(".spades-tricks th[scope=col]").map((each) => each.textContent)).toEqual(["Trick", "Left", "Partner", "Right", "You"]);
    expect(page.visible(".spades-tiny-tag").map((each) => each.textContent).filter(Boolean)).toEqual(["renege", "shows it"]);
  });

  it("moves between the cards by arrows, in both directions, with one tab stop", async () => {
    const page = await shown("renege");
    const press = (/** @type {string} */ key) => page.el.ownerDocument.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const now = () => /** @type {HTMLElement} */ (page.el.ownerDocument.activeElement).dataset.card;
    page.all(".spades-tiny")[0].focus();
    const there = [now()];
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "End", "ArrowUp", "Home"]) {
      press(key);
      there.push(now());
    }
    expect(there).toEqual(["4H", "5H", "2D", "KD", "9H", "7D", "4H"]);
    expect(page.all(".spades-tiny").filter((each) => each.tabIndex === 0)).toHaveLength(1);
  });
});

it("goes to the title of the next question when the focus was in the widget, and only then", async () => {
  const { go, later, one } = await shown("legal-wrong");
  await later(traits("winner"));
  expect(document.activeElement).not.toBe(one(".spades-title"));
  go().focus();
  await later(traits("legal-wrong"));
  expect(document.activeElement).toBe(go());
  const { view } = traits("winner");
  await later({ ...traits("winner"), view: { ...view, serial: view.serial + 1 } });
  await vi.waitFor(() => expect(document.activeElement).toBe(one(".spades-title")));
});

it("keeps the focus on the button while an answer is checked", async () => {
  const { go, later } = await shown("legal");
  go().focus();
  await later(traits("legal-wrong"));
  expect(document.activeElement).toBe(go());
});

it("stops keys at its root", async () => {
  const { one, el } = await shown("legal");
  const heard = /** @type {string[]} */ ([]);
  el.addEventListener("keydown", (event) => heard.push(event.key));
  for (const key of ["a", "b", "d", "ArrowDown"]) one(".spades-fan button").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(heard).toEqual([]);
});

it("confirms the view that it drew, and leaves nothing behind", async () => {
  const page = await mount(widget, traits("legal"));
  page.model.fromPython({ view: { ...traits("legal").view, n: 5 } });
  await vi.waitFor(() => expect(page.model.saved.at(-1)).toEqual({ shown: 5 }));
  await page.unmount();
  expect(page.model.listeners).toBe(0);
  expect(document.querySelector(".spades")).toBeNull();
});

it("puts no text there as HTML", async () => {
  const evil = '<img src=x onerror="alert(1)">';
  const { model, later, el } = await shown("winner-wrong");
  const strings = JSON.parse(JSON.stringify(model.get("strings")), (_, value) => (typeof value === "string" ? `${evil}${value}` : value));
  await later({ strings });
  expect(el.querySelector("img")).toBeNull();
  expect(el.textContent).toContain(evil);
});

describe("guesses", () => {
  const view = () => ({ phase: "asking", serial: 1, kind: "legal", ready: false, hand: [{ card: "9H", state: "plain", pressed: false }], options: [], felt: null, picks: null, tricks: [] });

  it("are in every view until one confirms them", () => {
    const guesses = new Guesses();
    expect(guesses.applied(view()).ready).toBe(false);
    guesses.set("card 9H", true);
    expect(guesses.applied(view())).toMatchObject({ ready: true, hand: [{ card: "9H", state: "chosen", pressed: true }] });
    const confirmed = { ...view(), ready: true, hand: [{ card: "9H", state: "chosen", pressed: true }] };
    expect(guesses.applied(confirmed)).toEqual(confirmed);
    expect(guesses.applied(view()).hand[0].pressed).toBe(false);
  });

  it("end with the question and with the check, and change no view that they got", () => {
    for (const after of [{ serial: 2 }, { phase: "checked" }]) {
      const guesses = new Guesses();
      guesses.applied(view());
      guesses.set("card 9H", true);
      const given = Object.freeze({ ...view(), ...after });
      expect(guesses.applied(given).hand[0].pressed).toBe(false);
      guesses.applied(view());
      expect(guesses.applied(view()).hand[0].pressed).toBe(false);
    }
  });

  it("take a pick back when the same card is pressed again, and never put both on one card", () => {
    const none = { renege: null, proof: null, nobody: true };
    const one = picked(none, "renege", [1, "left"]);
    expect(one).toEqual({ renege: [1, "left"], proof: null, nobody: false });
    expect(picked(one, "renege", [1, "left"]).renege).toBeNull();
    expect(picked(one, "proof", [1, "left"])).toEqual({ renege: null, proof: [1, "left"], nobody: false });
    expect(picked(one, "proof", [2, "left"])).toEqual({ renege: [1, "left"], proof: [2, "left"], nobody: false });
  });
});

describe("the list of tricks", () => {
  const given = (/** @type {boolean} */ pressable) => ({
    name: "Tricks",
    numberName: "Trick",
    legend: "",
    columns: ["left", "you"].map((place) => ({ place, name: place })),
    rows: [1, 2].map((number) => ({ number, text: String(number), led: "left", won: "you", cells: ["left", "you"].map((place, index) => ({ place, card: index ? "BJ" : `${number + 1}H`, face: index ? "BIG" : String(number + 1), label: `${number} ${place}`, state: "plain" })) })),
    pressable,
  });

  it("tells which card of which trick was pressed, also after it has changed", () => {
    const pressed = /** @type {any[]} */ ([]);
    const list = createTrickList({ onPress: (number, place) => pressed.push([number, place]) });
    list.update(given(true));
    const other = given(true);
    other.rows.reverse();
    list.update(other);
    const buttons = /** @type {HTMLElement[]} */ ([...list.el.querySelectorAll("button")]);
    for (const button of buttons) button.click();
    expect(pressed).toEqual([[2, "left"], [2, "you"], [1, "left"], [1, "you"]]);
  });

  it("keeps its buttons, which can no longer be pressed, until there are other cards to look at", () => {
    const pressed = /** @type {any[]} */ ([]);
    const list = createTrickList({ onPress: (number) => pressed.push(number) });
    const chips = () => /** @type {any[]} */ ([...list.el.querySelectorAll(".spades-tiny")]);
    list.update(given(true));
    const before = chips();
    list.update(given(false));
    expect(chips()).toEqual(before);
    expect(before.map((chip) => [chip.disabled, chip.getAttribute("aria-pressed")])).toEqual(Array(4).fill([true, null]));
    before[0].click();
    expect(pressed).toEqual([]);
    const others = given(false);
    for (const row of others.rows) row.cells[0].card = `${row.number + 5}C`;
    list.update(others);
    expect(chips().map((chip) => chip.tagName)).toEqual(["SPAN", "BUTTON", "SPAN", "BUTTON"]);
    list.update(given(true));
    expect(chips().map((chip) => [chip.tagName, chip.disabled])).toEqual(Array(4).fill(["BUTTON", false]));
  });

  it("shows rank and suit, a joker by its word, and marks who led and who won", () => {
    const list = createTrickList({ onPress: () => {} });
    list.update(given(false));
    const [left, you] = /** @type {HTMLElement[]} */ ([...list.el.querySelectorAll(".spades-tiny")]);
    expect([left.textContent, left.dataset.suit, left.dataset.led, left.dataset.won]).toEqual(["2", "H", "true", "false"]);
    expect([you.textContent, you.dataset.suit, you.dataset.led, you.dataset.won]).toEqual(["BIG", "joker", "false", "true"]);
    expect(left.querySelectorAll("svg")).toHaveLength(1);
    expect(left.getAttribute("role")).toBe("img");
  });
});
