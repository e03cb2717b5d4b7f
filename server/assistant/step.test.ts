import { expect, test } from 'vitest';
import { type Model, notActiveModel } from '../model/model.ts';
import { demoKnowledge } from '../test/example-shops.ts';
import { answer } from './chain.ts';
import { stepOf } from './step.ts';

const demo = demoKnowledge();
const model: Model = { isActive: true, reply: async () => ({ text: 'Certo.', productIds: [] }) };

test.each([
  ['voglio morire', 'HELP'],
  ['mio marito mi picchia', 'HELP'],
  ['mi racconti un film?', 'DECLINE'],
  ['ciao', 'SMALL_TALK'],
  ['Quali sono gli orari?', 'FAQ'],
  ['consigli per un divano', 'NOTHING_TO_SUGGEST'],
  ['consigli per cuffie', 'CATALOG'],
  ['che materiali usate?', 'APOLOGY'],
])('%s is answered by the step %s', async (text, step) => {
  expect(stepOf(await answer(demo, text, notActiveModel, () => 0))).toBe(step);
});

test('a chatbot that is switched off has not looked for anything', async () => {
  const off = { ...demo, company: { ...demo.company, isActive: false } };
  expect(stepOf(await answer(off, 'Quali sono gli orari?', notActiveModel, () => 0))).toBe('SWITCHED_OFF');
});

test('what no rule answers is the step of the model, and a greeting is no answer', async () => {
  expect(stepOf(await answer(demo, 'che materiali usate?', model, () => 0))).toBe('MODEL');
  expect(stepOf({ source: null, fallbackReason: null })).toBeNull();
});
