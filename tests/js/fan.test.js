import { describe, expect, it, vi } from "vitest";

import { createFan, fanBends, fanLayout } from "../../spades_teach/widgets/js/fan.js";

const cardsOf = (/** @type {string} */ codes, state = "legal") => codes.split(" ").map((card) => ({ card, state, label: `card ${card}` }));

/** @param {string} codes @param {(card: string) => void} [onPress] */
function shown(codes, onPress = () => {}) {
  const fan = createFan({ onPress });
  document.body.append(fan.el);
  fan.update({ name: "Your hand", cards: cardsOf(codes) });
  const buttons = () => /** @type {HTMLButtonElement[]} */ ([...fan.el.querySelectorAll("button")]);
  const button = (/** @type {string} */ card) => /** @type {HTMLButtonElement} */ (fan.el.querySelector(`[data-card="${card}"]`));
  const key = (/** @type {string} */ name, /** @type {KeyboardEventInit} */ more = {}) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }));
  return { fan, buttons, button, key, focused: () => /** @type {HTMLElement} */ (document.activeElement).dataset.card };
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)));

describe("fanLayout", () => {
  const widths = [250, 296, 320, 360, 399, 400, 480, 600, 728, 1200];
  const cases = widths.flatMap((width) => Array.from({ length: 14 }, (_, count) => ({ width, count })));

  it.each(cases)("fits $count cards into $width px", ({ width, count }) => {
    const { cardWidth, step, columns, rows } = fanLayout(count, width);
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect((columns - 1) * step + cardWidth).toBeLessThanOrEqual(width + 0.5);
    expect(cardWidth).toBeGreaterThanOrEqual(44);
    expect(cardWidth).toBeLessThanOrEqual(84);
    if (count > 1) expect(step).toBeGreaterThanOrEqual(24);
    expect(rows).toBeLessThanOrEqual(width < 400 ? 2 : 1);
  });

  it("shows the index of every card of a full hand on the smallest phone", () => {
    const { cardWidth, step } = fanLayout(13, 320 - 2 * 12);
    expect(step / cardWidth).toBeGreaterThan(0.26); // the index ends at a quarter of the card
    expect(step).toBeGreaterThanOrEqual(24);
  });
});

describe("fanBends", () => {
  it.each([1, 2, 5, 13])("bends %i cards to both sides alike", (count) => {
    const bends = fanBends(count);
    expect(bends).toHaveLength(count);
    bends.forEach(({ turn, dip }, index) => {
      expect(turn).toBeCloseTo(-bends[count - 1 - index].turn);
      expect(Math.abs(turn)).toBeLessThan(8);
      expect(Math.abs(dip)).toBeLessThan(0.2);
    });
  });
});

describe("createFan", () => {
  it("has one button for each card, named and in order", () => {
    const { buttons, fan } = shown("AS 9H 4H");
    expect(buttons().map((button) => button.getAttribute("aria-label"))).toEqual(["card AS", "card 9H", "card 4H"]);
    expect(fan.el.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Your hand");
    fan.el.remove();
  });

  it("keeps nodes and focus when cards change their state and order", () => {
    const { fan, button, focused } = shown("AS 9H 4H");
    const nine = button("9H");
    nine.focus();
    fan.update({ name: "Your hand", cards: [...cardsOf("4H"), ...cardsOf("9H", "chosen"), ...cardsOf("AS", "blocked")] });
    expect(button("9H")).toBe(nine);
    expect(focused()).toBe("9H");
    expect(nine.getAttribute("aria-pressed")).toBe("true");
    expect(button("AS").getAttribute("aria-pressed")).toBeNull();
    fan.el.remove();
  });

  it("hands the focus to the neighbour when a card is played", async () => {
    const { fan, button, focused } = shown("AS 9H 4H");
    button("9H").focus();
    fan.update({ name: "Your hand", cards: cardsOf("AS 4H") });
    expect(document.activeElement).not.toBe(document.body); // no key goes to the notebook meanwhile
    await nextFrame();
    expect(focused()).toBe("4H");
    fan.update({ name: "Your hand", cards: cardsOf("AS") });
    await nextFrame();
    expect(focused()).toBe("AS");
    expect(fan.el.querySelectorAll(".spades-fan-place").length).toBe(1);
    fan.el.remove();
  });

  it("draws anew while a card that had the focus is still leaving", async () => {
    const { fan, buttons, button, focused } = shown("AS 9H 4H");
    button("9H").focus();
    fan.update({ name: "Your hand", cards: cardsOf("AS 4H") });
    fan.update({ name: "Your hand", cards: cardsOf("AS 9H 4H") }); // taken back at once
    await nextFrame();
    expect(buttons().map((each) => each.dataset.card)).toEqual(["AS", "9H", "4H"]);
    expect(buttons().map((each) => each.tabIndex).filter((index) => index === 0).length).toBe(1);
    expect(focused()).toBe("4H");
    fan.el.remove();
  });

  it("leaves the focus to whoever took it meanwhile", async () => {
    const { fan, button } = shown("AS 9H 4H");
    const other = document.body.appendChild(document.createElement("button"));
    button("9H").focus();
    fan.update({ name: "Your hand", cards: cardsOf("AS 4H") });
    other.focus();
    await nextFrame();
    expect(document.activeElement).toBe(other);
    fan.el.remove();
    other.remove();
  });

  it("is nothing to stop at where it is only looked at", () => {
    const fan = createFan();
    fan.update({ name: "Your hand", cards: cardsOf("AS 9H", "plain") });
    expect([...fan.el.querySelectorAll("[data-card]")].map((card) => card.getAttribute("tabindex"))).toEqual([null, null]);
  });

  it("takes no focus that it did not have", () => {
    const { fan } = shown("AS 9H");
    fan.update({ name: "Your hand", cards: cardsOf("AS") });
    expect(document.activeElement).toBe(document.body);
    fan.el.remove();
  });

  it("is one tab stop, and the arrows move as the cards lie", () => {
    const { fan, buttons, button, key, focused } = shown("AS 9H 4H 7C");
    document.body.dir = "rtl";
    expect(buttons().filter((each) => each.tabIndex === 0)).toHaveLength(1);
    button("AS").focus();
    for (const [name, card] of [["ArrowRight", "9H"], ["ArrowRight", "4H"], ["ArrowLeft", "9H"], ["End", "7C"], ["ArrowRight", "7C"], ["Home", "AS"], ["ArrowLeft", "AS"]]) {
      key(name);
      expect([name, focused()]).toEqual([name, card]);
    }
    expect(buttons().filter((each) => each.tabIndex === 0)).toEqual([button("AS")]);
    document.body.dir = "";
    fan.el.remove();
  });

  it("leaves keys with a modifier to the browser", () => {
    const { fan, button, key, focused } = shown("AS 9H");
    button("AS").focus();
    key("ArrowRight", { altKey: true });
    expect(focused()).toBe("AS");
    fan.el.remove();
  });

  it("does not press again while a key is held down", () => {
    const { fan, button } = shown("AS 9H");
    const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
    button("AS").dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
    const first = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    button("AS").dispatchEvent(first);
    expect(first.defaultPrevented).toBe(false);
    fan.el.remove();
  });

  it("tells which card was pressed", () => {
    /** @type {string[]} */
    const pressed = [];
    const { fan, button } = shown("AS 9H", (card) => pressed.push(card));
    button("9H").click();
    button("AS").click();
    expect(pressed).toEqual(["9H", "AS"]);
    fan.el.remove();
  });

  it("takes back what was foretold when the answer is another", () => {
    const { fan, button } = shown("AS 9H");
    fan.foretell("9H", "chosen");
    fan.update({ name: "Your hand", cards: cardsOf("AS 9H") });
    expect(button("9H").dataset.state).toBe("legal");
    fan.el.remove();
  });

  it("lets a card glide to the height of its state, but not one that is new", async () => {
    const { fan, button } = shown("AS 9H");
    const [ace, nine] = ["AS", "9H"].map((card) => /** @type {any} */ (button(card).parentElement));
    for (const place of [ace, nine]) place.animate = vi.fn();
    fan.foretell("9H", "chosen");
    expect([nine.dataset.raised, button("9H").dataset.state]).toEqual(["low", "chosen"]);
    fan.update({ name: "Your hand", cards: [...cardsOf("AS"), ...cardsOf("9H", "chosen")] });
    expect([ace.dataset.raised, nine.dataset.raised]).toEqual(["low", "high"]);
    await vi.waitFor(() => expect(nine.animate).toHaveBeenCalledOnce());
    expect(nine.animate.mock.calls[0][0][0].translate).toBe("0 10px");
    fan.update({ name: "Your hand", cards: cardsOf("AS 9H 4H", "waiting") });
    await vi.waitFor(() => expect(ace.animate).toHaveBeenCalledOnce());
    expect(ace.animate.mock.calls[0][0][0].translate).toBe("0 -10px");
    expect(nine.animate.mock.calls[1][0][0].translate).toBe("0 -20px");
    expect([ace, nine, button("4H").parentElement].map((place) => place.dataset.raised)).toEqual([undefined, undefined, undefined]);
    fan.el.remove();
  });

  it("keeps left to right whatever the page does", () => {
    const { fan } = shown("AS 9H");
    expect(fan.el.className).toBe("spades-fan");
    expect([...fan.el.querySelectorAll("[data-card]")].map((node) => node.getAttribute("data-card"))).toEqual(["AS", "9H"]);
    fan.el.remove();
  });

  it.each([["chosen", undefined, "true"], ["legal", undefined, null], ["plain", false, "false"], ["plain", true, "true"], ["chosen", false, "false"]])(
    "%s with pressed %s says aria-pressed %s",
    (state, pressed, expected) => {
      const fan = createFan({ onPress: () => {} });
      const card = { card: "AS", state, label: "ace", ...(pressed === undefined ? {} : { pressed }) };
      fan.update({ name: "Hand", cards: [card] });
      expect(fan.el.querySelector("button")?.getAttribute("aria-pressed")).toBe(expected);
    },
  );
});
