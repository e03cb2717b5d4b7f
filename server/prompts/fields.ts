import { UserError } from '../errors.ts';
import { fold } from '../language/fold.ts';

/** How the assistant speaks. */
export type PromptTone = 'CORDIAL' | 'PROFESSIONAL' | 'LIVELY' | 'ESSENTIAL';
/** How it addresses whoever writes. */
export type PromptAddress = 'TU' | 'LEI';
/** How much it writes. */
export type PromptLength = 'SHORT' | 'NORMAL' | 'DETAILED';

/** What a shopkeeper says of the assistant, in their own words; its prompt is composed from it. */
export interface PromptFields {
  tone: PromptTone;
  address: PromptAddress;
  length: PromptLength;
  /** What it says where the subject touches it: at most 10 rules of one line each. */
  always: string[];
  /** What it never says, likewise. */
  never: string[];
  /** What else there is to know of the shop; several lines, '' for nothing. */
  about: string;
}

export const MOST_RULES = 10; // of each list
export const LONGEST_RULE = 200; // Unicode code points
export const LONGEST_ABOUT = 2_000; // likewise

/** What a company begins with. */
export const FIRST_FIELDS: PromptFields = {
  ...{ tone: 'CORDIAL', address: 'TU', length: 'NORMAL', always: [], never: [], about: '' },
};

/**
 * The fields as they may be stored: rules in one line each, none of them blank or twice.
 * @throws UserError PROMPT_RULE_BLANK, PROMPT_RULE_TOO_LONG, PROMPT_RULE_TWICE, TOO_MANY_PROMPT_RULES,
 *   PROMPT_ABOUT_TOO_LONG, PROMPT_BAD_CHARACTERS.
 */
export function checkedFields({ tone, address, length, always, never, about }: PromptFields): PromptFields {
  if (always.length > MOST_RULES || never.length > MOST_RULES) throw new UserError('TOO_MANY_PROMPT_RULES');
  const rules = { always: always.map(checkedRule), never: never.map(checkedRule) };
  const all = [...rules.always, ...rules.never].map(sameAs);
  if (new Set(all).size < all.length) throw new UserError('PROMPT_RULE_TWICE');
  return { tone, address, length, ...rules, about: checkedAbout(about) };
}

function checkedRule(input: string): string {
  const rule = requireSeen(input.replace(/\s+/gu, ' ').trim());
  if (rule === '') throw new UserError('PROMPT_RULE_BLANK');
  if ([...rule].length > LONGEST_RULE) throw new UserError('PROMPT_RULE_TOO_LONG');
  return rule;
}

function checkedAbout(input: string): string {
  const about = input.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').trim();
  requireSeen(about.replaceAll('\n', ' '));
  if ([...about].length > LONGEST_ABOUT) throw new UserError('PROMPT_ABOUT_TOO_LONG');
  return about;
}

// Controls, half characters, and what turns the order of a text around. Joiners stay: emoji are made with them.
const UNSEEN = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E001F}]/u;

function requireSeen(text: string): string {
  if (!text.isWellFormed() || UNSEEN.test(text)) throw new UserError('PROMPT_BAD_CHARACTERS');
  return text;
}

/** Two rules are the same whatever their case, accents and marks. */
function sameAs(rule: string): string {
  const words = fold(rule)
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();
  return words === '' ? rule : words;
}
