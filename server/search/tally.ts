export const POINT = 1_024; // what one point weighs beside one exact find: a message has fewer words than that

/** A list among others: from `start` to before `end`. */
export interface Stretch {
  entries: Uint32Array;
  start: number;
  end: number;
}

/** What the entries of a list are worth, by the bits that they carry below the place. */
export interface BitWorths {
  /** How many such bits there are. */
  width: number;
  /** By their value; 0 adds nothing. */
  worths: Int32Array;
  /** The values that count once for the same words, as bits. */
  once: number;
}

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
  private isFirstOfSpan(place: number): boolean {
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

  /** Brings in whatever a list names and is not in yet: entries that carry one of `wanted` below the place; 0: all. */
  bringIn({ entries, start, end }: Stretch, width: number, wanted: number, worth: number): void {
    const { totals, places } = this; // told once: a field is read anew at every turn of a loop
    for (let index = start; index < end; index++) {
      const entry = entries[index] ?? 0;
      const place = entry >>> width;
      if ((wanted !== 0 && (entry & wanted) === 0) || totals[place] !== 0) continue;
      places[this.count++] = place;
      totals[place] = worth;
    }
  }

  /** Adds what the bits of each entry are worth. */
  addByBits({ entries, start, end }: Stretch, { width, worths, once }: BitWorths): void {
    const { totals, spans, places, span } = this;
    const mask = (1 << width) - 1;
    for (let index = start; index < end; index++) {
      const entry = entries[index] ?? 0;
      const place = entry >>> width;
      const worth = worths[entry & mask] ?? 0;
      if (worth === 0) continue;
      if ((once >>> (entry & mask)) & 1) {
        if (spans[place] === span) continue;
        spans[place] = span;
      }
      const total = totals[place] ?? 0;
      if (total === 0) places[this.count++] = place;
      totals[place] = total + worth;
    }
  }

  /** The same for those products alone that have a total already. */
  liftByBits({ entries, start, end }: Stretch, { width, worths, once }: BitWorths): void {
    const { totals, spans, span } = this;
    const mask = (1 << width) - 1;
    for (let index = start; index < end; index++) {
      const entry = entries[index] ?? 0;
      const place = entry >>> width;
      const total = totals[place] ?? 0;
      if (total === 0) continue; // nearly all of them
      const worth = worths[entry & mask] ?? 0;
      if (worth === 0) continue;
      if ((once >>> (entry & mask)) & 1) {
        if (spans[place] === span) continue;
        spans[place] = span;
      }
      totals[place] = total + worth;
    }
  }

  /** Adds to every product of a list that these words find for the first time. */
  addEach({ entries, start, end }: Stretch, worth: number): void {
    const { totals, spans, places, span } = this;
    for (let index = start; index < end; index++) {
      const place = entries[index] ?? 0;
      if (spans[place] === span) continue;
      spans[place] = span;
      const total = totals[place] ?? 0;
      if (total === 0) places[this.count++] = place;
      totals[place] = total + worth;
    }
  }

  /** Adds to those products of a sorted list that have a total already. */
  lift(stretch: Stretch, worth: number): void {
    const { entries, start, end } = stretch;
    if (end - start > this.count * 24) {
      this.liftFew(stretch, worth);
      return;
    }
    const { totals, spans, span } = this;
    for (let index = start; index < end; index++) {
      const place = entries[index] ?? 0;
      const total = totals[place] ?? 0;
      if (total === 0 || spans[place] === span) continue;
      spans[place] = span;
      totals[place] = total + worth;
    }
  }

  totalOf(place: number): number {
    return this.totals[place] ?? 0;
  }

  /** Adds to every product counted what the lowest of its bits are worth, by a table of a power of two. */
  raise(bits: Uint32Array, worths: Int32Array): void {
    const { totals, places, count } = this;
    const mask = worths.length - 1;
    for (let index = 0; index < count; index++) {
      const place = places[index] ?? 0;
      totals[place] = (totals[place] ?? 0) + (worths[(bits[place] ?? 0) & mask] ?? 0);
    }
  }

  /** The places with the highest totals, the best first, equals in their order. */
  best(limit: number, isEligible: (place: number) => boolean): number[] {
    const best: number[] = [];
    let least = 1; // the total that a place must reach to be looked at,
    let latest = Number.POSITIVE_INFINITY; // and, with just that total, the place that it must come before
    const { totals, places, count } = this;
    for (let index = 0; index < count; index++) {
      const place = places[index] ?? 0;
      const total = totals[place] ?? 0;
      if (total < least || (total === least && place > latest) || !isEligible(place)) continue;
      let rank = best.length < limit ? best.length : limit - 1; // one by one from behind: most come in their order
      for (; rank > 0 && this.isBetter(place, best[rank - 1] ?? 0); rank--) best[rank] = best[rank - 1] ?? 0;
      best[rank] = place;
      if (best.length < limit) continue;
      latest = best[limit - 1] ?? 0;
      least = totals[latest] ?? 0;
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
  private liftFew({ entries, start, end }: Stretch, worth: number): void {
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
