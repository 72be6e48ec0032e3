// BidPad: the bids so far, the hand with the learner's count, the keys to bid with, and what random rounds say of each card.

import { setFace } from "./cards.js";
import { createFan } from "./fan.js";
import { feedback, focusedIn, h, keyed, mount, roving, setAttributes, setText } from "./kit.js";

const COLUMNS = 7;

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  let view = /** @type {any} */ (null);
  let asked = 0; // the view for which further rounds were asked last
  const title = h("h2", { class: "spades-title" });
  const task = h("p", { class: "spades-sub" });

  const order = h("ol", { class: "spades-bid-order" });
  const sides = h("div", { class: "spades-bid-sides" });
  const together = h("p", { class: "spades-bid-together" });

  const tick = (/** @type {string} */ card) => {
    const each = view.hand?.find((/** @type {any} */ one) => one.card === card);
    frame.send("tick", { card });
    if (each && !view.estimate) fan.foretell(card, each.pressed ? "plain" : "chosen");
  };
  const fan = createFan({ onPress: tick });
  const backs = h("div", { class: "spades-bid-backs", role: "img" });
  const count = h("span", { class: "spades-bid-count" });
  const compare = h("button", { type: "button", class: "spades-button", onclick: () => view.may_compare && frame.send("compare") });
  const counting = h("div", { class: "spades-row" }, count, compare);

  const shares = shareList();

  const pad = h("div", { class: "spades-bid-keys", role: "group" });
  const press = (/** @type {string} */ bid) => {
    const key = [...view.keys, ...view.specials].find((/** @type {any} */ each) => each.bid === bid);
    frame.send("choose", { bid });
    if (key?.state === "open") setAttributes(/** @type {Element} */ (pad.querySelector(`[data-bid="${bid}"]`)), { "data-state": "chosen" });
  };
  const mirrored = () => frame.root.dir === "rtl";
  const refresh = roving(pad, { mirrored, columns: () => COLUMNS, preferred: () => pad.querySelector("[data-state=chosen], [data-state=made]") });
  const go = h("button", { type: "button", class: "spades-button spades-go", onclick: () => view.chosen && frame.send("bid", { bid: view.chosen }) });
  const look = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("look") });
  const again = h("button", { type: "button", class: "spades-button", onclick: () => frame.send("again") });
  const would = h("span", { class: "spades-bid-would", role: "status" });
  const counted = feedback(); // about the count, where the count is
  const said = feedback();
  frame.root.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && view.chosen) frame.send("let-go");
  });
  frame.root.append(h("div", { class: "spades-panel spades-bid-pad" },
    h("div", { class: "spades-head" }, title, task), order, sides, together, backs, fan.el, counting, counted.el, shares.el, pad,
    h("div", { class: "spades-row" }, go, look, again, would), said.el));

  return ({ view: given, strings }) => {
    view = given;
    const homeless = (focusedIn(go) && view.chosen === null) || (focusedIn(look) && !view.may_look) || (focusedIn(again) && !view.may_again);
    const wasComparing = focusedIn(compare) && !view.may_compare;
    setText(title, strings.title);
    setText(task, strings.task);
    drawOrder(order, view, strings);
    drawSides(sides, view, strings);
    setText(together, strings.together);
    setAttributes(together, { hidden: !strings.together });

    setAttributes(backs, { hidden: view.hand !== null, "aria-label": strings.backs });
    if (view.hand === null) keyed(backs, Array.from({ length: 13 }, (_, place) => place), { key: String, make: () => h("span", { class: "spades-card" }), update: (node) => setFace(node, null) });
    else backs.replaceChildren();
    setAttributes(fan.el, { hidden: view.hand === null });
    fan.update({
      name: strings.hand,
      cards: (view.hand ?? []).map((/** @type {any} */ each) => ({ ...each, label: strings.cards[each.card], mark: strings.states[each.state] })),
      words: strings.jokers,
    });
    setAttributes(counting, { hidden: view.hand === null });
    setText(count, strings.count);
    setText(compare, strings.compare);
    setAttributes(compare, { hidden: !view.may_compare });
    shares.update(view.estimate, strings.estimate);

    setAttributes(pad, { "aria-label": strings.pad });
    keyed(pad, [...view.keys, ...view.specials], {
      key: ({ bid }) => bid,
      make: ({ bid }) => h("button", { type: "button", class: "spades-bid-key", "data-bid": bid, "data-word": !/^\d+$/.test(bid), onclick: () => press(bid) },
        h("span", { class: "spades-bid-face" }), bid === "nil" && " ", bid === "nil" && h("small", { class: "spades-bid-nil" })),
      update(key, { bid, state }) {
        setText(key.firstElementChild, strings.keys[bid]);
        if (bid === "nil") setText(key.lastElementChild, strings.nil);
        setAttributes(key, { "data-state": state, "aria-disabled": state === "blocked", "aria-pressed": state === "chosen" || state === "made", "aria-label": strings.key_names[bid] });
      },
    });
    refresh(null);
    setText(go, strings.go);
    setAttributes(go, { hidden: view.bid !== null && !view.raising, disabled: view.chosen === null });
    setText(look, strings.look);
    setAttributes(look, { hidden: !view.may_look });
    setText(again, strings.again);
    setAttributes(again, { hidden: !view.may_again });
    setText(would, strings.would);
    const aboutCount = [null, "none-ticked", "compared", "card"].includes(view.answer);
    counted.update(aboutCount ? strings.feedback : null);
    said.update(aboutCount ? null : strings.feedback);
    if (homeless) /** @type {HTMLElement | null} */ (pad.querySelector("[tabindex='0']"))?.focus({ preventScroll: true });
    if (wasComparing) fan.focus();

    if (view.estimate?.running && view.n !== asked) {
      asked = view.n;
      frame.send("more");
    }
  };
});

/** The four bids in the order in which they are made. @param {Element} list @param {any} view @param {any} strings */
function drawOrder(list, view, strings) {
  setAttributes(list, { "aria-label": strings.order });
  keyed(list, view.order, {
    key: (/** @type {any} */ each) => each.place,
    make: () => h("li", { class: "spades-bid-seat" },
      h("span", { class: "spades-bid-seat-name" }),
      h("span", { class: "spades-bid-said", "aria-hidden": "true" }),
      h("span", { class: "spades-unseen" }),
      h("span", { class: "spades-bid-mark" })),
    update(node, /** @type {any} */ each) {
      const [name, bid, heard, mark] = node.children;
      setAttributes(node, { "data-turn": each.turn, "data-place": each.place, "data-open": each.bid === null });
      setText(name, strings.places[each.place]);
      setText(bid, strings.bids[each.place]);
      setText(heard, strings.said_bids[each.place]);
      setText(mark, each.turn ? strings.turn : each.dealer ? strings.dealer : "");
    },
  });
}

/** Both sides' bids as they add up. @param {Element} box @param {any} view @param {any} strings */
function drawSides(box, view, strings) {
  keyed(box, view.sides, {
    key: (/** @type {any} */ each) => each.side,
    make: () => h("div", { class: "spades-bid-side" },
      h("span", { class: "spades-bid-side-name" }), h("span", { class: "spades-bid-sum" }), h("span", { class: "spades-bid-contract" }), h("span", { class: "spades-bid-total" })),
    update(node, /** @type {any} */ each) {
      const [name, sum, contract, total] = node.children;
      const words = strings.sides[each.side];
      setAttributes(node, { "data-side": each.side, "data-open": each.contract === null });
      setText(name, words.name);
      setText(sum, words.label);
      setText(contract, words.contract);
      setText(total, words.total);
      setAttributes(total, { hidden: !words.total });
    },
  });
}

/** The estimate: a bar for each card, with a thin line for how sure it is. */
function shareList() {
  const summary = h("p", { class: "spades-share-summary" });
  const progress = h("p", { class: "spades-share-progress", role: "status" });
  const list = h("ul", { class: "spades-shares" });
  const what = h("p", { class: "spades-share-what" });
  const el = h("div", { class: "spades-share-box", hidden: true }, summary, progress, list, what);
  const part = (/** @type {number} */ share) => `${(100 * share).toFixed(1)}%`;
  return {
    el,
    /** @param {any} estimate @param {any} strings */
    update(estimate, strings) {
      setAttributes(el, { hidden: !estimate });
      if (!estimate) return list.replaceChildren();
      setText(summary, strings.summary);
      setText(progress, strings.progress);
      setAttributes(progress, { hidden: !strings.progress });
      setText(what, strings.what);
      setAttributes(list, { "aria-label": strings.name });
      keyed(list, estimate.cards, {
        key: (/** @type {any} */ each) => each.card,
        make: () => h("li", { class: "spades-share" },
          h("span", { class: "spades-unseen" }),
          h("span", { class: "spades-share-card", "aria-hidden": "true" }),
          h("span", { class: "spades-share-track", "aria-hidden": "true" }, h("span", { class: "spades-share-bar" }), h("span", { class: "spades-share-line" })),
          h("span", { class: "spades-share-number", "aria-hidden": "true" }),
          h("span", { class: "spades-share-tick", "aria-hidden": "true" })),
        update(node, /** @type {any} */ each) {
          const [row, card, track, number, tick] = node.children;
          const [bar, line] = track.children;
          setText(row, strings.rows[each.card]);
          setText(card, strings.cards[each.card]);
          bar.style.inlineSize = part(each.share);
          line.style.insetInlineStart = part(each.interval[0]);
          line.style.inlineSize = part(each.interval[1] - each.interval[0]);
          setText(number, strings.shares[each.card]);
          setText(tick, each.ticked ? `✓ ${strings.ticked}` : "");
          setAttributes(node, { "data-ticked": each.ticked });
        },
      });
    },
  };
}

export default { render };
