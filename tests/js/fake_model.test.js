import { describe, expect, it } from "vitest";
import { FakeModel, HOSTS, mount } from "./fake_model.js";

/** Count how often `change:view` fires while `act` runs. */
function changes(model, act) {
  let count = 0;
  model.on("change:view", () => (count += 1));
  act();
  return count;
}

describe("the rules of the hosts", () => {
  it.each([
    ["marimo", 1],
    ["jupyter", 0],
  ])("%s: setting an equal value fires %i times", (host, expected) => {
    const model = new FakeModel({ view: { hand: ["AS"] } }, host);
    expect(changes(model, () => model.set("view", { hand: ["AS"] }))).toBe(expected);
  });

  it.each([
    ["marimo", 1],
    ["jupyter", 0],
  ])("%s: an equal object from Python fires %i times", (host, expected) => {
    const model = new FakeModel({ view: { hand: ["AS"] } }, host);
    expect(changes(model, () => model.fromPython({ view: { hand: ["AS"] } }))).toBe(expected);
  });

  it.each(HOSTS)("%s: a new value from Python fires once and is there", (host) => {
    const model = new FakeModel({ view: 1 }, host);
    expect(changes(model, () => model.fromPython({ view: 2 }))).toBe(1);
    expect(model.get("view")).toBe(2);
  });

  it("saves what was set since the last save, and nothing twice", () => {
    const model = new FakeModel({ view: 1, seen: 0 });
    model.set("seen", 1);
    model.save_changes();
    model.save_changes();
    expect(model.saved).toEqual([{ seen: 1 }]);
  });

  it("forgets a listener that is taken off", () => {
    const model = new FakeModel({ view: 1 });
    const listener = () => {};
    model.on("change:view", listener);
    model.on("msg:custom", listener);
    model.off("change:view", listener);
    expect(model.listeners).toBe(1);
    model.off();
    expect(model.listeners).toBe(0);
  });
});

describe("mounting", () => {
  const seen = { attached: null };
  const widget = {
    render({ model, el, signal }) {
      seen.attached = el.isConnected;
      el.textContent = model.get("view");
      signal.addEventListener("abort", () => (seen.aborted = true));
      return () => (seen.cleaned = true);
    },
  };

  it.each([
    ["marimo", true],
    ["jupyter", false],
  ])("%s: el is attached while rendering: %s", async (host, attached) => {
    const { el, unmount } = await mount(widget, { view: "A♠" }, host);
    expect(seen.attached).toBe(attached);
    expect(el.textContent).toBe("A♠");
    expect(el.getRootNode() instanceof ShadowRoot).toBe(host === "marimo");
    await unmount();
    expect(seen).toMatchObject({ aborted: true, cleaned: true });
    expect(el.isConnected).toBe(false);
  });
});
