import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { demoKnowledge } from './example-shops.ts';
import { notActiveModel } from './model.ts';

test.each([
  ['Quali sono gli orari?', 'FAQ', 'hours'],
  ['orari', 'FAQ', 'hours'],
  ['contatti', 'FAQ', 'contacts'],
  ['spedizioni', 'FAQ', 'shipping'],
  ['pagamenti', 'FALLBACK', null],
  ['consigli', 'FALLBACK', null],
  ['consigli per cuffie', 'CATALOG', null],
  ['mi racconti un film?', 'FALLBACK', null],
])('%s → %s', async (text, source, faqId) => {
  const reply = await answer(demoKnowledge(), text, notActiveModel, () => 0);
  expect({ source: reply.source, faqId: reply.faqId }).toEqual({ source, faqId });
});
