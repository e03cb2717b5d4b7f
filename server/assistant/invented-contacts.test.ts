import { expect, test } from 'vitest';
import { readableReply } from '../model/reply-text.ts';
import { exampleFaq } from '../test/example-faq.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleCompany, exampleKnowledge } from '../test/example-shops.ts';
import { LIES, SHOP, TRUTHS } from './invented-contacts.cases.ts';
import { prepareRequest } from './model-request.ts';

const knowledge = exampleKnowledge({
  company: exampleCompany(SHOP.company),
  faqs: SHOP.faqs.map(([question, answer], position) =>
    exampleFaq({ id: `faq-${position}`, question, answer, position }),
  ),
  products: SHOP.products.map((product, place) => exampleProduct({ id: `product-${place}`, ...product })),
});
const { facts } = prepareRequest({
  knowledge,
  text: SHOP.visitor,
  productIds: ['product-0', 'product-1'],
  isAsked: false,
  turns: [],
});

test.each(LIES)('is not read: %s', (text, lie) => {
  for (const progress of ['WHOLE', 'CUT'] as const)
    for (let end = progress === 'WHOLE' ? text.length : 0; end <= text.length; end++) {
      const shown = readableReply(text.slice(0, end), facts, progress).text;
      if (end === text.length || progress === 'WHOLE') expect(isIn(lie, shown), shown).toBe(false);
    }
});

test.each(TRUTHS)('stays: %s', (text) => {
  expect(readableReply(text, facts, 'WHOLE').text).toBe(text);
});

function isIn(lie: RegExp | string, shown: string): boolean {
  return typeof lie === 'string' ? shown.includes(lie) : lie.test(shown);
}
