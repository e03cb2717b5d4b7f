import type { MessageWord } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { QUALITY, type Quality, synonymQuality } from '../language/terms.ts';
import { GrowingNumbers } from './growing-numbers.ts';

/** A known word that a word of a message finds. */
export interface WordOption {
  word: number;
  quality: Quality;
}

const WORD_BYTES = 130; // a word's string, its place in two maps and its share of a form: measured on 50,000 words

/** Every distinct word of a set of terms, by number; what `qualityOf` says of pairs of words, it says at once. */
export class WordList {
  private words: string[] = ['']; // number 0 is no word
  private numbers = new Map<string, number>();
  private prefixes = new Map<string, number>();
  /** Words of one form, as a chain: the form's last word, and before each word the one that came before. */
  private lastOfForm = new Map<string, number>();
  private previousOfForm = new GrowingNumbers();

  /** The same words, to be added to apart from these; in steps of a map each. */
  *copied(): Generator<void, WordList> {
    const copy = new WordList();
    copy.words = this.words.slice();
    copy.numbers = new Map(this.numbers);
    yield;
    copy.prefixes = new Map(this.prefixes);
    copy.lastOfForm = new Map(this.lastOfForm);
    copy.previousOfForm = this.previousOfForm.copy();
    yield;
    return copy;
  }

  get size(): number {
    return this.words.length;
  }

  get bytes(): number {
    return this.words.length * WORD_BYTES;
  }

  textOf(word: number): string {
    return this.words[word] ?? '';
  }

  has(text: string): boolean {
    return this.numbers.has(text);
  }

  /** The word's number, a new one at its first appearance. */
  add(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const word = this.words.push(text) - 1;
    this.numbers.set(text, word);
    if (text.endsWith('*')) {
      this.prefixes.set(text.slice(0, -1), word);
      return word;
    }
    const form = formOf(text);
    if (form === text) return word; // its form is itself alone
    this.previousOfForm.set(word, this.lastOfForm.get(form) ?? 0);
    this.lastOfForm.set(form, word);
    return word;
  }

  /** The known words that a word of a message finds, each once at its best. */
  optionsOf(typed: MessageWord): WordOption[] {
    const best = new Map<number, Quality>();
    const exact = this.numbers.get(typed.text);
    if (exact !== undefined) best.set(exact, QUALITY.EXACT);
    this.collectPrefixes(typed.text, best);
    this.collectForm(typed.form, QUALITY.STEM, best);
    for (const form of typed.synonyms) this.collectForm(form, synonymQuality(typed), best);
    for (const text of typed.kinds ?? []) {
      const word = this.numbers.get(text);
      if (word !== undefined && !best.has(word)) best.set(word, QUALITY.SYNONYM);
    }
    for (const form of typed.corrections) this.collectForm(form, QUALITY.TYPO, best);
    return [...best].map(([word, quality]) => ({ word, quality }));
  }

  private collectForm(form: string, quality: Quality, best: Map<number, Quality>): void {
    let word = this.lastOfForm.get(form) ?? this.numbers.get(form) ?? 0;
    for (; word !== 0; word = this.previousOfForm.at(word)) if (!best.has(word)) best.set(word, quality);
  }

  private collectPrefixes(text: string, best: Map<number, Quality>): void {
    if (this.prefixes.size === 0) return;
    for (let end = 1; end <= text.length; end++) {
      const prefix = this.prefixes.get(text.slice(0, end));
      if (prefix !== undefined) best.set(prefix, QUALITY.STEM);
    }
  }
}
