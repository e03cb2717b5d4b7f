import { EVERYDAY_WORDS } from '../language/everyday-words.ts';
import type { Message, MessageWord } from '../language/message.ts';
import { isVerbForm } from '../language/verb-forms.ts';
import type { Recommendation } from '../products/recommendation.ts';
import { describes } from '../products/wish-words.ts';
import type { Knowledge } from './knowledge.ts';
import { isLearnt } from './learnt-words.ts';
import type { OwnNames } from './own-names.ts';

const MOST_MISSING = 3; // words of a name

/**
 * The name that is asked for and that nothing of the shop has, as it is written: 'quanto costa il Braun?', 'Braun'; and
 * of 'avete il rasoio Braun?' what stands right behind the thing that was found.
 */
export function missingName(
  knowledge: Knowledge,
  { words, text }: Message,
  own: OwnNames,
  { products, terms }: Recommendation,
): string | undefined {
  if (own.products.length > 0 || own.faqs.size > 0 || own.words.length > MOST_MISSING) return undefined;
  const missing = own.words.filter((word) => !isKnownTo(knowledge, word) && !EVERYDAY_WORDS.has(word.text));
  const [first] = missing;
  const end = words.find(({ start }) => start === missing.at(-1)?.start)?.end;
  if (!first || own.words.at(-missing.length) !== first) return undefined;
  const isMistaken = missing.some((word) => terms.includes(word.text) && isLearnt(word)); // 'massaggio' for 'fissaggio'
  if (products.length > 0 && !isMistaken) {
    const before = words[words.findIndex(({ start }) => start === first.start) - 1];
    if (!own.isFramed || !terms.includes(before?.text ?? '') || missing.some(isNoName)) return undefined;
  } else if (missing.length < own.words.length || !(own.isFramed || own.isAlone)) return undefined;
  return text.slice(first.start, end);
}

/** 'Scarpe comode', 'creme che ungono', '20 kg': how a thing is, not how it is called. */
function isNoName(word: MessageWord): boolean {
  return describes(word) || isVerbForm(word.text) || /\d/.test(word.text);
}

function isKnownTo({ catalogue, faqs }: Knowledge, word: MessageWord): boolean {
  return [catalogue, faqs].some(({ dictionary }) => dictionary.words.optionsOf(word).length > 0);
}
