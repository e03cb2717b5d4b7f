import { FaqTester } from '../assistant/faq-tester.tsx';
import { EditorForm } from '../editors/editor-form.tsx';
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

/** The editor of one FAQ, with the tester beside it. */
export function FaqForm({ companyId, id, read, first }: FaqFormProps) {
  const edit = useFaqEdit(companyId, id, read, first);
  const { question, answer, keywords, category } = edit.values;
  return (
    <EditorForm
      edit={edit}
      title={id ? texts.faqs.edit : texts.faqs.add}
      back={texts.faqs.backToList}
      labels={LABELS}
      fields={<FaqFields companyId={companyId} values={edit.values} refusal={edit.refusal} onChange={edit.change} />}
      aside={
        <FaqTester
          companyId={companyId}
          lead={texts.tester.lead}
          draft={{ id: id ?? null, question, answer, keywords: [...keywords], category }}
        />
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
