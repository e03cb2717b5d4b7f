import { useSearchParams } from 'react-router-dom';
import { groupOfAddress } from '../improvement/faq-address.ts';
import { WithProposal } from '../improvement/with-proposal.tsx';
import { FaqForm } from './faq-form.tsx';
import { NEW_FAQ, valuesOf } from './faq-values.ts';
import { templateOf } from './templates.ts';

/** The editor of a FAQ that is not there yet; a template in the address fills it, or the questions that it is to answer. */
export function NewFaq({ companyId }: { readonly companyId: string }) {
  const [parameters] = useSearchParams();
  const template = templateOf(parameters.get('modello'));
  return (
    <WithProposal companyId={companyId} groupId={groupOfAddress(parameters)} faq={NEW_FAQ}>
      {(proposed) => (
        <FaqForm
          companyId={companyId}
          id={undefined}
          read={{ values: NEW_FAQ, version: undefined }}
          first={template ? valuesOf(template) : proposed}
        />
      )}
    </WithProposal>
  );
}
