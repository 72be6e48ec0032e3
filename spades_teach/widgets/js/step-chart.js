// A picture of steps: a bar for each number of tricks, the present one marked.  `chartLayout` is geometry alone and needs no page.
//
//   const chart = createStepChart({ onPick: (index) => ... });
//   chart.update({ steps: view.steps, at: 8, bid: 5, mirrored: false, digits: look.digits, says: "A bar for ...", axis: "tricks taken", bidName: "bid" });

import { h, keyed, setAttributes, svg } from "./kit.js";
import { showNumber } from "./numbers.js";

/** @typedef {{gain: number, penalties: number, verdict: string}} Step */

const HEIGHT = 216;
const [TOP, BOTTOM, SIDE] = [26, 46, 6];
const ROOM = 36; // px that a number above each bar needs

/**
 * Where the bars stand in a picture of a width.
 * @param {number[]} values @param {number} width @param {boolean} mirrored  from right to left
 * @returns {{x: number, middle: number, y: number, width: number, height: number, label: number}[]}  label: where a number beside it stands
 */
export function chartLayout(values, width, mirrored) {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const scale = (HEIGHT - TOP - BOTTOM - (least < 0 ? 16 : 0)) / Math.max(1, most - least);
  const zero = TOP + most * scale;
  const slot = (width - 2 * SIDE) / Math.max(1, values.length);
  return values.map((value, index) => {
    const middle = SIDE + slot * ((mirrored ? values.length - 1 - index : index) + 0.5);
    const height = Math.abs(value) * scale;
    const y = value < 0 ? zero : zero - height;
    const bar = slot * 0.68;
    return { x: middle - bar / 2, middle, y, width: bar, height, label: value < 0 ? y + height + 14 : y - 6 };
  });
}

/** @param {{onPick: (index: number) => void}} how */
export function createStepChart({ onPick }) {
  const ground = svg("rect", { class: "spades-steps-now", y: 4, height: HEIGHT - 22, rx: 7 });
  const zero = svg("line", { class: "spades-steps-zero" });
  const bars = svg("g", {});
  const axis = svg("text", { class: "spades-steps-axis", y: HEIGHT - 4 });
  const bid = svg("text", { class: "spades-steps-bid", y: HEIGHT - 17, "text-anchor": "middle" });
  const el = svg("svg", { class: "spades-steps", role: "img", focusable: "false", height: HEIGHT }, ground, zero, bars, bid, axis);
  let given = /** @type {any} */ (null);
  let width = 640;

  const draw = () => {
    if (!given) return;
    const { steps, at, digits, mirrored } = given;
    const places = chartLayout(steps.map((/** @type {Step} */ step) => step.gain), width, mirrored);
    const slot = (width - 2 * SIDE) / Math.max(1, steps.length);
    const floor = HEIGHT - BOTTOM + 14;
    const here = places[at];
    setAttributes(el, { viewBox: `0 0 ${width} ${HEIGHT}`, "aria-label": given.says });
    setAttributes(ground, { x: here.middle - slot / 2, width: slot });
    const level = steps[0].gain < 0 ? places[0].y : places[0].y + places[0].height;
    setAttributes(zero, { x1: SIDE, x2: width - SIDE, y1: level, y2: level });
    keyed(bars, /** @type {Step[]} */ (steps), {
      key: (_, index) => String(index),
      make: () => svg("g", { class: "spades-steps-step" },
        svg("rect", { class: "spades-steps-bar", rx: 3 }), svg("path", { class: "spades-steps-flag" }),
        svg("text", { class: "spades-steps-value", "text-anchor": "middle", direction: "ltr" }),
        svg("text", { class: "spades-steps-tick", "text-anchor": "middle", y: floor, direction: "ltr" }),
        svg("rect", { class: "spades-steps-hit", y: 0, height: HEIGHT })),
      update(node, step, index) {
        const [bar, flag, value, tick, hit] = node.children;
        const place = places[index];
        setAttributes(node, { "data-verdict": step.verdict === "set" ? "set" : "made", "data-penalty": step.penalties > 0, "data-now": index === at });
        setAttributes(bar, { x: place.x, y: place.height < 2 ? place.y - 1 : place.y, width: place.width, height: Math.max(2, place.height) });
        const foot = step.gain < 0 ? place.y : place.y + place.height;
        setAttributes(flag, { d: `M${place.middle - 5} ${foot - 9}h10l-5 8z`, visibility: step.penalties > 0 ? null : "hidden" });
        value.textContent = index === at || slot >= ROOM ? showNumber(step.gain, digits) : "";
        setAttributes(value, { x: place.middle, y: place.label });
        tick.textContent = showNumber(index, digits);
        setAttributes(tick, { x: place.middle });
        setAttributes(hit, { x: place.middle - slot / 2, width: slot });
        node.onclick = () => onPick(index);
      },
    });
    bid.textContent = `\u25B2 ${given.bidName}`;
    setAttributes(bid, { x: places[Math.min(given.bid, places.length - 1)].middle });
    axis.textContent = given.axis;
    setAttributes(axis, { x: mirrored ? SIDE : width - SIDE, "text-anchor": mirrored ? "start" : "end", direction: "ltr" });
  };
  const watcher = globalThis.ResizeObserver && new ResizeObserver(([entry]) => {
    const wide = Math.round(entry.contentRect.width);
    if (wide < 100 || wide === width) return;
    width = wide;
    draw();
  });
  const box = h("div", { class: "spades-steps-box" }, el);
  watcher?.observe(box);
  return {
    el: box,
    /** @param {{steps: Step[], at: number, bid: number, mirrored: boolean, digits: string, says: string, axis: string, bidName: string}} now */
    update(now) {
      given = now;
      draw();
    },
    end: () => watcher?.disconnect(),
  };
}
