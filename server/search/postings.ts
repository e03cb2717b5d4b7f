import { NumberChunks } from './number-chunks.ts';

const STEPS = 20_000; // numbers moved between two yields: about a tenth of a millisecond
const ROOM = 32; // one entry in so many is left free behind the lists, for those that grow

/** For each term, a list of numbers, all in one row: eight bytes an entry would be sixty as an object. */
export interface Postings {
  /** Where a term's list starts, and where it ends. */
  starts: Uint32Array;
  ends: Uint32Array;
  /** The lists, and room behind them. */
  entries: Uint32Array;
  /** Where that room begins. */
  used: number;
  /** Where the room of a list ends, for those that were changed since they were packed. */
  rooms: Map<number, number>;
}

export function bytesOf({ starts, ends, entries }: Postings): number {
  const ownEnds = ends.buffer === starts.buffer ? 0 : ends.byteLength;
  return starts.byteLength + ownEnds + entries.byteLength;
}

/** The same lists, to be changed apart from these. */
export function copyPostings({ starts, ends, entries, used, rooms }: Postings): Postings {
  const size = ends.length; // beyond it stands only where the last list ends
  return { starts: starts.slice(0, size), ends: ends.slice(), entries: entries.slice(), used, rooms: new Map(rooms) };
}

/** Which of `entry` … `entry + width - 1` a term's list has, as bits; those of one product stand in any order. */
export function entriesOf({ starts, ends, entries }: Postings, term: number, entry: number, width: number): number {
  const end = ends[term] ?? 0;
  let low = starts[term] ?? 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle] ?? 0) < entry) low = middle + 1;
    else high = middle;
  }
  let bits = 0;
  for (; low < end && (entries[low] ?? 0) < entry + width; low++) bits |= 1 << ((entries[low] ?? 0) - entry);
  return bits;
}

/** Gathers `(term, entry)` pairs, and packs them by term, each list in the order of its coming. */
export class PostingsBuilder {
  private readonly terms = new NumberChunks();
  private readonly entries = new NumberChunks();

  add(term: number, entry: number): void {
    this.terms.push(term);
    this.entries.push(entry);
  }

  *packed(size: number): Generator<void, Postings> {
    const starts = new Uint32Array(size + 1);
    for (let index = 0; index < this.terms.length; index++) {
      const next = this.terms.at(index) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
      if (index % STEPS === 0) yield;
    }
    for (let term = 1; term <= size; term++) {
      starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
      if (term % STEPS === 0) yield;
    }
    // One term's end is the next one's start, until lists are changed.
    const ends = starts.subarray(1);
    return { starts, ends, entries: yield* this.sorted(starts), used: this.entries.length, rooms: new Map() };
  }

  private *sorted(starts: Uint32Array): Generator<void, Uint32Array> {
    const next = starts.slice();
    const entries = new Uint32Array(this.entries.length + Math.ceil(this.entries.length / ROOM));
    for (let index = 0; index < this.terms.length; index++) {
      const term = this.terms.at(index);
      const place = next[term] ?? 0;
      entries[place] = this.entries.at(index);
      next[term] = place + 1;
      if (index % STEPS === 0) yield;
    }
    return entries;
  }
}
