import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import widget from "../../spades_teach/widgets/js/score-sheet.js";
import samples from "../data/views/score-sheet.json";
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
  return {
    ...page,
    all,
    visible,
    named: (/** @type {string} */ label) => /** @type {any} */ (el.querySelector(`[aria-label="${label}"]`)),
    button: (/** @type {string} */ text) => all("button").find((each) => visible(each) && each.textContent === text),
    sent: () => model.sent.map(({ seq, sender, ...action }) => action),
    update: async (/** @type {string} */ other) => {
      model.fromPython(traits(other));
      await settled();
    },
  };
}

describe.each(HOSTS)("in %s", (host) => {
  it.each(Object.keys(cases))("draws the sample %s: every round, the open one, and what is said", async (name) => {
    const { all, visible } = await shown(name, host);
    const { view, strings } = cases[name];
    const rows = all("tbody:last-of-type > .spades-match-row");
    expect(rows.map((row) => row.dataset.state)).toEqual(view.rounds.map((/** @type {any} */ round) => round.state));
    rows.forEach((row, index) => {
      const words = strings.rounds[index];
      expect(row.querySelector("button").getAttribute("aria-expanded")).toBe(String(view.rounds[index].open));
      const cells = [...row.querySelectorAll("td")];
      words.sides.forEach((/** @type {any} */ side, /** @type {number} */ place) => {
        expect(cells[place].textContent).toBe(plain(side.total + side.points + side.read + side.bags));
      });
    });
    const editor = all(".spades-match-editor")[0];
    expect(editor.hidden).toBe(view.open === null);
    if (view.open) {
      const points = strings.open.sides.flatMap((/** @type {any} */ side) => [...side.lines, ...side.sums].map((line) => plain(line.points)));
      expect(all(".spades-line-points").map((node) => node.textContent)).toEqual(points);
    }
    const said = [strings.outcome, strings.open?.feedback, strings.table_said].filter(Boolean).map((each) => plain(each.text));
    expect(all(".spades-say-text").filter(visible).map((node) => node.textContent)).toEqual(said);
  });

  it.each(Object.keys(cases))("gives every control of %s a name of its own", async (name) => {
    const page = await shown(name, host);
    const controls = page.all("input, textarea, button, summary").filter(page.visible);
    for (const control of controls) expect((control.getAttribute("aria-label") ?? control.textContent).trim()).not.toBe("");
    const labels = page.all("input, button[aria-label]").filter(page.visible).map((control) => control.getAttribute("aria-label"));
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("tells Python what is pressed and typed", async () => {
    const { button, named, sent, all } = await shown("evening", host);
    named("Round 3").click();
    named("Your bid").value = "۴";
    named("Your bid").dispatchEvent(new Event("input", { bubbles: true }));
    button("Next round").click();
    button("Left").click();
    const csv = all("textarea")[0];
    expect(csv.value).toBe(cases.evening.view.csv);
    csv.value = "round\n";
    csv.dispatchEvent(new Event("input", { bubbles: true }));
    button("Read this table").click();
    button("Partner gives up").click();
    expect(sent()).toEqual([
      { kind: "open", round: 3 },
      { kind: "type", field: "bid/you", text: "4" },
      { kind: "go-on" },
      { kind: "dealer", place: "left" },
      { kind: "read-table", text: "round\n" },
      { kind: "surrender", place: "partner" },
    ]);
  });

  it("says that the time is up, where a clock runs", async () => {
    const clock = await shown("a clock runs", host);
    clock.button(cases["a clock runs"].strings.time_up).click();
    expect(clock.sent()).toEqual([{ kind: "time-up" }]);
    const evening = await shown("evening", host);
    expect(evening.button(cases.evening.strings.time_up)).toBeUndefined();
  });

  it("leaves nothing behind when its view ends", async () => {
    const page = await shown("evening", host);
    await page.unmount();
    expect(page.model.listeners).toBe(0);
    expect(page.el.querySelector(".spades")).toBeNull();
  });
});

describe("the open round", () => {
  it("takes the numbers of another round at once, even under the hand", async () => {
    const { named, update } = await shown("evening");
    named("Your bid").focus();
    named("Your bid").value = "9";
    named("Your bid").dispatchEvent(new Event("input", { bubbles: true }));
    await update("broken");
    expect(named("Your bid").value).toBe("3");
    expect(named("Your tricks").value).toBe("9");
  });

  it("is gone with the match, and its table stays", async () => {
    const { all, update } = await shown("evening");
    await update("won");
    expect(all(".spades-match-editor")[0].hidden).toBe(true);
    expect(all("tbody:first-of-type > tr")[0].hidden).toBe(false);
  });

  it("has one tab stop among the rounds, and keys move between them", async () => {
    const { all } = await shown("evening");
    const stops = all(".spades-match-open");
    expect(stops.map((each) => each.tabIndex)).toEqual([-1, 0, -1, -1]);
    stops[1].focus();
    stops[1].dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
    expect(stops.map((each) => each.tabIndex)).toEqual([-1, -1, 0, -1]);
  });
});

describe("a pasted table", () => {
  it("stays as it was typed while it is refused, and is the match again after that", async () => {
    const { all, update } = await shown("empty");
    const csv = all("textarea")[0];
    csv.value = "hello";
    csv.dispatchEvent(new Event("input", { bubbles: true }));
    await update("evening");
    expect(csv.value).toBe("hello");
    all("button").find((each) => each.textContent === "Read this table").click();
    await update("refused");
    expect(csv.value).toBe("hello");
    await update("evening");
    expect(csv.value).toBe(cases.evening.view.csv);
  });
});
