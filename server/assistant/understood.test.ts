import { describe, expect, it } from 'vitest';
import { exampleFaq } from '../test/example-faq.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleKnowledge } from '../test/example-shops.ts';
import { answerFromRules, answerWithoutModel } from './answer.ts';
import type { Reply } from './reply.ts';

const products = [
  ['Scarpe running uomo', 4_900, 'Scarpe', 'Scarpe da corsa nere', 'scarpe'],
  ['Scarpe running donna', 5_900, 'Scarpe', 'Scarpe da corsa rosse impermeabili', 'scarpe'],
  ['Zaino trekking 40 litri', 3_900, 'Zaini', 'Zaino impermeabile da 40 litri verde', 'zaino'],
  ['Biscotti senza glutine', 400, 'Dolci', 'Biscotti senza glutine con cioccolato', 'biscotti'],
  ['Vaso in ceramica', 2_400, 'Casa', 'Vaso di ceramica bianca da salotto', 'vaso'],
  ['Felpa bambino', 2_400, 'Felpe', 'Felpa per bambini di cotone', 'felpa'],
] as const;
const shop = exampleKnowledge({
  products: products.map(([name, priceCents, category, description, keyword]) =>
    exampleProduct({ id: name, name, priceCents, category, description, keywords: [keyword] }),
  ),
  faqs: [exampleFaq({ id: 'hours', question: 'Quali sono gli orari?', keywords: ['orari'] })],
});

function replyTo(text: string): Reply {
  return answerWithoutModel(shop, answerFromRules(shop, text), 'NOT_ACTIVE', () => 0);
}

const WISHES: [string, [kind: string, label: string, rest: string][]][] = [
  [
    'Cerco scarpe da uomo sotto i 50 euro',
    [
      ['AUDIENCE', 'Uomo', 'Cerco scarpe sotto i 50 euro'],
      ['BUDGET', 'sotto 50 €', 'Cerco scarpe da uomo'],
    ],
  ],
  [
    'scarpe per mio marito, nere',
    [
      ['AUDIENCE', 'Uomo', 'scarpe, nere'],
      ['COLOUR', 'Nere', 'scarpe per mio marito'],
    ],
  ],
  ['scarpe da donna per mia moglie', [['AUDIENCE', 'Donna', 'scarpe']]],
  ['scarpe non rosse', [['EXCLUDED', 'Non rosse', 'scarpe']]],
  [
    'zaino impermeabile sopra i 30 litri',
    [
      ['QUALITY', 'Impermeabile', 'zaino sopra i 30 litri'],
      ['MEASURE', 'Sopra i 30 litri', 'zaino impermeabile'],
    ],
  ],
  ['biscotti senza glutine', [['WITHOUT', 'Senza glutine', 'biscotti']]],
  ['avete biscotti per celiaci?', [['WITHOUT', 'Senza glutine', 'avete biscotti?']]],
  [
    'un vaso in ceramica per il salotto',
    [
      ['MATERIAL', 'Ceramica', 'un vaso per il salotto'],
      ['USE', 'Salotto', 'un vaso in ceramica'],
    ],
  ],
  [
    'felpa per un bambino di 5 anni',
    [
      ['AUDIENCE', 'Bambini', 'felpa di 5 anni'],
      ['MEASURE', '5 anni', 'felpa per un bambino'],
    ],
  ],
  ['cerco uno zaino tra 20 e 40,50 €', [['BUDGET', 'tra 20 e 40,50 €', 'cerco uno zaino']]],
  ['uno zaino dai 30 euro in su', [['BUDGET', 'da 30 €', 'uno zaino']]],
  ['il vaso più economico', [['CHEAPEST', 'Il più economico', 'il vaso']]],
  ['Cosa mi suggerisci sotto i 50 euro?', [['BUDGET', 'sotto 50 €', 'Cosa mi suggerisci?']]],
  [
    'consigli per scarpe rosse sotto i 20 euro',
    [
      ['COLOUR', 'Rosse', 'consigli per scarpe sotto i 20 euro'],
      ['BUDGET', 'sotto 20 €', 'consigli per scarpe rosse'],
    ],
  ],
];

describe('what was understood of a wish', () => {
  it.each(WISHES)('%s', (text, expected) => {
    const understood = replyTo(text).understood ?? [];
    expect(understood.map(({ kind, label, rest }) => [kind, label, rest])).toEqual(expected);
    for (const { words } of understood) for (const said of words) expect(text).toContain(said);
  });

  it.each(
    WISHES.flatMap(([text]) => (replyTo(text).understood ?? []).map(({ label, rest }) => [text, label, rest] as const)),
  )('%s, without %s, no longer says it', (_, label, rest) => {
    const again = replyTo(rest);
    expect(again.understood?.map((each) => each.label) ?? []).not.toContain(label);
    expect(again.source === 'CATALOG' || again.confidence === 0.7).toBe(true); // still a wish
  });

  it.each(['uomo', 'Quali sono gli orari?', 'ciao', 'consigli', 'che film danno?', 'voglio morire, scarpe da uomo'])(
    'is nothing where nothing can be taken away: %s',
    (text) => expect(replyTo(text).understood ?? []).toEqual([]),
  );

  it('is a few things at most', () => {
    const text = 'consigli per scarpe da uomo o da donna, nere, rosse, verdi, blu o gialle, sotto i 90 euro';
    expect(replyTo(text).understood).toHaveLength(6);
  });
});
