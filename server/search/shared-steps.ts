import { completed } from './completed.ts';

/**
 * Steps that are run once in a process, whoever asks first: who asks meanwhile goes on with them where the other stopped,
 * so that several compilations neither do the same work twice nor hold the event loop.
 */
export class SharedSteps<T> {
  private readonly begin: () => Generator<void, T>;
  private steps: Generator<void, T> | undefined;
  private result: { value: T } | undefined;

  constructor(begin: () => Generator<void, T>) {
    this.begin = begin;
  }

  /** The result, with a yield after every step that is still to be made. */
  *run(): Generator<void, T> {
    for (;;) {
      if (this.result) return this.result.value;
      this.steps ??= this.begin();
      const step = this.steps.next();
      if (step.done) {
        this.result = { value: step.value };
        this.steps = undefined;
        return step.value;
      }
      yield;
    }
  }

  /** The result at once, whatever is still to be done for it. */
  now(): T {
    return this.result ? this.result.value : completed(this.run());
  }
}
