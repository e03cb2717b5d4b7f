import { CHAT_SPELLINGS } from '../../language/chat-spellings.ts';
import { fold } from '../../language/fold.ts';

/** Folded, its words in full ('qnt' is 'quanto') and with one space between. */
export function plainOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}€%,]+/gu, ' ')
    .replace(/,(?!\d)/g, ' ')
    .trim()
    .split(/\s+/)
    .map((word) => CHAT_SPELLINGS.get(word) ?? word)
    .join(' ');
}
