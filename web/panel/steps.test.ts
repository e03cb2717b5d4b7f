import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

test.each([
  ['new', { faqCount: 2, draftFaqCount: 1, productCount: 0 }, 0, []],
  ['with a draft left', { faqCount: 5, draftFaqCount: 1, productCount: 20 }, 0, ['products']],
  ['ready', { faqCount: 5, draftFaqCount: 0, productCount: 20 }, 0, ['faqs', 'products']],
  ['tried', { faqCount: 2, draftFaqCount: 1, productCount: 0 }, 0, ['test'], true],
  ['spoken with', { faqCount: 5, draftFaqCount: 0, productCount: 20 }, 1, ['faqs', 'products', 'test', 'embed']],
] as const)('a company that is %s', (_, company, conversations, done, wasTested: boolean = false) => {
  expect(
    stepsOf(company, conversations, wasTested)
      .filter(({ isDone }) => isDone)
      .map(({ name }) => name),
  ).toEqual(done);
});
