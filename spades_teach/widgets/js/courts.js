// The court cards: a jack, a queen and a king of our own, each twice, head to head.
//
//   courtFigure("Q", suitPath)   a <g> for the middle of a card of 100 by 140 units
//
// One drawing for each rank, in flat shapes; the suit gives the colours (cards.css) and the sign that the figure wears or holds.

import { svg } from "./kit.js";

// The frame in the middle of the card.  A half figure is drawn in the box -2..48 by -1..58, its waist on the lower edge.
const FRAME = Object.freeze({ x: 25, y: 11, width: 50, height: 118 });

/** @typedef {[kind: string, path: string]} Shape  kind: robe, robe-2, gold, skin, hair, line, fine, paper, ink */

/** @param {number[][]} places @param {number} radius */
const beads = (places, radius) => places.map(([x, y]) => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`).join("");

/** @type {Record<string, Shape[]>} */
const FIGURES = {
  K: [
    ["robe", "M-2 58V48.5C1 43 7 40 15 38H31C39 40 45 43 48 48.5V58Z"],
    ["robe-2", "M18 40L23 58L28 40Z"],
    ["paper", "M13 38.6C8.6 39.6 4.4 41.4 1.4 44L4.2 49C9 44.6 13.6 44 17 44.6L21 58H25L29 44.6C32.4 44 37 44.6 41.8 49L44.6 44C41.6 41.4 37.4 39.6 33 38.6L23 46Z"],
    ["ink", beads([[6, 45], [10.6, 42.4], [15.2, 41.6], [40, 45], [35.4, 42.4], [30.8, 41.6], [20.4, 49.4], [25.6, 49.4], [22, 55], [24, 55]], 0.75)],
    ["hair", "M13.4 21C12.2 27 12.4 32.5 14.2 37C16.4 40 20 43 23 46.4C26 43 29.6 40 31.8 37C33.6 32.5 33.8 27 32.6 21Z"],
    ["skin", "M16 20V27.6C16 33 19.4 36 23 36S30 33 30 27.6V20Z"],
    ["hair", "M17 31.4C18.8 29.8 21.6 29.8 23 31C24.4 29.8 27.2 29.8 29 31.4C29 36.4 26.2 40 23 42C19.8 40 17 36.4 17 31.4Z"],
    ["skin", "M20.8 33.4C22 34.5 24 34.5 25.2 33.4C24.4 32.6 21.6 32.6 20.8 33.4Z"],
    ["line", "M18.2 25.4C19 24.6 20.4 24.6 21.1 25.4M24.9 25.4C25.6 24.6 27 24.6 27.8 25.4M23 25.2V29H21.8"],
    ["gold", "M12.8 21L11.2 7.8L17.2 13.4L23 4.8L28.8 13.4L34.8 7.8L33.2 21C27 19.2 19 19.2 12.8 21Z"],
    ["robe", "M14 17.6C19.6 16 26.4 16 32 17.6L31.7 19.4C26.2 17.9 19.8 17.9 14.3 19.4Z"],
    ["gold", beads([[23, 3], [11, 6], [35, 6]], 1.7)],
    ["line", "M42.4 45V13.4M39.4 18.8H45.4"],
    ["gold", "M42.4 5.6L44.4 13.8H40.4Z"],
    ["skin", beads([[42.4, 34]], 2.5)],
    ["fine", "M40.2 33H44.6M40.2 35H44.6"],
    ["robe", "M37.8 46C38.2 41 39.4 37.6 40.4 36.2H44.4C46 38.4 47.4 42.4 48 46Z"],
  ],
  Q: [
    ["hair", "M23 10.6C14.2 10.6 11 16.4 11.2 24C11.4 31.6 9.2 36.6 7.2 40.6C11.6 44 17 43.4 19 41H27C29 43.4 34.4 44 38.8 40.6C36.8 36.6 34.6 31.6 34.8 24C35 16.4 31.8 10.6 23 10.6Z"],
    ["robe", "M-2 58V50C1.4 45 8 41.6 16.4 40C18.6 43.6 27.4 43.6 29.6 40C38 41.6 44.6 45 48 50V58Z"],
    ["skin", "M19.4 34V41C19.4 46.4 26.6 46.4 26.6 41V34Z"],
    ["skin", "M16 22C16 31 19 36.8 23 36.8S30 31 30 22C30 17.4 27 15.4 23 15.4S16 17.4 16 22Z"],
    ["hair", "M23 12C17.6 12 14.8 16 15.2 24.6C17.6 22.6 20.8 20.2 22.4 16.4C24.4 20.2 28.4 22.6 30.8 24.6C31.2 16 28.4 12 23 12Z"],
    ["line", "M18.3 25.6C19.1 26.4 20.6 26.4 21.3 25.6M24.7 25.6C25.4 26.4 26.9 26.4 27.7 25.6M23 25.4V29.2H22"],
    ["robe", "M20.9 32.2C21.8 31.5 22.6 31.5 23 31.9C23.4 31.5 24.2 31.5 25.1 32.2C24.4 33.7 21.6 33.7 20.9 32.2Z"],
    ["gold", "M14.2 14.8L12.8 7L18.2 10.4L23 4L27.8 10.4L33.2 7L31.8 14.8C26.6 12.8 19.4 12.8 14.2 14.8Z"],
    ["paper", beads([[23, 2.6], [12.6, 5.4], [33.4, 5.4]], 1.4)],
    ["robe-2", "M16.4 40C18.4 46.4 27.6 46.4 29.6 40L32.6 40.8C30.4 52 15.6 52 13.4 40.8Z"],
    ["gold", beads([[23, 48.2], [18.6, 46.8], [27.4, 46.8], [15.4, 43.8], [30.6, 43.8]], 1.25)],
    ["robe-2", "M19.8 58L23 51.4L26.2 58Z"],
    ["fine", "M8 58C8.6 53 10.6 49 13.6 46.4M38 58C37.4 53 35.4 49 32.4 46.4"],
    ["line", "M4.6 20C4.2 28 5 36 7.4 46"],
    ["fine", "M4.8 29C2.6 28.6 1 26.8.4 24.6M5 33C7.4 32.4 8.8 30.6 9.2 28.4"],
    ["skin", beads([[6.4, 42]], 2.4)],
    ["robe", "M2 52C2.4 47.6 3.6 45 4.6 43.8L8.6 43.2C10.4 45.6 11.4 48.4 11.8 52Z"],
  ],
  J: [
    ["robe", "M-2 58V49.5C1.4 44.4 7 41.4 16 39.4L23 45L30 39.4C39 41.4 44.6 44.4 48 49.5V58Z"],
    ["robe-2", "M23 45L30 39.4C39 41.4 44.6 44.4 48 49.5V58H23Z"],
    ["gold", "M14.4 38.2L23 45.4L31.6 38.2L33 42.2L23 50.4L13 42.2Z"],
    ["gold", beads([[23, 53], [23, 56.6]], 1.1)],
    ["fine", "M6 58C6.6 53.6 8 50 10.2 47.4M40 58C39.4 53.6 38 50 35.8 47.4"],
    ["hair", "M13.6 19C12 25 12 31 12.6 36C16.6 38.4 18.2 35.6 18.4 33H27.6C27.8 35.6 29.4 38.4 33.4 36C34 31 34 25 32.4 19Z"],
    ["skin", "M20 33V40.2L23 43L26 40.2V33Z"],
    ["skin", "M16.4 19V27C16.4 32.8 19.4 36.6 23 36.6S29.6 32.8 29.6 27V19Z"],
    ["line", "M18.5 25C19.3 24.2 20.6 24.2 21.3 25M24.7 25C25.4 24.2 26.7 24.2 27.5 25M23 25V28.8H24.1M21 32C22.2 33 23.8 33 25 32"],
    ["robe", "M12 20C10.6 12.4 15.4 6.8 23 6.8S35.4 12.4 34 20Z"],
    ["robe-2", "M23 6.8C26 9 27.4 13.4 27.4 18.4H34.2C35 11.8 30.4 6.8 23 6.8Z"],
    ["gold", "M11.4 18.2C19 16.6 27 16.6 34.6 18.2V22C27 20.4 19 20.4 11.4 22Z"],
    ["paper", "M31.6 15C33.2 8.4 38.4 3.6 46 2.6C45.6 9.6 41.2 16 33 18.8Z"],
    ["fine", "M32.6 18C35 13 39 8.4 44 5M36.4 12.6L40.6 12.4M38.8 9.8L42.6 9.4M35.6 13.4L35.8 9.2M38.2 10.2L38.6 6.8"],
    ["line", "M4.2 58V20"],
    ["gold", "M4.2 9.6L7.6 20.4H.8Z"],
    ["skin", beads([[4.4, 40]], 2.4)],
    ["robe", "M0 50C.4 45.6 1.6 43 2.6 41.8L6.6 41.8C8.4 43.6 9.4 46.4 9.8 50Z"],
  ],
};

/** Where the sign of the suit stands in the half figure. */
const SIGNS = /** @type {Record<string, {x: number, y: number, size: number}>} */ ({
  K: { x: 3.9, y: 6.6, size: 11.5 },
  Q: { x: 4.6, y: 13, size: 12.5 },
  J: { x: 11.4, y: 5.4, size: 11.5 },
});

/**
 * @param {string} rank
 * @param {string} suitPath
 */
export function courtFigure(rank, suitPath) {
  const { x, y, width, height } = FRAME;
  const half = () => {
    const place = SIGNS[rank];
    return svg("svg", { x: 0, y: 0, width, height: height / 2, viewBox: "-2 -1 50 59" },
      ...FIGURES[rank].map(([kind, path]) => svg("path", { d: path, class: `spades-court-${kind}` })),
      svg("path", { d: suitPath, class: "spades-suit", transform: `translate(${place.x} ${place.y}) scale(${place.size / 20})` }),
    );
  };
  const lozenges = Array.from({ length: 7 }, (_, index) => `M${x + 4.6 + index * 6.8} 68.4l2 1.6l-2 1.6l-2-1.6Z`).join("");
  return svg("g", { class: "spades-court" },
    svg("rect", { x, y, width, height, rx: 3, class: "spades-court-ground" }),
    svg("g", { transform: `translate(${x} ${y})` }, half()),
    svg("g", { transform: `rotate(180 50 70) translate(${x} ${y})` }, half()),
    svg("rect", { x, y: 67, width, height: 6, class: "spades-court-belt" }),
    svg("path", { d: lozenges, class: "spades-court-gold" }),
    svg("rect", { x, y, width, height, rx: 3, class: "spades-court-frame" }),
  );
}
