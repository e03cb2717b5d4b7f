import { expect, test } from 'vitest';
import { promptHints } from './hints.ts';
import { renderPrompt } from './render.ts';
import { PROMPT_TEMPLATES } from './templates.ts';

const values = {
  COMPANY_NAME: 'Rossi',
  COMPANY_DESCRIPTION: 'casa',
  FAQ_CONTENT: '{COMPANY_NAME} $&',
  PRODUCTS_CONTENT: 'P',
};

test('placeholders are filled once, whatever stands in what they are filled with', () => {
  expect(renderPrompt('{COMPANY_NAME}: {FAQ_CONTENT} {PRODUCTS_CONTENT} {OTHER}', values)).toBe(
    'Rossi: {COMPANY_NAME} $& P {OTHER}',
  );
});

test.each([
  ['Aiuta', ['SHORT', 'NO_COMPANY_NAME']],
  [`Sei l’assistente di {COMPANY_NAME}. ${'Rispondi bene. '.repeat(5)}`, []],
  [`Rossi: ${'rispondi. '.repeat(10)}`, ['NO_ASSISTANCE']],
  [`Assisti i clienti di rossi. ${'x'.repeat(4_000)}`, ['LONG']],
])('hints for %s', (prompt, hints) => {
  expect(promptHints(prompt, 'Rossi')).toEqual(hints);
});

test.each(PROMPT_TEMPLATES.filter(({ text }) => text))('$id needs no hint', ({ text }) => {
  expect(promptHints(text, 'Rossi')).toEqual([]);
});
