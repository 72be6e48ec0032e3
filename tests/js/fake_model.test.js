import { describe, expect, it } from "vitest";
import { FakeModel, HOSTS, mount } from "./fake_model.js";

/** Count how often `change:box` fires while `act` runs. */
function changes(model, act) {
  let count = 0;
  model.on("change:box", () => (count += 1));
  act();
  return count;
}

describe("the rules of the hosts", () => {
  it.each([
    ["marimo", 1],
    ["jupyter", 0],
  ])("%s: setting an equal value fires %i times", (host, expected) => {
    const model = new FakeModel({ box: { hand: ["AS"] } }, host);
    expect(changes(model, () => model.set("box", { hand: ["AS"] }))).toBe(expected);
  });

  it.each([
    ["marimo", 1],
    ["jupyter", 0],
  ])("%s: an equal object from Python fires %i times", (host, expected) => {
    const model = new FakeModel({ box: { hand: ["AS"] } }, host);
    expect(changes(model, () => model.fromPython({ box: { hand: ["AS"] } }))).toBe(expected);
  });

  it.each(HOSTS)("%s: a new value from Python fires once and is there", (host) => {
    const model = new FakeModel({ box: 1 }, host);
    expect(changes(model, () => model.fromPython({ box: 2 }))).toBe(1);
    expect(model.get("box")).toBe(2);
  });

  it("saves what was set since the last save, and nothing twice", () => {
    const model = new FakeModel({ box: 1, seen: 0 });
    model.set("seen", 1);
    model.save_changes();
    model.save_changes();
    expect(model.saved).toEqual([{ seen: 1 }]);
  });

  it("forgets a listener that is taken off", () => {
    const model = new FakeModel({ box: 1 });
    const listener = () => {};
    model.on("change:box", listener);
    model.on("msg:custom", listener);
    model.off("change:box", listener);
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
      el.textContent = model.get("box");
      signal.addEventListener("abort", () => (seen.aborted = true));
      return () => (seen.cleaned = true);
    },
  };

  it.each([
    ["marimo", true],
    ["jupyter", false],
  ])("%s: el is attached while rendering: %s", async (host, attached) => {
    const { el, unmount } = await mount(widget, { box: "A♠" }, host);
    expect(seen.attached).toBe(attached);
    expect(el.textContent).toBe("A♠");
    expect(el.getRootNode() instanceof ShadowRoot).toBe(host === "marimo");
    await unmount();
    expect(seen).toMatchObject({ aborted: true, cleaned: true });
    expect(el.isConnected).toBe(false);
  });
});
