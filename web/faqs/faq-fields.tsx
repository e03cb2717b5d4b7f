import { useQuery } from '@apollo/client/react';
import { CategoryField, errorIn, SwitchField, TextField } from '../editors/fields.tsx';
import { KeywordsField } from '../ui/keywords-field.tsx';
import type { Refusal } from '../ui/refusal.ts';
import { faqCategoriesQuery } from './documents.ts';
import type { FaqValues } from './faq-values.ts';
import { texts } from './texts.ts';

/** Which field a refusal is about. */
const FIELD_OF: Readonly<Record<string, keyof FaqValues>> = {
  QUESTION_TOO_LONG: 'question',
  ANSWER_TOO_LONG: 'answer',
  CATEGORY_TOO_LONG: 'category',
  TOO_MANY_KEYWORDS: 'keywords',
  KEYWORD_TOO_LONG: 'keywords',
  BAD_KEYWORD: 'keywords',
};

/** What is told at a field alone. */
export const AT_FIELDS: ReadonlySet<string> = new Set([...Object.keys(FIELD_OF), 'FAQ_INCOMPLETE']);

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
  const isBlank = (field: 'question' | 'answer') => values[field].trim() === '';
  /** The sentence stands at the first of them, once. */
  const missing = (field: 'question' | 'answer') => {
    if (refusal?.code !== 'FAQ_INCOMPLETE' || !isBlank(field)) return undefined;
    return field === 'answer' && isBlank('question') ? true : refusal.message;
  };
  const field = <Name extends 'question' | 'answer' | 'category'>(name: Name) => ({
    label: texts.form[name],
    value: values[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorIn(FIELD_OF, refusal, name),
  });
  return (
    <>
      <TextField
        {...field('question')}
        placeholder={texts.form.questionPlaceholder}
        error={errorIn(FIELD_OF, refusal, 'question') ?? missing('question')}
        limit={300}
        rows={[1, 4]}
        isFirst
      />
      <TextField
        {...field('answer')}
        placeholder={texts.form.answerPlaceholder}
        error={errorIn(FIELD_OF, refusal, 'answer') ?? missing('answer')}
        limit={4_000}
        rows={[4, 16]}
      />
      <KeywordsField
        label={texts.editor.keywords}
        hint={`${texts.form.keywordsHint} ${texts.form.keywordsLimit}`}
        placeholder={texts.editor.addKeyword}
        error={errorIn(FIELD_OF, refusal, 'keywords')}
        keywords={values.keywords}
        onChange={(keywords) => onChange({ keywords })}
      />
      <CategoryField {...field('category')} hint={texts.form.categoryHint} known={[...categories]} />
      <SwitchField
        label={texts.form.isDraft}
        hint={texts.form.isDraftHint}
        isOn={values.isDraft}
        onChange={(isDraft) => onChange({ isDraft })}
      />
    </>
  );
}
