// What a press will do, shown at once: the answer of Python comes a little later, and marks must not wait for it.
//
// A guess is kept until a view agrees with it, so that an older view that is still on its way does not undo the mark.

/** @typedef {{renege: [number, string] | null, proof: [number, string] | null, nobody: boolean}} Picks */

/** The kinds of questions in which cards of the hand are marked. */
export const MARKED = new Set(["legal", "lead"]);

/** What has been pressed and not yet been confirmed. */
export class Guesses {
  /** @type {Map<string, any>} */
  #kept = new Map();
  /** @type {number | null} */
  #serial = null;

  /** @param {string} what `card 9H`, `table a`, `place`, `option`, `cell` or `picks` @param {any} value */
  set(what, value) {
    this.#kept.set(what, value);
    // Which card broke spades: a card of the tricks or one of the options, never both.
    if (what === "cell") this.#kept.set("option", null);
    if (what === "option") this.#kept.delete("cell");
  }

  clear() {
    this.#kept.clear();
  }

  /**
   * Return the view with the guesses in it; those that it confirms are forgotten, and all of them with the question.
   * @param {any} view
   */
  applied(view) {
    if (view.serial !== this.#serial || view.phase !== "asking") this.#kept.clear();
    this.#serial = view.serial;
    if (view.phase !== "asking") return view;
    const seen = { ...view };
    if (MARKED.has(view.kind)) seen.hand = view.hand.map((/** @type {any} */ each) => this.#marked(each, `card ${each.card}`, "pressed"));
    if (view.kind === "tables") seen.tables = view.tables.map((/** @type {any} */ each) => this.#marked(each, `table ${each.id}`, "chosen"));
    if (view.kind === "breaker") this.#pointed(seen);
    if (view.felt?.pressable) seen.felt = { ...view.felt, plays: this.#one("place", view.felt.plays, (each) => each.place, (each) => each.pressed, "pressed") };
    seen.options = this.#one("option", view.options, (each) => each.id, (each) => each.chosen, "chosen");
    if (view.picks && this.#kept.has("picks")) {
      const picks = this.#kept.get("picks");
      if (samePicks(picks, view.picks)) this.#kept.delete("picks");
      else Object.assign(seen, { picks, ready: isComplete(picks), tricks: withPicks(view.tricks, picks), nobody: { ...view.nobody, ...chosen(picks.nobody) } });
    }
    if (this.#kept.size > 0) seen.ready = seen.ready || this.#makesReady(seen);
    return seen;
  }

  /** @param {any} each @param {string} what @param {string} flag */
  #marked(each, what, flag) {
    if (!this.#kept.has(what)) return each;
    const on = this.#kept.get(what);
    if (each[flag] === on) {
      this.#kept.delete(what);
      return each;
    }
    return { ...each, [flag]: on, state: on ? "chosen" : "plain" };
  }

  /** Show the one card of the tricks that was pressed, or none where an option was chosen instead. @param {any} seen */
  #pointed(seen) {
    const option = this.#kept.get("option");
    if (!this.#kept.has("cell") && !option) return;
    const cell = option ? null : this.#kept.get("cell");
    if (sameCell(seen.pick, cell)) this.#kept.delete("cell");
    else seen.tricks = seen.tricks.map((/** @type {any} */ trick) => ({
      ...trick,
      cards: trick.cards.map((/** @type {any} */ each) => ({ ...each, state: sameCell(cell, [trick.number, each.place]) ? "picked" : "plain" })),
    }));
    seen.pick = cell;
  }

  /**
   * @param {string} what @param {any[]} list @param {(each: any) => string} name @param {(each: any) => boolean} isOn @param {string} flag
   */
  #one(what, list, name, isOn, flag) {
    if (!this.#kept.has(what)) return list;
    const guessed = this.#kept.get(what);
    if (guessed === null ? !list.some(isOn) : list.some((each) => isOn(each) && name(each) === guessed)) {
      this.#kept.delete(what);
      return list;
    }
    return list.map((each) => ({ ...each, [flag]: name(each) === guessed, state: name(each) === guessed ? "chosen" : "plain" }));
  }

  /** @param {any} seen */
  #makesReady(seen) {
    const chosen = seen.options.some((/** @type {any} */ each) => each.chosen);
    if (seen.kind === "lead") return chosen && seen.hand.some((/** @type {any} */ each) => each.pressed);
    if (seen.kind === "breaker") return chosen || Boolean(seen.pick);
    if (seen.kind === "tables") return seen.tables.some((/** @type {any} */ each) => each.chosen);
    if (seen.kind === "legal") return seen.hand.some((/** @type {any} */ each) => each.pressed);
    if (seen.kind === "winner") return seen.felt.plays.some((/** @type {any} */ each) => each.pressed) && chosen;
    return chosen;
  }
}

/** @param {boolean} on */
const chosen = (on) => ({ chosen: on, state: on ? "chosen" : "plain" });

/** @param {Picks} picks */
const isComplete = (picks) => picks.nobody || Boolean(picks.renege && picks.proof);

/** @param {[number, string] | null} one @param {[number, string] | null} other */
const sameCell = (one, other) => (one && other ? one[0] === other[0] && one[1] === other[1] : one === other);

/** @param {Picks} one @param {Picks} other */
const samePicks = (one, other) => one.nobody === other.nobody && sameCell(one.renege, other.renege) && sameCell(one.proof, other.proof);

/** @param {any[]} tricks @param {Picks} picks */
const withPicks = (tricks, picks) =>
  tricks.map((trick) => ({
    ...trick,
    cards: trick.cards.map((/** @type {any} */ each) => {
      const cell = /** @type {[number, string]} */ ([trick.number, each.place]);
      return { ...each, state: sameCell(picks.renege, cell) ? "renege" : sameCell(picks.proof, cell) ? "proof" : "plain" };
    }),
  }));

/**
 * What a press on a card of the tricks makes of the picks: the same card again takes the pick back.
 * @param {Picks} picks
 * @param {"renege" | "proof"} tool
 * @param {[number, string]} cell
 * @returns {Picks}
 */
export function picked(picks, tool, cell) {
  const other = tool === "renege" ? "proof" : "renege";
  return /** @type {Picks} */ ({
    nobody: false,
    [other]: sameCell(picks[other], cell) ? null : picks[other],
    [tool]: sameCell(picks[tool], cell) ? null : cell,
  });
}
