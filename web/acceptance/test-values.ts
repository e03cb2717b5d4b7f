import type { AcceptanceTestInput, EditedTest_TestFragment, ExpectedKind } from '../graphql/generated/graphql.ts';
import type { Stored } from '../ui/use-edit.ts';

/** Something that is expected to answer. It says its name where two people changed the same. */
export interface Named {
  readonly id: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
}

export const named = (id: string, name: string): Named => ({ id, options: [{ name: '', value: name }] });
export const nameOf = ({ options }: Named): string => options[0]?.value ?? '';

/** What people edit of a test. */
export interface TestValues {
  readonly question: string;
  readonly expectedKind: ExpectedKind;
  /** One, or none while it is not chosen. */
  readonly faq: readonly Named[];
  readonly products: readonly Named[];
  readonly words: readonly string[];
}

export const NEW_TEST: TestValues = { question: '', expectedKind: 'FAQ', faq: [], products: [], words: [] };

interface Expected {
  readonly question: string;
  readonly expectedKind: ExpectedKind;
  readonly faq: { readonly id: string; readonly question: string } | null;
  readonly products: readonly { readonly id: string; readonly name: string }[];
}

/** What somebody would begin with. */
export function valuesOf({ question, expectedKind, faq, products }: Expected): TestValues {
  return {
    question,
    expectedKind,
    faq: faq ? [named(faq.id, faq.question)] : [],
    products: products.map(({ id, name }) => named(id, name)),
    words: [],
  };
}

/** Of one as it was read, what people edit, at the version that a save has to name. */
export function storedOf(test: EditedTest_TestFragment): Stored<TestValues> {
  const { version, words, expectedFaq: faq, expectedProducts: products } = test;
  return { values: { ...valuesOf({ ...test, faq, products }), words }, version };
}

/** What is saved of it. */
export function inputOf({ question, expectedKind, faq, products, words }: TestValues): AcceptanceTestInput {
  return {
    question,
    expectedKind,
    faqId: expectedKind === 'FAQ' ? (faq[0]?.id ?? null) : null,
    productIds: expectedKind === 'PRODUCTS' ? products.map(({ id }) => id) : [],
    words: [...words],
  };
}
