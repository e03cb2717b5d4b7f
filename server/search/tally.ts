export const POINT = 1_024; // what one point weighs beside one exact find: a message has fewer words than that

/** Adds up what products score for one message. Its arrays serve every search: they are cleaned, not made anew. */
export class Tally {
  private totals = new Int32Array(0);
  private spans = new Int32Array(0);
  private places = new Uint32Array(0);
  private count = 0;
  private span = 0;

  open(products: number): void {
    this.close(); // a search that failed half-way left its counts behind
    if (this.totals.length >= products) return;
    this.totals = new Int32Array(products);
    this.spans = new Int32Array(products);
    this.places = new Uint32Array(products);
  }

  /** What follows is found by other words than what came before. */
  nextSpan(): void {
    this.span++;
  }

  /** The words in hand find this product for the first time; asks and notes it at once. */
  isFirstOfSpan(place: number): boolean {
    if (this.spans[place] === this.span) return false;
    this.spans[place] = this.span;
    return true;
  }

  has(place: number): boolean {
    return this.totals[place] !== 0;
  }

  add(place: number, worth: number): void {
    const total = this.totals[place] ?? 0;
    if (total === 0) this.places[this.count++] = place;
    this.totals[place] = total + worth;
  }

  /** Adds to those products of a sorted list that have a total already. */
  lift(entries: Uint32Array, start: number, end: number, worth: number): void {
    if (end - start > this.count * 24) {
      this.liftFew(entries, start, end, worth);
      return;
    }
    for (let index = start; index < end; index++) {
      const place = entries[index] ?? 0;
      if (this.has(place) && this.isFirstOfSpan(place)) this.add(place, worth);
    }
  }

  totalOf(place: number): number {
    return this.totals[place] ?? 0;
  }

  /** Adds to every product counted what the lowest of its bits are worth, by a table of a power of two. */
  raise(bits: Uint32Array, worths: Int32Array): void {
    const { totals, places } = this;
    const mask = worths.length - 1;
    for (let index = 0; index < this.count; index++) {
      const place = places[index] ?? 0;
      totals[place] = (totals[place] ?? 0) + (worths[(bits[place] ?? 0) & mask] ?? 0);
    }
  }

  /** The places with the highest totals, the best first, equals in their order. */
  best(limit: number, isEligible: (place: number) => boolean): number[] {
    const best: number[] = [];
    let least = 1; // the total that a place must reach to be looked at,
    let latest = Number.POSITIVE_INFINITY; // and, with just that total, the place that it must come before
    for (let index = 0; index < this.count; index++) {
      const place = this.places[index] ?? 0;
      const total = this.totals[place] ?? 0;
      if (total < least || (total === least && place > latest) || !isEligible(place)) continue;
      best.splice(
        rankAmong(best, (other) => this.isBetter(other, place)),
        0,
        place,
      );
      if (best.length > limit) best.pop();
      if (best.length < limit) continue;
      latest = best[limit - 1] ?? 0;
      least = this.totals[latest] ?? 0;
    }
    return best;
  }

  /** As `best`; of totals that hold `step` as often, the least by `costOf` come first. */
  cheapest(
    limit: number,
    step: number,
    isEligible: (place: number) => boolean,
    costOf: (place: number) => number,
  ): number[] {
    const best: number[] = [];
    const isBefore = (place: number, other: number) => {
      const steps = Math.floor(this.totalOf(place) / step) - Math.floor(this.totalOf(other) / step);
      if (steps !== 0) return steps > 0;
      const [cost, otherCost] = [costOf(place), costOf(other)];
      return cost === otherCost ? place < other : cost < otherCost;
    };
    for (let index = 0; index < this.count; index++) {
      const place = this.places[index] ?? 0;
      const last = best.at(-1);
      if (last !== undefined && best.length === limit && isBefore(last, place)) continue;
      if (!isEligible(place)) continue;
      best.splice(
        rankAmong(best, (other) => isBefore(other, place)),
        0,
        place,
      );
      if (best.length > limit) best.pop();
    }
    return best;
  }

  close(): void {
    for (let index = 0; index < this.count; index++) this.totals[this.places[index] ?? 0] = 0;
    this.count = 0;
    if (this.span < 2_000_000_000) return;
    this.spans.fill(0);
    this.span = 0;
  }

  private isBetter(place: number, other: number): boolean {
    const difference = (this.totals[place] ?? 0) - (this.totals[other] ?? 0);
    return difference > 0 || (difference === 0 && place < other);
  }

  /** The same for a list far longer than the products counted: each is looked up in it. */
  private liftFew(entries: Uint32Array, start: number, end: number, worth: number): void {
    for (let index = 0; index < this.count; index++) {
      const place = this.places[index] ?? 0;
      let low = start;
      let high = end;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((entries[middle] ?? 0) < place) low = middle + 1;
        else high = middle;
      }
      if (low < end && entries[low] === place && this.isFirstOfSpan(place)) this.add(place, worth);
    }
  }
}

/** Where something belongs among the best: behind all that are better. */
function rankAmong(best: readonly number[], isBetter: (other: number) => boolean): number {
  let low = 0;
  let high = best.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBetter(best[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
