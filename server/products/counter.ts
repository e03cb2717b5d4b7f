import { QUALITY } from '../language/terms.ts';
import type { Postings } from '../search/postings.ts';
import { POINT, type Tally } from '../search/tally.ts';
import type { Catalogue } from './catalogue.ts';
import { FIELD, FIELD_BITS, FIELDS } from './fields.ts';
import { CATEGORY_POINTS, DESCRIPTION_POINTS, KEYWORD_POINTS, NAME_POINTS } from './score.ts';
import type { SpanHits } from './spans.ts';

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

  strong({ hits }: SpanHits, opens: boolean): void {
    const { catalogue, tally } = this;
    tally.nextSpan();
    const { starts, entries } = catalogue.strong;
    for (const { term, quality } of hits) {
      const exact = quality === QUALITY.EXACT ? 1 : 0;
      const end = starts[term + 1] ?? 0;
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

  described({ hits }: SpanHits, opens: boolean): void {
    this.tally.nextSpan();
    for (const { term, quality } of hits) {
      const worth = DESCRIPTION_POINTS * POINT + (quality === QUALITY.EXACT ? 1 : 0);
      this.list(this.catalogue.described, term, worth, opens);
    }
  }

  bonus(bonus: number, points: number, opens: boolean): void {
    this.tally.nextSpan();
    this.list(this.catalogue.bonuses, bonus, points * POINT, opens);
  }

  private list({ starts, entries }: Postings, list: number, worth: number, opens: boolean): void {
    const { tally } = this;
    const start = starts[list] ?? 0;
    const end = starts[list + 1] ?? 0;
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
