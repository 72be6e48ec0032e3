// FollowSuitQuiz: which cards may be played, who takes the trick, may a spade be led, did anybody renege.

import { mount } from "./kit.js";
import { quizPage } from "./quiz.js";

/** @param {{model: import("./kit.js").Model, el: HTMLElement}} context */
const render = (context) => mount(context, (frame) => quizPage(frame, { name: "spades-follow-suit-quiz" }));

export default { render };
