// Movement: things that glide to where a change has put them.
//
//   slide(frame.root, () => { ... });   each element with data-slide="name" glides from where that name was before
//
// Where things lie is looked up while Python works on an answer: `frame.send` calls lookWhereThingsLie.

/** @returns {boolean} */
export const lessMotion = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** @typedef {{at: number, root: DOMRect, things: Map<string, DOMRect>}} Places  where the things lay that may slide, and when that was */

/** Roots in which a change is under way whose frame is still to come. @type {WeakSet<HTMLElement>} */
const sliding = new WeakSet();

/** Where things lay while Python was asked, for roots in which something may slide. @type {WeakMap<HTMLElement, Places | null>} */
const lying = new WeakMap();

const FRESH = 200; // ms in which the page is taken to lie as it did

/** @param {HTMLElement} root @returns {Map<string, any>} */
function slidable(root) {
  const found = new Map();
  for (const node of root.querySelectorAll("[data-slide]")) found.set(node.getAttribute("data-slide"), node);
  return found;
}

/** @param {HTMLElement} root @returns {Places} */
const placesIn = (root) => ({
  at: performance.now(),
  root: root.getBoundingClientRect(),
  things: new Map([...slidable(root)].map(([name, node]) => [name, node.getBoundingClientRect()])),
});

/** Look where things lie, now that nothing else is to do: an answer that moves them need not wait for it. @param {HTMLElement} root */
export function lookWhereThingsLie(root) {
  if (lying.has(root)) setTimeout(() => lying.set(root, placesIn(root)));
}

/**
 * Do `change`, then let each element with a `data-slide` name glide from where that name was before: 160 ms, or at once.
 * Where it goes is measured as the next frame begins, which lays the page out anyway: the change itself need not wait for it.
 * Say `moves: false` when everything stays in its place.
 * @param {HTMLElement} root
 * @param {() => void} change
 * @param {boolean} [moves]
 */
export function slide(root, change, moves = true) {
  if (!moves || lessMotion() || !root.isConnected || typeof root.animate !== "function" || sliding.has(root)) return change();
  const known = lying.get(root);
  const before = known && performance.now() - known.at < FRESH ? known : placesIn(root);
  lying.set(root, null);
  sliding.add(root);
  change();
  requestAnimationFrame(() => {
    sliding.delete(root);
    const after = placesIn(root);
    for (const [name, node] of slidable(root)) glide(node, before.things.get(name), after.things.get(name), { left: after.root.left - before.root.left, top: after.root.top - before.root.top });
  });
}

/** @param {Element} node @param {DOMRect | undefined} from @param {DOMRect | undefined} to @param {{left: number, top: number}} page  how far the whole page has moved meanwhile */
function glide(node, from, to, page) {
  if (!from?.width || !to?.width) return;
  const [x, y, size] = [from.left + page.left - to.left, from.top + page.top - to.top, from.width / to.width];
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(size - 1) < 0.02) return;
  node.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${size})`, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }],
    { duration: 160, easing: "cubic-bezier(.2, .7, .3, 1)" },
  );
}
