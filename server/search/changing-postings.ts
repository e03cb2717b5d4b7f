import type { Postings } from './postings.ts';

/** An entry of a term's list. */
export interface Change {
  term: number;
  entry: number;
}

/** What has to be taken out and put in, to get from some entries to others; an entry may stand in a list twice. */
export function changesBetween(before: readonly Change[], after: readonly Change[]) {
  const counts = new Map<string, Change & { count: number }>();
  const count = ({ term, entry }: Change, by: number) => {
    const key = `${term} ${entry}`;
    const known = counts.get(key) ?? { term, entry, count: 0 };
    known.count += by;
    counts.set(key, known);
  };
  for (const change of before) count(change, -1);
  for (const change of after) count(change, 1);
  const changed = [...counts.values()];
  const times = (sign: number) => changed.flatMap((one) => Array<Change>(Math.max(0, sign * one.count)).fill(one));
  return { removed: times(-1), added: times(1) };
}

/**
 * Changes lists in place: a catalogue of 100,000 products has a million entries and an edit some twenty, so none but the
 * lists that change are touched. A list that has no room left moves behind all others.
 * @param width entries of one product lie between multiples of it.
 */
export function changePostings(
  postings: Postings,
  { removed, added }: ReturnType<typeof changesBetween>,
  width: number,
): void {
  if (removed.length + added.length === 0) return;
  if (postings.ends.buffer === postings.starts.buffer) separateEnds(postings);
  for (const change of removed) remove(postings, change, width);
  for (const change of added) add(postings, change, width);
}

function remove(postings: Postings, { term, entry }: Change, width: number): void {
  const { entries, ends } = postings;
  const end = ends[term] ?? 0;
  let index = firstOf(postings, term, entry, width);
  while (index < end && entries[index] !== entry) index++;
  if (index >= end) return;
  noteRoom(postings, term);
  entries.copyWithin(index, index + 1, end);
  ends[term] = end - 1;
}

function add(postings: Postings, { term, entry }: Change, width: number): void {
  if (term >= postings.ends.length) growTerms(postings, term + 1);
  if (noteRoom(postings, term) === postings.ends[term]) move(postings, term);
  const index = firstOf(postings, term, entry, width);
  const end = postings.ends[term] ?? 0;
  postings.entries.copyWithin(index + 1, index, end);
  postings.entries[index] = entry;
  postings.ends[term] = end + 1;
}

/** Where a product's entries stand in a list, or would stand. */
function firstOf({ starts, ends, entries }: Postings, term: number, entry: number, width: number): number {
  const least = entry - (entry % width);
  let low = starts[term] ?? 0;
  let high = ends[term] ?? 0;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the room of a list ends; one that never changed has none beyond its end. */
function noteRoom({ rooms, ends }: Postings, term: number): number {
  const known = rooms.get(term);
  if (known !== undefined) return known;
  const end = ends[term] ?? 0;
  rooms.set(term, end);
  return end;
}

function move(postings: Postings, term: number): void {
  const from = postings.starts[term] ?? 0;
  const length = (postings.ends[term] ?? 0) - from;
  const room = length + Math.max(4, length >> 3);
  if (postings.used + room > postings.entries.length) growEntries(postings, postings.used + room);
  postings.entries.copyWithin(postings.used, from, from + length);
  postings.starts[term] = postings.used;
  postings.ends[term] = postings.used + length;
  postings.used += room;
  postings.rooms.set(term, postings.used);
}

function separateEnds(postings: Postings): void {
  const size = postings.ends.length;
  postings.ends = grown(postings.ends, size);
  postings.starts = grown(postings.starts.subarray(0, size), size);
}

function growTerms(postings: Postings, size: number): void {
  postings.starts = grown(postings.starts, size);
  postings.ends = grown(postings.ends, size);
}

function growEntries(postings: Postings, size: number): void {
  postings.entries = grown(postings.entries, size);
}

/** The same numbers with room for `size`, and an eighth more so that the next ones need not move. */
function grown(numbers: Uint32Array, size: number): Uint32Array {
  const larger = new Uint32Array(size + (size >> 3) + 16);
  larger.set(numbers);
  return larger;
}
