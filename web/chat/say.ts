import type { Sentence, Words } from './languages/en.ts';

export type { Sentence, Words };

/** Of the language that is spoken; none of Italian, whose sentences stand where they are said. */
export let words: Partial<Words> = {};
/** By which days, hours and numbers are written. */
export let locale = 'it';

/** Speaks another language from here on: what was said is not said again, so this comes before the chat is shown. */
export function speak(tag: string, known: Partial<Words>): void {
  locale = tag;
  words = known;
}

/** An Italian sentence in the language that is spoken. `{0}` stands for the first value. */
export function say(sentence: Sentence, ...values: readonly (string | number)[]): string {
  return (words[sentence] ?? sentence).replace(/\{(\d)\}/g, (_, place) => `${values[place]}`);
}

/** Why the server refused something: by its code where the language has a sentence for it, else in the server's own words. */
export function sayRefusal(code: string, sentence: string, seconds = 0): string {
  return code in words ? say(code as Sentence, seconds) : sentence;
}
