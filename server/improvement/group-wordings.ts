import type { ListedGroup } from './question-group.ts';
import { byTypicality, type Wording, wordingsOf } from './wordings.ts';

const EXAMPLES = 3;
const wordings = new WeakMap<ListedGroup, readonly Wording[]>(); // several fields read the same

/** The ways in which a group is asked, the most typical first. */
export function wordingsIn(group: ListedGroup): readonly Wording[] {
  const known = wordings.get(group) ?? byTypicality(wordingsOf(group.texts));
  wordings.set(group, known);
  return known;
}

/** What a group is called: its most typical wording. */
export function titleOf(group: ListedGroup): string {
  return wordingsIn(group)[0]?.text ?? '';
}

/** Other ways in which it is asked. */
export function examplesOf(group: ListedGroup): string[] {
  return wordingsIn(group)
    .slice(1, 1 + EXAMPLES)
    .map(({ text }) => text);
}
