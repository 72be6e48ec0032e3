// Tricks as a table: a row for each trick, a column for each place, clockwise and never mirrored.
//
//   const list = createTrickList({ onPress: (number, place) => frame.send("pick", ...) });
//   frame.root.append(list.el);
//   list.update({
//     name: "Tricks so far", numberName: "Trick", legend: "▸ led", columns: [{ place: "left", name: "Left" }],
//     rows: [{ number: 1, text: "1", led: "left", won: "you", cells: [{ place: "left", card: "KH", face: "K", label: "...", state: "plain" }] }],
//     tags: { renege: "renege?" }, pressable: true,
//   });
//
// A cell has a state of its own: plain, or one that `tags` gives a word to.  The card is the corner of one: rank and suit, no more.

import { suitSign, turnInto } from "./cards.js";
import { h, keyed, roving, setAttributes, setText } from "./kit.js";

/** @typedef {{place: string, card: string, face: string, label: string, state: string}} TrickCell */
/** @typedef {{number: number, text: string, led: string, won: string, cells: readonly TrickCell[]}} TrickRow */
/** @typedef {{name: string, numberName: string, legend: string, columns: readonly {place: string, name: string}[], rows: readonly TrickRow[], tags?: Record<string, string>, pressable?: boolean}} TrickListGiven */

/** @param {{onPress: (number: number, place: string) => void}} how */
export function createTrickList({ onPress }) {
  const corner = h("th", { scope: "col", class: "spades-tricks-number" });
  const heads = h("tr", {}, corner);
  const body = h("tbody");
  const table = h("table", { class: "spades-tricks" }, h("thead", {}, heads), body);
  const legend = h("p", { class: "spades-tricks-legend", "aria-hidden": "true" });
  const el = h("div", { class: "spades-tricks-place" }, table, legend);
  const refresh = roving(table, { columns: () => heads.children.length - 1 });

  /** @param {TrickRow} row */
  const makeRow = (row) => h("tr", {}, h("th", { scope: "row", class: "spades-tricks-number" }), ...row.cells.map(() => h("td")));

  /** @param {HTMLElement} node @param {TrickCell} cell @param {TrickRow} row @param {TrickListGiven} given */
  const updateCell = (node, cell, row, { pressable, tags }) => {
    let chip = /** @type {any} */ (node.firstElementChild);
    // Cards that could be pressed stay buttons when they can no longer be: fifty new cells would hold a verdict up.
    const fits = chip && (pressable ? chip.tagName === "BUTTON" : chip.tagName === "SPAN" || chip.dataset.card === cell.card);
    if (!fits) {
      chip = pressable
        ? h("button", { type: "button", class: "spades-tiny", onclick: () => onPress(chip.spadesRow, chip.dataset.place) })
        : h("span", { class: "spades-tiny", role: "img" });
      chip.append(h("span", { class: "spades-tiny-face", "aria-hidden": "true" }));
      node.replaceChildren(chip, h("span", { class: "spades-tiny-tag", "aria-hidden": "true" }));
    }
    chip.spadesRow = row.number;
    const face = chip.firstElementChild;
    if (chip.dataset.card !== cell.card) {
      const suit = cell.card.endsWith("J") && cell.card.length === 2 && /^[BL]/.test(cell.card) ? null : /** @type {any} */ (cell.card.at(-1));
      const [rank, sign] = face.children.length ? face.children : [face.appendChild(h("span"))];
      rank.textContent = cell.face;
      if (!suit) sign?.remove();
      else if (sign) turnInto(sign, suit);
      else face.append(suitSign(suit));
      setAttributes(chip, { "data-card": cell.card, "data-suit": suit ?? "joker" });
    }
    setAttributes(chip, {
      "data-place": cell.place,
      "data-state": cell.state,
      "data-led": cell.place === row.led,
      "data-won": cell.place === row.won,
      "aria-label": cell.label,
      disabled: !pressable && chip.tagName === "BUTTON",
      "aria-pressed": pressable ? String(["renege", "proof", "picked"].includes(cell.state)) : null,
    });
    setText(/** @type {Element} */ (node.lastElementChild), tags?.[cell.state] ?? "");
  };

  return {
    el,
    /** @param {TrickListGiven} given */
    update(given) {
      setAttributes(table, { "aria-label": given.name });
      setText(corner, given.numberName);
      setText(legend, given.legend);
      while (heads.children.length > given.columns.length + 1) heads.lastElementChild.remove();
      given.columns.forEach(({ name }, index) => {
        if (!heads.children[index + 1]) heads.append(h("th", { scope: "col" }));
        setText(heads.children[index + 1], name);
      });
      keyed(body, given.rows, {
        key: ({ number }) => String(number),
        shows: (row) => JSON.stringify([row, given.pressable, given.tags]),
        make: makeRow,
        update(node, row) {
          setText(node.firstElementChild, row.text);
          row.cells.forEach((cell, index) => updateCell(node.children[index + 1], cell, row, given));
        },
      });
      refresh(null);
    },
  };
}
