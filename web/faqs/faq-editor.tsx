import { ReadToEdit } from '../editors/read-to-edit.tsx';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { EditedFaq_faq, faqQuery } from './documents.ts';
import { FaqForm } from './faq-form.tsx';
import { storedOf } from './faq-values.ts';
import { texts } from './texts.ts';

interface FaqEditorProps {
  readonly companyId: string;
  readonly id: string;
}

/** The editor of a FAQ that is there. */
export function FaqEditor({ companyId, id }: FaqEditorProps) {
  return (
    <ReadToEdit document={faqQuery} variables={{ companyId, id }} height={420} failed={texts.failures.loading}>
      {({ faq }) => <FaqForm companyId={companyId} id={id} read={storedOf(unmask(EditedFaq_faq, faq))} />}
    </ReadToEdit>
  );
}
