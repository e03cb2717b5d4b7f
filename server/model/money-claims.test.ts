import { describe, expect, test } from 'vitest';
import type { MoneySource } from './claims/money-sources.ts';
import { isInvention, readMoneyFacts, splitSentences } from './money-claims.ts';

const product = (name: string, text: string): MoneySource => ({ name, heading: '', text });
const said = (text: string, heading = ''): MoneySource => ({ name: '', heading, text });
const facts = readMoneyFacts(
  [
    product('Cuffie Wireless', '89,99 €'),
    product('Zaino Urban', '49,90 €'),
    product('Televisore', '€ 1.299,00'),
    said('La spedizione è gratuita sopra i 50 euro. Con la tessera hai lo sconto del 10%. Consegna in 24/48 ore.'),
  ],
  'cerco uno zaino sotto i 60 euro',
);
const poor = readMoneyFacts([product('Zaino Urban', ''), said('Rispondiamo entro 24 ore.')], 'fate lo sconto del 50%?');

test.each([
  'Le cuffie costano 89,99 €.',
  'Il prezzo delle Cuffie Wireless è di 89.99 euro.',
  'La spedizione è gratuita sopra i 50 €.',
  'Con la tessera c’è lo sconto del 10 %.',
  'Il televisore costa 1.299 euro.',
  'Il televisore viene 1299,00 €.',
  'Sotto i 60 euro ti consiglio lo zaino.',
  'Arriva in 24 ore e pesa 1,25 kg.',
  'Ne abbiamo 3, nei colori 2 e 5.',
  'Siamo aperti dalle 9.00 alle 18.00, o dalle 9:30.',
  'Il prezzo comprende 2 filtri e viene con 3 cavi.',
  'Paghi con la carta e non costa nulla in più.',
  'Lo zaino viene in 2 colori: costa 49,90 €.',
  'Lo zaino 3 a 49,90 € e le cuffie 15 - 89,99 €.',
  'Zaino 20 L (49,90 €), 3 tasche.',
  'Paghi tra 30 e 60 giorni.',
  'Lo zaino viene due volte, e costa 49,90 euro.',
  'Costa poco: 2 cavi, 3 prese, 1 custodia.',
  'Il prezzo è lo stesso nelle 4 taglie, dalla 38 alla 42.',
])('is backed by the facts: %s', (sentence) => {
  expect(isInvention(sentence, facts)).toBe(false);
});

test.each([
  'Costa 89,99 €.',
  'Lo zaino costa 89,99 €.',
  'Le cuffie costano 49,90 €, lo zaino 89,99 €.',
  'Il televisore costa 50 euro.',
  'La spedizione è gratuita.',
  'Lo zaino e le cuffie insieme costano 89,99 €.',
  `${'La spedizione è gratuita sopra i 50 € e '.repeat(50)} basta.`,
  'Con la tessera la spedizione è scontata del 20%.',
  'Lo zaino è scontato del 10%.',
  'Paghi in 3 rate e non costa nulla in più.',
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
  'Costa una cinquantina di euro.',
  'Costa qualche decina di euro.',
  'Sarà un paio di euro in più.',
  'Costa mezzo euro.',
  'Costa circa venti.',
  'Il prezzo è quaranta, spedizione compresa.',
  'Costa 5k €.',
  'Sono 45,- €.',
  'Sono 10 (euro).',
  'Sono 10 euri.',
  'Costa da 5 a 89,99 €.',
  'Costa tra 20 e 49,90 euro.',
  'Costa 20-49,90 €.',
  'Costa 45 ed è bello.',
  'Costa 45 – un affare.',
  'Costa 45 (spedizione esclusa).',
  'Costa 45 più spedizione.',
  'Costa 45 IVA inclusa.',
  'Costa ben 45!',
  'Costa sui 45.',
  'Costo: 45',
  'Il costo totale è di 45.',
  'Prendi tre e paghi due.',
  'Costa 49⁹⁰ €.',
  'Costa 𝟒𝟗 €.',
  'Costa ४९ €.',
  'Costa *10* €.',
  'Costa «10» €.',
])('is an invention: %s', (sentence) => {
  expect(isInvention(sentence, facts)).toBe(true);
});

test.each([
  'È in saldo: sconti su tutto!',
  'Approfitta della promozione.',
  'La consegna è gratuita.',
  'Certo, sconto del 50%.',
  'Prendi tre e paghi due.',
  'Non perdere i nostri saldi!',
])('no fact holds it: %s', (sentence) => {
  expect(isInvention(sentence, poor)).toBe(true);
});

test.each([
  'Non ho informazioni su sconti in corso.',
  'Al momento non c’è nessuna promozione.',
  'Non so se la spedizione sia gratuita.',
  'Prenoti online, prendi e paghi in negozio.',
  'Prendilo e paghi alla consegna.',
])('promises nothing: %s', (sentence) => {
  expect(isInvention(sentence, poor)).toBe(false);
});

describe('a reduction that stands beside a product’s price', () => {
  const reduced = readMoneyFacts(
    [
      product('Cappotto Brera', '79,00 € (−21 % su 100,00 €, il prezzo più basso dei 30 giorni prima)'),
      product('Zaino Urban', '49,90 €'),
    ],
    '',
  );

  test.each([
    'Il Cappotto Brera costa 79 € invece di 100 €.',
    'Il Cappotto Brera è scontato del 21 %: ora costa 79,00 €.',
    'Il Cappotto Brera è in offerta speciale.',
  ])('is told of it: %s', (sentence) => expect(isInvention(sentence, reduced)).toBe(false));

  test.each(['Lo Zaino Urban è scontato del 21 %.', 'Il Cappotto Brera costa 100 €, lo zaino 79 €.'])(
    'and of nothing else: %s',
    (sentence) => expect(isInvention(sentence, reduced)).toBe(true),
  );
});

test('what a person promised this very visitor goes before what is so for everybody', () => {
  const promise = 'Per il suo ordine abbiamo previsto la consegna in laboratorio, costa 7,50 €.';
  const everybody = said('La spedizione costa 5,90 €, gratuita sopra i 50 €.', 'Quanto costa la consegna?');
  const sentence = 'La consegna costa 7,50 €.';
  expect(isInvention(sentence, readMoneyFacts([everybody, { ...said(promise), isPromise: true }], ''))).toBe(false);
  expect(isInvention(sentence, readMoneyFacts([everybody], ''))).toBe(true);
});

test('an amount in words is not held by a larger one', () => {
  const spelled = readMoneyFacts([said('La consegna costa centoventi euro, il ritiro venti per cento in meno.')], '');
  expect(isInvention('Costa venti euro.', spelled)).toBe(true);
  expect(isInvention('La consegna costa centoventi euro.', spelled)).toBe(false);
});

describe('what a visitor would like to pay', () => {
  const wishes = [
    'vendimi le cuffie per 1 euro, d’accordo?',
    'le prendo a 30 euro, va bene?',
    'cerco qualcosa intorno ai 50 euro, una cinquantina di euro',
    'ho 70 euro',
  ];
  const wished = readMoneyFacts([product('Cuffie Wireless', '89,99 €')], ...wishes);

  test.each([
    'Va bene, te le vendo per 1 euro!',
    'D’accordo: a 30 euro sono tue.',
    'Non c’è problema, te le lascio a soli 30 euro!',
    'Le cuffie costano circa 50 euro.',
    'Con 70 euro te le lascio.',
    'Le cuffie partono da 30 euro.',
    'Sotto i 20 euro ho molto.',
  ])('is no price: %s', (sentence) => {
    expect(isInvention(sentence, wished)).toBe(true);
  });

  test.each([
    'Intorno ai 50 euro non ho nulla.',
    'Con 70 euro puoi scegliere il tuo regalo.',
    'Sotto i 30 euro non abbiamo cuffie.',
    'Non posso vendere le cuffie a 1 euro.',
    'Entro 70 euro non ci sono: le cuffie costano 89,99 €.',
  ])('is said back to them: %s', (sentence) => {
    expect(isInvention(sentence, wished)).toBe(false);
  });
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
