/**
 * A model as the notebook hosts give it to a widget, without a host.
 *
 * The hosts differ, and a widget must live with both:
 * - `set` of an equal value fires `change:` in marimo, not in Jupyter (which compares deeply);
 * - a value from Python fires in marimo whenever it is another object, in Jupyter only when it differs;
 * - `el` is in a shadow root in marimo and in the page in Jupyter, where it may be attached only after `render`.
 */

/** @typedef {"marimo" | "jupyter"} HostName */
/** @typedef {Record<string, any>} State */

export const HOSTS = /** @type {const} */ (["marimo", "jupyter"]);

export class FakeModel {
  /** What the widget sent by `model.send`, in order. @type {any[]} */
  sent = [];
  /** What each `save_changes` carried, in order. @type {State[]} */
  saved = [];
  /** @type {State} */
  #state;
  /** @type {State} */
  #unsaved = {};
  /** @type {Map<string, Set<(...args: any[]) => void>>} */
  #listeners = new Map();

  /**
   * @param {State} state
   * @param {HostName} [host]
   */
  constructor(state, host = "jupyter") {
    this.host = host;
    this.#state = structuredClone(state);
  }

  /** @param {string} key */
  get(key) {
    return this.#state[key];
  }

  /**
   * @param {string} key
   * @param {any} value
   */
  set(key, value) {
    const same = deepEqual(this.#state[key], value);
    this.#state[key] = value;
    this.#unsaved[key] = value;
    if (!same || this.host === "marimo") this.#fire(`change:${key}`, value);
  }

  save_changes() {
    if (Object.keys(this.#unsaved).length === 0) return;
    this.saved.push(structuredClone(this.#unsaved));
    this.#unsaved = {};
  }

  /** @param {any} content */
  send(content) {
    this.sent.push(structuredClone(content));
  }

  /**
   * @param {string} name
   * @param {(...args: any[]) => void} listener
   */
  on(name, listener) {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
  }

  /**
   * @param {string | null} [name]
   * @param {((...args: any[]) => void) | null} [listener]
   */
  off(name, listener) {
    for (const [known, listeners] of this.#listeners) {
      if (name && name !== known) continue;
      if (listener) listeners.delete(listener);
      else listeners.clear();
    }
  }

  /** How many listeners the widget left on the model. */
  get listeners() {
    return [...this.#listeners.values()].reduce((sum, listeners) => sum + listeners.size, 0);
  }

  /**
   * Python sets traits.
   * @param {State} traits
   */
  fromPython(traits) {
    for (const [key, value] of Object.entries(structuredClone(traits))) {
      const known = this.#state[key];
      const fires = this.host === "marimo" ? !Object.is(known, value) : !deepEqual(known, value);
      this.#state[key] = value;
      if (fires) this.#fire(`change:${key}`, value);
    }
  }

  /**
   * Python sends a custom message.
   * @param {any} content
   */
  messageFromPython(content) {
    this.#fire("msg:custom", structuredClone(content), []);
  }

  /**
   * @param {string} name
   * @param {...any} args
   */
  #fire(name, ...args) {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(...args);
  }
}

/**
 * Render a widget as a host does.
 *
 * @param {{render?: any, initialize?: any}} widget  the default export of a widget module
 * @param {State} state  its traits
 * @param {HostName} [host]
 */
export async function mount(widget, state, host = "jupyter") {
  const model = new FakeModel(state, host);
  const abort = new AbortController();
  const el = document.createElement("div");
  const outer = document.createElement("div");
  document.body.append(outer);
  if (host === "marimo") outer.attachShadow({ mode: "open" }).append(el);
  await widget.initialize?.({ model, signal: abort.signal });
  const cleanUp = await widget.render({ model, el, signal: abort.signal });
  if (host === "jupyter") outer.append(el);
  return {
    model,
    el,
    /** The widget's view ends: the notebook removes it. */
    async unmount() {
      abort.abort();
      await cleanUp?.();
      outer.remove();
    },
  };
}

/**
 * @param {any} a
 * @param {any} b
 * @returns {boolean}
 */
function deepEqual(a, b) {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && deepEqual(a[key], b[key]));
}
