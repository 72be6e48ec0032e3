// A cell for code below a widget, where the page around it lets one in: JupyterLab and Notebook 7 that show their app, or a code cell of the page.

const ASKED = "spades-code-asked";

/** @typedef {(text: string) => void | Promise<void>} Put  puts code into a cell, or throws */

/** The element and all around it, out of shadow roots too. @param {Element} el */
function around(el) {
  const found = [];
  for (let node = /** @type {any} */ (el); node; node = node.parentNode ?? node.host) found.push(node);
  return found;
}

/** The name that marimo gives the cell which shows an element; "" elsewhere. @param {Element} el */
export function marimoCell(el) {
  return around(el).find((node) => node.dataset?.cellId)?.dataset.cellId ?? "";
}

/**
 * How JupyterLab puts code into a new cell below the one that shows an element; null where its app is not on the page.
 * @param {Element} el
 * @returns {Put | null}
 */
export function labCell(el) {
  const app = /** @type {any} */ (globalThis).jupyterapp;
  const nodes = new Set(around(el));
  for (const panel of app?.shell?.widgets?.("main") ?? []) {
    const notebook = panel.content;
    const index = (notebook?.widgets ?? []).findIndex((/** @type {any} */ cell) => nodes.has(cell.node));
    if (index < 0 || !notebook.model) continue;
    return async (text) => {
      const before = notebook.widgets.length;
      app.shell.activateById(panel.id);
      notebook.activeCellIndex = index;
      await app.commands.execute("notebook:insert-cell-below");
      if (notebook.widgets.length !== before + 1 || notebook.activeCellIndex !== index + 1) throw new Error("no cell came");
      if (notebook.activeCell.model.type !== "code") await app.commands.execute("notebook:change-cell-to-code");
      notebook.activeCell.model.sharedModel.setSource(text.trimEnd());
    };
  }
  return null;
}

/**
 * How the next code cell of the page itself takes code; null where none stands below.
 * @param {Element} el
 * @returns {Put | null}
 */
export function pageCell(el) {
  const places = /** @type {{el: Element, take: Put}[]} */ ([]);
  document.dispatchEvent(new CustomEvent(ASKED, { detail: places }));
  const here = outermost(el);
  const below = places.filter((place) => here.compareDocumentPosition(outermost(place.el)) & Node.DOCUMENT_POSITION_FOLLOWING);
  below.sort((one, other) => (outermost(one.el).compareDocumentPosition(outermost(other.el)) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  return below[0]?.take ?? null;
}

/** What stands for an element in the document itself: the outermost host of its shadow roots. @param {Element} el @returns {Element} */
function outermost(el) {
  const root = /** @type {any} */ (el.getRootNode());
  return root.host ? outermost(root.host) : el;
}

/** Offer a code cell of the page; returns the end of it. @param {Element} el @param {Put} take */
export function offerCell(el, take) {
  const offer = (/** @type {any} */ event) => event.detail.push({ el, take });
  document.addEventListener(ASKED, offer);
  return () => document.removeEventListener(ASKED, offer);
}
