import { emailsIn } from '../addresses.ts';
import { heldAccounts, inventsAccount } from './accounts.ts';
import { heldCodes, inventsCode } from './codes.ts';
import { type HeldDurations, inventsDuration, readDurations } from './durations.ts';
import { heldNumbers, inventsNumber } from './numbers.ts';

interface Held {
  numbers: ReadonlySet<string>;
  accounts: ReadonlySet<string>;
  codes: ReadonlySet<string>;
}

/** How a shop can be reached, paid and held to its word, as its facts say it; and what a visitor said of their own. */
export interface ContactFacts {
  shop: Held;
  visitor: Held;
  durations: HeldDurations;
}

/** What the facts of one request hold. */
export interface ContactSources {
  /** What the shop says, each with its heading where it has one. */
  shop: readonly { heading: string; text: string }[];
  /** What the assistant said before in the same conversation, which was checked then. */
  before: readonly string[];
  question: string;
  /** All that the visitor said, the question too. */
  visitor: readonly string[];
}

export function readContactFacts({ shop, before, question, visitor }: ContactSources): ContactFacts {
  const theirs = heldIn(visitor.join('\n'));
  const own = heldIn(shop.map(({ heading, text }) => `${heading}\n${text}`).join('\n'));
  const said = heldIn(before.join('\n'));
  return {
    shop: {
      numbers: new Set([...own.numbers, ...without(said.numbers, theirs.numbers)]),
      accounts: new Set([...own.accounts, ...without(said.accounts, theirs.accounts)]),
      codes: new Set([...own.codes, ...without(said.codes, theirs.codes)]),
    },
    visitor: theirs,
    durations: readDurations(shop, question, visitor.join('\n')),
  };
}

/** What a visitor brought into the conversation does not become the shop's by being said back. */
function without(said: ReadonlySet<string>, theirs: ReadonlySet<string>): string[] {
  return [...said].filter((each) => !theirs.has(each));
}

function heldIn(text: string): Held {
  return { numbers: heldNumbers(text), accounts: heldAccounts(text, emailsIn(text)), codes: heldCodes(text) };
}

const OURS =
  /(?<!\p{L})(?:nostr[oaie]|chiamaci|scrivici|contattaci|chiamarci|scriverci|contattarci|noi|our|us|unser\p{L}*|notre|nuestr[oa])(?!\p{L})/iu;

/** Which sentences say how to reach, pay or hold the shop to its word in a way that no fact holds. */
export function inventedContacts(sentences: readonly string[], { shop, visitor, durations }: ContactFacts): boolean[] {
  return sentences.map((sentence, place) => {
    const mayBeTheirs = !OURS.test(sentence);
    const held = (kind: keyof Held) => (each: string) =>
      shop[kind].has(each) || (mayBeTheirs && visitor[kind].has(each));
    return (
      inventsNumber(sentence, held('numbers')) ||
      inventsAccount(sentence, held('accounts')) ||
      inventsCode(sentence, held('codes')) ||
      inventsDuration(sentence, sentences[place - 1] ?? '', durations)
    );
  });
}
