import { QUALITY } from '../language/terms.ts';
import type { Postings } from '../search/postings.ts';
import { POINT, type Tally } from '../search/tally.ts';
import type { TermHit } from '../search/term-dictionary.ts';
import { COVER } from './candidates.ts';
import type { Catalogue } from './catalogue.ts';
import { FIELD, FIELD_BITS, FIELDS, NAMED, NAMED_BITS } from './fields.ts';
import { CATEGORY_POINTS, DESCRIPTION_POINTS, KEYWORD_POINTS, NAME_POINTS, NAMED_POINTS } from './score.ts';
import type { SpanHits } from './spans.ts';

export const OPENED = 1; // the least that can be told from nothing
const OWN = 1;
const BY_CATEGORY = 2;
const ONE_PASS = [OWN | BY_CATEGORY];
const TWO_PASSES = [OWN, BY_CATEGORY];
const FIELD_POINTS = [KEYWORD_POINTS, NAME_POINTS, CATEGORY_POINTS];

/** Puts the lists of a catalogue into a tally; what does not open only lifts products that are in already. */
export class Counter {
  private readonly catalogue: Catalogue;
  private readonly tally: Tally;
  /** Entries of lists looked at. */
  work = 0;

  constructor(catalogue: Catalogue, tally: Tally) {
    this.catalogue = catalogue;
    this.tally = tally;
  }

  /** The thing asked for brings in what is one, by a bit of `NAMED`; 0: whatever has the word there. */
  open(hits: readonly TermHit[], bits: number): void {
    const { starts, ends, entries } = this.catalogue.named;
    for (const { term } of hits) {
      const end = ends[term] ?? 0;
      this.work += end - (starts[term] ?? 0);
      for (let index = starts[term] ?? 0; index < end; index++) {
        const entry = entries[index] ?? 0;
        const place = entry >>> NAMED_BITS;
        if ((bits === 0 || (entry & bits) !== 0) && !this.tally.has(place)) this.tally.add(place, OPENED);
      }
    }
  }

  /** One word of the wish: by name first, then by description. */
  word(hits: readonly TermHit[], weight: number, opens: boolean): void {
    this.tally.nextSpan();
    const ownAndOthers = hits.length === 1 ? ONE_PASS : TWO_PASSES; // a list has a product once: its order matters to none
    for (const bits of ownAndOthers) for (const hit of hits) this.named(hit, weight, bits, opens);
    for (const { term, quality } of hits) {
      const worth = weight * COVER + DESCRIPTION_POINTS * POINT + (quality === QUALITY.EXACT ? 1 : 0);
      this.list(this.catalogue.described, term, worth, opens);
    }
  }

  /** Those that say it of themselves first: a category of several things ('Tennis e padel') tells less. */
  private named({ term, quality }: TermHit, weight: number, wanted: number, opens: boolean): void {
    const { tally } = this;
    const { starts, ends, entries } = this.catalogue.named;
    const byCategory = Math.min(weight, 1) * COVER + NAMED_POINTS * POINT + (quality === QUALITY.EXACT ? 1 : 0);
    const own = byCategory + (weight - Math.min(weight, 1)) * COVER;
    const end = ends[term] ?? 0;
    this.work += end - (starts[term] ?? 0);
    for (let index = starts[term] ?? 0; index < end; index++) {
      const entry = entries[index] ?? 0;
      const place = entry >>> NAMED_BITS;
      const isOwn = (entry & NAMED.OWN) !== 0;
      if ((wanted & (isOwn ? OWN : BY_CATEGORY)) === 0 || (!opens && !tally.has(place))) continue;
      if (tally.isFirstOfSpan(place)) tally.add(place, isOwn ? own : byCategory);
    }
  }

  /** A whole keyword, name or category. */
  strong({ hits }: SpanHits, opens: boolean): void {
    const { catalogue, tally } = this;
    tally.nextSpan();
    const { starts, ends, entries } = catalogue.strong;
    for (const { term, quality } of hits) {
      const exact = quality === QUALITY.EXACT ? 1 : 0;
      const end = ends[term] ?? 0;
      this.work += end - (starts[term] ?? 0);
      for (let index = starts[term] ?? 0; index < end; index++) {
        const entry = entries[index] ?? 0;
        const field = entry & (FIELDS - 1);
        const place = entry >>> FIELD_BITS;
        if (!opens && !tally.has(place)) continue;
        if (field === FIELD.KEYWORD && !tally.isFirstOfSpan(place)) continue;
        tally.add(place, (FIELD_POINTS[field] ?? 0) * POINT + exact);
      }
    }
  }

  /** Whatever carries a word of a class. */
  bonus(bonus: number, points: number): void {
    this.tally.nextSpan();
    this.list(this.catalogue.bonuses, bonus, points * POINT, true);
  }

  private list({ starts, ends, entries }: Postings, list: number, worth: number, opens: boolean): void {
    const { tally } = this;
    const start = starts[list] ?? 0;
    const end = ends[list] ?? 0;
    this.work += end - start;
    if (!opens) {
      tally.lift(entries, start, end, worth);
      return;
    }
    for (let index = start; index < end; index++) {
      const place = entries[index] ?? 0;
      if (tally.isFirstOfSpan(place)) tally.add(place, worth);
    }
  }
}
