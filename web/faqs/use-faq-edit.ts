import { useApolloClient } from '@apollo/client/react';
import { useFramedCompany } from '../companies/framed-company.ts';
import { useThingEdit } from '../editors/use-thing-edit.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import type { Stored } from '../ui/use-edit.ts';
import { EditedFaq_faq, faqQuery, saveFaq } from './documents.ts';
import { AT_FIELDS } from './faq-fields.tsx';
import { type FaqValues, storedOf } from './faq-values.ts';
import { texts } from './texts.ts';

/** What somebody makes of a FAQ, and its way to the server. */
export function useFaqEdit(companyId: string, id: string | undefined, read: Stored<FaqValues>, first?: FaqValues) {
  const client = useApolloClient();
  return useThingEdit<FaqValues>({
    read,
    first,
    changes: useFramedCompany(companyId)?.faqsVersion,
    failed: texts.failures.saving,
    atFields: AT_FIELDS,
    async save({ values, version }) {
      const input = { ...values, keywords: [...values.keywords], id: id ?? null, version: version ?? null };
      await client.mutate({ mutation: saveFaq, variables: { companyId, input } });
      return values.isDraft ? texts.form.savedDraft : texts.form.saved;
    },
    async readAgain() {
      const variables = { companyId, id: id ?? '' };
      const { data } = await client.query({ query: faqQuery, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('no data');
      return storedOf(unmask(EditedFaq_faq, data.faq));
    },
  });
}
