import { describe, expect, it, vi } from "vitest";

import { createFelt } from "../../spades_teach/widgets/js/felt.js";

const SEATS = ["partner", "left", "right", "you"].map((place) => ({ place, name: place, note: "3 · 1", turn: place === "you", turnText: "to play" }));
const PLAYS = [
  { place: "left", card: "AD", label: "Left: ace of diamonds" },
  { place: "you", card: "3S", label: "You: three of spades", winner: true },
];
const table = (more = {}) => ({ name: "The table", seats: SEATS, plays: PLAYS, winnerText: "takes it", chip: "broken", ...more });

describe("createFelt", () => {
  it("names the winner by a word, not by colour alone", () => {
    const felt = createFelt();
    felt.update(table());
    const cards = [...felt.el.querySelectorAll("[data-card]")];
    expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual(["Left: ace of diamonds", "You: three of spades, takes it"]);
    expect(felt.el.querySelector("[data-winner=true]")?.textContent).toContain("takes it");
  });

  it("marks the turn in words", () => {
    const felt = createFelt();
    felt.update(table());
    expect(felt.el.querySelector("[data-place=you]")?.textContent).toBe("you3 · 1to play");
    expect(felt.el.querySelector("[data-place=left]")?.textContent).toBe("left3 · 1");
  });

  it("keeps the cards that stay, and clears an empty trick", () => {
    const felt = createFelt();
    felt.update(table());
    const ace = felt.el.querySelector("[data-card=AD]");
    felt.update(table({ plays: PLAYS.slice(0, 1) }));
    expect(felt.el.querySelector("[data-card=AD]")).toBe(ace);
    felt.update(table({ plays: [], chip: null }));
    expect(felt.el.querySelectorAll("[data-card]")).toHaveLength(0);
    expect(/** @type {HTMLElement} */ (felt.el.querySelector(".spades-chip")).hidden).toBe(true);
  });

  it("lets the cards be pressed when asked for: who takes the trick?", () => {
    const onPress = vi.fn();
    const felt = createFelt({ onPress });
    felt.update(table({ plays: PLAYS.map((play) => ({ ...play, winner: false })) }));
    /** @type {HTMLElement} */ (felt.el.querySelector("button[data-card=AD]")).click();
    expect(onPress).toHaveBeenCalledWith("AD", "left");
    expect(felt.el.querySelectorAll("button[aria-pressed=false]")).toHaveLength(2);
    expect(createFelt().el.querySelectorAll("button")).toHaveLength(0);
  });
});
