/** Whole numbers from 0 to 2³²−1 in a row that grows: four bytes each, where an array of objects would take forty. */
export class GrowingNumbers {
  length = 0;
  private values: Uint32Array;

  constructor(capacity = 64) {
    this.values = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.resize(this.length * 2);
    this.values[this.length++] = value;
  }

  /** 0 beyond the end. */
  at(index: number): number {
    return this.values[index] ?? 0;
  }

  /** Sets a place, growing over the places between with zeros. */
  set(index: number, value: number): void {
    while (index >= this.values.length) this.resize(this.values.length * 2);
    this.values[index] = value;
    if (index >= this.length) this.length = index + 1;
  }

  /** The same numbers, to be changed apart from these. */
  copy(): GrowingNumbers {
    const copy = new GrowingNumbers(0);
    copy.values = this.values.slice(0, Math.max(1, this.length));
    copy.length = this.length;
    return copy;
  }

  /** The numbers as they are now, and zeros behind them; whoever adds may move them. */
  get row(): Uint32Array {
    return this.values;
  }

  trim(): void {
    this.values = this.values.slice(0, Math.max(1, this.length));
  }

  get bytes(): number {
    return this.values.byteLength;
  }

  private resize(capacity: number): void {
    const larger = new Uint32Array(capacity);
    larger.set(this.values);
    this.values = larger;
  }
}
