import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { notifyDone, notifyRefusal } from '../ui/notify.ts';
import { type Stored, useEdit } from '../ui/use-edit.ts';
import { EditedFaq_faq, faqQuery, saveFaq } from './documents.ts';
import { type FaqValues, valuesOf } from './faq-values.ts';
import { texts } from './texts.ts';

/** What somebody makes of a FAQ, and its way to the server. */
export function useFaqEdit(companyId: string, id: string | undefined, read: Stored<FaqValues>, first?: FaqValues) {
  const client = useApolloClient();
  const [isDone, setIsDone] = useState(false);
  const edit = useEdit<FaqValues>({
    read,
    first,
    async save({ values, version }) {
      const input = { ...values, keywords: [...values.keywords], id: id ?? null, version: version ?? null };
      await client.mutate({ mutation: saveFaq, variables: { companyId, input } });
      notifyDone(values.isDraft ? texts.form.savedDraft : texts.form.saved);
    },
    async readAgain() {
      const variables = { companyId, id: id ?? '' };
      const { data } = await client.query({ query: faqQuery, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('no data');
      const { version, ...faq } = unmask(EditedFaq_faq, data.faq);
      return { values: valuesOf(faq), version };
    },
    onSaved: () => setIsDone(true),
    onRefused: (refusal) => notifyRefusal(refusal, texts.failures.saving),
  });
  return { ...edit, isDone };
}
