import { expect, test } from 'vitest';
import { exampleFaq } from '../test/example-faq.ts';
import { exampleKnowledge } from '../test/example-shops.ts';
import { subjectsOf } from './subjects.ts';

test('names only what one of the shop’s FAQs speaks of', () => {
  expect(subjectsOf(exampleKnowledge({}))).toEqual([]);
  const faqs = [
    exampleFaq({ id: 'a', question: 'Quanto costa la spedizione?', keywords: ['spedizione'] }),
    exampleFaq({ id: 'b', question: 'Quando siete aperti?', keywords: ['orari', 'apertura'] }),
  ];
  expect(subjectsOf(exampleKnowledge({ faqs }))).toEqual(['orari', 'spedizioni']);
});
