import type { Postings } from './postings.ts';

/** An entry of a term's list. */
export interface Change {
  term: number;
  entry: number;
}

/** Entries to take out of lists and to put in, by term in rising order. */
interface TermChanges {
  term: number;
  removed: number[];
  added: number[];
}

/** What has to be taken out and put in, to get from some entries to others. */
export function changesBetween(before: readonly Change[], after: readonly Change[]): TermChanges[] {
  const byTerm = new Map<number, TermChanges>();
  const of = (term: number): TermChanges => {
    const known = byTerm.get(term) ?? { term, removed: [], added: [] };
    byTerm.set(term, known);
    return known;
  };
  for (const { term, entry } of before) of(term).removed.push(entry);
  for (const { term, entry } of after) {
    const { removed, added } = of(term);
    const same = removed.indexOf(entry);
    if (same < 0) added.push(entry);
    else removed.splice(same, 1);
  }
  return [...byTerm.values()]
    .filter(({ removed, added }) => removed.length + added.length > 0)
    .sort((a, b) => a.term - b.term);
}

/**
 * Lists after some changes, for `size` terms. What did not change is copied in one piece, for a catalogue of 100,000
 * products has a million entries and an edit some twenty.
 */
export function patched(postings: Postings, changes: readonly TermChanges[], size: number): Postings {
  if (changes.length === 0 && postings.starts.length === size + 1) return postings;
  const old = postings.entries;
  const end = postings.starts.at(-1) ?? 0;
  const lists = changes.map((change) => ({ ...change, list: listAfter(postings, change) }));
  const grown = lists.reduce((sum, { list, term }) => sum + list.length - lengthOf(postings, term), 0);
  const entries = new Uint32Array(end + grown);
  let source = 0;
  let target = 0;
  for (const { term, list } of lists) {
    const from = startOf(postings, term);
    entries.set(old.subarray(source, from), target);
    target += from - source;
    entries.set(list, target);
    target += list.length;
    source = from + lengthOf(postings, term);
  }
  entries.set(old.subarray(source, end), target);
  return { starts: startsAfter(postings, lists, size), entries };
}

/** The same lists with other places: `shift` has the new place of each old one. Lists stay in their order. */
export function renumbered({ starts, entries }: Postings, shift: Uint32Array, width: number): Postings {
  const next = new Uint32Array(entries.length);
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] ?? 0;
    const field = entry % width;
    next[index] = (shift[(entry - field) / width] ?? 0) * width + field;
  }
  return { starts, entries: next };
}

/** Few entries change in a list that may have thousands: what lies between them is copied. */
function listAfter(postings: Postings, { term, removed, added }: TermChanges): Uint32Array {
  const from = startOf(postings, term);
  const list = postings.entries.subarray(from, from + lengthOf(postings, term));
  const cuts = indicesOf(list, removed).map((index) => ({ index, skips: 1, entry: [] as number[] }));
  const gaps = added.map((entry) => ({ index: placeOf(list, entry), skips: 0, entry: [entry] }));
  const next = new Uint32Array(list.length - cuts.length + added.length);
  let source = 0;
  let target = 0;
  for (const { index, skips, entry } of [...gaps, ...cuts].sort(byIndex)) {
    next.set(list.subarray(source, index), target);
    target += index - source;
    next.set(entry, target);
    target += entry.length;
    source = index + skips;
  }
  next.set(list.subarray(source), target);
  return next;
}

/** Where some entries stand; one that is asked for twice stands there twice. */
function indicesOf(list: Uint32Array, entries: readonly number[]): number[] {
  const last = new Map<number, number>();
  return entries.flatMap((entry) => {
    const index = list.indexOf(entry, (last.get(entry) ?? -1) + 1);
    last.set(entry, index);
    return index < 0 ? [] : [index];
  });
}

/** Before a cut at the same place, what comes in there: in rising order. */
function byIndex(a: { index: number; skips: number; entry: number[] }, b: typeof a): number {
  return a.index - b.index || a.skips - b.skips || (a.entry[0] ?? 0) - (b.entry[0] ?? 0);
}

function placeOf(list: Uint32Array, entry: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < entry) low = middle + 1;
    else high = middle;
  }
  return low;
}

function startsAfter(postings: Postings, lists: readonly { term: number; list: Uint32Array }[], size: number) {
  const { starts } = postings;
  const next = new Uint32Array(size + 1);
  next.set(starts);
  next.fill(starts.at(-1) ?? 0, starts.length);
  let shift = 0;
  for (const [index, { term, list }] of lists.entries()) {
    shift += list.length - lengthOf(postings, term);
    const until = (lists[index + 1]?.term ?? size) + 1;
    if (shift !== 0) for (let at = term + 1; at < until; at++) next[at] = (next[at] ?? 0) + shift;
  }
  return next;
}

function startOf({ starts }: Postings, term: number): number {
  return starts[Math.min(term, starts.length - 1)] ?? 0;
}

function lengthOf({ starts }: Postings, term: number): number {
  return (starts[term + 1] ?? starts.at(-1) ?? 0) - startOf({ starts, entries: EMPTY }, term);
}

const EMPTY = new Uint32Array(0);
