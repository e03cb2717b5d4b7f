import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { saveFaq } from './documents.ts';
import { texts } from './texts.ts';
import { answerOf, type Filled, openBlanks, type UsualFaq } from './usual-faqs.ts';

interface There {
  readonly id: string;
  readonly version: number;
}

/** Saves what was chosen of the sheet, one after the other; what was saved before a refusal stays. */
export function useUsualSave(companyId: string, thereOf: (question: string) => There | undefined) {
  const client = useApolloClient();
  const [isSaving, setIsSaving] = useState(false);
  const [isDone, setIsDone] = useState(false);
  /** Saved at an earlier try, which was refused in the middle. */
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());

  async function save(chosen: readonly UsualFaq[], filled: Filled) {
    setIsSaving(true);
    const done = new Set(saved);
    try {
      for (const faq of chosen.filter(({ key }) => !done.has(key))) {
        await client.mutate({ mutation: saveFaq, variables: { companyId, input: inputOf(faq, filled) } });
        done.add(faq.key);
      }
      notifyDone(texts.usual.saved(chosen.length));
      setIsDone(true);
    } catch (error) {
      notifyRefusal(error, texts.failures.saving);
    }
    setSaved(done);
    setIsSaving(false);
  }

  function inputOf(faq: UsualFaq, filled: Filled) {
    const there = thereOf(faq.question); // a draft that waited for its facts
    return {
      id: there?.id ?? null,
      version: there?.version ?? null,
      question: faq.question,
      answer: answerOf(faq, filled),
      keywords: [...faq.keywords],
      isDraft: openBlanks(faq, filled).length > 0,
    };
  }

  return { save, isSaving, isDone };
}
