import { readGoods } from '../language/goods.ts';
import { GrowingNumbers } from '../search/growing-numbers.ts';
import { NearWords } from '../search/near-words.ts';
import { bytesOf, type Postings, PostingsBuilder } from '../search/postings.ts';
import { TermDictionary } from '../search/term-dictionary.ts';
import { BONUS_CLASSES } from './bonus-words.ts';
import type { Catalogue } from './catalogue.ts';
import { CategoryCount } from './categories.ts';
import { bitsOf, FIELD, FIELDS, NAMED, NAMED_BITS } from './fields.ts';
import type { Product } from './product.ts';
import { CATEGORIES, type IsHead, NAMES } from './product-words.ts';
import { scoringTerm } from './score.ts';
import { MARK, Tokens } from './tokens.ts';
import { bonusesOf } from './traits.ts';
import { describedIn } from './variant.ts';

/** A text that many products share, read once. */
interface ReadText {
  /** 0 where nothing in it can be found. */
  term: number;
  traits: number;
  /** Its words alone, as terms, each with the bits that say whether it is the thing itself. */
  named: readonly number[];
  /** Some word of it is a name of goods that may be the thing itself. */
  hasGoods: boolean;
}

const REMEMBERED_TEXTS = 10_000; // categories and keywords; about 1 MB, gone when the catalogue is compiled
const THING_MASK = NAMED.HEAD | NAMED.CATEGORY;
const NAMED_MASK = (1 << NAMED_BITS) - 1;
const FEW = 64;
const BY_ID_BYTES = 40; // an entry of the map; its key is the product's own

/** A catalogue in the making: `add` finds in a product's texts what `readProduct` finds, without making objects of it. */
class CatalogueDraft {
  private readonly dictionary = new TermDictionary();
  private readonly strong = new PostingsBuilder();
  private readonly described = new PostingsBuilder();
  private readonly named = new PostingsBuilder();
  private readonly bonuses = new PostingsBuilder();
  private readonly traits = new GrowingNumbers();
  private namedHere: number[] = [];
  private traitsHere = 0;
  private hasGoodsHere = false;
  private readonly nearWords = new NearWords();
  private readonly categories = new CategoryCount();
  private readonly byId = new Map<string, Product>();
  private readonly tokens = new Tokens();
  private readonly keywords = new Map<string, ReadText>();
  private readonly categoryTexts = new Map<string, ReadText>();
  /** By term: one more than the place of the last product that it describes. */
  private readonly lastDescribed = new GrowingNumbers();
  private availableCount = 0;

  add(product: Product, place: number): void {
    this.namedHere = [];
    this.traitsHere = 0;
    this.hasGoodsHere = false;
    this.addStrong(this.read(product.name, NAMES), place, FIELD.NAME);
    this.addStrong(this.remembered(product.category, CATEGORIES), place, FIELD.CATEGORY);
    for (const keyword of product.keywords) this.addStrong(this.remembered(keyword, NAMES), place, FIELD.KEYWORD);
    this.describe(describedIn(product), place);
    const bonuses = bonusesOf(this.traitsHere);
    for (let bonus = 0; bonuses >>> bonus !== 0; bonus++) if (bonuses & (1 << bonus)) this.bonuses.add(bonus, place);
    this.addNamed(place);
    this.traits.set(place, this.traitsHere);
    this.categories.add(product);
    this.byId.set(product.id, product);
    if (product.isAvailable) this.availableCount++;
  }

  *finished(products: readonly Product[]): Generator<void, Catalogue> {
    const { dictionary, nearWords, byId, availableCount } = this;
    dictionary.trim();
    const strong = yield* this.strong.packed(dictionary.size);
    const described = yield* this.described.packed(dictionary.size);
    const named = yield* this.named.packed(dictionary.size);
    const headTerms = yield* headTermsOf(named, dictionary.size);
    const bonuses = yield* this.bonuses.packed(BONUS_CLASSES.length);
    this.traits.trim();
    const rows = [strong, described, named, bonuses].reduce((sum, row) => sum + bytesOf(row), 0);
    const bytes =
      rows + headTerms.byteLength + this.traits.bytes + dictionary.bytes + nearWords.bytes + byId.size * BY_ID_BYTES;
    const largestCategories = this.categories.largest();
    return {
      products,
      places: products,
      gone: new Set(),
      dictionary,
      strong,
      described,
      named,
      headTerms,
      traits: this.traits,
      bonuses,
      nearWords,
      byId,
      availableCount,
      categories: this.categories,
      largestCategories,
      bytes,
    };
  }

  private remembered(text: string, isHead: IsHead): ReadText {
    const texts = isHead === NAMES ? this.keywords : this.categoryTexts;
    const known = texts.get(text);
    if (known) return known;
    const read = this.read(text, isHead);
    if (texts.size < REMEMBERED_TEXTS) texts.set(text, read);
    return read;
  }

  private read(text: string, isHead: IsHead): ReadText {
    const tokens: number[] = [];
    const named: number[] = [];
    let traits = 0;
    let isAfterOther = false;
    let hasGoods = false;
    let isWithout = false;
    this.tokens.visit(text, (token, isElided) => {
      const mark = this.tokens.marksOf(token);
      traits |= this.tokens.traitsOf(token);
      if (mark & MARK.PREPOSITION) isAfterOther = true;
      const isStop = (mark & (isElided ? MARK.ELIDED_STOP : MARK.STOP)) !== 0;
      if (!isStop) {
        const isFirst = tokens.length === 0;
        tokens.push(token);
        const own = isWithout ? this.tokens.withoutOf(token) : token;
        const isGoods = (mark & MARK.GOODS) !== 0;
        const head = isWithout ? NAMED.OWN : isHead.says(isFirst, isGoods, isAfterOther);
        if (isGoods) isAfterOther = true;
        if (isGoods && head & NAMED.HEAD) hasGoods = true;
        named.push((this.termOf(own) << NAMED_BITS) + head);
      }
      isWithout = (mark & MARK.WITHOUT) !== 0 || (isWithout && isStop);
    });
    const found = text.includes('*')
      ? (scoringTerm(text)?.words ?? []).map((word) => this.tokens.numberOf(word))
      : tokens;
    for (const token of found) this.addNear(token);
    const term = found.length > 0 ? this.dictionary.addPath(found.map((token) => this.wordOf(token))) : 0;
    return { term, traits, named, hasGoods };
  }

  private addStrong({ term, traits, named, hasGoods }: ReadText, place: number, field: number): void {
    if (term !== 0) this.strong.add(term, place * FIELDS + field);
    for (const entry of named) this.namedHere.push(entry);
    this.traitsHere |= traits;
    if (hasGoods) this.hasGoodsHere = true;
  }

  /** Each word once, as the thing itself where any text says so. */
  private addNamed(place: number): void {
    const entries = this.namedHere;
    sortFew(entries);
    for (let index = 0; index < entries.length; index++) {
      const term = (entries[index] ?? 0) >>> NAMED_BITS;
      let bits = 0;
      for (; (entries[index] ?? 0) >>> NAMED_BITS === term && index < entries.length; index++)
        bits |= (entries[index] ?? 0) & NAMED_MASK;
      index--;
      this.named.add(term, (place << NAMED_BITS) + bitsOf(bits, this.hasGoodsHere));
    }
  }

  private describe(description: string, place: number): void {
    let isWithout = false;
    this.tokens.visit(description, (token) => {
      const mark = this.tokens.marksOf(token);
      this.traitsHere |= this.tokens.traitsOf(token);
      const isStop = (mark & MARK.STOP) !== 0;
      if (isWithout && !isStop)
        this.namedHere.push((this.termOf(this.tokens.withoutOf(token)) << NAMED_BITS) + NAMED.OWN);
      else if (mark & MARK.DESCRIBES) this.addDescribed(this.termOf(token), place);
      isWithout = (mark & MARK.WITHOUT) !== 0 || (isWithout && isStop);
    });
  }

  private addDescribed(term: number, place: number): void {
    if (this.lastDescribed.at(term) === place + 1) return;
    this.lastDescribed.set(term, place + 1);
    this.described.add(term, place);
  }

  private wordOf(token: number): number {
    const known = this.tokens.words.at(token);
    if (known !== 0) return known;
    const word = this.dictionary.words.add(this.tokens.textOf(token));
    this.tokens.words.set(token, word);
    return word;
  }

  private termOf(token: number): number {
    const known = this.tokens.terms.at(token);
    if (known !== 0) return known;
    const term = this.dictionary.addPath([this.wordOf(token)]);
    this.tokens.terms.set(token, term);
    return term;
  }

  private addNear(token: number): void {
    if (this.tokens.isStrong.at(token) === 1) return;
    this.tokens.isStrong.set(token, 1);
    this.nearWords.add(this.tokens.textOf(token));
  }
}

/** A product has a dozen: a sort that is told how to compare takes several times as long for them. */
function sortFew(numbers: number[]): void {
  if (numbers.length > FEW) numbers.sort((a, b) => a - b);
  for (let index = 1; index < numbers.length; index++) {
    const number = numbers[index] ?? 0;
    let at = index;
    for (; at > 0 && (numbers[at - 1] ?? 0) > number; at--) numbers[at] = numbers[at - 1] ?? 0;
    numbers[at] = number;
  }
}

/** Compiles a product at a time; equal scores will stand in the order of `products`. */
export function* compileCatalogue(products: readonly Product[]): Generator<void, Catalogue> {
  yield* readGoods();
  const draft = new CatalogueDraft();
  for (const [place, product] of products.entries()) {
    draft.add(product, place);
    if (place % 4 === 0) yield;
  }
  return yield* draft.finished(products);
}

/** By term: how some product is that thing itself. */
function* headTermsOf({ starts, ends, entries }: Postings, size: number): Generator<void, Uint8Array> {
  const headTerms = new Uint8Array(size);
  for (let term = 0; term < size; term++) {
    const end = ends[term] ?? 0;
    for (let index = starts[term] ?? 0; index < end; index++) {
      headTerms[term] = (headTerms[term] ?? 0) | ((entries[index] ?? 0) & THING_MASK);
      if ((headTerms[term] ?? 0) & NAMED.HEAD) break;
    }
    if (term % 5_000 === 0) yield;
  }
  return headTerms;
}
