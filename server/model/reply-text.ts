import { withoutMarkdown } from '../language/markdown/markdown.ts';
import type { Product } from '../products/product.ts';
import { type AllowedAddresses, withoutAddresses } from './addresses.ts';
import { withAmounts } from './amount-references.ts';
import { type ContactFacts, inventedContacts } from './claims/contacts.ts';
import { recitedIn, type Untold } from './claims/recital.ts';
import { inventionsIn, type MoneyFacts, splitSentences } from './money-claims.ts';
import { withoutEntities } from './plain-letters.ts';
import {
  isLeftOut,
  withNames,
  withoutDropped,
  withoutIntroductions,
  withoutPlaceholders,
  withPlaceholders,
  withProducts,
} from './references.ts';

/** What a model's text is checked against: the facts of its own request and nothing else. */
export interface ReplyFacts {
  /** In the order of their references: `[[p:1]]` is the first. */
  products: readonly Product[];
  /** In the order of their references: `[[i:1]]` is the first. */
  amounts: readonly string[];
  money: MoneyFacts;
  contacts: ContactFacts;
  /** What the model was told beyond facts. */
  untold: Untold;
  addresses: AllowedAddresses;
}

/** What people may read of a model's text. */
export interface ReplyText {
  text: string;
  /** The products that it names, each once, in the order of their first naming. */
  productIds: string[];
  /**
   * Sentences taken out because they invent a price, a discount, a contact, a code or a time of delivery or return, or
   * recite what the model was told.
   */
  inventions: number;
  /** Addresses taken out. */
  addresses: number;
}

export const LONGEST_REPLY = 4_000; // UTF-16 units
/** More than this is not looked at: the model has gone astray. */
export const LONGEST_RAW = 16_000;

/** Whether more of a text may come, none does though it has no end, or it is whole. */
export type Progress = 'GROWING' | 'CUT' | 'WHOLE';

/**
 * Turns what a model has written so far into what people may read. It reads the whole text anew each time, so that it
 * does not matter how the text was cut into pieces. While more may come it shows whole sentences only: what a sentence
 * invents is known at its end, and nothing that was shown is taken back. Of one that was cut it leaves out the end that
 * could have become a reference, an address or a price.
 */
export function readableReply(raw: string, facts: ReplyFacts, progress: Progress): ReplyText {
  const cleaned = withoutOddities(raw.slice(0, LONGEST_RAW));
  const settled = cleaned.slice(0, settledLength(cleaned, progress));
  const filledIn = withAmounts(withoutMarks(settled, progress !== 'WHOLE'), facts.amounts);
  const named = withPlaceholders(filledIn, facts.products);
  const linked = withoutAddresses(named, facts.addresses);
  const sentences = splitSentences(withoutDropped(linked.text));
  const plain = sentences.map(withoutPlaceholders);
  const contacts = inventedContacts(plain, facts.contacts);
  if (progress === 'CUT' && mayComeToInvent(plain.at(-1) ?? '')) contacts[plain.length - 1] = true;
  const recited = recitedIn(plain, facts.untold);
  const invented = inventionsIn(sentences.map(withNames(facts.products)), facts.money).map(
    (isMoney, place) => isMoney || contacts[place] === true || recited[place] === true,
  );
  const kept = withoutIntroductions(
    sentences,
    sentences.map((sentence, place) => invented[place] !== true && !isLeftOut(sentence)),
  );
  const filled = withProducts(kept.join(''), facts.products);
  const text = limited(filled.text);
  const said = text.toLowerCase();
  return {
    text,
    productIds: filled.named.filter(({ name }) => said.includes(tidied(name).toLowerCase())).map(({ id }) => id),
    inventions: invented.filter(Boolean).length,
    addresses: linked.removed,
  };
}

/** Of half a sentence nobody knows what its numbers and addresses were to be said of. */
function mayComeToInvent(last: string): boolean {
  return !/[.!?…]\s*$/.test(last) && /\d|@|chiocciola|(?<!\p{L})(?:giorni|ore|codice|settiman)/iu.test(last);
}

/** What shows nothing, but for line ends and what makes one emoji of several (a family, a flag of Scotland). */
const ODDITIES =
  /(?![\n\t]|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}])\p{C}/gu;

/** Without control characters, lone surrogates and what only moves or hides other letters; wide digits become plain. */
function withoutOddities(raw: string): string {
  return withoutEntities(raw)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(ODDITIES, '')
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/\n\s*\n/g, '\n\n')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Words that may turn out to be part of a price or a percentage, at the end of what has come. */
const UNSETTLED =
  /(?:[\p{Nd}\p{No}][\p{Nd}\p{No}.,'’ *_~"«»()–—-]*(?:mila|k|per|a|ai|agli|e|ed)?|[€$£¥]|euro?s?|eur|per|percento|prezzo|costa\p{L}*|metà|solo|soli|sol[io]|mezz[oa]|paio|\p{L}+in[ae]|\p{L}*(?:centinai|migliai|milion)\p{L}*|due|tre|al|di|x|\p{L}*(?:dieci|dici|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|mille|mila|quattro|cinque|sei|sette|otto|nove)\p{L}*)[^\S\n]*$/iu;
const LOOK_BACK = 60; // characters
const HELD_BACK = 400; // characters; a bracket that is still open after so many is only a bracket

function settledLength(text: string, progress: Progress): number {
  if (progress === 'WHOLE') return text.length;
  return progress === 'CUT' ? settledWords(text) : settledSentences(text);
}

const SENTENCE_END = /(?:[.!?…]+["»”')\]]*(?=\s)|\n)/g;

/** Whole sentences; one that introduces what comes next ('Ecco cosa ti consiglio:') goes or stays with it. */
function settledSentences(text: string): number {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: { length } }) => index + length);
  return ends.findLast((end) => !MAY_BELONG.test(text.slice(0, end))) ?? 0;
}

/** An introduction, or a line that the next one may make the head of a table. */
const MAY_BELONG = /:\s*$|(?:^|\n)[^|\n]*\n[^\n]*\|[^\n]*\n$|^[^\n]*\|[^\n]*\n$/;

/** Whole words, and nothing that is still open. */
function settledWords(text: string): number {
  let end = text.search(/\s\S*$/);
  if (end < 0) return 0;
  for (const [open, close] of [
    ['[', ']'],
    ['<', '>'],
    ['(', ')'],
  ] as const) {
    const opened = text.lastIndexOf(open);
    if (opened >= 0 && opened < end && text.length - opened < HELD_BACK && !text.slice(opened, end).includes(close))
      end = opened;
  }
  for (;;) {
    const from = Math.max(0, end - LOOK_BACK);
    const match = UNSETTLED.exec(text.slice(from, end));
    if (!match) return end;
    end = from + match.index;
  }
}

/** Nor marks within a word: `evil**.com**` would be no address. */
function withoutMarks(text: string, goesOn: boolean): string {
  return withoutMarkdown(text, goesOn).replace(/(?<=[\p{L}.])\*\*(?=[\p{L}.])|(?<=\.\p{L}+)\*\*/gu, '');
}

function tidied(line: string): string {
  return line
    .replace(/ {2,}/g, ' ')
    .replace(/ +([.,;!?])(?![\p{L}\d])/gu, '$1')
    .trim();
}

function limited(text: string): string {
  const tidy = text
    .split('\n')
    .map(tidied)
    .filter((line) => !/^(?:•|\d+[.)])\s*[.,;:]*$/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (tidy.length <= LONGEST_REPLY) return tidy;
  const cut = tidy.slice(0, LONGEST_REPLY - 3);
  return `${cut
    .slice(0, Math.max(cut.search(/\s\S*$/), LONGEST_REPLY - 200))
    .replace(/\p{Cs}/gu, '')
    .trimEnd()}...`;
}
