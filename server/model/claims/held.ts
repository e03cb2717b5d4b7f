import { clausesOf } from './clauses.ts';
import { isService } from './matters.ts';
import { type FactClause, type MoneyIndex, masked } from './money-sources.ts';
import { type NamingWord, namingWordsOf } from './naming-words.ts';
import { type Naming, namingsIn } from './namings.ts';
import type { MoneyClaim } from './said-money.ts';

/** A sentence as it is checked: what it names, clause by clause. */
interface Said {
  text: string;
  clauses: readonly SaidClause[];
  namings: readonly Naming[];
  keys: ReadonlySet<string>;
}

interface SaidClause {
  start: number;
  end: number;
  words: readonly NamingWord[];
  text: string;
}

const COMPARES =
  /(?<!\p{L})(?:cost|vien|val|kost|coût|cuest)\p{L}*\s+(?:\p{L}+\s+)?(?:come|quanto|meno|più|as|like|than|wie|autant|comme|como|tanto)(?!\p{L})/iu;
/** 'Zaino e cuffie insieme a 89,99 €': what several cost is the price of none of them. */
const SUMS =
  /(?<!\p{L})(?:(?:insieme|together|zusammen|ensemble|juntos)\s+(?:a|per|costano|vengono|for|für|pour|por|cost|kosten|coûtent|cuestan)|in tutto|in totale|totale|in total|insgesamt|au total|en total)(?!\p{L})/iu;
const REDUCES: ReadonlySet<MoneyClaim['kind']> = new Set(['DISCOUNT', 'FREE', 'PERCENT']);

/** Which of the claims of a sentence is held by no fact of what the sentence names. */
export function unheldIn(sentence: string, claims: readonly MoneyClaim[], index: MoneyIndex): MoneyClaim[] {
  const said = readSaid(sentence, claims, index);
  const facts = new Facts(index, said, claims);
  const first = COMPARES.test(sentence) ? said.namings.slice(0, 1) : [];
  const several = said.namings.length > 1 && SUMS.test(sentence) ? said.namings : first;
  return claims.filter((claim) =>
    several.length > 0 && claim.kind === 'AMOUNT'
      ? !several.every((naming) => facts.ofProduct(claim, naming))
      : !facts.hold(claim),
  );
}

function readSaid(sentence: string, claims: readonly MoneyClaim[], index: MoneyIndex): Said {
  const plain = masked(sentence, claims);
  const words = namingWordsOf(plain);
  const namings = namingsIn(words, index);
  let place = 0;
  const clauses = clausesOf(plain).map(({ start, end }) => {
    const own: NamingWord[] = [];
    for (; place < words.length && (words[place]?.start ?? 0) < end; place++) own.push(words[place] as NamingWord);
    return { start, end, words: own, text: sentence.slice(start, end) };
  });
  return { text: sentence, clauses, namings, keys: new Set(words.map(({ key }) => key)) };
}

/** What the facts say of the things that one sentence names. */
class Facts {
  readonly #index: MoneyIndex;
  readonly #said: Said;
  readonly #claims: readonly MoneyClaim[];
  readonly #amounts: ReadonlySet<string>;
  /** The sentence as if it were one clause. */
  readonly #whole: SaidClause;
  readonly #scores = new Map<SaidClause, ReadonlyMap<number, number>>();

  constructor(index: MoneyIndex, said: Said, claims: readonly MoneyClaim[]) {
    this.#index = index;
    this.#said = said;
    this.#claims = claims;
    const words = said.clauses.flatMap((clause) => clause.words);
    this.#whole = { start: 0, end: said.text.length, words, text: said.text };
    this.#amounts = new Set(claims.filter(({ kind }) => kind === 'AMOUNT').map(({ value }) => value));
  }

  hold(claim: MoneyClaim): boolean {
    if (claim.kind === 'WORDS') return this.#holdWords(claim);
    const clause = this.#said.clauses.findLast(({ start }) => start <= claim.start);
    if (!clause) return false;
    const naming = this.#namingOf(claim, clause);
    if (naming && this.ofProduct(claim, naming) && !this.#isOfService(clause, naming, claim)) return true;
    return this.#ofShop(claim, clause, naming);
  }

  /** Whether what is said of a product says it, too; of an amount in its description the words beside that are named. */
  ofProduct(claim: MoneyClaim, { products }: Naming): boolean {
    return products.some((place) => {
      const product = this.#index.products[place];
      return product?.clauses.some((fact) => {
        if (!this.#says(fact, claim)) return false;
        const telling = [...fact.own].filter((key) => !product.keys.includes(key));
        const isFree = claim.kind === 'PERCENT' || claim.kind === 'DISCOUNT' || telling.length === 0;
        return isFree || telling.some((key) => this.#said.keys.has(key));
      });
    });
  }

  /** The thing that a claim is made of: the nearest before it in its clause, or else behind it, or else further before. */
  #namingOf({ start }: MoneyClaim, clause: SaidClause): Naming | undefined {
    const own = this.#said.namings.filter((each) => each.start >= clause.start && each.start < clause.end);
    return (
      own.findLast((each) => each.start < start) ??
      own[0] ??
      this.#said.namings.findLast((each) => each.start < start) ??
      this.#said.namings[0]
    );
  }

  /** 'Il vaso con consegna espressa costa': between the product and its price stands what else may cost it. */
  #isOfService(clause: SaidClause, naming: Naming, claim: MoneyClaim): boolean {
    return clause.words.some(({ key, start }) => isService(key) && start > naming.end && start < claim.start);
  }

  /** Whether the fact that a clause speaks of says it, and no other fact is nearer to what the clause names. */
  #ofShop(claim: MoneyClaim, clause: SaidClause, naming: Naming | undefined): boolean {
    const scores = this.#scoresOf(clause);
    const amounts = this.#claims.filter(
      ({ kind, start }) => kind === 'AMOUNT' && start >= clause.start && start < clause.end,
    );
    const isAlone = scores.size === 0 || amounts.length > 1 || !isStatement(clause.text);
    if (scores.size > 0 && this.#isHeldByBest(claim, clause, scores, naming)) return true;
    return isAlone && this.#isHeldAround(claim, naming);
  }

  #isHeldByBest(
    claim: MoneyClaim,
    clause: SaidClause,
    scores: ReadonlyMap<number, number>,
    naming: Naming | undefined,
  ): boolean {
    const rivals = [...scores].filter(([place]) => this.#saysAlike(place, clause));
    const near = rivals.length > 0 ? rivals : [...scores];
    const best = Math.max(...near.map(([, score]) => score));
    return near.some(([place, score]) => {
      const fact = this.#index.clauses[place];
      return (
        fact !== undefined &&
        score >= best * NEARLY &&
        this.#says(fact, claim) &&
        clause.words.every(({ key }) => !isService(key) || isIn(fact, key)) &&
        this.#mayBeOf(fact, claim, clause, naming)
      );
    });
  }

  /** Whether a fact says as many kinds of things of money: 'gratis sopra i 60 €' is not what a parcel costs otherwise. */
  #saysAlike(place: number, { start, end }: SaidClause): boolean {
    const said = this.#claims.filter((claim) => claim.start >= start && claim.start < end);
    const kinds = new Set(this.#index.clauses[place]?.claims.map(({ kind }) => kind));
    return new Set(said.map(({ kind }) => kind)).size > 1 && said.every(({ kind }) => kinds.has(kind));
  }

  /** A clause that names nothing itself goes on from the rest of its sentence, and so does the fact. */
  #isHeldAround(claim: MoneyClaim, naming: Naming | undefined): boolean {
    const whole = this.#whole;
    const scores = new Map<number, number>();
    for (const [place, score] of this.#scoresOf(whole)) {
      const { sentence } = this.#index.clauses[place] ?? { sentence: -1 };
      scores.set(sentence, Math.max(score, scores.get(sentence) ?? 0));
    }
    if (scores.size === 0) return false;
    const best = Math.max(...scores.values());
    return this.#index.clauses.some(
      (fact) =>
        (scores.get(fact.sentence) ?? 0) >= best * NEARLY &&
        this.#says(fact, claim) &&
        this.#mayBeOf(fact, claim, whole, naming),
    );
  }

  /** Of a product that is named the fact has to speak, too, unless something else is named nearer to the claim. */
  #mayBeOf(fact: FactClause, claim: MoneyClaim, clause: SaidClause, naming: Naming | undefined): boolean {
    const inClause = this.#said.namings.filter((each) => each.start >= clause.start && each.start < clause.end);
    if (REDUCES.has(claim.kind)) return inClause.every((each) => this.#isNamedIn(fact, each));
    if (!naming || this.#isNamedIn(fact, naming)) return true;
    const from = inClause.includes(naming) && naming.start < claim.start ? naming.end : clause.start;
    return clause.words.some(({ key, start }) => start >= from && start < claim.start && isIn(fact, key));
  }

  #isNamedIn(fact: FactClause, { products }: Naming): boolean {
    return products.some((place) => this.#index.products[place]?.keys.some((key) => isIn(fact, key)));
  }

  /** How many words each fact shares with a clause, weighed. */
  #scoresOf(clause: SaidClause): ReadonlyMap<number, number> {
    const known = this.#scores.get(clause);
    if (known) return known;
    const scores = new Map<number, number>();
    for (const key of new Set(clause.words.map((word) => word.key)))
      for (const { clause: place, worth } of this.#index.byKey.get(key) ?? [])
        scores.set(place, (scores.get(place) ?? 0) + worth);
    const keys = new Set(clause.words.map(({ key }) => key));
    for (const [place, score] of scores) {
      const { own, isPromise } = this.#index.clauses[place] ?? { own: new Set() };
      const isWhole = own.size > 0 && [...own].every((key) => keys.has(key));
      if (isWhole || isPromise) scores.set(place, score + WHOLLY);
    }
    this.#scores.set(clause, scores);
    return scores;
  }

  /** What is free on a condition is free for nobody who is not told of it. */
  #says({ claims }: FactClause, claim: MoneyClaim): boolean {
    if (!claims.some((fact) => isSame(fact, claim))) return false;
    const limits = claims.filter(({ kind }) => kind === 'AMOUNT');
    const isFree = claims.some(({ kind }) => kind === 'FREE');
    if (claim.kind === 'AMOUNT' && isFree) return this.#isLimit(claim);
    return claim.kind !== 'FREE' || limits.length === 0 || limits.some(({ value }) => this.#amounts.has(value));
  }

  /** 'Gratis da 60 €' makes 60 € no price of anything. */
  #isLimit({ start }: MoneyClaim): boolean {
    return this.#claims.some(({ kind }) => kind === 'FREE') || LIMITS.test(this.#said.text.slice(0, start));
  }

  #holdWords({ value }: MoneyClaim): boolean {
    const { namings, keys } = this.#said;
    const named = namings.flatMap(({ products }) => products.map((place) => this.#index.products[place]?.text ?? ''));
    const texts = this.#index.texts.filter((each) => [...keys].some((key) => each.keys.has(key)));
    return [...named, ...texts.map(({ text }) => text)].some((text) => holdsWords(text, value));
  }
}

const NEARLY = 0.99; // of the best score: sums of tenths are never quite equal
const WHOLLY = 0.05; // more for a fact that says nothing narrower than what was said: of the parcel, not of one to Sicily
const LIMITS =
  /(?<!\p{L})(?:sopra|oltre|sotto|superior[ei] a|inferior[ei] a|da|dai|almeno|fino a|più di|meno di|super\p{L}*|spend\p{L}*|raggiung\p{L}*|over|above|under|below|from|least|ab|über|unter|dès|plus de|moins de|partir de|desde|más de|menos de)\s+(?:(?:i|gli|un|di|a|de|il)\s+){0,2}$/iu;
const STATES =
  /(?<!\p{L})(?:è|sono|cost\p{L}*|vien[ei]|vengono|paga\p{L}*|is|are|costs?|ist|sind|kost\p{L}*|est|sont|coût\p{L}*|es|cuest\p{L}*)(?!\p{L})/iu;

/** 'Per ordini superiori a 45 €' only begins what its sentence states. */
function isStatement(clause: string): boolean {
  return STATES.test(clause);
}

function isIn({ own, heading, around }: FactClause, key: string): boolean {
  return own.has(key) || heading.has(key) || around.has(key);
}

function isSame(fact: MoneyClaim, claim: MoneyClaim): boolean {
  if (fact.kind === claim.kind) return claim.value !== '' && fact.value === claim.value;
  if (fact.kind === 'AMOUNT' && claim.kind === 'BARE') return fact.value.startsWith(`${claim.value} `);
  return fact.kind === 'BARE' && claim.kind === 'AMOUNT' && claim.value === `${fact.value} EUR`;
}

/** Whether words stand in a text as they are: 'venti euro' not in 'centoventi euro'. */
function holdsWords(text: string, words: string): boolean {
  for (let place = text.indexOf(words); place >= 0; place = text.indexOf(words, place + 1)) {
    const around = (text[place - 1] ?? ' ') + (text[place + words.length] ?? ' ');
    if (!/\p{L}/u.test(around)) return true;
  }
  return false;
}
