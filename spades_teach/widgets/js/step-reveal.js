// StepReveal: a worked example line by line.

import { mount } from "./kit.js";
import { workedExample } from "./worked-example.js";

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, workedExample);

export default { render };
