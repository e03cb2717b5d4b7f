import { formOf } from '../stem.ts';
import { wordsOf } from '../words.ts';

/** Which words go together, by the places of their forms: a row of numbers for each. */
export interface AssociationRows {
  forms: readonly string[];
  /** Where the row of each form starts; one more than there are forms. */
  starts: Uint32Array;
  /** In a row the places of the forms that it goes with, itself first. */
  others: Uint16Array;
  /** How much each tells of the form: 255 is all, the squares of a row sum to 255². */
  shares: Uint8Array;
  /** How nearly each means the same: 255 is the very word. */
  nearness: Uint8Array;
}

// How nearly two words of a line mean the same.
const HEAD_AND_SYNONYM = 0.8;
const TWO_SYNONYMS = 0.55;
const HEAD_AND_COMPANION = 0.45;
const SYNONYM_AND_COMPANION = 0.3;
const MANY = 20; // companions: a word that goes with more tells less
const LONGEST_ROW = 64;

type Links = Map<string, Map<string, number>>;

/**
 * Reads lines of `head = synonyms ~ companions`, both ways: what stands in one line goes together. Lines that begin with
 * `#` are headings.
 */
export function compileAssociations(texts: readonly string[]): AssociationRows {
  const links: Links = new Map();
  for (const line of texts.flatMap((text) => text.split('\n'))) readLine(links, line);
  const forms = [...links.keys()].sort();
  const places = new Map(forms.map((form, place) => [form, place]));
  const rows = forms.map((form) => rowOf(links, form));
  const starts = new Uint32Array(forms.length + 1);
  for (const [place, row] of rows.entries()) starts[place + 1] = (starts[place] ?? 0) + row.length;
  const flat = rows.flat();
  return {
    forms,
    starts,
    others: Uint16Array.from(flat, ({ other }) => places.get(other) ?? 0),
    shares: Uint8Array.from(flat, ({ share }) => Math.round(255 * share)),
    nearness: Uint8Array.from(flat, ({ nearness }) => Math.round(255 * nearness)),
  };
}

function readLine(links: Links, line: string): void {
  const [, head = '', synonyms = '', companions = ''] = /^([^#=]+)=([^~]*)(?:~(.*))?$/.exec(line) ?? [];
  const [form] = formsOf(head);
  if (form === undefined) return;
  const same = formsOf(synonyms);
  const beside = formsOf(companions);
  for (const other of same) link(links, form, other, HEAD_AND_SYNONYM);
  for (const other of beside) link(links, form, other, HEAD_AND_COMPANION);
  for (const one of same) {
    for (const other of same) link(links, one, other, TWO_SYNONYMS);
    for (const other of beside) link(links, one, other, SYNONYM_AND_COMPANION);
  }
}

/** The forms of single words: what is written with a blank or a hyphen is no word that a message holds. */
function formsOf(list: string): string[] {
  return list.split(',').flatMap((text) => {
    const words = wordsOf(text);
    return words.length === 1 ? words.map((word) => formOf(word.text)) : [];
  });
}

function link(links: Links, one: string, other: string, nearness: number): void {
  if (one === other) return;
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const known = links.get(from) ?? new Map<string, number>();
    links.set(from, known.set(to, Math.max(nearness, known.get(to) ?? 0)));
  }
}

function rowOf(links: Links, form: string): { other: string; share: number; nearness: number }[] {
  const telling = [...(links.get(form) ?? [])]
    .map(([other, nearness]) => {
      const companions = links.get(other)?.size ?? 0;
      return { other, nearness, share: nearness / (1 + Math.log1p(companions / MANY)) };
    })
    .sort((a, b) => b.share - a.share)
    .slice(0, LONGEST_ROW - 1);
  const row = [{ other: form, nearness: 1, share: 1 }, ...telling];
  const length = Math.hypot(...row.map(({ share }) => share));
  return row.map((each) => ({ ...each, share: each.share / length }));
}
