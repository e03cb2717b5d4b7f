import { correctTypos } from '../language/corrections.ts';
import type { Message } from '../language/message.ts';
import type { TermHit } from '../language/term-dictionary.ts';
import { QUALITY } from '../language/terms.ts';
import { BONUS_CLASSES, bonusMask, isNamingWord } from './bonus-words.ts';
import type { Catalogue } from './catalogue.ts';
import { FIELD, FIELD_BITS, FIELDS, type Postings } from './postings.ts';
import { isWithin } from './price-range.ts';
import { inOrder, RECOMMENDED, type Recommendation, type SearchOptions } from './recommend.ts';
import { CATEGORY_POINTS, DESCRIPTION_POINTS, KEYWORD_POINTS, NAME_POINTS } from './score.ts';
import { POINT, Tally } from './tally.ts';

/** What one span of the message's words finds. */
interface SpanHits {
  words: string[];
  isNaming: boolean;
  /** Exact ones first, so that what counts once counts at its best. */
  hits: TermHit[];
}

const FIELD_POINTS = [KEYWORD_POINTS, NAME_POINTS, CATEGORY_POINTS];

/** What a message finds in the catalogue: as `recommendNaively`, at the cost of what is found. */
export function searchCatalogue(catalogue: Catalogue, message: Message, options: SearchOptions): Recommendation {
  const direct = new Search(catalogue, message, options);
  if (direct.isStronglyNamed) return direct.recommendation();
  const { dictionary, nearWords } = catalogue;
  const vocabulary = {
    finds: (typed: Message['content'][number]) => dictionary.words.optionsOf(typed).length > 0,
    nearest: (typed: string) => nearWords.nearest(typed),
  };
  const corrected = correctTypos(message, vocabulary, options.isCertain);
  const second = corrected && new Search(catalogue, corrected, options);
  return second?.isStronglyNamed ? second.recommendation() : direct.recommendation();
}

const tally = new Tally(); // one for all: a search runs from start to end without a pause

class Search {
  private readonly catalogue: Catalogue;
  private readonly message: Message;
  private readonly options: SearchOptions;
  private readonly spans: SpanHits[];
  readonly isStronglyNamed: boolean;

  constructor(catalogue: Catalogue, message: Message, options: SearchOptions) {
    this.catalogue = catalogue;
    this.message = message;
    this.options = options;
    this.spans = spansOf(catalogue.dictionary.find(message.content));
    this.isStronglyNamed = this.spans.some((span) => span.isNaming && this.isStrong(span));
  }

  recommendation(): Recommendation {
    tally.open(this.catalogue.products.length);
    this.count();
    const best = tally.best(RECOMMENDED, (place) => this.isEligible(place));
    const hasEvidence = this.spans.some((span) => this.isStrong(span));
    const terms = inOrder(this.message, new Set(best.flatMap((place) => this.termsOf(place))));
    tally.close();
    return { products: best.flatMap((place) => this.catalogue.products[place] ?? []), hasEvidence, terms };
  }

  /** First what may bring a product in, then what only lifts those that are in: see `pick` in recommend.ts. */
  private count(): void {
    const { isStronglyNamed, spans } = this;
    const { isAsked } = this.options;
    const naming = spans.filter((span) => span.isNaming);
    const other = spans.filter((span) => !span.isNaming);
    const asksForAny = !this.message.content.some((word) => isNamingWord(word.text));
    const mask = bonusMask(this.message.content.map((word) => word.form));
    for (const span of naming) this.countStrong(span, true);
    if (!isStronglyNamed) for (const span of other) this.countStrong(span, true);
    const isOpen = isAsked && !isStronglyNamed;
    const lifts =
      naming.length * DESCRIPTION_POINTS + BONUS_CLASSES.reduce((sum, { points }) => sum + points, 0) + other.length;
    const isSettled =
      isStronglyNamed && tally.leads(RECOMMENDED, (lifts + 1) * POINT, (place) => this.isEligible(place));
    for (const span of naming) this.countDescribed(span, isAsked && !isSettled);
    if (isStronglyNamed) for (const span of other) this.countStrong(span, false);
    for (const [bonus, { name, points }] of BONUS_CLASSES.entries())
      if (mask & (1 << bonus) && name === 'GIFT') this.countBonus(bonus, points, isOpen);
    for (const span of other) this.countDescribed(span, isOpen && asksForAny);
    for (const [bonus, { name, points }] of BONUS_CLASSES.entries())
      if (mask & (1 << bonus) && name !== 'GIFT') this.countBonus(bonus, points, isOpen && asksForAny);
  }

  private countStrong({ hits }: SpanHits, opens: boolean): void {
    tally.nextSpan();
    const { starts, entries } = this.catalogue.strong;
    for (const { term, quality } of hits) {
      const exact = quality === QUALITY.EXACT ? 1 : 0;
      const end = starts[term + 1] ?? 0;
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

  private countDescribed({ hits }: SpanHits, opens: boolean): void {
    tally.nextSpan();
    for (const { term, quality } of hits)
      this.countList(
        this.catalogue.described,
        term,
        DESCRIPTION_POINTS * POINT + (quality === QUALITY.EXACT ? 1 : 0),
        opens,
      );
  }

  private countBonus(bonus: number, points: number, opens: boolean): void {
    tally.nextSpan();
    this.countList(this.catalogue.bonuses, bonus, points * POINT, opens);
  }

  private countList({ starts, entries }: Postings, list: number, worth: number, opens: boolean): void {
    const start = starts[list] ?? 0;
    const end = starts[list + 1] ?? 0;
    if (!opens) {
      tally.lift(entries, start, end, worth);
      return;
    }
    for (let index = start; index < end; index++) {
      const place = entries[index] ?? 0;
      if (tally.isFirstOfSpan(place)) tally.add(place, worth);
    }
  }

  private isEligible(place: number): boolean {
    const product = this.catalogue.products[place];
    return product?.isAvailable === true && isWithin(product, this.options.range);
  }

  private isStrong({ hits }: SpanHits): boolean {
    const { starts } = this.catalogue.strong;
    return hits.some(({ term }) => (starts[term + 1] ?? 0) > (starts[term] ?? 0));
  }

  private termsOf(place: number): string[] {
    const { strong, described } = this.catalogue;
    return this.spans.flatMap(({ words, hits }) =>
      hits.some(({ term }) => lists(strong, term, place * FIELDS, FIELDS) || lists(described, term, place, 1))
        ? words
        : [],
    );
  }
}

/** A term's list has an entry from `entry` on, below `entry + width`. */
function lists({ starts, entries }: Postings, term: number, entry: number, width: number): boolean {
  let low = starts[term] ?? 0;
  let high = starts[term + 1] ?? 0;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle] ?? 0) < entry) low = middle + 1;
    else high = middle;
  }
  return low < (starts[term + 1] ?? 0) && (entries[low] ?? 0) < entry + width;
}

function spansOf(hits: readonly TermHit[]): SpanHits[] {
  const spans = new Map<string, SpanHits>();
  for (const hit of [...hits].sort((a, b) => b.quality - a.quality)) {
    const known = spans.get(hit.span);
    if (known) known.hits.push(hit);
    else {
      const words = hit.span.split(' ');
      spans.set(hit.span, { words, isNaming: words.some(isNamingWord), hits: [hit] });
    }
  }
  return [...spans.values()];
}
