import { useSearchParams } from 'react-router-dom';
import { ReadToEdit } from '../editors/read-to-edit.tsx';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import { groupOfAddress } from '../improvement/faq-address.ts';
import { WithProposal } from '../improvement/with-proposal.tsx';
import { EditedFaq_faq, faqQuery } from './documents.ts';
import { FaqForm } from './faq-form.tsx';
import { storedOf } from './faq-values.ts';
import { texts } from './texts.ts';

interface FaqEditorProps {
  readonly companyId: string;
  readonly id: string;
}

/** The editor of a FAQ that is there, with what the questions in the address propose for it. */
export function FaqEditor({ companyId, id }: FaqEditorProps) {
  const [parameters] = useSearchParams();
  return (
    <ReadToEdit document={faqQuery} variables={{ companyId, id }} height={420} failed={texts.failures.loading}>
      {({ faq }) => {
        const read = storedOf(unmask(EditedFaq_faq, faq));
        return (
          <WithProposal companyId={companyId} groupId={groupOfAddress(parameters)} faq={read.values}>
            {(proposed) => <FaqForm companyId={companyId} id={id} read={read} first={proposed} />}
          </WithProposal>
        );
      }}
    </ReadToEdit>
  );
}
