// DealTable: the pack is looked at, cards are dealt, misdeals found, the dealer proved fair.  Python deals; nothing but what the learner may see is here.

import { dealFaults } from "./deal-faults.js";
import { dealPack } from "./deal-pack.js";
import { dealProof } from "./deal-proof.js";
import { dealSteps } from "./deal-steps.js";
import { mount } from "./kit.js";

/** @type {Record<string, (frame: import("./kit.js").Frame) => {el: HTMLElement, update: (drawn: import("./kit.js").Drawn) => void}>} */
const TASKS = { deal: dealSteps, misdeal: dealFaults, fair: dealProof, pack: dealPack };

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => {
  const part = TASKS[context.model.get("view").task](frame);
  frame.root.append(part.el);
  return (drawn) => part.update(drawn);
});

export default { render };
