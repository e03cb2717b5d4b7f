import { GENERAL_FORMS } from '../general-words.ts';
import { isRequestWord, type Message } from '../message.ts';
import type { SoughtWord } from './associated-texts.ts';

const GENERAL = 0.25; // of a word that every shop says

/** The words of a message that tell what it is about. */
export function soughtIn({ content }: Pick<Message, 'content'>): SoughtWord[] {
  return content
    .filter((word) => !isRequestWord(word) && !word.text.includes(' '))
    .map(({ form }) => ({ form, worth: GENERAL_FORMS.has(form) ? GENERAL : 1 }));
}
