import { describe, expect, test } from 'vitest';
import { exampleFaq } from '../test/example-faq.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleKnowledge } from '../test/example-shops.ts';
import { answerFromRules, answerWithoutModel } from './answer.ts';

const shop = exampleKnowledge({
  faqs: [
    exampleFaq({
      id: 'shipping',
      question: 'Quanto costa la spedizione?',
      answer: '4,50 €, gratis sopra i 49 €.',
      keywords: ['spedizione', 'consegna'],
    }),
    exampleFaq({ id: 'repairs', question: 'Riparate rasoi?', answer: 'Sì, 39 € a rasoio.', position: 1 }),
    exampleFaq({
      id: 'gifts',
      question: 'Avete buoni regalo?',
      answer: 'Da 25 €.',
      keywords: ['buono', 'no carta'],
      position: 2,
    }),
  ],
  products: [
    exampleProduct({
      id: 'shaver',
      name: 'Rasoio Philips Oneblade',
      price: '39,90 €',
      priceCents: 3_990,
      category: 'Barba',
      description: 'Elettrico, ricaricabile',
    }),
    exampleProduct({
      id: 'shampoo',
      name: 'Shampoo Vichy Dercos',
      price: '13,90 €',
      priceCents: 1_390,
      category: 'Capelli',
      description: 'Contro la forfora',
      keywords: ['no forfora'],
    }),
    exampleProduct({
      id: 'tea',
      name: 'Tisana Sonni d’Oro',
      price: '4,90 €',
      priceCents: 490,
      category: 'Tisane',
      description: 'Alla melissa',
      keywords: ['test di gravidanza'],
    }),
    exampleProduct({
      id: 'gone',
      name: 'Crema Lierac Lift',
      price: '69 €',
      priceCents: 6_900,
      category: 'Viso',
      description: 'Da giorno',
      isAvailable: false,
    }),
  ],
});

function answer(message: string) {
  const { source, faqId, productIds, text, fallbackReason } = answerWithoutModel(
    shop,
    answerFromRules(shop, message),
    'NOT_ACTIVE',
    () => 0,
  );
  return { source, by: faqId ?? productIds.join(' '), text, fallbackReason };
}

describe('a word of a name finds what has it', () => {
  test.each([
    ['avete il Dercos?', 'shampoo'],
    ['il dercos c’è?', 'shampoo'],
    ['quanto costa il dercos?', 'shampoo'],
    ['dercos', 'shampoo'],
    ['avete drecos?', 'shampoo'],
    ['il oneblad c’è?', 'shaver'],
    ['philips', 'shaver'],
    ['vichy dercos, prezzo', 'shampoo'],
    ['no forfora', 'shampoo'],
    ['quanto costa il test di gravidanza?', 'tea'],
  ])('%s → %s', (message, id) => {
    expect(answer(message)).toMatchObject({ source: 'CATALOG', by: id });
  });

  test('what it costs is told', () => {
    expect(answer('quanto costa il dercos?').text).toBe('Shampoo Vichy Dercos: 13,90 €.');
  });

  test('what is sold out is said to be', () => {
    expect(answer('avete il Lierac?').text).toBe('Al momento non è disponibile: Crema Lierac Lift.');
  });

  test.each(['avete posto?', 'avete oro?', 'non voglio il dercos'])('%s names nothing', (message) => {
    expect(answer(message).source).not.toBe('CATALOG');
  });
});

describe('an amount is told of what was asked for alone', () => {
  test.each(['quanto costa il Braun?', 'quanto viene la braun', 'il Braun?', 'avete il Braun?', 'Braun'])(
    '%s',
    (message) => {
      const { fallbackReason, text } = answer(message);
      expect(fallbackReason).toBe('NOT_FOUND');
      expect(text).toMatch(/^Non trovo «Braun» tra i nostri prodotti\. Prova a chiedermi di /i);
      expect(text).not.toContain('€');
    },
  );

  test('what is near to it stands beside, and is said to be no more', () => {
    expect(answer('quanto costa il rasoio Braun?').text).toBe(
      'Non trovo «Braun». Il più vicino che abbiamo:\n• Rasoio Philips Oneblade – 39,90 €',
    );
  });

  test.each([
    ['quanto costa la spedizione?', 'shipping'],
    ['quanto costa spedirmelo?', 'shipping'],
    ['quanto viene farselo recapitare a casa?', 'shipping'],
    ['quanto costa riparare un rasoio?', 'repairs'],
  ])('%s is asked of the FAQ', (message, id) => {
    expect(answer(message)).toMatchObject({ source: 'FAQ', by: id });
  });

  test('nor is any where nothing is named', () => {
    expect(answer('quanto costa?').text).not.toContain('€');
  });
});

test.each([
  ['Avete buoni regalo?', 'gifts'],
  ['no carta', 'gifts'],
  ['consegna', 'shipping'],
])('a FAQ is found by its question and by its keyword: %s', (message, id) => {
  expect(answer(message)).toMatchObject({ source: 'FAQ', by: id });
});

describe('what is the shop’s own is never declined', () => {
  const garden = exampleKnowledge({
    faqs: [exampleFaq({ id: 'shipping', question: 'Spedite?', keywords: ['spedizione', 'mal di gola'] })],
    products: [
      exampleProduct({ id: 'trimmer', name: 'Tagliabordi Verde', keywords: ['erba', 'dose', 'vacanze'] }),
      exampleProduct({ id: 'tree', name: 'Melo Golden a radice nuda', keywords: ['canna', 'test di gravidanza'] }),
      exampleProduct({ id: 'alarm', name: 'Rilevatore di fumo' }),
    ],
  });
  const own = [...garden.catalogue.products, ...garden.faqs.faqs.map(({ faq }) => ({ name: faq.question, ...faq }))];
  const names = own.flatMap(({ name, keywords }) => [name, ...keywords]);

  test.each(['%s', 'quanto costa il %s?', 'avete %s?', 'il %s c’è?', 'cerco %s', 'vorrei %s'])('%s', (frame) => {
    const declined = names.filter((name) => {
      const { reply } = answerFromRules(garden, frame.replace('%s', name));
      return reply?.fallbackReason === 'OFF_TOPIC';
    });
    expect(declined).toEqual([]);
  });
});
