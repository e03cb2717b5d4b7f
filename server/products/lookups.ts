import type { MessageWord } from '../language/message.ts';
import type { TermDictionary, TermHit } from '../search/term-dictionary.ts';
import type { WordOption } from '../search/word-list.ts';

/** What a dictionary finds for the words of one message, each word looked up once, whatever asks for it. */
export class Lookups {
  private readonly dictionary: TermDictionary;
  private readonly options = new Map<MessageWord, WordOption[]>();
  private readonly hits = new Map<MessageWord, TermHit[]>();

  constructor(dictionary: TermDictionary) {
    this.dictionary = dictionary;
  }

  /** Every term that the words find, in a row or alone. */
  find(content: readonly MessageWord[]): TermHit[] {
    return this.dictionary.find(content, this.optionsOf);
  }

  /** The terms that a word finds alone, the surest first. */
  hitsOf(word: MessageWord): TermHit[] {
    const known = this.hits.get(word);
    if (known) return known;
    const hits = this.find([word]).sort((a, b) => b.quality - a.quality);
    this.hits.set(word, hits);
    return hits;
  }

  /** The known words that a word finds. */
  readonly optionsOf = (word: MessageWord): WordOption[] => {
    const known = this.options.get(word);
    if (known) return known;
    const options = this.dictionary.words.optionsOf(word);
    this.options.set(word, options);
    return options;
  };
}
