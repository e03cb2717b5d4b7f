import { expect, test } from 'vitest';
import { isInvention, readMoneyFacts, splitSentences } from './money-claims.ts';

const FACTS = `Cuffie Wireless, 89,99 €. Zaino Urban, 49,90 €. Televisore, € 1.299,00.
La spedizione è gratuita sopra i 50 euro. Con la tessera hai lo sconto del 10%. Consegna in 24/48 ore.`;
const facts = readMoneyFacts(FACTS, 'cerco uno zaino sotto i 60 euro');
const poor = readMoneyFacts('Zaino Urban. Rispondiamo entro 24 ore.', 'fate lo sconto del 50%?');

test.each([
  'Costa 89,99 €.',
  'Il prezzo è di 89.99 euro.',
  'La spedizione è gratuita sopra i 50 €.',
  'Con la tessera c’è lo sconto del 10 %.',
  'Il televisore costa 1.299 euro.',
  'Il televisore viene 1299,00 €.',
  'Sotto i 60 euro ti consiglio lo zaino.',
  'Arriva in 24 ore e pesa 1,25 kg.',
  'Ne abbiamo 3, nei colori 2 e 5.',
  'Siamo aperti dalle 9.00 alle 18.00, o dalle 9:30.',
])('is backed by the facts: %s', (sentence) => {
  expect(isInvention(sentence, facts)).toBe(false);
});

test.each([
  'Costa 79,99 €.',
  'Costa solo €79.',
  'Viene 1,299.50 €.',
  'Te lo lascio a 30 euro!',
  'A soli 45.',
  'Il prezzo è 45, spedizione compresa.',
  'Paghi 12,50 e basta.',
  'Lo sconto è del 20%.',
  'C’è il 15 per cento in meno.',
  'Risparmi il venti per cento.',
  'Costa venti euro.',
  'Oggi a metà prezzo.',
  'EUR 30 tutto compreso',
  'Sono 20 eur.',
  'Circa 25 dollari.',
  '5 mila euro',
  'Il reso è gratuito.',
])('is an invention: %s', (sentence) => {
  expect(isInvention(sentence, facts)).toBe(true);
});

test.each([
  'È in saldo: sconti su tutto!',
  'Approfitta della promozione.',
  'La consegna è gratuita.',
  'Certo, sconto del 50%.',
  'Non perdere i nostri saldi!',
])('no fact holds it: %s', (sentence) => {
  expect(isInvention(sentence, poor)).toBe(true);
});

test.each([
  'Non ho informazioni su sconti in corso.',
  'Al momento non c’è nessuna promozione.',
  'Non so se la spedizione sia gratuita.',
])('promises nothing: %s', (sentence) => {
  expect(isInvention(sentence, poor)).toBe(false);
});

test('the sentences of a text are the text', () => {
  const text = 'Ciao! Costa 89.99 €. Vuoi altro?\n• uno\n• due… e tre\n\nFine';
  expect(splitSentences(text)).toEqual([
    'Ciao! ',
    'Costa 89.99 €. ',
    'Vuoi altro?\n',
    '• uno\n',
    '• due… ',
    'e tre\n\n',
    'Fine',
  ]);
  expect(splitSentences(text).join('')).toBe(text);
});

test('long senseless texts are read quickly', () => {
  for (const text of [
    'cento'.repeat(3_000),
    'a'.repeat(16_000),
    '1'.repeat(16_000),
    'costa '.repeat(2_600),
    '€ '.repeat(8_000),
  ])
    expect(typeof isInvention(text, poor)).toBe('boolean');
});
