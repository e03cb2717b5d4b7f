const SLICE_MILLISECONDS = 3; // a step, a table that grows and a young collection still fit below ten, which nobody notices

/** Runs steps to their end with everything else of the process between their slices. `onSlice` is told how long each took. */
export async function inSlices<T>(steps: Generator<void, T>, onSlice?: (milliseconds: number) => void): Promise<T> {
  for (;;) {
    const start = performance.now();
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() - start < SLICE_MILLISECONDS);
    onSlice?.(performance.now() - start);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
