import { useQuery } from '@apollo/client/react';
import { MultiSelect, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { faqsToExpectQuery, productsToExpectQuery } from './documents.ts';
import { type Named, named, nameOf } from './test-values.ts';
import { texts } from './texts.ts';

const SETTLES_AFTER = 250; // ms without a key
const MOST = 30; // that are offered; who looks for another one searches
const MOST_PRODUCTS = 10;

const { form: words } = texts;

interface FieldProps {
  readonly companyId: string;
  readonly error: string | undefined;
}

interface FaqFieldProps extends FieldProps {
  readonly faq: Named | undefined;
  readonly onChange: (faq: Named[]) => void;
}

/** The FAQ that is to answer, looked for by its words. */
export function FaqField({ companyId, error, faq, onChange }: FaqFieldProps) {
  const [search, setSearch] = useState('');
  const settled = useSettled(search, faq ? nameOf(faq) : '');
  const {
    data,
    previousData,
    loading,
    error: failure,
  } = useQuery(faqsToExpectQuery, {
    variables: { companyId, search: settled, first: MOST },
    fetchPolicy: 'no-cache',
  });
  const found = ((data ?? previousData)?.faqs.nodes ?? []).map(({ id, question }) => named(id, question));
  const all = withChosen(found, faq ? [faq] : []);
  return (
    <Select
      label={words.faq}
      placeholder={words.faqPlaceholder}
      data={all.map(optionOf)}
      filter={({ options }) => options} // the server has searched
      value={faq?.id ?? null}
      error={error}
      errorProps={{ role: 'alert' }}
      searchable
      nothingFoundMessage={failure ? words.notRead : loading ? texts.common.loading : words.none}
      onSearchChange={setSearch}
      onChange={(id) => onChange(all.filter((one) => one.id === id))}
    />
  );
}

interface ProductsFieldProps extends FieldProps {
  readonly products: readonly Named[];
  readonly onChange: (products: Named[]) => void;
}

/** The products of which one is to come. */
export function ProductsField({ companyId, error, products, onChange }: ProductsFieldProps) {
  const [search, setSearch] = useState('');
  const settled = useSettled(search, '');
  const {
    data,
    previousData,
    loading,
    error: failure,
  } = useQuery(productsToExpectQuery, {
    variables: { companyId, search: settled, first: MOST },
    fetchPolicy: 'no-cache',
  });
  const found = ((data ?? previousData)?.products.nodes ?? []).map(({ id, name }) => named(id, name));
  const all = withChosen(found, products);
  return (
    <MultiSelect
      label={words.products}
      description={words.productsHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={products.length === 0 ? words.productsPlaceholder : ''}
      data={all.map(optionOf)}
      filter={({ options }) => options}
      value={products.map(({ id }) => id)}
      error={error}
      errorProps={{ role: 'alert' }}
      maxValues={MOST_PRODUCTS}
      searchable
      hidePickedOptions
      nothingFoundMessage={failure ? words.notRead : loading ? texts.common.loading : words.none}
      onSearchChange={setSearch}
      onChange={(ids) => onChange(ids.flatMap((id) => all.find((one) => one.id === id) ?? []))}
    />
  );
}

/** What is looked for; the name of what is chosen stands in the field too, and looks for nothing. */
function useSettled(search: string, chosen: string): string {
  const [settled] = useDebouncedValue(search, SETTLES_AFTER);
  return settled === chosen ? '' : settled.slice(0, 200);
}

function withChosen(found: readonly Named[], chosen: readonly Named[]): Named[] {
  return [...chosen, ...found.filter(({ id }) => !chosen.some((one) => one.id === id))];
}

function optionOf(one: Named) {
  return { value: one.id, label: nameOf(one) };
}
