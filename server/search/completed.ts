/** Runs the steps of a compilation to their end. */
export function completed<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
