import { Button, Title } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { FaqTester } from '../assistant/faq-tester.tsx';
import classes from '../ui/editor.module.css';
import { EditorBar } from '../ui/editor-bar.tsx';
import { StaleDialog } from '../ui/stale-dialog.tsx';
import { useReturnToList, useUnsavedGuard } from '../ui/unsaved.ts';
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
  useUnsavedGuard(edit.isUnsaved);
  useReturnToList(edit.isDone);

  function submit(event: FormEvent) {
    event.preventDefault();
    void edit.save();
  }

  const { question, answer, keywords, category } = edit.values;
  return (
    <section className={classes.editor} aria-labelledby="faq-editor">
      <Link to=".." relative="path" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden="true" />
        {texts.faqs.backToList}
      </Link>
      <div className={classes.columns}>
        <form onSubmit={submit} noValidate className={classes.form}>
          <Title order={2} size="h4" id="faq-editor">
            {id ? texts.faqs.edit : texts.faqs.add}
          </Title>
          <FaqFields companyId={companyId} values={edit.values} refusal={edit.refusal} onChange={edit.change} />
          <EditorBar edit={edit}>
            <Button component={Link} to=".." relative="path" variant="default">
              {texts.form.cancel}
            </Button>
            <Button type="submit" loading={edit.isSaving}>
              {texts.form.save}
            </Button>
          </EditorBar>
        </form>
        <div className={classes.aside}>
          <FaqTester
            companyId={companyId}
            lead={texts.tester.lead}
            draft={{ id: id ?? null, question, answer, keywords: [...keywords], category }}
          />
        </div>
      </div>
      {edit.stale && (
        <StaleDialog stale={edit.stale} labels={LABELS} say={saying} onResolve={edit.resolve} onClose={edit.postpone} />
      )}
    </section>
  );
}

const LABELS: Readonly<Record<keyof FaqValues, string>> = {
  question: texts.form.question,
  answer: texts.form.answer,
  keywords: texts.form.keywords,
  category: texts.form.category,
  isDraft: texts.form.isDraft,
};

function saying(value: FaqValues[keyof FaqValues]): string {
  if (typeof value === 'boolean') return value ? texts.form.yes : texts.form.no;
  return typeof value === 'string' ? value : value.join(', ');
}
