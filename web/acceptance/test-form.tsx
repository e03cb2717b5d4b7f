import { useApolloClient } from '@apollo/client/react';
import { Select, TagsInput } from '@mantine/core';
import { useRef } from 'react';
import { EditorForm } from '../editors/editor-form.tsx';
import { TextField } from '../editors/fields.tsx';
import { useThingEdit } from '../editors/use-thing-edit.ts';
import type { ExpectedKind } from '../graphql/generated/graphql.ts';
import { useFragment as unmask } from '../graphql/generated/index.ts'; // it is no hook, whatever its name
import type { Stored } from '../ui/use-edit.ts';
import { acceptanceTestQuery, EditedTest_test, saveAcceptanceTest } from './documents.ts';
import { FaqField, ProductsField } from './expected-fields.tsx';
import { inputOf, storedOf, type TestValues } from './test-values.ts';
import { texts } from './texts.ts';
import { useAcceptanceCounts } from './use-acceptance-counts.ts';

const { form: words } = texts;

const FIELD_OF: Readonly<Record<string, keyof TestValues>> = {
  BLANK_TEXT: 'question',
  TEXT_TOO_LONG: 'question',
  ACCEPTANCE_TEST_EXISTS: 'question',
  FAQ_NOT_FOUND: 'faq',
  PRODUCT_NOT_FOUND: 'products',
  TOO_MANY_EXPECTED_PRODUCTS: 'products',
  BAD_EXPECTED_WORDS: 'words',
};

const KINDS: readonly ExpectedKind[] = ['FAQ', 'PRODUCTS', 'OFF_TOPIC', 'NO_ANSWER'];

interface TestFormProps {
  readonly companyId: string;
  /** Undefined for a new one. */
  readonly id: string | undefined;
  readonly read: Stored<TestValues>;
  readonly first?: TestValues | undefined;
}

/** The editor of a question and of what is to answer it. */
export function TestForm({ companyId, id, read, first }: TestFormProps) {
  const edit = useTestEdit(companyId, id, read, first);
  const { values, refusal, change } = edit;
  const isChosen = refusal?.code === 'ACCEPTANCE_INCOMPLETE';
  const errorOf = (field: keyof TestValues) =>
    refusal && (FIELD_OF[refusal.code] === field || (isChosen && (field === 'faq' || field === 'products')))
      ? refusal.message
      : undefined;
  return (
    <EditorForm
      edit={edit}
      title={id ? texts.acceptance.edit : texts.acceptance.add}
      back={texts.acceptance.backToList}
      labels={{
        ...{ question: words.question, expectedKind: words.kind, faq: words.faq, products: words.products },
        words: words.words,
      }}
      names={words.kinds}
      fields={
        <>
          <TextField
            label={words.question}
            placeholder={words.questionPlaceholder}
            limit={500}
            rows={[2, 6]}
            value={values.question}
            error={errorOf('question')}
            onChange={(question) => change({ question })}
            isFirst
          />
          <Select
            label={words.kind}
            data={KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
            value={values.expectedKind}
            allowDeselect={false}
            onChange={(kind) => kind && change({ expectedKind: kind })}
          />
          {values.expectedKind === 'FAQ' && (
            <FaqField
              companyId={companyId}
              faq={values.faq[0]}
              error={errorOf('faq')}
              onChange={(faq) => change({ faq })}
            />
          )}
          {values.expectedKind === 'PRODUCTS' && (
            <ProductsField
              companyId={companyId}
              products={values.products}
              error={errorOf('products')}
              onChange={(products) => change({ products })}
            />
          )}
          <TagsInput
            label={words.words}
            description={words.wordsHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder={values.words.length === 0 ? words.wordsPlaceholder : ''}
            splitChars={[';']} // a comma stands in prices
            maxTags={3}
            acceptValueOnBlur
            error={errorOf('words')}
            errorProps={{ role: 'alert' }}
            value={[...values.words]}
            onChange={(typed) => change({ words: typed })}
          />
        </>
      }
    />
  );
}

/** What somebody makes of it, and its way to the server. */
function useTestEdit(
  companyId: string,
  id: string | undefined,
  read: Stored<TestValues>,
  first: TestValues | undefined,
) {
  const client = useApolloClient();
  const news = useNews(companyId);
  return useThingEdit<TestValues>({
    read,
    first,
    changes: news,
    failed: texts.acceptance.notSaved,
    async save({ values, version }) {
      const input = { ...inputOf(values), id: id ?? null, version: version ?? null };
      await client.mutate({ mutation: saveAcceptanceTest, variables: { companyId, input } });
      return texts.acceptance.saved;
    },
    async readAgain() {
      const variables = { companyId, id: id ?? '' };
      const { data } = await client.query({ query: acceptanceTestQuery, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('no data');
      return storedOf(unmask(EditedTest_test, data.acceptanceTest));
    },
  });
}

/** Counts what is told of a company's tests. */
function useNews(companyId: string): number {
  const told = useAcceptanceCounts(companyId);
  const known = useRef({ told, count: 0 });
  if (known.current.told !== told) known.current = { told, count: known.current.count + 1 };
  return known.current.count;
}
