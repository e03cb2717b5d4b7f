import { expect, it } from 'vitest';
import { answerOf, openBlanks, USUAL_FAQS } from './usual-faqs.ts';

const faq = (key: string) => {
  const found = USUAL_FAQS.find((one) => one.key === key);
  if (!found) throw new Error(key);
  return found;
};

it('there are ten, each asked once and with words to be found by', () => {
  expect(new Set(USUAL_FAQS.map(({ question }) => question)).size).toBe(10);
  for (const { keywords } of USUAL_FAQS) expect(keywords.length).toBeGreaterThan(2);
});

it('an answer is whole once its blanks are filled in; an example is never taken for what the shop says', () => {
  const shipping = faq('spedizione');
  expect(openBlanks(shipping, {})).toHaveLength(2);
  expect(answerOf(shipping, {})).toBe('La spedizione costa ___ ed è gratuita sopra ___.');
  const filled = { 'spedizione Costo': ' 4 € ', 'spedizione Gratuita sopra': '60 €' };
  expect(openBlanks(shipping, filled)).toEqual([]);
  expect(answerOf(shipping, filled)).toBe('La spedizione costa 4 € ed è gratuita sopra 60 €.');
});

it('what the company has told is filled in wherever it is asked', () => {
  const filled = { email: 'anna@fiori.it', phone: '' };
  for (const key of ['garanzia', 'ordine', 'fattura']) expect(openBlanks(faq(key), filled)).toEqual([]);
  expect(openBlanks(faq('contatti'), filled).map(({ label }) => label)).toEqual(['Telefono']);
});
