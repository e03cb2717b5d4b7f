import { fold } from '../language/fold.ts';
import { KEYWORD_LENGTH } from '../language/keywords.ts';
import { isRequestWord, isStopWord } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';

/** One way in which a question was asked. */
export interface Wording {
  /** As it was written last. */
  text: string;
  count: number;
}

/** The different ways of asking, in the order in which they come; signs, capitals and accents make no difference. */
export function wordingsOf(texts: readonly string[]): Wording[] {
  const found = new Map<string, Wording>();
  for (const text of texts) {
    const key = wordsOf(text)
      .map((word) => word.text)
      .join(' ');
    const known = found.get(key || fold(text));
    if (known) known.count++;
    else found.set(key || fold(text), { text, count: 1 });
  }
  return [...found.values()];
}

const SHORTEST_QUESTION = 2; // words: one alone says what, and not what about it

/**
 * The ways of asking, the most typical first: the one whose words most of the others have too. Of equals the one asked more
 * often, then the shorter one.
 */
export function byTypicality(wordings: readonly Wording[]): Wording[] {
  const forms = wordings.map(({ text }) => new Set(wordsOf(text).map((word) => formOf(word.text))));
  const counts = new Map<string, number>();
  for (const [place, { count }] of wordings.entries())
    for (const form of forms[place] ?? []) counts.set(form, (counts.get(form) ?? 0) + count);
  const typicality = forms.map((own) => {
    const sum = [...own].reduce((all, form) => all + (counts.get(form) ?? 0), 0);
    return own.size < SHORTEST_QUESTION ? 0 : sum / own.size;
  });
  return wordings
    .map((wording, place) => ({ wording, worth: typicality[place] ?? 0 }))
    .toSorted(
      (a, b) => b.worth - a.worth || b.wording.count - a.wording.count || a.wording.text.length - b.wording.text.length,
    )
    .map(({ wording }) => wording);
}

const MOST_PROPOSED = 6; // keywords
const SHORTEST_WORD = 3; // letters

/** Keywords for a FAQ that is to answer: the words of their own that most ways of asking share, each in its commonest form. */
export function proposedKeywords(wordings: readonly Wording[]): string[] {
  const found = new Map<string, { words: Map<string, number>; wordings: number }>();
  for (const { text } of wordings) {
    const said = wordsOf(text).filter((word) => !isStopWord(word) && !isRequestWord(word));
    for (const [form, word] of new Map(said.map(({ text: own }) => [formOf(own), own]))) {
      if (word.length < SHORTEST_WORD || word.length > KEYWORD_LENGTH) continue;
      const entry = found.get(form) ?? { words: new Map(), wordings: 0 };
      entry.words.set(word, (entry.words.get(word) ?? 0) + 1);
      entry.wordings++;
      found.set(form, entry);
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.wordings - a.wordings)
    .slice(0, MOST_PROPOSED)
    .flatMap(({ words }) => [...words].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? []);
}
