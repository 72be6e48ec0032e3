// What tests of widgets begin with: a sample that Python made, drawn on a fake page, and ways to look at it.

import { afterEach } from "vitest";

import { mount } from "./fake_model.js";

/** A ready-made text as it stands on the page. @param {string} text */
export const plain = (text) => text.replace(/[\u2066-\u2069]/g, "");

/**
 * The samples of a widget by their names, and how to show one.  What is shown ends after each test, before hooks that were set earlier.
 * @param {any} widget  the default export of its module
 * @param {{cases: any[]}} samples  of tests/data/views
 */
export function onSamples(widget, samples) {
  const cases = /** @type {Record<string, any>} */ (Object.fromEntries(samples.cases.map((each) => [each.name, each])));
  const traits = (/** @type {string} */ name) => {
    const { view, strings, look, lexicon } = cases[name];
    return { view, strings, look, ...(lexicon ? { lexicon } : {}), shown: 0 };
  };
  /** @type {Awaited<ReturnType<typeof mount>>[]} */
  const open = [];
  afterEach(async () => {
    for (const page of open.splice(0)) await page.unmount();
  });

  /** @param {string} name @param {import("./fake_model.js").HostName} [host] @param {any} [given]  traits instead of those of the sample */
  async function shown(name, host, given = traits(name)) {
    const page = await mount(widget, given, host);
    open.push(page);
    const { el, model } = page;
    const all = (/** @type {string} */ selector) => /** @type {any[]} */ ([...el.querySelectorAll(selector)]).filter((node) => node.closest("[hidden]") === null);
    return {
      ...page,
      unmount: () => page.unmount().then(() => void open.splice(open.indexOf(page), 1)),
      /** All that can be seen. */
      all,
      texts: (/** @type {string} */ selector) => all(selector).map((node) => node.textContent),
      button: (/** @type {string} */ text) => all("button, a").find((each) => each.textContent === text),
      /** The actions that Python got. */
      sent: () => model.sent.map(({ seq, sender, ...action }) => action),
      /** Python answers with another sample. */
      update: async (/** @type {string} */ other) => {
        model.fromPython(traits(other));
        await Promise.resolve();
      },
    };
  }
  return { cases, traits, shown };
}
