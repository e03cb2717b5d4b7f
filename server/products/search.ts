import { correctTypos } from '../language/corrections.ts';
import type { Message } from '../language/message.ts';
import { entriesOf } from '../search/postings.ts';
import { POINT, Tally } from '../search/tally.ts';
import { BONUS_CLASSES, bonusMask, isNamingWord } from './bonus-words.ts';
import type { Catalogue } from './catalogue.ts';
import { Counter } from './counter.ts';
import { FIELD, FIELDS } from './fields.ts';
import { isWithin } from './price-range.ts';
import { inOrder, RECOMMENDED, type Recommendation, type SearchOptions } from './recommend.ts';
import { DESCRIPTION_POINTS } from './score.ts';
import { type SpanHits, spansOf } from './spans.ts';

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

/** How many entries of lists a search looks at: for the proof that it does not grow with the catalogue. */
export function workOf(catalogue: Catalogue, message: Message, options: SearchOptions): number {
  const search = new Search(catalogue, message, options);
  search.recommendation();
  return search.work;
}

const tally = new Tally(); // one for all: a search runs from start to end without a pause

class Search {
  private readonly catalogue: Catalogue;
  private readonly message: Message;
  private readonly options: SearchOptions;
  private readonly spans: SpanHits[];
  private readonly counter: Counter;
  readonly isStronglyNamed: boolean;

  constructor(catalogue: Catalogue, message: Message, options: SearchOptions) {
    this.catalogue = catalogue;
    this.message = message;
    this.options = options;
    this.counter = new Counter(catalogue, tally);
    this.spans = spansOf(catalogue.dictionary.find(message.content));
    this.isStronglyNamed = this.spans.some((span) => span.isNaming && this.isStrong(span));
  }

  recommendation(): Recommendation {
    tally.open(this.catalogue.products.length);
    this.count();
    const best = tally.best(this.options.limit ?? RECOMMENDED, (place) => this.isEligible(place));
    const hasEvidence = this.spans.some((span) => this.isStrong(span));
    const terms = inOrder(this.message, new Set(best.flatMap((place) => this.termsOf(place))));
    tally.close();
    return { products: best.flatMap((place) => this.catalogue.products[place] ?? []), hasEvidence, terms };
  }

  get work(): number {
    return this.counter.work;
  }

  /** First what may bring a product in, then what only lifts those that are in: see `pick` in recommend.ts. */
  private count(): void {
    const { isStronglyNamed, spans } = this;
    const { isAsked } = this.options;
    const naming = spans.filter((span) => span.isNaming);
    const other = spans.filter((span) => !span.isNaming);
    const asksForAny = !this.message.content.some((word) => isNamingWord(word.text));
    const mask = bonusMask(this.message.content.map((word) => word.form));
    for (const span of naming) this.counter.strong(span, true);
    if (!isStronglyNamed) for (const span of other) this.counter.strong(span, true);
    const isOpen = isAsked && !isStronglyNamed;
    const lifts =
      naming.length * DESCRIPTION_POINTS + BONUS_CLASSES.reduce((sum, { points }) => sum + points, 0) + other.length;
    const isSettled =
      isStronglyNamed &&
      tally.leads(this.options.limit ?? RECOMMENDED, (lifts + 1) * POINT, (place) => this.isEligible(place));
    for (const span of naming) this.counter.described(span, isAsked && !isSettled);
    if (isStronglyNamed) for (const span of other) this.counter.strong(span, false);
    for (const [bonus, { name, points }] of BONUS_CLASSES.entries())
      if (mask & (1 << bonus) && name === 'GIFT') this.counter.bonus(bonus, points, isOpen);
    for (const span of other) this.counter.described(span, isOpen && asksForAny);
    for (const [bonus, { name, points }] of BONUS_CLASSES.entries())
      if (mask & (1 << bonus) && name !== 'GIFT') this.counter.bonus(bonus, points, isOpen && asksForAny);
  }

  private isEligible(place: number): boolean {
    const product = this.catalogue.products[place];
    return product?.isAvailable === true && isWithin(product, this.options.range);
  }

  private isStrong({ hits }: SpanHits): boolean {
    const { starts } = this.catalogue.strong;
    return hits.some(({ term }) => (starts[term + 1] ?? 0) > (starts[term] ?? 0));
  }

  /** The words that found a product: in each field those of the best find, as the same words count once there. */
  private termsOf(place: number): string[] {
    const { strong, described } = this.catalogue;
    return this.spans.flatMap(({ hits }) => {
      const fields = hits.map(({ term }) => entriesOf(strong, term, place * FIELDS, FIELDS));
      const bestOf = (field: number) => hits[fields.findIndex((bits) => (bits & (1 << field)) !== 0)];
      const byDescription = hits.find(({ term }) => entriesOf(described, term, place, 1) !== 0);
      return [...Object.values(FIELD).map(bestOf), byDescription].flatMap((hit) => hit?.words ?? []);
    });
  }
}
