import { UserError } from '../errors.ts';
import { fold } from '../language/fold.ts';
import { charactersOf, lineOf, textOf } from '../language/plain-text.ts';

/** A text that the people of a company keep ready. */
export interface SavedReply {
  companyId: string;
  id: string;
  title: string;
  /** With its placeholders. */
  text: string;
  version: number;
  updatedAt: Date;
}

export type SavedReplyValues = Pick<SavedReply, 'title' | 'text'>;

export const MOST_SAVED_REPLIES = 300; // of a company
const LONGEST_TITLE = 80; // Unicode code points
const LONGEST_TEXT = 2_000; // as what a person says

const PLACEHOLDER = /\{\s*(\p{Lu}[\p{Lu}\d_]*)\s*\}/gu;

/** What placeholders stand for when somebody uses the text. */
export interface Named {
  company: string;
  person: string;
}

const VALUES: Readonly<Record<string, (named: Named) => string>> = {
  NOME_AZIENDA: ({ company }) => company,
  NOME_OPERATORE: ({ person }) => person,
};

/**
 * A saved reply as it is stored.
 * @throws UserError SAVED_REPLY_INCOMPLETE, SAVED_TITLE_TOO_LONG, STAFF_TEXT_TOO_LONG, UNKNOWN_PLACEHOLDER.
 */
export function checkedSavedReply(values: SavedReplyValues): SavedReplyValues {
  const title = lineOf(values.title);
  const text = textOf(values.text);
  if (title === '' || text === '') throw new UserError('SAVED_REPLY_INCOMPLETE');
  if (charactersOf(title) > LONGEST_TITLE) throw new UserError('SAVED_TITLE_TOO_LONG');
  if (charactersOf(text) > LONGEST_TEXT) throw new UserError('STAFF_TEXT_TOO_LONG');
  for (const [, name = ''] of text.matchAll(PLACEHOLDER))
    if (!Object.hasOwn(VALUES, name)) throw new UserError('UNKNOWN_PLACEHOLDER');
  return { title, text };
}

/** The text as a person says it. */
export function filledText(text: string, named: Named): string {
  return text.replace(PLACEHOLDER, (written, name: string) =>
    Object.hasOwn(VALUES, name) ? (VALUES[name]?.(named) ?? written) : written,
  );
}

/** A place in the list: those whose title has the words before those that only have them in the text, then by title. */
export type Place = [rank: number, title: string, id: string];

/** Those that have every word of a search, in the order in which they are listed, each with its place. */
export function findSavedReplies(
  replies: readonly SavedReply[],
  search: string,
): { reply: SavedReply; place: Place }[] {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const has = (text: string) => words.every((word) => fold(text).includes(word));
  return replies
    .filter(({ title, text }) => has(`${title} ${text}`))
    .map((reply) => ({ reply, place: [has(reply.title) ? 0 : 1, reply.title, reply.id] satisfies Place }))
    .sort((one, other) => comparePlaces(one.place, other.place));
}

export function comparePlaces([rank, title, id]: Place, [otherRank, otherTitle, otherId]: Place): number {
  return rank - otherRank || title.localeCompare(otherTitle, 'it') || (id < otherId ? -1 : Number(id > otherId));
}
