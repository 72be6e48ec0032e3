import { describe, expect, it, vi } from "vitest";

import { h } from "../../spades_teach/widgets/js/kit.js";
import { lookWhereThingsLie, slide } from "../../spades_teach/widgets/js/movement.js";

describe("slide", () => {
  it("changes at once where nothing can move", () => {
    const root = h("div");
    const change = vi.fn();
    slide(root, change);
    expect(change).toHaveBeenCalledOnce();
  });

  it("lets what has the same name glide from its old place, in 160 ms, as the next frame begins", async () => {
    const root = document.body.appendChild(h("div"));
    const card = (/** @type {number} */ left) => {
      const node = h("span", { "data-slide": "9H" });
      node.getBoundingClientRect = () => ({ left, top: 0, width: 50, height: 70 });
      node.animate = vi.fn();
      return node;
    };
    root.animate = vi.fn();
    const [from, to] = [card(300), card(100)];
    root.append(from);
    slide(root, () => root.replaceChildren(to));
    expect(to.animate).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(to.animate).toHaveBeenCalledOnce());
    const [frames, timing] = to.animate.mock.calls[0];
    expect(frames[0].transform).toContain("translate(200px, 0px)");
    expect(timing.duration).toBe(160);
  });

  it("glides from where it was before the first of two changes in one frame", async () => {
    const root = document.body.appendChild(h("div"));
    const card = (/** @type {number} */ left) => {
      const node = h("span", { "data-slide": "9H" });
      node.getBoundingClientRect = () => ({ left, top: 0, width: 50, height: 70 });
      node.animate = vi.fn();
      return node;
    };
    root.animate = vi.fn();
    const [first, second, third] = [card(300), card(200), card(100)];
    root.append(first);
    slide(root, () => root.replaceChildren(second));
    slide(root, () => root.replaceChildren(third));
    await vi.waitFor(() => expect(third.animate).toHaveBeenCalledOnce());
    expect(third.animate.mock.calls[0][0][0].transform).toContain("translate(200px, 0px)");
    expect(second.animate).not.toHaveBeenCalled();
  });

  it("knows from before where things lay, though the page has moved since, and looks again for the next change", async () => {
    const root = document.body.appendChild(h("div"));
    let top = 40; // of the whole page
    const looked = vi.fn();
    const card = (/** @type {number} */ left) => {
      const node = h("span", { "data-slide": "9H" });
      node.getBoundingClientRect = () => (looked(), { left, top: top + 5, width: 50, height: 70 });
      node.animate = vi.fn();
      return node;
    };
    root.animate = vi.fn();
    root.getBoundingClientRect = () => ({ left: 0, top, width: 500, height: 500 });
    const [first, second, third] = [card(300), card(200), card(100)];
    root.append(first);
    lookWhereThingsLie(root); // nothing has ever slid here: it costs nothing
    await new Promise((done) => setTimeout(done, 5));
    expect(looked).not.toHaveBeenCalled();
    slide(root, () => root.replaceChildren(second));
    await vi.waitFor(() => expect(second.animate).toHaveBeenCalledOnce());
    lookWhereThingsLie(root);
    await new Promise((done) => setTimeout(done, 5));
    looked.mockClear();
    top = 0; // scrolled
    slide(root, () => {
      expect(looked).not.toHaveBeenCalled();
      root.replaceChildren(third);
    });
    await vi.waitFor(() => expect(third.animate).toHaveBeenCalledOnce());
    expect(third.animate.mock.calls[0][0][0].transform).toContain("translate(100px, 0px)");
    looked.mockClear();
    slide(root, () => expect(looked).toHaveBeenCalled());
  });

  it("does not move when less motion is asked for", () => {
    vi.spyOn(globalThis, "matchMedia").mockReturnValue(/** @type {any} */ ({ matches: true }));
    const root = document.body.appendChild(h("div"));
    const node = root.appendChild(h("span", { "data-slide": "9H" }));
    node.animate = vi.fn();
    root.animate = vi.fn();
    slide(root, () => {});
    expect(node.animate).not.toHaveBeenCalled();
  });
});
