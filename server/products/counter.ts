import { QUALITY } from '../language/terms.ts';
import type { Postings } from '../search/postings.ts';
import { type BitWorths, POINT, type Stretch, type Tally } from '../search/tally.ts';
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
const ONCE = -1; // whatever the bits say
const KEYWORD_ONCE = 1 << FIELD.KEYWORD;
const FIELD_POINTS = [KEYWORD_POINTS, NAME_POINTS, CATEGORY_POINTS];

/** Puts the lists of a catalogue into a tally; what does not open only lifts products that are in already. */
export class Counter {
  private readonly catalogue: Catalogue;
  private readonly tally: Tally;
  private readonly namedWorths = new Int32Array(1 << NAMED_BITS);
  private readonly fieldWorths = new Int32Array(FIELDS);
  /** Entries of lists looked at. */
  work = 0;

  constructor(catalogue: Catalogue, tally: Tally) {
    this.catalogue = catalogue;
    this.tally = tally;
  }

  /** The thing asked for brings in what is one, by a bit of `NAMED`; 0: whatever has the word there. */
  open(hits: readonly TermHit[], bits: number): void {
    const { named } = this.catalogue;
    for (const { term } of hits) this.tally.bringIn(this.stretch(named, term), NAMED_BITS, bits, OPENED);
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
    const { namedWorths: worths } = this;
    const byCategory = Math.min(weight, 1) * COVER + NAMED_POINTS * POINT + (quality === QUALITY.EXACT ? 1 : 0);
    const own = byCategory + (weight - Math.min(weight, 1)) * COVER;
    for (let bits = 0; bits < worths.length; bits++) {
      const isOwn = (bits & NAMED.OWN) !== 0;
      worths[bits] = (wanted & (isOwn ? OWN : BY_CATEGORY)) === 0 ? 0 : isOwn ? own : byCategory;
    }
    this.byBits(this.stretch(this.catalogue.named, term), { width: NAMED_BITS, worths, once: ONCE }, opens);
  }

  /** A whole keyword, name or category. */
  strong({ hits }: SpanHits, opens: boolean): void {
    const { catalogue, tally, fieldWorths: worths } = this;
    tally.nextSpan();
    for (const { term, quality } of hits) {
      const exact = quality === QUALITY.EXACT ? 1 : 0;
      for (const [field, points] of FIELD_POINTS.entries()) worths[field] = points * POINT + exact;
      const stretch = this.stretch(catalogue.strong, term);
      this.byBits(stretch, { width: FIELD_BITS, worths, once: KEYWORD_ONCE }, opens);
    }
  }

  /** Whatever carries a word of a class. */
  bonus(bonus: number, points: number): void {
    this.tally.nextSpan();
    this.list(this.catalogue.bonuses, bonus, points * POINT, true);
  }

  private byBits(stretch: Stretch, worths: BitWorths, opens: boolean): void {
    if (opens) this.tally.addByBits(stretch, worths);
    else this.tally.liftByBits(stretch, worths);
  }

  private list(postings: Postings, list: number, worth: number, opens: boolean): void {
    const stretch = this.stretch(postings, list);
    if (opens) this.tally.addEach(stretch, worth);
    else this.tally.lift(stretch, worth);
  }

  private stretch({ starts, ends, entries }: Postings, list: number): Stretch {
    const [start, end] = [starts[list] ?? 0, ends[list] ?? 0];
    this.work += end - start;
    return { entries, start, end };
  }
}
