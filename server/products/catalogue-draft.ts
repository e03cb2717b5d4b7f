import { visitWords } from '../language/words.ts';
import { GrowingNumbers } from '../search/growing-numbers.ts';
import { NearWords } from '../search/near-words.ts';
import { PostingsBuilder } from '../search/postings.ts';
import { TermDictionary } from '../search/term-dictionary.ts';
import { BONUS_CLASSES } from './bonus-words.ts';
import type { Catalogue } from './catalogue.ts';
import { CategoryCount } from './categories.ts';
import { FIELD, FIELDS } from './fields.ts';
import type { Product } from './product.ts';
import { scoringTerm } from './score.ts';
import { MARK, Tokens } from './tokens.ts';

/** A text that many products share, read once. */
interface ReadText {
  /** 0 where nothing in it can be found. */
  term: number;
  marks: number;
}

const REMEMBERED_TEXTS = 10_000; // categories and keywords; about 1 MB, gone when the catalogue is compiled
const BY_ID_BYTES = 40; // an entry of the map; its key is the product's own

/** A catalogue in the making: `add` finds in a product's texts what `readProduct` finds, without making objects of it. */
export class CatalogueDraft {
  private readonly dictionary = new TermDictionary();
  private readonly strong = new PostingsBuilder();
  private readonly described = new PostingsBuilder();
  private readonly bonuses = new PostingsBuilder();
  private readonly nearWords = new NearWords();
  private readonly categories = new CategoryCount();
  private readonly byId = new Map<string, Product>();
  private readonly tokens = new Tokens();
  private readonly texts = new Map<string, ReadText>();
  /** By term: one more than the place of the last product that it describes. */
  private readonly lastDescribed = new GrowingNumbers();
  private availableCount = 0;

  add(product: Product, place: number): void {
    let marks = this.addStrong(this.read(product.name), place, FIELD.NAME);
    marks |= this.addStrong(this.remembered(product.category), place, FIELD.CATEGORY);
    for (const keyword of product.keywords) marks |= this.addStrong(this.remembered(keyword), place, FIELD.KEYWORD);
    marks |= this.describe(product.description, place);
    if (marks & MARK.BONUS)
      for (let bonus = 0; bonus < BONUS_CLASSES.length; bonus++)
        if (marks & (1 << bonus)) this.bonuses.add(bonus, place);
    this.categories.add(product);
    this.byId.set(product.id, product);
    if (product.isAvailable) this.availableCount++;
  }

  *finished(products: readonly Product[]): Generator<void, Catalogue> {
    const { dictionary, nearWords, byId, availableCount } = this;
    dictionary.trim();
    const strong = yield* this.strong.packed(dictionary.size);
    const described = yield* this.described.packed(dictionary.size);
    const bonuses = yield* this.bonuses.packed(BONUS_CLASSES.length);
    const rows = [strong, described, bonuses].reduce(
      (sum, row) => sum + row.starts.byteLength + row.entries.byteLength,
      0,
    );
    const bytes = rows + dictionary.bytes + nearWords.bytes + byId.size * BY_ID_BYTES;
    const largestCategories = this.categories.largest();
    return {
      products,
      dictionary,
      strong,
      described,
      bonuses,
      nearWords,
      byId,
      availableCount,
      largestCategories,
      bytes,
    };
  }

  private remembered(text: string): ReadText {
    const known = this.texts.get(text);
    if (known) return known;
    const read = this.read(text);
    if (this.texts.size < REMEMBERED_TEXTS) this.texts.set(text, read);
    return read;
  }

  private read(text: string): ReadText {
    const tokens: number[] = [];
    let marks = 0;
    visitWords(text, (word, isElided) => {
      const token = this.tokens.numberOf(word);
      const mark = this.tokens.marksOf(token);
      marks |= mark;
      if (!(mark & (isElided ? MARK.ELIDED_STOP : MARK.STOP))) tokens.push(token);
    });
    const found = text.includes('*')
      ? (scoringTerm(text)?.words ?? []).map((word) => this.tokens.numberOf(word))
      : tokens;
    for (const token of found) this.addNear(token);
    return { term: found.length > 0 ? this.dictionary.addPath(found.map((token) => this.wordOf(token))) : 0, marks };
  }

  private addStrong({ term, marks }: ReadText, place: number, field: number): number {
    if (term !== 0) this.strong.add(term, place * FIELDS + field);
    return marks;
  }

  private describe(description: string, place: number): number {
    let marks = 0;
    visitWords(description, (word) => {
      const token = this.tokens.numberOf(word);
      const mark = this.tokens.marksOf(token);
      marks |= mark;
      if (!(mark & MARK.DESCRIBES)) return;
      const term = this.termOf(token);
      if (this.lastDescribed.at(term) === place + 1) return;
      this.lastDescribed.set(term, place + 1);
      this.described.add(term, place);
    });
    return marks;
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

/** Compiles a product at a time; equal scores will stand in the order of `products`. */
export function* compileCatalogue(products: readonly Product[]): Generator<void, Catalogue> {
  const draft = new CatalogueDraft();
  for (const [place, product] of products.entries()) {
    draft.add(product, place);
    if (place % 4 === 0) yield;
  }
  return yield* draft.finished(products);
}
