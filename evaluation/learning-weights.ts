const STEP = 0.3;

/** Weights that are learnt in small steps, smaller the further each has come; the same slopes give the same weights. */
export class LearningWeights {
  readonly values: number[];
  private readonly squares: number[];
  private readonly decay: number;

  /** @param decay how much of a weight speaks against it, so that none grows for nothing */
  constructor(count: number, decay: number) {
    this.values = Array.from({ length: count }, () => 0);
    this.squares = Array.from({ length: count }, () => 1e-6);
    this.decay = decay;
  }

  /** Moves each weight against its slope. */
  adjust(slopes: readonly number[]): void {
    for (const [at, each] of slopes.entries()) {
      const value = this.values[at] ?? 0;
      const slope = each + this.decay * value;
      const squares = (this.squares[at] ?? 0) + slope * slope;
      this.squares[at] = squares;
      this.values[at] = value - (STEP * slope) / Math.sqrt(squares);
    }
  }
}

/** As they are kept: by name, with two decimals. */
export function namedWeights(names: readonly string[], values: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, place) => [name, rounded(values[place] ?? 0)]));
}

/** With two decimals. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
