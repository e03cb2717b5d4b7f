import { correctTypos, type IsCertain, type Vocabulary } from '../language/corrections.ts';
import type { Message, MessageWord } from '../language/message.ts';
import { QUALITY } from '../language/terms.ts';
import { entriesOf, type Postings } from '../search/postings.ts';
import { POINT, Tally } from '../search/tally.ts';
import type { TermHit } from '../search/term-dictionary.ts';
import { BONUS_CLASSES, bonusMask, isNamingWord } from './bonus-words.ts';
import { type Candidate, COVER, candidatesFor, costOf, mostAfterMeasures, mostOf } from './candidates.ts';
import type { Catalogue } from './catalogue.ts';
import { Counter, OPENED } from './counter.ts';
import { FIELD, FIELDS, NAMED, NAMED_BITS } from './fields.ts';
import { type KnowsWords, planOfNeeds, withKinds } from './kinds.ts';
import { Lookups } from './lookups.ts';
import { type Knows, outdoes, pickFitting } from './pick.ts';
import { headsOf, isLacking, type Plan, planOf } from './plan.ts';
import { isWithin } from './price-range.ts';
import { inOrder, RECOMMENDED } from './recommend.ts';
import type { Recommendation, SearchOptions } from './recommendation.ts';
import { FOR_ALL_POINTS } from './score.ts';
import { type SpanHits, spansOf } from './spans.ts';
import { type Attempt, throughSteps } from './steps.ts';
import { agrees, isForOthers, traitWorths } from './traits.ts';
import { type Wish, wishFor } from './wish.ts';
import { namesNothing } from './wish-heads.ts';

/** The words of a catalogue, in which typos are looked up. */
function vocabularyOf({ nearWords }: Catalogue, lookups: Lookups): Vocabulary {
  return {
    finds: (typed) => lookups.optionsOf(typed).length > 0,
    nearest: (typed) => nearWords.nearest(typed),
  };
}

/** The message as it was meant: a word that the catalogue does not have has the form of the nearest that it has. */
export function asMeant(catalogue: Catalogue, message: Message, isCertain: IsCertain): Message {
  const corrected = correctTypos(message, vocabularyOf(catalogue, new Lookups(catalogue.dictionary)), isCertain);
  if (!corrected) return message;
  return {
    ...message,
    content: corrected.content.map((word) => ({ ...word, form: word.corrections[0] ?? word.form })),
  };
}

/** What a message finds in the catalogue: as `recommendNaively`, at the cost of what is found. */
export function searchCatalogue(catalogue: Catalogue, message: Message, options: SearchOptions): Recommendation {
  const lookups = new Lookups(catalogue.dictionary);
  const vocabulary = vocabularyOf(catalogue, lookups);
  const open = (read: Message, isNeed: boolean) => new Search(catalogue, read, options, lookups, isNeed);
  return throughSteps(message, vocabulary, options.isCertain, open);
}

/** How many entries of lists a search looks at: for the proof that it does not grow with the catalogue. */
export function workOf(catalogue: Catalogue, message: Message, options: SearchOptions): number {
  const search = new Search(catalogue, message, options, new Lookups(catalogue.dictionary));
  search.recommendation();
  return search.work;
}

const THING = NAMED.HEAD | NAMED.CATEGORY;
const ANY_BITS = 0; // whoever has the word, as the thing itself or not
const tally = new Tally(); // one for all: a search runs from start to end without a pause

class Search implements Attempt {
  private readonly catalogue: Catalogue;
  private readonly message: Message;
  private readonly options: SearchOptions;
  private readonly wish: Wish;
  private readonly plan: Plan;
  private readonly spans: SpanHits[];
  private readonly counter: Counter;
  private readonly lookups: Lookups;
  /** By place among the wish's refused words: what they find. */
  private readonly refused: TermHit[][];
  /** By class of bonus: what it adds to whatever was found by something else. */
  private readonly lifting = BONUS_CLASSES.map(() => 0);
  readonly isNamed: boolean;
  /** How much of the wish the products recommended have; 0 before and where there are none. */
  coverage = 0;

  constructor(catalogue: Catalogue, message: Message, options: SearchOptions, lookups: Lookups, isNeed = false) {
    this.catalogue = catalogue;
    this.options = options;
    this.lookups = lookups;
    this.counter = new Counter(catalogue, tally);
    const wish = wishFor(message, options);
    this.message = isNeed ? message : withKinds(message, wish, this.knowsWords);
    this.wish = this.message === message ? wish : wishFor(this.message, options);
    const known = {
      isHead: (word: MessageWord) => this.isHead(word),
      isSaid: (word: MessageWord) => options.isAsked && this.isKnown(word),
      isNamed: (word: MessageWord) => options.isAsked && this.isIn(word),
    };
    if (isNeed) this.plan = planOfNeeds(this.wish);
    else this.plan = options.isLoose ? { mode: 'ANYTHING' } : planOf(this.wish, known);
    this.spans = spansOf(lookups.find(message.content)).filter((span) => this.isStrong(span));
    this.refused = this.wish.excluded.map((word) => this.hitsOf(word));
    this.isNamed =
      (this.plan.mode === 'THING' && !isNeed) ||
      (this.plan.mode === 'ANYTHING' && this.spans.some((span) => span.isNaming));
  }

  recommendation(): Recommendation {
    tally.open(this.catalogue.places.length);
    try {
      return this.counted();
    } finally {
      tally.close();
    }
  }

  /** No thing is asked for: what serves the need may have more of the wish than what shares its words. */
  mayServe(): boolean {
    const { isAsked, isLoose } = this.options;
    return this.plan.mode === 'ANYTHING' && isAsked && !isLoose;
  }

  get knowsWords(): KnowsWords {
    return { isHead: (word) => this.isHead(word), isKnown: (word) => this.isKnown(word) };
  }

  get work(): number {
    return this.counter.work;
  }

  private counted(): Recommendation {
    const { limit } = this.options;
    if (this.plan.mode !== 'NOTHING') this.count();
    const worths = { stated: COVER, forAll: FOR_ALL_POINTS * POINT, bonuses: this.lifting };
    tally.raise(this.catalogue.traits.row, traitWorths(this.wish, worths));
    const size = Math.max(candidatesFor(this.wish), limit ?? 0);
    const candidates = this.bestOf(size, (place) => this.isEligible(place));
    const found = this.fittingAmong(candidates);
    const fitting = this.isDearer(found, size) ? [] : found;
    this.coverage = fitting.length > 0 ? Math.max(1, mostOf(fitting)) : 0;
    const shown = fitting.slice(0, limit ?? RECOMMENDED);
    const terms = inOrder(this.message, new Set(shown.flatMap(({ place }) => this.termsOf(place))));
    return {
      products: shown.map(({ product }) => product),
      hasEvidence: this.isNamed,
      isThing: this.isNamed && this.plan.mode === 'THING',
      thingAt: this.isNamed && this.plan.mode === 'THING' ? (this.plan.heads[0]?.word.start ?? null) : null,
      isLacking: isLacking(this.plan, candidates.length > 0 && fitting.length === 0),
      terms,
    };
  }

  private fittingAmong(candidates: readonly Candidate[]): readonly Candidate[] {
    if (this.options.isLoose) return candidates;
    return pickFitting(candidates, this.wish, this.knows(), headsOf(this.plan));
  }

  /** What has more of the wish costs more than is to be spent: what has less of it does not serve. */
  private isDearer(fitting: readonly Candidate[], size: number): boolean {
    if (this.options.range === null || this.options.isLoose || this.plan.mode !== 'THING' || fitting.length === 0)
      return false;
    const isSuitable = (place: number) => this.isSuitable(place);
    const [highest] = tally.best(1, isSuitable).map((place) => this.candidateAt(place));
    if (!highest || mostAfterMeasures(highest, this.wish) <= mostOf(fitting)) return false;
    return outdoes(this.fittingAmong(this.bestOf(size, isSuitable)), fitting, this.wish, this.knows());
  }

  /** In the order of `compareFor`. */
  private bestOf(size: number, isEligible: (place: number) => boolean): Candidate[] {
    const priceAt = (place: number) => costOf(this.candidateAt(place).product);
    const places = this.wish.isCheapest
      ? tally.cheapest(size, COVER, isEligible, priceAt)
      : tally.best(size, isEligible);
    return places.map((place) => this.candidateAt(place));
  }

  private knows(): Knows {
    return {
      isKnown: (word) => this.isKnown(word) || this.catalogue.nearWords.nearest(word.text).length > 0,
      isHead: (word) => this.isHead(word),
      isAt: (place, word) => this.hasWord(place, word),
      isDirect: (place, word) =>
        this.hitsOf(word).some(({ term, quality }) => quality >= QUALITY.STEM && this.isNamedAt(term, place)),
      isForOthers: (place) => isForOthers(this.catalogue.traits.at(place), this.wish),
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
      if (isOpening && opensByWord && this.asksForWhatever()) this.openWhatever();
    }
  }

  /**
   * Any product, those first that say of themselves that they are for whom it is: where there are enough of them, none of
   * the others can come before, for nothing else than a word of the wish is worth as much, and that opens by itself.
   */
  private openWhatever(): void {
    const { places, traits } = this.catalogue;
    const { audience } = this.wish;
    const enough = Math.max(candidatesFor(this.wish), this.options.limit ?? 0);
    let stated = 0;
    for (let place = 0; place < places.length && audience !== 0; place++) {
      if ((traits.at(place) & audience) === 0) continue;
      tally.add(place, OPENED);
      if (stated < enough && this.isEligible(place)) stated++;
    }
    if (audience !== 0 && stated >= enough) return;
    for (let place = 0; place < places.length; place++)
      if ((traits.at(place) & audience) === 0) tally.add(place, OPENED);
  }

  private countBonuses(isOpening: boolean, mayOpen: boolean): void {
    const { content } = this.message;
    const asksForAny = !content.some((word) => isNamingWord(word.text));
    const mask = bonusMask(content.map((word) => word.form));
    for (const [bonus, { name, points }] of BONUS_CLASSES.entries()) {
      const opens = mayOpen && (name === 'GIFT' || asksForAny);
      if ((mask & (1 << bonus)) === 0 || isOpening !== opens) continue;
      if (opens) this.counter.bonus(bonus, points);
      else this.lifting[bonus] = points * POINT;
    }
  }

  /** 'Cosa mi suggerisci sotto i 50 euro?', 'un regalo per mia madre': anything that agrees. */
  private asksForWhatever(): boolean {
    return this.wish.words.every(namesNothing) && (this.options.range !== null || this.wish.audience !== 0);
  }

  private candidateAt(place: number): Candidate {
    const product = this.catalogue.places[place];
    if (!product) throw new Error(`no product at ${place}`);
    return { place, product, total: tally.totalOf(place) };
  }

  private isEligible(place: number): boolean {
    const product = this.catalogue.places[place];
    return product !== undefined && isWithin(product, this.options.range) && this.isSuitable(place);
  }

  /** Whatever it costs. */
  private isSuitable(place: number): boolean {
    const { isLoose, isAnyStock } = this.options;
    const product = this.catalogue.places[place];
    if (!product || this.catalogue.gone.has(place) || (!product.isAvailable && !isAnyStock)) return false;
    if (isLoose) return true;
    if (!agrees(this.catalogue.traits.at(place), this.wish)) return false;
    return !this.refused.some((hits) => hits.some(({ term }) => this.isNamedAt(term, place)));
  }

  private hitsOf(word: MessageWord): TermHit[] {
    return this.lookups.hitsOf(word);
  }

  private isHead(word: MessageWord): boolean {
    return this.headBits(word) !== 0;
  }

  /** The bits that tell such a thing, by its name or its category; 0 where the catalogue knows none. */
  private headBits(word: MessageWord): number {
    return this.hitsOf(word).some(({ term }) => (this.catalogue.headTerms[term] ?? 0) !== 0) ? THING : 0;
  }

  private isIn(word: MessageWord): boolean {
    return this.hitsOf(word).some((hit) => isAnywhere(this.catalogue.named, hit));
  }

  /** Some product has the word: a keyword's beginning alone ('sped*') is none. */
  private isKnown(word: MessageWord): boolean {
    const { named, described } = this.catalogue;
    return this.hitsOf(word).some((hit) => isAnywhere(named, hit) || isAnywhere(described, hit));
  }

  private isStrong({ hits }: SpanHits): boolean {
    return hits.some((hit) => isAnywhere(this.catalogue.strong, hit));
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

function isAnywhere({ starts, ends }: Postings, { term }: TermHit): boolean {
  return (ends[term] ?? 0) > (starts[term] ?? 0);
}
