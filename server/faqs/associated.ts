import { AssociatedTexts } from '../language/associations/associated-texts.ts';
import { readAssociations } from '../language/associations/associations-file.ts';
import { GENERAL_FORMS } from '../language/general-words.ts';
import type { FaqSubject } from './about.ts';

const FROM_ANSWER = 0.75; // of what a word of the question tells
const GENERAL = 0.4; // of a word that every shop says

/** FAQs, to be compared with messages by what words go together. */
export function associatedFaqs(subjects: readonly FaqSubject[]): AssociatedTexts {
  const texts = subjects.map(({ words }) =>
    [...words].map(([form, worth]) => {
      const part = worth >= 1 ? 1 : FROM_ANSWER;
      return { form, worth: part * (GENERAL_FORMS.has(form) ? GENERAL : 1) };
    }),
  );
  return new AssociatedTexts(readAssociations(), texts);
}
