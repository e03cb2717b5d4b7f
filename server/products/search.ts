import { correctTypos } from '../language/corrections.ts';
import type { Message, MessageWord } from '../language/message.ts';
import { entriesOf } from '../search/postings.ts';
import { POINT, Tally } from '../search/tally.ts';
import type { TermHit } from '../search/term-dictionary.ts';
import { BONUS_CLASSES, bonusMask, isNamingWord } from './bonus-words.ts';
import type { Catalogue } from './catalogue.ts';
import { Counter } from './counter.ts';
import { FIELD, FIELDS, NAMED, NAMED_BITS } from './fields.ts';
import { CANDIDATES, type Candidate, COVER, pickFitting } from './pick.ts';
import { type Plan, planOf } from './plan.ts';
import { isWithin } from './price-range.ts';
import { inOrder, RECOMMENDED, type Recommendation, type SearchOptions } from './recommend.ts';
import { FOR_ALL_POINTS } from './score.ts';
import { type SpanHits, spansOf } from './spans.ts';
import { agrees, isForOthers, statedTraits } from './traits.ts';
import { readWish, type Wish } from './wish.ts';

/** What a message finds in the catalogue: as `recommendNaively`, at the cost of what is found. */
export function searchCatalogue(catalogue: Catalogue, message: Message, options: SearchOptions): Recommendation {
  const direct = new Search(catalogue, message, options);
  if (direct.isNamed) return direct.recommendation();
  const { dictionary, nearWords } = catalogue;
  const vocabulary = {
    finds: (typed: Message['content'][number]) => dictionary.words.optionsOf(typed).length > 0,
    nearest: (typed: string) => nearWords.nearest(typed),
  };
  const corrected = correctTypos(message, vocabulary, options.isCertain);
  const second = corrected && new Search(catalogue, corrected, options);
  return second?.isNamed ? second.recommendation() : direct.recommendation();
}

/** How many entries of lists a search looks at: for the proof that it does not grow with the catalogue. */
export function workOf(catalogue: Catalogue, message: Message, options: SearchOptions): number {
  const search = new Search(catalogue, message, options);
  search.recommendation();
  return search.work;
}

const ANY_BITS = 0; // whoever has the word, as the thing itself or not
const tally = new Tally(); // one for all: a search runs from start to end without a pause

class Search {
  private readonly catalogue: Catalogue;
  private readonly message: Message;
  private readonly options: SearchOptions;
  private readonly wish: Wish;
  private readonly plan: Plan;
  private readonly spans: SpanHits[];
  private readonly counter: Counter;
  private readonly hits = new Map<MessageWord, TermHit[]>();
  /** By place among the wish's refused words: what they find. */
  private readonly refused: TermHit[][];
  readonly isNamed: boolean;

  constructor(catalogue: Catalogue, message: Message, options: SearchOptions) {
    this.catalogue = catalogue;
    this.message = message;
    this.options = options;
    this.counter = new Counter(catalogue, tally);
    this.wish = readWish(message);
    const known = {
      isHead: (word: MessageWord) => this.isHead(word),
      isNamed: (word: MessageWord) => options.isAsked && this.isIn(word),
    };
    this.plan = options.isLoose ? { mode: 'ANYTHING' } : planOf(this.wish, known);
    this.spans = spansOf(catalogue.dictionary.find(message.content)).filter((span) => this.isStrong(span));
    this.refused = this.wish.excluded.map((word) => this.hitsOf(word));
    this.isNamed =
      this.plan.mode === 'THING' || (this.plan.mode === 'ANYTHING' && this.spans.some((span) => span.isNaming));
  }

  recommendation(): Recommendation {
    tally.open(this.catalogue.products.length);
    try {
      return this.counted();
    } finally {
      tally.close();
    }
  }

  get work(): number {
    return this.counter.work;
  }

  private counted(): Recommendation {
    const { limit, isLoose } = this.options;
    if (this.plan.mode !== 'NOTHING') this.count();
    tally.raise((place) => this.traitWorth(place));
    const size = Math.max(CANDIDATES, limit ?? 0);
    const candidates = tally.best(size, (place) => this.isEligible(place)).map((place) => this.candidateAt(place));
    const fitting = isLoose ? candidates : pickFitting(candidates, this.wish, (word) => this.hitsOf(word).length > 0);
    const shown = fitting.slice(0, limit ?? RECOMMENDED);
    const terms = inOrder(this.message, new Set(shown.flatMap(({ place }) => this.termsOf(place))));
    return {
      products: shown.map(({ product }) => product),
      hasEvidence: this.isNamed,
      isThing: this.plan.mode === 'THING',
      thingAt: this.plan.mode === 'THING' ? (this.plan.heads[0]?.word.start ?? null) : null,
      isLacking: this.plan.mode === 'NOTHING' && this.plan.isGoods,
      terms,
    };
  }

  /** First what may bring a product in, then what only lifts those that are in: see `addUp` in recommend.ts. */
  private count(): void {
    const { plan, wish, counter, options, spans } = this;
    const isAny = plan.mode === 'ANYTHING';
    const opensByWord = isAny && options.isAsked;
    const naming = spans.filter((span) => span.isNaming);
    const opensByOther = isAny && naming.length === 0;
    if (plan.mode === 'THING')
      for (const { word } of plan.heads) counter.open(this.hitsOf(word), this.headBits(word) || ANY_BITS);
    for (const isOpening of [true, false]) {
      if (isOpening === opensByWord)
        for (const { word, weight } of wish.words) counter.word(this.hitsOf(word), weight, opensByWord);
      for (const span of spans) {
        const opens = span.isNaming ? isAny : opensByOther;
        if (isOpening === opens) counter.strong(span, opens);
      }
      this.countBonuses(isOpening, opensByOther && options.isAsked);
    }
    if (opensByWord && this.asksForWhatever()) for (const place of this.catalogue.products.keys()) tally.add(place, 1);
  }

  private countBonuses(isOpening: boolean, mayOpen: boolean): void {
    const { content } = this.message;
    const asksForAny = !content.some((word) => isNamingWord(word.text));
    const mask = bonusMask(content.map((word) => word.form));
    for (const [bonus, { name, points }] of BONUS_CLASSES.entries()) {
      const opens = mayOpen && (name === 'GIFT' || asksForAny);
      if (mask & (1 << bonus) && isOpening === opens) this.counter.bonus(bonus, points, opens);
    }
  }

  /** 'Cosa mi suggerisci sotto i 50 euro?', 'un regalo per mia madre': anything that agrees. */
  private asksForWhatever(): boolean {
    return this.wish.words.length === 0 && (this.options.range !== null || this.wish.audience !== 0);
  }

  private traitWorth(place: number): number {
    const traits = this.catalogue.traits.at(place);
    return statedTraits(traits, this.wish) * COVER + (isForOthers(traits, this.wish) ? 0 : FOR_ALL_POINTS * POINT);
  }

  private candidateAt(place: number): Candidate {
    const product = this.catalogue.products[place];
    if (!product) throw new Error(`no product at ${place}`);
    return { place, product, total: tally.totalOf(place) };
  }

  private isEligible(place: number): boolean {
    const product = this.catalogue.products[place];
    if (product?.isAvailable !== true || !isWithin(product, this.options.range)) return false;
    if (this.options.isLoose) return true;
    if (!agrees(this.catalogue.traits.at(place), this.wish)) return false;
    return !this.refused.some((hits) => hits.some(({ term }) => this.isNamedAt(term, place)));
  }

  private hitsOf(word: MessageWord): TermHit[] {
    const known = this.hits.get(word);
    if (known) return known;
    const hits = this.catalogue.dictionary.find([word]).sort((a, b) => b.quality - a.quality);
    this.hits.set(word, hits);
    return hits;
  }

  private isHead(word: MessageWord): boolean {
    return this.headBits(word) !== 0;
  }

  /** How the catalogue knows such things: by their names, else by their category; 0 for not at all. */
  private headBits(word: MessageWord): number {
    const bits = this.hitsOf(word).reduce((all, { term }) => all | (this.catalogue.headTerms[term] ?? 0), 0);
    return bits & NAMED.HEAD || bits;
  }

  private isIn(word: MessageWord): boolean {
    const { starts } = this.catalogue.named;
    return this.hitsOf(word).some(({ term }) => (starts[term + 1] ?? 0) > (starts[term] ?? 0));
  }

  private isStrong({ hits }: SpanHits): boolean {
    const { starts } = this.catalogue.strong;
    return hits.some(({ term }) => (starts[term + 1] ?? 0) > (starts[term] ?? 0));
  }

  private isNamedAt(term: number, place: number): boolean {
    return entriesOf(this.catalogue.named, term, place << NAMED_BITS, 1 << NAMED_BITS) !== 0;
  }

  private hasWord(place: number, word: MessageWord): boolean {
    return this.hitsOf(word).some(
      ({ term }) => this.isNamedAt(term, place) || entriesOf(this.catalogue.described, term, place, 1) !== 0,
    );
  }

  /** The words that found a product. */
  private termsOf(place: number): string[] {
    const { strong } = this.catalogue;
    const byWord = this.wish.words.flatMap(({ word }) =>
      this.hasWord(place, word) ? [word.text.replace(/^-/, '')] : [],
    );
    const bySpan = this.spans.flatMap(({ hits }) => {
      const fields = hits.map(({ term }) => entriesOf(strong, term, place * FIELDS, FIELDS));
      const bestOf = (field: number) => hits[fields.findIndex((bits) => (bits & (1 << field)) !== 0)];
      return Object.values(FIELD)
        .map(bestOf)
        .flatMap((hit) => hit?.words ?? []);
    });
    return [...byWord, ...bySpan];
  }
}
