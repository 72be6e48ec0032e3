import { describe, expect, it } from "vitest";

import { CARD, RANK_PATHS, SUIT_PATHS, cardBack, cardFace, pipPlaces, readCard, setFace, starPath, suitSign, turnInto } from "../../spades_teach/widgets/js/cards.js";

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const SUITS = ["S", "H", "D", "C"];
const PACK = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));

/** The farthest that the numbers of a path reach, read as plain coordinates of an outline in absolute commands. */
const numbers = (/** @type {string} */ path) => [...path.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);

describe("readCard", () => {
  it("reads every card of the pack and both jokers", () => {
    for (const code of PACK) expect(readCard(code)).toEqual({ rank: code.slice(0, -1), suit: code.at(-1), joker: null });
    expect(readCard("BJ").joker).toBe("big");
    expect(readCard("LJ").joker).toBe("little");
  });

  it.each(["", "S", "1S", "11H", "TS", "AX", "as", "10", "BJS", null])("refuses %s", (code) => {
    expect(() => readCard(/** @type {any} */ (code))).toThrow(RangeError);
  });
});

describe("pipPlaces", () => {
  const numbered = RANKS.slice(0, 9);

  it.each(numbered)("puts %s signs on the card", (rank) => {
    expect(pipPlaces(rank)).toHaveLength(Number(rank));
  });

  it.each(numbered)("keeps the signs of %s apart, inside the card and clear of the corners", (rank) => {
    const places = pipPlaces(rank);
    const half = 19 / 2;
    for (const [index, { x, y }] of places.entries()) {
      expect(x - half).toBeGreaterThan(25);
      expect(x + half).toBeLessThan(CARD.width - 25);
      expect(y - half).toBeGreaterThan(5);
      expect(y + half).toBeLessThan(CARD.height - 5);
      for (const other of places.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(19);
    }
  });

  it.each(numbered.filter((rank) => rank !== "7"))("looks the same from both sides: %s", (rank) => {
    const places = pipPlaces(rank).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    const turned = pipPlaces(rank).map(({ x, y }) => `${(100 - x).toFixed(1)} ${(140 - y).toFixed(1)}`);
    expect(turned.toSorted()).toEqual(places.toSorted());
  });

  it.each(numbered)("turns the signs below the middle of %s on their heads", (rank) => {
    for (const { y, turned } of pipPlaces(rank)) expect(turned).toBe(y > 70.1);
  });
});

describe("the signs", () => {
  it("has four suits, each unlike the others, inside its box", () => {
    expect(new Set(Object.values(SUIT_PATHS)).size).toBe(4);
    for (const path of Object.values(SUIT_PATHS)) for (const number of numbers(path)) expect(Math.abs(number)).toBeLessThanOrEqual(10);
  });

  it("has a figure for every rank, not wider than the corner of the card has room for", () => {
    expect(Object.keys(RANK_PATHS).toSorted()).toEqual(RANKS.toSorted());
    for (const { width, path } of Object.values(RANK_PATHS)) {
      expect(width * 1.5).toBeLessThan(22);
      for (const number of numbers(path)) expect(number).toBeLessThanOrEqual(15);
    }
  });

  it("draws stars with as many points as asked", () => {
    expect(starPath(5, 10, 4).split("L")).toHaveLength(10);
    expect(starPath(8, 10, 4).split("L")).toHaveLength(16);
  });
});

describe("cardFace", () => {
  it.each([...PACK, "BJ", "LJ"])("draws %s with its corner at both ends", (code) => {
    const face = cardFace(code, { big: "BIG", little: "LITTLE" });
    expect(face.getAttribute("viewBox")).toBe("0 0 100 140");
    expect(face.querySelectorAll(".spades-index")).toHaveLength(2);
    expect(face.querySelectorAll(".spades-suit").length).toBeGreaterThanOrEqual(2);
    expect(face.getAttribute("aria-hidden")).toBe("true");
  });

  it("draws no two cards alike", () => {
    expect(new Set([...PACK, "BJ", "LJ"].map((code) => cardFace(code).outerHTML)).size).toBe(54);
  });

  it("uses no ids, references or fonts, so that any number of cards may stand on a page", () => {
    for (const code of [...PACK, "BJ", "LJ"]) {
      const markup = cardFace(code).outerHTML;
      expect(markup).not.toMatch(/\bid=|url\(|href|<use|font-family/);
    }
    expect(cardBack().outerHTML).not.toMatch(/\bid=|url\(|href|<text/);
  });

  it("puts the words of the jokers there as text, whatever they hold", () => {
    const face = cardFace("BJ", { big: "<b>BIG</b>" });
    expect(face.querySelector("b")).toBeNull();
    expect([...face.querySelectorAll("text")].map((node) => node.textContent)).toEqual(["<b>BIG</b>"]);
  });

  it("has no text but on jokers: ranks and suits look the same on every system", () => {
    for (const code of PACK) expect(cardFace(code).textContent).toBe("");
  });
});

describe("suitSign", () => {
  it.each(SUITS)("%s is a sign of its own each time, and any other can be turned into it", (suit) => {
    const sign = suitSign(/** @type {any} */ (suit));
    expect(sign).not.toBe(suitSign(/** @type {any} */ (suit)));
    expect(sign.querySelector("path")?.getAttribute("d")).toBe(SUIT_PATHS[/** @type {"S"} */ (suit)]);
    for (const other of SUITS) {
      const turned = suitSign(/** @type {any} */ (other));
      turnInto(turned, /** @type {any} */ (suit));
      expect(turned.outerHTML).toBe(sign.outerHTML);
    }
  });
});

describe("setFace", () => {
  it("draws once and again only when the card differs", () => {
    const place = document.createElement("span");
    place.append("kept");
    setFace(place, "9H");
    const first = place.querySelector("svg");
    setFace(place, "9H");
    expect(place.querySelector("svg")).toBe(first);
    setFace(place, "KS");
    expect(place.children).toHaveLength(1);
    expect(place.querySelector("svg")?.getAttribute("data-suit")).toBe("S");
    setFace(place, null);
    expect(place.querySelector("svg")?.getAttribute("class")).toContain("spades-back");
    expect(place.textContent).toBe("kept");
  });
});
