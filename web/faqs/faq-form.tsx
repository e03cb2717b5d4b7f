import { Button } from '@mantine/core';
import { FaqTester } from '../assistant/faq-tester.tsx';
import { EditorForm } from '../editors/editor-form.tsx';
import { ProofPanel } from '../proofs/proof-panel.tsx';
import { useAskedSave } from '../proofs/use-asked-save.tsx';
import { useFaqProof } from '../proofs/use-faq-proof.ts';
import type { Stored } from '../ui/use-edit.ts';
import { FaqFields } from './faq-fields.tsx';
import type { FaqValues } from './faq-values.ts';
import { texts } from './texts.ts';
import { useFaqEdit } from './use-faq-edit.ts';

interface FaqFormProps {
  readonly companyId: string;
  /** Undefined for a new one. */
  readonly id: string | undefined;
  readonly read: Stored<FaqValues>;
  readonly first?: FaqValues | undefined;
}

/** The editor of one FAQ, with what it would change and the tester beside it. */
export function FaqForm({ companyId, id, read, first }: FaqFormProps) {
  const edit = useFaqEdit(companyId, id, read, first);
  const { question, answer, keywords, category, isDraft } = edit.values;
  const draft = { id: id ?? null, question, answer, keywords: [...keywords], category };
  const isWorthTrying = edit.isUnsaved && question.trim() !== '' && answer.trim() !== '';
  // Of what is a draft already: what publishing it would change.
  const isTakenBack = isDraft && id !== undefined && !read.values.isDraft;
  const proof = useFaqProof(companyId, isWorthTrying ? { ...draft, isDraft: isTakenBack } : undefined);
  const save = useAskedSave(proof, edit.save);
  return (
    <EditorForm
      edit={{ ...edit, save: () => (isDraft && !isTakenBack ? edit.save() : save.save()) }}
      isWaiting={save.isAsking}
      isLocked={save.isAsking}
      title={id ? texts.faqs.edit : texts.faqs.add}
      back={texts.faqs.backToList}
      labels={LABELS}
      {...(isDraft && {
        saveLabel: texts.form.saveDraft,
        otherSave: (
          <Button loading={edit.isSaving} disabled={save.isAsking} onClick={() => void save.save({ isDraft: false })}>
            {texts.form.publish}
          </Button>
        ),
      })}
      fields={<FaqFields companyId={companyId} values={edit.values} refusal={edit.refusal} onChange={edit.change} />}
      aside={
        <>
          <ProofPanel {...proof} />
          <FaqTester companyId={companyId} lead={texts.tester.lead} draft={draft} />
        </>
      }
    />
  );
}

const LABELS: Readonly<Record<keyof FaqValues, string>> = {
  question: texts.form.question,
  answer: texts.form.answer,
  keywords: texts.editor.keywords,
  category: texts.form.category,
  isDraft: texts.form.isDraft,
};
