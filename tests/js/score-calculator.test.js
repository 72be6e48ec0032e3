import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import widget from "../../spades_teach/widgets/js/score-calculator.js";
import samples from "../data/views/score-calculator.json";
import { HOSTS } from "./fake_model.js";
import { onSamples, plain } from "./on_samples.js";

const settled = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const { cases, traits, shown: onPage } = onSamples(widget, samples);

/** @param {string} name @param {import("./fake_model.js").HostName} [host] */
async function shown(name, host) {
  const page = await onPage(name, host);
  const { el, model } = page;
  const all = (/** @type {string} */ selector) => /** @type {any[]} */ ([...el.querySelectorAll(selector)]);
  const visible = (/** @type {Element} */ node) => node.closest("[hidden]") === null;
  const named = (/** @type {string} */ label) => /** @type {any} */ (el.querySelector(`[aria-label="${label}"]`));
  return {
    ...page,
    all,
    visible,
    named,
    texts: (/** @type {string} */ selector) => all(selector).filter(visible).map((node) => node.textContent),
    button: (/** @type {string} */ text) => all("button").find((each) => visible(each) && each.textContent === text),
    type: (/** @type {string} */ label, /** @type {string} */ text) => {
      const input = named(label);
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
    sent: () => model.sent.map(({ seq, sender, ...action }) => action),
    update: async (/** @type {string} */ other) => {
      model.fromPython(traits(other));
      await settled();
    },
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: every field, line and sum as Python has it", async (name) => {
    const page = await shown(name, host);
    const { view, strings, look } = cases[name];
    const digits = [...look.digits];
    const written = (/** @type {number | null} */ value) =>
      value === null ? "" : `${value < 0 ? "\u2212" : ""}${String(Math.abs(value)).replace(/\d/g, (digit) => digits[Number(digit)])}`;
    view.sides.forEach((/** @type {any} */ one, /** @type {number} */ index) => {
      const words = strings.sides[index];
      for (const seat of one.seats) {
        const labels = words.seats[seat.place];
        for (const kind of ["bid", "tricks"]) {
          const input = page.named(labels[kind]);
          expect(input.value).toBe(seat[kind].typed || written(seat[kind].value));
          expect(page.visible(input)).toBe(!view.locked);
        }
      }
      const score = page.all(".spades-score")[index];
      expect([...score.querySelectorAll(".spades-line-points")].map((node) => node.textContent)).toEqual(
        [...words.lines, ...words.sums].map((/** @type {any} */ line) => plain(line.points)),
      );
      expect([...score.querySelectorAll(".spades-bag")].map((node) => node.dataset.state)).toEqual(
        one.bag_rows.flatMap((/** @type {any} */ row) => row.places),
      );
      expect([...score.querySelectorAll(".spades-bag-row")].map((node) => node.dataset.paid)).toEqual(
        one.bag_rows.map((/** @type {any} */ row) => String(row.paid)),
      );
      expect(score.hidden).toBe(one.lines.length === 0 && !one.ask);
    });
    const said = page.texts(".spades-say-text");
    const expected = [
      strings.feedback,
      ...strings.sides.flatMap((/** @type {any} */ side) => [side.ask?.said_of_points, side.ask?.said_of_bags]),
      strings.outcome,
    ].filter(Boolean);
    expect(said).toEqual(expected.map((feedback) => plain(feedback.text)));
  });

  it.each(Object.keys(cases))("gives every control of %s a name", async (name) => {
    const page = await shown(name, host);
    for (const control of page.all("input, button, summary").filter(page.visible)) {
      expect((control.getAttribute("aria-label") ?? control.textContent).trim()).not.toBe("");
    }
    const labels = page.all("input, button[aria-label]").filter(page.visible).map((control) => control.getAttribute("aria-label"));
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("tells Python what is typed, in ASCII, and never a number where there is none", async () => {
    const { type, sent } = await shown("empty", host);
    type("Your bid", "۴");
    type("Your tricks", "0");
    type("Your tricks", "");
    type("Left’s tricks", "x");
    type("Total of your side before this round", "\u2212۴۷");
    expect(sent()).toEqual([
      { kind: "type", field: "bid/you", text: "4" },
      { kind: "type", field: "tricks/you", text: "0" },
      { kind: "type", field: "tricks/you", text: "" },
      { kind: "type", field: "tricks/left", text: "x" },
      { kind: "type", field: "total/us", text: "-47" },
    ]);
  });

  it("never steps out of bounds", async () => {
    const { named, sent } = await shown("full", host);
    const more = named("Your tricks: one more");
    const less = named("Your bid: one fewer");
    for (let press = 0; press < 20; press += 1) {
      more.click();
      less.click();
      named("Your bid").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
    }
    await vi.waitFor(() => expect([named("Your tricks").value, named("Your bid").value]).toEqual(["13", "0"]));
    const numbers = sent().map(({ text }) => Number(text));
    expect(Math.max(...numbers)).toBe(13);
    expect(Math.min(...numbers)).toBe(0);
  });

  it("leaves nothing behind when its view ends", async () => {
    const page = await shown("full", host);
    await page.unmount();
    expect(page.model.listeners).toBe(0);
    expect(page.el.querySelector(".spades")).toBeNull();
    vi.runAllTimers();
  });
});

it.each(Object.keys(cases).map((name, index, all) => [name, all[(index + 1) % all.length]]))("comes from %s to %s as to a page of its own", async (name, other) => {
  const page = await shown(name);
  await page.update(other);
  const fresh = await shown(other);
  const scores = (/** @type {any} */ { el }) => el.querySelector(".spades-scores:not([hidden])")?.innerHTML;
  expect(scores(page)).toBe(scores(fresh));
});

describe("what was typed", () => {
  it("stays while an older answer comes in, and is settled by Python after that", async () => {
    const { named, type, update } = await shown("empty");
    type("Your tricks", "1");
    type("Your tricks", "13");
    await update("full"); // an answer to something before: 3
    expect(named("Your tricks").value).toBe("13");
    vi.advanceTimersByTime(500);
    expect(named("Your tricks").value).toBe("3");
  });

  it("is not lost in fast steps", async () => {
    const { named, sent, update } = await shown("full");
    const more = named("Your tricks: one more");
    more.click();
    more.click();
    await update("full");
    more.click();
    expect(sent().map(({ text }) => text)).toEqual(["4", "5", "6"]);
  });

  it("is not rewritten while the cursor is in it, and is when it leaves", async () => {
    const { named, update } = await shown("empty");
    const input = named("Your tricks");
    input.focus();
    input.value = "03";
    await update("full");
    vi.advanceTimersByTime(500);
    expect(input.value).toBe("03");
    input.blur();
    expect(input.value).toBe("3");
  });

  it("comes back after a reload even when it is no number", async () => {
    const { named } = await shown("unreadable");
    expect(named("Your tricks").value).toBe("14");
    expect(named("Your tricks").getAttribute("aria-invalid")).toBe("true");
    expect(named("Your bid").getAttribute("aria-invalid")).toBeNull();
  });
});

describe("the buttons", () => {
  it("call a nil, and show which is called", async () => {
    const { named, sent } = await shown("blind-nil-rest-missing");
    expect(named("Partner: blind nil").getAttribute("aria-pressed")).toBe("true");
    expect(named("Partner: nil").getAttribute("aria-pressed")).toBe("false");
    named("You: nil").click();
    expect(sent()).toEqual([{ kind: "call", place: "you", bid: "nil" }]);
  });

  it("give the rest to the one who is missing, and go there", async () => {
    const { button, named, sent, el, update } = await shown("blind-nil-rest-missing");
    button("Left took the other 3").click();
    expect(sent()).toEqual([{ kind: "give-rest" }]);
    expect(el.ownerDocument.activeElement).toBe(named("Left’s tricks"));
    await update("full");
    expect(named("Left’s tricks").value).toBe("3");
  });

  it("go on and clear, and go to the first field", async () => {
    const { button, named, sent, el, update } = await shown("full");
    button("Next round").click();
    button("Clear").click();
    expect(sent()).toEqual([{ kind: "next-round" }, { kind: "clear" }]);
    expect(el.ownerDocument.activeElement).toBe(named("Your bid"));
    await update("empty");
    expect(named("Your bid").value).toBe("");
  });

  it("offer no next round of a match that is won, and nothing to clear on an empty sheet", async () => {
    expect((await shown("five-bags-won")).button("Next round")).toBeUndefined();
    expect((await shown("empty")).button("Clear")).toBeUndefined();
  });
});

describe("a prediction", () => {
  it("is checked by the button and by Enter", async () => {
    const { button, named, type, sent } = await shown("asked");
    type("Points this round for your side", "-47");
    button("Check").click();
    named("Points this round for your side").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(sent().slice(1)).toEqual([{ kind: "check", side: "us" }, { kind: "check", side: "us" }]);
  });

  it("can be made negative without a minus key", async () => {
    const { named, type, sent } = await shown("asked");
    type("Points this round for your side", "47");
    named("Points this round for your side: plus or minus").click();
    expect(named("Points this round for your side").value).toBe("\u221247");
    expect(sent().at(-1)).toEqual({ kind: "type", field: "guess/us", text: "-47" });
  });

  it("has no line, sum or new bag on the page before it is told", async () => {
    const { texts, all, el } = await shown("asked");
    expect(texts(".spades-line-points")).toEqual([]);
    expect(all(".spades-bag[data-state=new], .spades-bag-row[data-paid=true]")).toEqual([]);
    expect(el.outerHTML).not.toMatch(/47|contract-|bag-penalty/);
  });

  it("reveals line by line, or all", async () => {
    const { button, sent } = await shown("asked-wrong");
    button("Next line").click();
    button("All lines").click();
    expect(sent()).toEqual([{ kind: "next-line", side: "us" }, { kind: "all-lines", side: "us" }]);
  });

  it("smiles when it was right, closes, and hands the focus on to the lines", async () => {
    const { button, named, update, all, el } = await shown("asked");
    expect(all(".spades-smile")[0].dataset.on).toBe("false");
    button("Check").focus();
    await update("asked-right-in-persian");
    expect(all(".spades-smile")[0].dataset.on).toBe("true");
    expect(button("بررسی")).toBeUndefined();
    expect(named("امتیاز این دور برای تیم تو").disabled).toBe(true);
    expect(el.ownerDocument.activeElement?.tagName).toBe("SUMMARY");
  });

  it("asks for both sides when both are asked", async () => {
    const { all, visible } = await shown("both-asked");
    expect(all(".spades-ask").filter(visible)).toHaveLength(2);
  });
});

describe("a line", () => {
  it("opens to its rule and stays open when the sheet changes", async () => {
    const { all, update } = await shown("full");
    const [first] = all(".spades-line-box");
    first.open = true;
    await update("five-bags-won");
    const [same] = all(".spades-line-box");
    expect(same).toBe(first);
    expect(same.open).toBe(true);
    expect(same.querySelector("p").textContent).toBe(cases["five-bags-won"].strings.sides[0].lines[0].why);
    expect([...same.querySelectorAll("small")].map((row) => row.textContent)).toEqual(cases["five-bags-won"].strings.sides[0].lines[0].rows);
  });

  it("keeps Persian formulas in one isolate from left to right", async () => {
    const { all } = await shown("full-in-persian");
    const formulas = all(".spades-line-working").filter((node) => node.textContent);
    expect(formulas.length).toBeGreaterThan(3);
    for (const formula of formulas) expect(formula.querySelectorAll("bdi")).toHaveLength(1);
  });
});

it("says the score to screen readers when it appears, and not when the page opens", async () => {
  const { el, model } = await shown("blind-nil-rest-missing");
  const live = [...el.querySelectorAll("[role=status]")].at(-1);
  expect(live?.textContent).toBe("");
  model.fromPython({ ...traits("full"), view: { ...cases["full"].view, n: cases["blind-nil-rest-missing"].view.n + 1 } });
  await Promise.resolve();
  expect(live?.textContent).toBe(cases["full"].strings.said);
  const other = await shown("full");
  expect([...other.el.querySelectorAll("[role=status]")].at(-1)?.textContent).toBe("");
});

it("keeps its keys from the notebook", async () => {
  const { el, named } = await shown("full");
  const heard = vi.fn();
  el.ownerDocument.addEventListener("keydown", heard);
  for (const key of ["a", "b", "d", "x", "1", "Enter", "ArrowUp"]) {
    named("Your tricks").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }
  el.ownerDocument.removeEventListener("keydown", heard);
  expect(heard).not.toHaveBeenCalled();
});

it("keeps two sheets on one page apart", async () => {
  const one = await shown("empty");
  const two = await shown("empty");
  one.type("Your tricks", "5");
  expect(two.sent()).toEqual([]);
  expect(two.named("Your tricks").value).toBe("");
});
