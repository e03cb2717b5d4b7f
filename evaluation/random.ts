/** Numbers from 0 to 1 that only look random: the same seed gives the same ones. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** One of them. @throws Error where there is none. */
  pick<Each>(all: readonly Each[]): Each {
    const each = all[Math.floor(this.next() * all.length)];
    if (each === undefined) throw new Error('nothing to pick from');
    return each;
  }

  shuffled<Each>(all: readonly Each[]): Each[] {
    return all
      .map((each) => ({ each, at: this.next() }))
      .sort((one, other) => one.at - other.at)
      .map(({ each }) => each);
  }
}
