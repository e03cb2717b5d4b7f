/** A page that is not drawn has no frames. */
const WITHOUT_A_FRAME = 200; // ms

/** When the browser draws next, or a little later where it does not draw. */
export interface Clock {
  later(work: () => void): void;
}

const frames: Clock = {
  later(work) {
    const run = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      work();
    };
    const frame = requestAnimationFrame(run);
    const timer = setTimeout(run, WITHOUT_A_FRAME);
  },
};

/**
 * Does what it is given together, in its order, once a frame: a question, its answer and the row that moves because of
 * them come in frames of the socket of their own, and would each draw the page anew.
 */
export function createGathering(clock: Clock = frames): (work: () => void) => void {
  let waiting: (() => void)[] = [];

  function doAll() {
    const all = waiting;
    waiting = [];
    for (const work of all) {
      try {
        work();
      } catch (error) {
        // One that fails takes nothing from the others.
        reportError(error);
      }
    }
  }

  return (work) => {
    waiting.push(work);
    if (waiting.length === 1) clock.later(doAll);
  };
}

/** What is pushed to this page. */
export const inNextFrame = createGathering();
