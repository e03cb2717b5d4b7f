import { useQuery } from '@apollo/client/react';
import { useSettledText } from '../assistant/settled-text.ts';
import { promptPreviewQuery } from './documents.ts';
import { areSameFields } from './prompt-draft.ts';
import type { PromptEdit } from './prompt-edit.ts';
import { texts } from './texts.ts';

/** What the model would be sent with the prompt as it is edited, a moment after the last change. */
export function usePreview(companyId: string, { asked, draft, base }: PromptEdit) {
  const { settled } = useSettledText(JSON.stringify(asked));
  const { data, previousData, error } = useQuery(promptPreviewQuery, {
    variables: { companyId, question: texts.prompt.test.sample, ...(JSON.parse(settled) as PromptEdit['asked']) },
    fetchPolicy: 'no-cache',
  });
  const preview = (data ?? previousData)?.promptPreview;
  const kept = base.versions.find(({ fields }) => fields !== null && areSameFields(fields, draft.fields));
  const composed = kept?.text ?? preview?.text ?? '';
  return {
    preview,
    error,
    /** The prompt as it is now, whoever wrote it; while fields are composed anew, as it was. */
    text: draft.fields ? composed : draft.text,
  };
}

export type Preview = ReturnType<typeof usePreview>;
