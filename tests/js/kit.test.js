import { afterEach, describe, expect, it, vi } from "vitest";

import { choices, dots, feedback, h, hostTheme, inOrder, keyed, mount, movedIndex, setText, textParts } from "../../spades_teach/widgets/js/kit.js";
import { HOSTS, mount as hostMount } from "./fake_model.js";

afterEach(() => {
  document.body.replaceChildren();
  document.body.className = "";
  for (const name of Object.keys(document.body.dataset)) delete document.body.dataset[name];
});

describe("textParts", () => {
  it.each([
    ["plain", [["plain", null, null]]],
    ["", []],
    ["\u2066−۴۷\u2069 را", [["−۴۷", "ltr", null], [" را", null, null]]],
    ["\u2068دل\u2069", [["دل", "auto", null]]],
    ["\u2067دل\u2069", [["دل", "rtl", null]]],
    ["\u2066A♠\uFE0E\u2069 باید", [["A♠\uFE0E", "ltr", "S"], [" باید", null, null]]],
    ["A♠\uFE0E or 10♥ wins", [["A♠\uFE0E", "ltr", "S"], [" or ", null, null], ["10♥", "ltr", "H"], [" wins", null, null]]],
    ["♠ broken", [["♠ broken", null, null]]],
    ["\u2066open", [["\u2066open", null, null]]],
  ])("cuts %j", (text, expected) => {
    expect(textParts(text).map((part) => [part.text, part.dir, part.suit])).toEqual(expected);
  });

  it("loses no letter", () => {
    const text = "Play \u2066K♦\uFE0E\u2069: \u2068x\u2069, 10♣ and 7.";
    expect(textParts(text).map((part) => part.text).join("")).toBe(text.replace(/[\u2066-\u2069]/g, ""));
  });
});

describe("setText", () => {
  it("never reads HTML", () => {
    const place = h("p");
    setText(place, "<img src=x onerror=alert(1)> \u2068<b>bold</b>\u2069");
    expect(place.querySelector("img, b")).toBeNull();
    expect(place.textContent).toBe("<img src=x onerror=alert(1)> <b>bold</b>");
  });

  it("touches nothing when the text is the same", () => {
    const place = h("p");
    setText(place, "A♠ wins");
    const first = place.firstChild;
    setText(place, "A♠ wins");
    expect(place.firstChild).toBe(first);
    setText(place, null);
    expect(place.textContent).toBe("");
  });
});

describe("keyed", () => {
  const draw = (/** @type {Element} */ parent, /** @type {string[]} */ items) =>
    keyed(parent, items, { key: (item) => item, make: (item) => h("button", { text: item }) });

  it("leaves alone a node that shows the same already", () => {
    const parent = h("div");
    const update = vi.fn();
    const show = (/** @type {[string, number][]} */ items) =>
      keyed(parent, items, { key: ([name]) => name, shows: (item) => JSON.stringify(item), make: () => h("p"), update });
    show([["a", 1], ["b", 1]]);
    show([["a", 1], ["b", 2], ["c", 1]]);
    expect(update.mock.calls.map(([, item]) => item.join(""))).toEqual(["a1", "b1", "b2", "c1"]);
    /** @type {any} */ (parent.firstElementChild).spadesShows = null; // somebody has changed it
    show([["a", 1], ["b", 2], ["c", 1]]);
    expect(update).toHaveBeenCalledTimes(5);
  });

  it("lets a node stay that leaves later, out of the order of the others", () => {
    const parent = h("div");
    const show = (/** @type {string[]} */ items) =>
      keyed(parent, items, { key: (item) => item, make: (item) => h("button", { text: item }), leave: (node) => (node.spadesLeaving = true) });
    show(["a", "b", "c"]);
    const [, b, c] = parent.children;
    show(["a", "c", "d"]);
    expect([...parent.children].map((node) => node.textContent)).toEqual(["a", "b", "c", "d"]);
    expect([parent.children[1], parent.children[2]]).toEqual([b, c]);
    show(["d", "a"]);
    expect([...parent.children].filter((node) => !(/** @type {any} */ (node).spadesLeaving)).map((node) => node.textContent)).toEqual(["d", "a"]);
  });

  it("keeps the nodes of what stays, in the new order", () => {
    const parent = h("div");
    draw(parent, ["a", "b", "c"]);
    const [a, b, c] = parent.children;
    draw(parent, ["c", "d", "a"]);
    expect([...parent.children].map((node) => node.textContent)).toEqual(["c", "d", "a"]);
    expect([parent.children[0], parent.children[2]]).toEqual([c, a]);
    expect(b.isConnected).toBe(false);
  });

  it("moves nothing when something goes or comes", () => {
    const parent = h("div");
    draw(parent, ["a", "b", "c", "d"]);
    const put = vi.spyOn(parent, "insertBefore");
    draw(parent, ["a", "c", "d"]);
    expect(put).not.toHaveBeenCalled();
    draw(parent, ["a", "b", "c", "d"]);
    expect(put).toHaveBeenCalledOnce();
  });

  it("keeps the focus through every reordering", () => {
    const parent = document.body.appendChild(h("div"));
    draw(parent, ["a", "b", "c"]);
    const middle = /** @type {HTMLElement} */ (parent.children[1]);
    middle.focus();
    for (const order of [["b", "c", "a"], ["c", "a", "b"], ["x", "b"]]) {
      draw(parent, order);
      expect(document.activeElement).toBe(middle);
    }
  });
});

describe("movedIndex", () => {
  it.each([
    ["ArrowRight", 0, 3, {}, 1],
    ["ArrowRight", 2, 3, {}, 2],
    ["ArrowLeft", 0, 3, {}, 0],
    ["ArrowLeft", 1, 3, { mirrored: true }, 2],
    ["ArrowRight", 1, 3, { mirrored: true }, 0],
    ["Home", 2, 3, {}, 0],
    ["End", 0, 3, {}, 2],
    ["ArrowDown", 1, 13, { columns: 7 }, 8],
    ["ArrowDown", 6, 13, { columns: 7 }, 6],
    ["ArrowUp", 8, 13, { columns: 7 }, 1],
    ["ArrowDown", 1, 5, { columns: 5 }, null],
    ["a", 0, 3, {}, null],
    ["Tab", 0, 3, {}, null],
    ["End", 0, 0, {}, null],
  ])("%s from %i of %i", (key, index, count, how, expected) => {
    expect(movedIndex(key, index, count, how)).toBe(expected);
  });
});

describe("hostTheme", () => {
  it.each([
    [{ jpThemeLight: "false" }, "", "dark"],
    [{ jpThemeLight: "true" }, "dark", "light"],
    [{ theme: "dark" }, "", "dark"],
    [{}, "dark dark-theme", "dark"],
    [{}, "light light-theme", "light"],
    [{ vscodeThemeKind: "vscode-dark" }, "", "dark"],
    [{ vscodeThemeKind: "vscode-high-contrast" }, "", "dark"],
    [{ vscodeThemeKind: "vscode-high-contrast-light" }, "", "light"],
    [{}, "", null],
  ])("of %j and class %j is %j", (data, name, expected) => {
    Object.assign(document.body.dataset, data);
    document.body.className = name;
    expect(hostTheme(document)).toBe(expected);
  });
});

const STATE = {
  view: { n: 0, count: 1 },
  strings: { title: "Counter", press: "Press", error: "That did not work." },
  look: { lang: "fa", dir: "rtl", digits: "۰۱۲۳۴۵۶۷۸۹", four_colour: false },
  shown: 0,
};

/** A widget with a button, that counts its drawings. */
function counter() {
  const drawn = /** @type {any[]} */ ([]);
  const frames = /** @type {any[]} */ ([]);
  const render = (/** @type {any} */ context) => mount(context, (frame) => {
    frames.push(frame);
    const button = h("button", { onclick: () => frame.send("press", { by: 2 }) });
    frame.root.append(button);
    return (now) => {
      drawn.push(now.view.n);
      setText(button, now.strings.press);
    };
  });
  return { widget: { render }, drawn, frames };
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)));

describe.each(HOSTS)("mount in %s", (host) => {
  it("dresses the root: language, direction, name, colours, theme", async () => {
    document.body.dataset.theme = "dark";
    const { widget } = counter();
    const { el, model } = await hostMount(widget, STATE, host);
    const root = /** @type {HTMLElement} */ (el.querySelector(".spades"));
    expect([root.dir, root.lang, root.getAttribute("aria-label"), root.dataset.theme, root.dataset.colours]).toEqual(["rtl", "fa", "Counter", "dark", "two"]);
    model.fromPython({ look: { ...STATE.look, theme: "light", four_colour: true } });
    await Promise.resolve();
    expect([root.dataset.theme, root.dataset.colours]).toEqual(["light", "four"]);
  });

  it("follows the host when it changes its theme", async () => {
    const { widget } = counter();
    const { el } = await hostMount(widget, STATE, host);
    document.body.dataset.jpThemeLight = "false";
    await vi.waitFor(() => expect(el.querySelector(".spades")?.getAttribute("data-theme")).toBe("dark"));
  });

  it("numbers what it sends, with a name of its own for each view", async () => {
    const { widget } = counter();
    const one = await hostMount(widget, STATE, host);
    const two = await hostMount(widget, STATE, host);
    for (const { el } of [one, one, two]) /** @type {HTMLElement} */ (el.querySelector("button")).click();
    expect(one.model.sent.map(({ kind, by, seq }) => [kind, by, seq])).toEqual([["press", 2, 1], ["press", 2, 2]]);
    expect(one.model.sent[0].sender).toBe(one.model.sent[1].sender);
    expect(two.model.sent[0].seq).toBe(1);
  });

  it("draws once for one answer, and confirms the view it drew once, when it has been painted", async () => {
    const { widget, drawn } = counter();
    const { model } = await hostMount(widget, STATE, host);
    expect(model.saved).toEqual([]);
    model.fromPython({ view: { n: 3 }, strings: { ...STATE.strings, press: "Again" }, look: { ...STATE.look } });
    await Promise.resolve();
    expect(drawn).toEqual([0, 3]);
    expect(model.saved).toEqual([]);
    await vi.waitFor(() => expect(model.saved).toEqual([{ shown: 3 }]));
    model.fromPython({ view: { n: 3 } });
    await nextFrame();
    expect(model.saved).toHaveLength(1);
  });

  it("speaks an error of its own, not one of another page, and draws what is so", async () => {
    const { widget, frames, drawn } = counter();
    const { el, model } = await hostMount(widget, STATE, host);
    /** @type {HTMLElement} */ (el.querySelector("button")).click();
    const live = () => el.querySelector(".spades > [role=status]:last-child")?.textContent;
    model.messageFromPython({ kind: "error", sender: "another", seq: 1 });
    expect(live()).toBe("");
    model.messageFromPython({ kind: "error", sender: model.sent[0].sender, seq: 1 });
    expect(live()).toBe("That did not work.");
    expect(drawn).toHaveLength(2);
    frames[0].say("That did not work.");
    expect(live()).toBe("That did not work.\u00a0");
  });

  it("speaks once for each view that it draws, and not when the page opens or is dressed anew", async () => {
    const widget = { render: (/** @type {any} */ context) => mount(context, (frame) => ({ strings }) => frame.say(strings.title)) };
    const { el, model } = await hostMount(widget, STATE, host);
    const live = () => el.querySelector(".spades > [role=status]:last-child")?.textContent;
    expect(live()).toBe("");
    model.fromPython({ look: { ...STATE.look, theme: "dark" } });
    await Promise.resolve();
    expect(live()).toBe("");
    for (const [n, heard] of /** @type {[number, string][]} */ ([[7, STATE.strings.title], [7, STATE.strings.title], [8, `${STATE.strings.title}\u00a0`]])) {
      model.fromPython({ view: { n }, strings: { ...STATE.strings } });
      await Promise.resolve();
      expect(live()).toBe(heard);
    }
  });

  it("lets no key out", async () => {
    const { widget } = counter();
    const { el } = await hostMount(widget, STATE, host);
    const heard = vi.fn();
    document.addEventListener("keydown", heard);
    for (const key of ["a", "b", "d", "x", "m", "1", "ArrowDown", "Enter"]) {
      el.querySelector("button")?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
    }
    document.removeEventListener("keydown", heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it("leaves nothing behind", async () => {
    const { widget, drawn } = counter();
    const { el, model, unmount } = await hostMount(widget, STATE, host);
    model.fromPython({ view: { n: 9 } });
    await unmount();
    await nextFrame();
    expect(model.saved).toEqual([]);
    expect(model.listeners).toBe(0);
    expect(el.children).toHaveLength(0);
    expect(drawn).toEqual([0]);
  });
});

describe("inOrder", () => {
  /** A host that says when each message has arrived. */
  const slow = () => {
    const sent = /** @type {any[]} */ ([]);
    const settle = /** @type {{done: () => void, fail: () => void}[]} */ ([]);
    const model = /** @type {any} */ ({ send: (/** @type {any} */ message) => new Promise((done, fail) => {
      sent.push(message.seq);
      settle.push({ done: () => done(undefined), fail: () => fail(new Error("no connection")) });
    }) });
    return { send: inOrder(model), sent, settle };
  };
  const settled = () => new Promise((done) => setTimeout(done));

  it("sends at once where the host keeps the order", () => {
    const sent = /** @type {any[]} */ ([]);
    const send = inOrder(/** @type {any} */ ({ send: (/** @type {any} */ message) => void sent.push(message.seq) }));
    for (const seq of [1, 2, 3]) send({ seq });
    expect(sent).toEqual([1, 2, 3]);
  });

  it("sends the first at once and the next when it has arrived, or has failed", async () => {
    const { send, sent, settle } = slow();
    for (const seq of [1, 2, 3]) send({ seq });
    expect(sent).toEqual([1]);
    settle[0].done();
    await settled();
    expect(sent).toEqual([1, 2]);
    settle[1].fail();
    await settled();
    expect(sent).toEqual([1, 2, 3]);
    settle[2].done();
    await settled();
    send({ seq: 4 });
    expect(sent).toEqual([1, 2, 3, 4]);
  });

  it("does not wait for ever", async () => {
    vi.useFakeTimers();
    const { send, sent } = slow();
    for (const seq of [1, 2]) send({ seq });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(sent).toEqual([1]);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual([1, 2]);
    vi.useRealTimers();
  });
});

describe("feedback", () => {
  it("is a live region that stays while its content comes and goes", () => {
    const said = feedback();
    expect(said.el.getAttribute("role")).toBe("status");
    said.update({ sign: "bad", text: "A♠ must wait.", rows: ["Rule x", null, "Elsewhere y"] });
    const box = /** @type {HTMLElement} */ (said.el.firstElementChild);
    expect(box.hidden).toBe(false);
    expect(box.dataset.sign).toBe("bad");
    expect(box.querySelector("[aria-hidden]")?.textContent).toBe("✕");
    expect([...box.querySelectorAll("small")].map((row) => row.textContent)).toEqual(["Rule x", "Elsewhere y"]);
    said.update(null);
    expect(box.hidden).toBe(true);
  });
});

describe("choices", () => {
  const given = { name: "Sort", options: [{ id: "suit", label: "Suits" }, { id: "rank", label: "Ranks" }], chosen: "rank" };

  it("is a radio group with one tab stop, on the chosen one", () => {
    const row = choices({ onChoose: () => {} });
    row.update(given);
    const radios = /** @type {HTMLElement[]} */ ([...row.el.querySelectorAll("[role=radio]")]);
    expect(radios.map((radio) => [radio.textContent, radio.getAttribute("aria-checked"), radio.tabIndex])).toEqual([["Suits", "false", -1], ["Ranks", "true", 0]]);
    expect(row.el.querySelector("[role=radiogroup]")?.getAttribute("aria-label")).toBe("Sort");
  });

  it("tells what was chosen, and its arrows mirror with the language", () => {
    const onChoose = vi.fn();
    const row = choices({ onChoose });
    const page = document.body.appendChild(h("div", { dir: "rtl" }, row.el));
    row.update(given);
    const [suits, ranks] = /** @type {HTMLElement[]} */ ([...row.el.querySelectorAll("[role=radio]")]);
    suits.click();
    expect(onChoose).toHaveBeenLastCalledWith("suit");
    ranks.focus();
    ranks.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(suits);
    page.remove();
  });
});

describe("dots", () => {
  it("says in words what it shows", () => {
    const row = dots();
    row.update(["on", "off", "todo"], "1 of 3 right");
    expect([...row.el.querySelectorAll("[data-state]")].map((dot) => dot.getAttribute("data-state"))).toEqual(["on", "off", "todo"]);
    expect(row.el.textContent).toBe("1 of 3 right");
  });
});
