import { useSearchParams } from 'react-router-dom';
import { FaqForm } from './faq-form.tsx';
import { NEW_FAQ, valuesOf } from './faq-values.ts';
import { templateOf } from './templates.ts';

/** The editor of a FAQ that is not there yet; a template in the address fills it. */
export function NewFaq({ companyId }: { readonly companyId: string }) {
  const [parameters] = useSearchParams();
  const template = templateOf(parameters.get('modello'));
  return (
    <FaqForm
      companyId={companyId}
      id={undefined}
      read={{ values: NEW_FAQ, version: undefined }}
      first={template && valuesOf(template)}
    />
  );
}
