import { useQuery } from '@apollo/client/react';
import { Autocomplete, Switch, Textarea } from '@mantine/core';
import { KeywordsField } from '../ui/keywords-field.tsx';
import type { Refusal } from '../ui/refusal.ts';
import { faqCategoriesQuery } from './documents.ts';
import type { FaqValues } from './faq-values.ts';
import { texts } from './texts.ts';

const QUESTION_LENGTH = 300;
const ANSWER_LENGTH = 4_000;

/** Which field a refusal is about. */
const FIELD_OF: Readonly<Record<string, keyof FaqValues>> = {
  QUESTION_TOO_LONG: 'question',
  ANSWER_TOO_LONG: 'answer',
  CATEGORY_TOO_LONG: 'category',
  TOO_MANY_KEYWORDS: 'keywords',
  KEYWORD_TOO_LONG: 'keywords',
  BAD_KEYWORD: 'keywords',
};

interface FaqFieldsProps {
  readonly companyId: string;
  readonly values: FaqValues;
  readonly refusal: Refusal | undefined;
  readonly onChange: (change: Partial<FaqValues>) => void;
}

/** The fields of a FAQ. */
export function FaqFields({ companyId, values, refusal, onChange }: FaqFieldsProps) {
  const { data } = useQuery(faqCategoriesQuery, { variables: { companyId }, fetchPolicy: 'cache-and-network' });
  const categories = new Set(['Generale', ...(data?.faqs.categories.map(({ name }) => name) ?? [])]);
  const errorOf = (field: keyof FaqValues) =>
    refusal && FIELD_OF[refusal.code] === field ? refusal.message : undefined;
  const isMissing = (field: 'question' | 'answer') => refusal?.code === 'FAQ_INCOMPLETE' && values[field].trim() === '';
  return (
    <>
      <Textarea
        label={texts.form.question}
        placeholder={texts.form.questionPlaceholder}
        description={texts.form.length([...values.question].length, QUESTION_LENGTH)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={1}
        maxRows={4}
        error={errorOf('question') ?? isMissing('question')}
        value={values.question}
        onChange={(event) => onChange({ question: event.currentTarget.value })}
        data-autofocus
      />
      <Textarea
        label={texts.form.answer}
        placeholder={texts.form.answerPlaceholder}
        description={texts.form.length([...values.answer].length, ANSWER_LENGTH)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={4}
        maxRows={16}
        error={errorOf('answer') ?? isMissing('answer')}
        value={values.answer}
        onChange={(event) => onChange({ answer: event.currentTarget.value })}
      />
      <KeywordsField
        label={texts.form.keywords}
        hint={`${texts.form.keywordsHint} ${texts.form.keywordsLimit}`}
        placeholder={texts.form.addKeyword}
        error={errorOf('keywords')}
        keywords={values.keywords}
        onChange={(keywords) => onChange({ keywords })}
      />
      <Autocomplete
        comboboxProps={{ withinPortal: false }}
        label={texts.form.category}
        description={texts.form.categoryHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[...categories]}
        error={errorOf('category')}
        value={values.category}
        onChange={(category) => onChange({ category })}
      />
      <Switch
        label={texts.form.isDraft}
        description={texts.form.isDraftHint}
        checked={values.isDraft}
        onChange={(event) => onChange({ isDraft: event.currentTarget.checked })}
      />
    </>
  );
}
