/** What a company wants of its assistant. */
export interface Settings {
  /** Names of the off-topic topics that are answered all the same. */
  readonly allowedTopics: readonly string[];
  /** Words of the shop: a message that bears one is answered whatever it is about. */
  readonly allowedWords: Synonyms;
  /** Groups of words that mean the same. */
  readonly synonyms: readonly Synonyms[];
}

type Synonyms = readonly string[];

/** The same while it is edited: groups keep their key however their words change. */
export interface Draft {
  readonly allowedTopics: readonly string[];
  readonly allowedWords: Synonyms;
  readonly groups: readonly Group[];
}

export interface Group {
  readonly key: number;
  readonly words: Synonyms;
}

/** Saved settings, to be edited. */
export function draftOf({ synonyms, ...settings }: Settings): Draft {
  return { ...settings, groups: synonyms.map((words, key) => ({ key, words })) };
}

/** What a draft would save: a group without a word is none. */
export function settingsOf({ groups, ...settings }: Draft): Settings {
  return { ...settings, synonyms: groups.map(({ words }) => words).filter((words) => words.length > 0) };
}

/** Whether two settings say the same, in whatever order topics and words of the shop stand. */
export function areSame(one: Settings, other: Settings): boolean {
  const sorted = ({ allowedTopics, allowedWords, synonyms }: Settings) =>
    JSON.stringify([[...allowedTopics].sort(), [...allowedWords].sort(), synonyms]);
  return sorted(one) === sorted(other);
}

/** A draft in which a topic is answered, or declined. */
export function withTopic(draft: Draft, name: string, isDeclined: boolean): Draft {
  const others = draft.allowedTopics.filter((topic) => topic !== name);
  return { ...draft, allowedTopics: isDeclined ? others : [...others, name] };
}

/** A draft with other words of the shop, cleaned as they will be stored. */
export function withAllowedWords(draft: Draft, words: Synonyms): Draft {
  return { ...draft, allowedWords: cleaned(words) };
}

/** A draft with an empty group on top. */
export function withNewGroup(draft: Draft): Draft {
  const key = 1 + Math.max(-1, ...draft.groups.map((group) => group.key));
  return { ...draft, groups: [{ key, words: [] }, ...draft.groups] };
}

/** A draft with other words in one group; each once, in lower case, as they will be stored. A comma parts two words. */
export function withWords(draft: Draft, key: number, words: Synonyms): Draft {
  const groups = draft.groups.map((group) => (group.key === key ? { key, words: cleaned(words) } : group));
  return { ...draft, groups };
}

function cleaned(words: Synonyms): Synonyms {
  const parts = words.flatMap((word) => word.split(/[,;]/)).map((word) => word.trim().toLowerCase());
  return [...new Set(parts)].filter((word) => word !== '');
}

/** A draft without one group. */
export function withoutGroup(draft: Draft, key: number): Draft {
  return { ...draft, groups: draft.groups.filter((group) => group.key !== key) };
}

/**
 * What I changed since `base`, done to what others saved in between. A group has no name: where both changed the same
 * one, both stay, for nothing that somebody typed may be lost.
 */
export function merged(base: Settings, mine: Settings, theirs: Settings): Settings {
  const has = (settings: Settings, words: Synonyms) =>
    settings.synonyms.some((other) => JSON.stringify(other) === JSON.stringify(words));
  const kept = theirs.synonyms.filter((words) => has(mine, words) || !has(base, words));
  const added = mine.synonyms.filter((words) => !has(base, words) && !has(theirs, words));
  const names = (of: 'allowedTopics' | 'allowedWords') => mergedNames(base[of], mine[of], theirs[of]);
  return {
    allowedTopics: names('allowedTopics'),
    allowedWords: names('allowedWords'),
    synonyms: [...added, ...kept],
  };
}

/** Each name as I left it where I changed it, and as others did where I did not. */
function mergedNames(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  return [...new Set([...mine, ...theirs])].filter((name) => {
    const isMine = mine.includes(name);
    return isMine === base.includes(name) ? theirs.includes(name) : isMine;
  });
}
