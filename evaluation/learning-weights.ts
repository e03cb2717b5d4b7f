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

const SAID_STEP = 0.2;
const SAID_DECAY = 0.001;
const FIRST_SQUARES = 1e-3;

/** Weights of features that are there or not, by their names: as many as messages have ways of saying things. */
export class LearningNames {
  readonly values = new Map<string, number>();
  private readonly squares = new Map<string, number>();

  /** Moves the weight of each of these names against one slope. */
  adjust(names: ReadonlySet<string>, slope: number): void {
    for (const name of names) {
      const value = this.values.get(name) ?? 0;
      const own = slope + SAID_DECAY * value;
      const squares = (this.squares.get(name) ?? FIRST_SQUARES) + own * own;
      this.squares.set(name, squares);
      this.values.set(name, value - (SAID_STEP * own) / Math.sqrt(squares));
    }
  }
}

/**
 * As they are kept: in order, with two decimals.
 * @param least what a weight must be to decide something
 */
export function namedValues(values: ReadonlyMap<string, number>, least: number): Record<string, number> {
  const telling = [...values].filter(([, value]) => Math.abs(value) >= least);
  const inOrder = telling.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(inOrder.map(([name, value]) => [name, rounded(value)]));
}

/** As they are kept: by name, with two decimals. */
export function namedWeights(names: readonly string[], values: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, place) => [name, rounded(values[place] ?? 0)]));
}

/** With two decimals. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
