// Card faces, drawn by us: no fonts, no emoji, no ids (so that a hundred cards may stand on one page).
//
//   cardFace("10H")             an <svg>, 100 by 140 units, sharp at any size; it is silent, name the button around it
//   cardFace("BJ", { big: "BIG", little: "LITTLE" })   the words of the jokers come from the strings
//   cardBack(), suitSign("S")   the felt-green back; a suit sign to stand in a line of text
//   setFace(element, code)      put or change the face inside an element, only when it differs
//
// The geometry (readCard, pipPlaces, SUIT_PATHS, RANK_PATHS) is plain data and tested without a page.

import { svg } from "./kit.js";
import { courtFigure } from "./courts.js";

/** @typedef {{rank: string, suit: "C" | "D" | "H" | "S" | null, joker: "big" | "little" | null}} Face */

export const CARD = Object.freeze({ width: 100, height: 140, corner: 9 });

/**
 * Read a card code: rank then suit ("10H", "KS"), or a joker ("BJ", "LJ").
 * @param {string} code
 * @returns {Face}
 */
export function readCard(code) {
  if (code === "BJ" || code === "LJ") return { rank: code, suit: null, joker: code === "BJ" ? "big" : "little" };
  const found = /^(10|[2-9JQKA])([CDHS])$/.exec(code);
  if (!found) throw new RangeError(`not a card: ${code}`);
  return { rank: found[1], suit: /** @type {any} */ (found[2]), joker: null };
}

/** The four signs in a box of 20 by 20 around the origin. */
export const SUIT_PATHS = Object.freeze({
  S: "M0-10C1.9-6.2 9.4-2.6 9.4 2.9C9.4 6.1 7.1 8 4.7 8C3 8 1.5 7.2.7 5.9C.8 7.5 1.7 9.1 3.6 10H-3.6C-1.7 9.1-.8 7.5-.7 5.9C-1.5 7.2-3 8-4.7 8C-7.1 8-9.4 6.1-9.4 2.9C-9.4-2.6-1.9-6.2 0-10Z",
  H: "M0 9.7C-2 5.5-9.5 1.2-9.5-4.1C-9.5-7.3-7.3-9.3-4.8-9.3C-2.5-9.3-.7-7.9 0-5.5C.7-7.9 2.5-9.3 4.8-9.3C7.3-9.3 9.5-7.3 9.5-4.1C9.5 1.2 2 5.5 0 9.7Z",
  D: "M0-10C1.9-6.4 4.8-2.7 7.7 0C4.8 2.7 1.9 6.4 0 10C-1.9 6.4-4.8 2.7-7.7 0C-4.8-2.7-1.9-6.4 0-10Z",
  C: "M-3.69-2.18A4.7 4.7 0 1 1 3.69-2.18A4.7 4.7 0 1 1 .75 4.05C.95 6.8 1.8 9.1 3.6 10H-3.6C-1.8 9.1-.95 6.8-.75 4.05A4.7 4.7 0 1 1-3.69-2.18Z",
});

/** Our own figures and letters, as strokes in a box 14 high; `width` is the box's. */
export const RANK_PATHS = Object.freeze(/** @type {Record<string, {width: number, path: string}>} */ ({
  A: { width: 11, path: "M1.6 13.4L5.5.6L9.4 13.4M3 9H8M0 13.4H3.4M7.6 13.4H11" },
  K: { width: 10.6, path: "M2.2.6V13.4M8.8.6L2.2 8.4M4.6 5.8L9 13.4M.6.6H3.8M.6 13.4H3.8M7.4.6H10.2M7.4 13.4H10.6" },
  Q: { width: 10.4, path: "M5.2.6C8.2.6 9.6 3.4 9.6 7S8.2 13.4 5.2 13.4S.8 10.6.8 7S2.2.6 5.2.6ZM5.4 9.6C7 9.8 7.6 14.6 10.4 14.2" },
  J: { width: 8.6, path: "M6.4.6V9.8C6.4 12.2 5.2 13.4 3.5 13.4C1.9 13.4.8 12.4.7 10.4M3.8.6H8.6" },
  10: { width: 13.2, path: "M.4 2.8L2.8.6V13.4M.4 13.4H5.2M9.8.6C12 .6 12.8 3.4 12.8 7S12 13.4 9.8 13.4S6.8 10.6 6.8 7S7.6.6 9.8.6Z" },
  9: { width: 9.4, path: "M8.7 4.5C8.7 7 7 8.7 4.8 8.7S.8 7 .8 4.6S2.5.6 4.8.6C7.5.6 8.7 2.9 8.7 5.6C8.7 10.4 6.6 13.2 2.4 13.4" },
  8: { width: 9.4, path: "M4.7.6C6.8.6 8.2 1.8 8.2 3.6S6.8 6.6 4.7 6.6S1.2 5.4 1.2 3.6S2.6.6 4.7.6ZM4.7 6.6C7.1 6.6 8.7 7.9 8.7 10S7.1 13.4 4.7 13.4S.7 12.1.7 10S2.3 6.6 4.7 6.6Z" },
  7: { width: 9.4, path: "M.8 2.6V.6H8.6C6.2 4.4 4.4 8.4 3.8 13.4" },
  6: { width: 9.4, path: "M.7 9.5C.7 7 2.4 5.3 4.6 5.3S8.6 7 8.6 9.4S6.9 13.4 4.6 13.4C1.9 13.4.7 11.1.7 8.4C.7 3.6 2.8.8 7 .6" },
  5: { width: 9.2, path: "M7.8.6H2L1.4 6.4C2.3 5.6 3.4 5.2 4.6 5.2C7 5.2 8.5 6.8 8.5 9.2C8.5 11.8 6.8 13.4 4.4 13.4C2.4 13.4 1.1 12.4.6 10.8" },
  4: { width: 9.8, path: "M6.8 13.4V.6L.6 9.4H9.6" },
  3: { width: 9.2, path: "M.8.6H8L4.2 5.4C6.9 5.3 8.5 6.9 8.5 9.2C8.5 11.8 6.7 13.4 4.3 13.4C2.3 13.4 1 12.4.5 10.8" },
  2: { width: 9.2, path: "M.8 3.6C1 1.8 2.4.6 4.5.6C6.7.6 8.2 1.9 8.2 3.9C8.2 5.7 7 7.2 5.4 8.8L.8 13.4H8.8" },
}));

const ROWS = { top: 24.5, middle: 70, bottom: 115.5 };
const [LEFT, MIDDLE, RIGHT] = [35, 50, 65];

/**
 * Where the signs of a number card stand, as on any pack; those below the middle stand on their heads.
 * @param {string} rank "2" to "10" (an ace is one great sign)
 * @returns {{x: number, y: number, turned: boolean}[]}
 */
export function pipPlaces(rank) {
  const { top, middle, bottom } = ROWS;
  const sides = (/** @type {number[]} */ ...heights) => heights.flatMap((y) => [[LEFT, y], [RIGHT, y]]);
  const third = (bottom - top) / 3;
  const fours = sides(top, top + third, bottom - third, bottom);
  const places = /** @type {Record<string, number[][]>} */ ({
    2: [[MIDDLE, top], [MIDDLE, bottom]],
    3: [[MIDDLE, top], [MIDDLE, middle], [MIDDLE, bottom]],
    4: sides(top, bottom),
    5: [...sides(top, bottom), [MIDDLE, middle]],
    6: sides(top, middle, bottom),
    7: [...sides(top, middle, bottom), [MIDDLE, (top + middle) / 2]],
    8: [...sides(top, middle, bottom), [MIDDLE, (top + middle) / 2], [MIDDLE, (middle + bottom) / 2]],
    9: [...fours, [MIDDLE, middle]],
    10: [...fours, [MIDDLE, top + third / 2], [MIDDLE, bottom - third / 2]],
  })[rank];
  return places.map(([x, y]) => ({ x, y, turned: y > middle + 0.1 }));
}

/**
 * @param {string} path @param {number} x @param {number} y @param {number} size height of the sign
 * @param {{turned?: boolean, class?: string}} [how]
 */
function sign(path, x, y, size, { turned = false, class: name = "spades-suit" } = {}) {
  return svg("path", { d: path, class: name, transform: `translate(${x} ${y})${turned ? " rotate(180)" : ""} scale(${size / 20})` });
}

/** @param {SVGElement} group  twice the same, the second time from the other side */
function bothWays(group) {
  const other = /** @type {SVGElement} */ (group.cloneNode(true));
  other.setAttribute("transform", "rotate(180 50 70)");
  return [group, other];
}

/** @param {Face} face */
function corner({ rank, suit }) {
  const { width, path } = RANK_PATHS[rank];
  const scale = 1.5;
  const x = 14.5;
  return svg("g", { class: "spades-index" },
    svg("path", { d: path, class: "spades-rank", transform: `translate(${x - (width * scale) / 2} 8) scale(${scale})` }),
    sign(SUIT_PATHS[/** @type {"S"} */ (suit)], x, 42.5, 18),
  );
}

/** @param {number} points @param {number} outer @param {number} inner */
export function starPath(points, outer, inner) {
  const at = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 ? inner : outer;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${at.join("L")}Z`;
}

/** @param {Face} face @param {{big?: string, little?: string}} words */
function jokerParts({ joker }, words) {
  const big = joker === "big";
  const star = starPath(big ? 8 : 5, 10, big ? 5.4 : 4.2);
  const word = (big ? words.big : words.little) ?? "";
  // The word stands once: twice, it would no longer be part of the card's name as people hear it.
  const written = svg("text", { x: 0, y: 0, class: "spades-joker-word", transform: "translate(9.9 31) rotate(90)", text: word });
  const index = svg("g", { class: "spades-index" }, sign(star, 14.5, 17, 19));
  const ring = (/** @type {number} */ radius, /** @type {number} */ beads) => [
    svg("circle", { cx: 50, cy: 70, r: radius, class: "spades-ring" }),
    ...Array.from({ length: beads }, (_, bead) => {
      const angle = (2 * Math.PI * bead) / beads;
      return svg("circle", { cx: (50 + (radius + 4) * Math.cos(angle)).toFixed(2), cy: (70 + (radius + 4) * Math.sin(angle)).toFixed(2), r: 1.1, class: "spades-star-eye" });
    }),
  ];
  const centre = big
    ? [...ring(26, 24), sign(star, 50, 70, 46), sign(starPath(8, 10, 5.4), 50, 70, 21, { class: "spades-star-eye" }), svg("circle", { cx: 50, cy: 70, r: 3, class: "spades-star-heart" })]
    : [...ring(15, 12), sign(star, 50, 70.4, 23)];
  return [...bothWays(index), written, ...centre];
}

/** @param {Face} face */
function aceParts({ suit }) {
  const path = SUIT_PATHS[/** @type {"S"} */ (suit)];
  if (suit !== "S") return [sign(path, 50, 70, 38)];
  return [
    sign(path, 50, 70, 58),
    sign(path, 50, 69.3, 46, { class: "spades-inlay" }),
    sign(starPath(8, 10, 4.4), 50, 74.5, 15, { class: "spades-inlay-sign" }),
  ];
}

/**
 * Draw a card's face.  It is hidden from screen readers: the button around it has the name.
 * @param {string} code
 * @param {{big?: string, little?: string}} [words]
 * @returns {SVGSVGElement}
 */
export function cardFace(code, words = {}) {
  const face = readCard(code);
  const parts = [svg("rect", { x: 0.5, y: 0.5, width: 99, height: 139, rx: CARD.corner, class: "spades-paper" })];
  if (face.joker) parts.push(...jokerParts(face, words));
  else {
    const path = SUIT_PATHS[/** @type {"S"} */ (face.suit)];
    if (face.rank === "A") parts.push(...aceParts(face));
    else if (/[JQK]/.test(face.rank)) parts.push(courtFigure(face.rank, path));
    else parts.push(...pipPlaces(face.rank).map(({ x, y, turned }) => sign(path, x, y, 19, { turned })));
    parts.push(...bothWays(corner(face)));
  }
  return svg("svg", { viewBox: "0 0 100 140", class: "spades-face", "data-suit": face.suit ?? face.joker, "aria-hidden": "true", focusable: "false" }, ...parts);
}

/** Draw the back of a card: a small pattern in felt green. */
export function cardBack() {
  const dots = [];
  for (let row = 0; row < 12; row += 1) {
    for (let column = 0; column < 8 - (row % 2); column += 1) {
      const [x, y] = [18 + column * 9.15 + (row % 2) * 4.57, 19.5 + row * 9.18];
      dots.push(`M${x.toFixed(2)} ${(y - 2.6).toFixed(2)}l2.2 2.6l-2.2 2.6l-2.2-2.6Z`);
    }
  }
  return svg("svg", { viewBox: "0 0 100 140", class: "spades-face spades-back", "aria-hidden": "true", focusable: "false" },
    svg("rect", { x: 0.5, y: 0.5, width: 99, height: 139, rx: CARD.corner, class: "spades-paper" }),
    svg("rect", { x: 6, y: 6, width: 88, height: 128, rx: 5, class: "spades-back-field" }),
    svg("rect", { x: 9.5, y: 9.5, width: 81, height: 121, rx: 3, class: "spades-back-line" }),
    svg("path", { d: dots.join(""), class: "spades-back-dots" }),
    svg("circle", { cx: 50, cy: 70, r: 17, class: "spades-back-field" }),
    svg("circle", { cx: 50, cy: 70, r: 14, class: "spades-back-line" }),
    sign(SUIT_PATHS.S, 50, 70, 17, { class: "spades-back-sign" }),
  );
}

/**
 * A suit sign to stand in a line of text or on a chip.
 * @param {"C" | "D" | "H" | "S"} suit
 * @returns {SVGSVGElement}
 */
export function suitSign(suit) {
  return copyOf(suit, () =>
    svg("svg", { viewBox: "-10.5 -10.5 21 21", class: "spades-sign", "data-suit": suit, "aria-hidden": "true", focusable: "false" },
      svg("path", { d: SUIT_PATHS[suit], class: "spades-suit" })));
}

/**
 * Make one suit sign another: less work than a new one.
 * @param {Element} sign
 * @param {"C" | "D" | "H" | "S"} suit
 */
export function turnInto(sign, suit) {
  sign.setAttribute("data-suit", suit);
  sign.firstElementChild?.setAttribute("d", SUIT_PATHS[suit]);
}

/** What was drawn once, to be copied: drawing it anew takes longer. @type {Map<string, SVGSVGElement>} */
const drawn = new Map();

/** @param {string} key @param {() => SVGSVGElement} draw */
function copyOf(key, draw) {
  if (!drawn.has(key)) drawn.set(key, draw());
  return /** @type {SVGSVGElement} */ (drawn.get(key)?.cloneNode(true));
}

/**
 * Put the face of a card into an element, or its back for null; nothing is redrawn when it is there already.
 * @param {Element} element
 * @param {string | null} code
 * @param {{big?: string, little?: string}} [words]
 */
export function setFace(element, code, words = {}) {
  const key = `${code} ${words.big ?? ""} ${words.little ?? ""}`;
  const old = element.querySelector(":scope > .spades-face");
  if (old && /** @type {any} */ (element).spadesFace === key) return;
  /** @type {any} */ (element).spadesFace = key;
  const face = copyOf(key, () => (code === null ? cardBack() : cardFace(code, words)));
  if (old) old.replaceWith(face);
  else element.prepend(face);
}
