import { describe, expect, test } from 'vitest';
import type { Product } from '../products/product.ts';
import type { ProductVariant } from '../products/variant.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleKnowledge } from '../test/example-shops.ts';
import { answerAboutPage } from './about-product.ts';
import { answerFromRules, answerWithoutModel } from './answer.ts';
import { answerByRules } from './dialogue/dialogue.ts';
import { cardsOf } from './knowledge.ts';
import { variantFacts } from './variant-facts.ts';

const variant = (options: Record<string, string>, isAvailable = true, price = ''): ProductVariant => ({
  code: Object.values(options).join('-'),
  options: Object.entries(options).map(([name, value]) => ({ name, value })),
  price,
  priceCents: price === '' ? null : Math.round(Number(price.replace(/[^\d,]/g, '').replace(',', '.')) * 100),
  isAvailable,
  imageUrl: '',
  link: '',
});
const product = (given: Partial<Product> & Pick<Product, 'id' | 'name'>) =>
  exampleProduct({ price: '45,00 €', priceCents: 4_500, currency: 'EUR', category: 'Negozio', ...given });

const hoodie = product({
  id: 'hoodie',
  name: 'Felpa Etna',
  keywords: ['felpa'],
  variants: [variant({ Taglia: 'S' }), variant({ Taglia: 'M' }, false), variant({ Taglia: 'L' }, true, '49,00 €')],
});
const shoe = product({
  id: 'shoe',
  name: 'Scarpa Volo',
  keywords: ['scarpa', 'scarpe'],
  variants: [
    variant({ Numero: '42', Colore: 'Rosso' }),
    variant({ Numero: '43', Colore: 'Rosso' }, false),
    variant({ Numero: '43', Colore: 'Blu notte' }),
  ],
});
const knowledge = exampleKnowledge({
  products: [
    hoodie,
    shoe,
    product({ id: 'moka', name: 'Moka', keywords: ['moka'] }),
    product({
      id: 'cap',
      name: 'Cappello',
      keywords: ['cappello'],
      isAvailable: false,
      variants: [variant({ Taglia: 'M' }, false)],
    }),
  ].map((each, position) => ({ ...each, position })),
});
const said = (text: string) => answerWithoutModel(knowledge, answerFromRules(knowledge, text), 'NOT_ACTIVE', () => 0);

describe('what there is of a product', () => {
  test.each([
    ['Avete la felpa in L?', "Sì, c'è: Felpa Etna, L – 49,00 €."],
    ['avete la felpa in M?', "No, al momento non c'è: Felpa Etna, M.\nDisponibile ora:\n• Taglia: S, L"],
    ['felpa taglia s disponibile?', "Sì, c'è: Felpa Etna, S – 45,00 €."],
    [
      'avete la felpa in XXL?',
      "No, Felpa Etna non c'è in XXL.\nDisponibile ora:\n• Taglia: S, L (ora non disponibili: M)",
    ],
    [
      'quale taglia è disponibile della felpa?',
      'Felpa Etna, disponibile ora:\n• Taglia: S, L (ora non disponibili: M)',
    ],
    ['che taglie avete della felpa?', 'Felpa Etna, disponibile ora:\n• Taglia: S, L (ora non disponibili: M)'],
    [
      "c'è il 43 della scarpa rossa?",
      "No, al momento non c'è: Scarpa Volo, 43, Rosso.\nDisponibile ora:\n• Numero: 43\n• Colore: Blu notte",
    ],
    ["c'è il 42 della scarpa rossa?", "Sì, c'è: Scarpa Volo, 42, Rosso – 45,00 €."],
    ['avete la scarpa in blu notte?', "Sì, c'è: Scarpa Volo, Blu notte – 45,00 €.\n• Numero: 43"],
    ['di che colori c’è la scarpa?', 'Scarpa Volo, disponibile ora:\n• Colore: Rosso, Blu notte'],
    [
      'avete la scarpa verde?',
      "No, Scarpa Volo non c'è in verde.\nDisponibile ora:\n• Numero: 42, 43\n• Colore: Rosso, Blu notte",
    ],
    ['in che colori avete la scarpa 42?', 'Scarpa Volo, 42, disponibile ora:\n• Colore: Rosso'],
  ])('"%s"', (text, answer) => {
    expect(said(text).text).toBe(answer);
    expect(said(text)).toMatchObject({ source: 'CATALOG' });
  });

  test.each([
    ['avete la felpa?', 'Sì, ecco cosa abbiamo:\n• Felpa Etna – da 45,00 €'],
    ['quanto costa la felpa?', 'Felpa Etna: da 45,00 €.'],
    ["avete la moka? l'avete?", 'Sì, ecco cosa abbiamo:\n• Moka – 45,00 €'],
    ['avete il cappello in M?', 'Al momento non è disponibile: Cappello.'],
    ['avete felpe sotto i 43 euro?', 'No, a questo prezzo non ne abbiamo. Il più economico è Felpa Etna: da 45,00 €.'],
  ])('"%s" is answered as ever', (text, answer) => expect(said(text).text).toBe(answer));

  test.each([
    ["c'è in M?", "No, al momento non c'è: Felpa Etna, M.\nDisponibile ora:\n• Taglia: S, L"],
    ['che taglie ci sono?', 'Felpa Etna, disponibile ora:\n• Taglia: S, L (ora non disponibili: M)'],
    ['quanto costa?', 'Felpa Etna: da 45,00 €.'],
  ])('on its page, or of the card that was shown: "%s"', (text, answer) => {
    expect(answerAboutPage(knowledge, text, 'hoodie')?.text).toBe(answer);
    // A page may name itself by the code of a variant.
    expect(answerAboutPage(knowledge, text, 'S')?.text).toBe(answer);
  });

  test.each([
    ["c'è in M?", "No, al momento non c'è: Felpa Etna, M.\nDisponibile ora:\n• Taglia: S, L", 'hoodie'],
    ['e in L?', "Sì, c'è: Felpa Etna, L – 49,00 €.", 'hoodie'],
    ["di che colori c'è?", 'Scarpa Volo, disponibile ora:\n• Colore: Rosso, Blu notte', 'shoe'],
    ['e il 42?', "Sì, c'è: Scarpa Volo, 42 – 45,00 €.\n• Colore: Rosso", 'shoe'],
  ])('of the card that was just shown: "%s"', (text, answer, id) => {
    const shown = knowledge.catalogue.byId.get(id) as Product;
    const turns = [
      { sender: 'USER' as const, text: `avete ${shown.name}?`, products: [] },
      { sender: 'BOT' as const, text: 'Sì, ecco cosa abbiamo:', products: [shown] },
    ];
    expect(answerByRules(knowledge, { text, turns }, false).reply?.text).toBe(answer);
  });

  test('the card says what may be chosen, and a model is told all of it', () => {
    expect(cardsOf(knowledge, ['hoodie'])).toMatchObject([
      {
        price: 'da 45,00 €',
        choices: [
          {
            name: 'Taglia',
            values: [
              { value: 'S', isAvailable: true },
              { value: 'M', isAvailable: false },
              { value: 'L', isAvailable: true },
            ],
          },
        ],
      },
    ]);
    expect(variantFacts(hoodie)).toBe(
      'varianti per Taglia: S (disponibile, 45,00 €); M (esaurita, 45,00 €); L (disponibile, 49,00 €)',
    );
  });
});
