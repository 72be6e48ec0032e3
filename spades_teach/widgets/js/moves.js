// Moves of sliders on their way to Python: of a rapid drag only as many as are answered, and the last one always.
//
//   const moves = createMoves((values) => frame.send("set", { values }));
//   moves.move("tricks", 8);      // goes at once when nothing is on its way, else with the next ones
//   moves.answered();             // a new view was drawn: what has gathered meanwhile goes with the next frame
//   moves.holds("tricks");        // the page knows better than the view: do not draw over it

const LATEST = 400; // ms after which the next goes although no answer came

/** @param {(values: Record<string, number>) => void} send */
export function createMoves(send) {
  let waiting = /** @type {Record<string, number> | null} */ (null);
  let sent = /** @type {Record<string, number> | null} */ (null);
  let timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  let frame = 0;
  const go = () => {
    frame = 0;
    if (!waiting || sent) return;
    sent = waiting;
    waiting = null;
    timer = setTimeout(answered, LATEST);
    send(sent);
  };
  const answered = () => {
    clearTimeout(timer);
    sent = null;
    if (waiting && !frame) frame = document.hidden ? Number(setTimeout(go)) : requestAnimationFrame(go);
  };
  return {
    /** @param {string} id @param {number} value */
    move(id, value) {
      waiting = { ...waiting, [id]: value };
      if (!frame) go();
    },
    answered,
    /** @param {string} id */
    holds: (id) => waiting !== null && id in waiting,
    end() {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      waiting = sent = null;
    },
  };
}
