import { expect, test } from 'vitest';
import type { Product } from '../../products/product.ts';
import { completed } from '../../search/completed.ts';
import { exampleFaq } from '../../test/example-faq.ts';
import { exampleProduct } from '../../test/example-product.ts';
import { exampleCompany } from '../../test/example-shops.ts';
import { answerWithoutModel } from '../answer.ts';
import { compileKnowledge } from '../knowledge.ts';
import type { Reply } from '../reply.ts';
import { answerByRules } from './dialogue.ts';

const ROWS: readonly [id: string, name: string, description: string, euro: number, keywords: string][] = [
  ['classical', 'Chitarra classica Valencia', 'Per chi comincia, borsa compresa, 4 corde di nylon.', 79, 'chitarra'],
  ['acoustic', 'Chitarra acustica Fender', 'Corde di metallo, top in mogano.', 219, 'chitarra'],
  ['headphones', 'Cuffie Koss', 'Chiuse, con cavo staccabile.', 99, 'cuffie'],
  ['microphone', 'Microfono Shure', 'Dinamico, per la voce.', 109, 'microfono'],
  ['amplifier', 'Amplificatore Fender Frontman', '10 W, ingresso cuffie, per casa.', 89, 'amplificatore'],
];
const products = ROWS.map(([id, name, description, euro, keywords], position) =>
  exampleProduct({
    id,
    code: id,
    name,
    description,
    price: `${euro} €`,
    priceCents: euro * 100,
    category: '',
    keywords: [keywords],
    position,
  }),
);
const faqs = [
  ['hours', 'Orari di apertura', 'Dal martedì al sabato 10-13 e 15-19. Domenica chiuso.', 'orari, aperti'],
  ['place', 'Dove siete?', 'Corso Mazzini 112, Ancona.', 'indirizzo, dove siete'],
  ['rental', 'Fate noleggio?', 'Violini 15 € al mese. Il primo anno si scala dall’acquisto.', 'noleggio'],
].map(([id = '', question = '', answer = '', keywords = ''], position) =>
  exampleFaq({ id, question, answer, keywords: keywords.split(', '), position }),
);
const shop = completed(compileKnowledge({ company: exampleCompany({}), faqs, products, prompt: '' }));

/** The answer to the last message of a conversation without a model. */
function lastAnswer(...said: string[]): Reply | undefined {
  const turns: { sender: 'USER' | 'BOT'; text: string; products: Product[] }[] = [];
  let last: Reply | undefined;
  for (const text of said) {
    last = answerWithoutModel(shop, answerByRules(shop, { text, turns }, false), 'NOT_ACTIVE', () => 0);
    const products = last.productIds.flatMap((id) => shop.catalogue.byId.get(id) ?? []);
    turns.push({ sender: 'USER', text, products: [] }, { sender: 'BOT', text: last.text, products });
  }
  return last;
}

test.each([["la borsa c'è?"], ['la borsa è compresa?'], ['quante corde ha']])(
  'a part of the card is asked: %s',
  (text) => {
    expect(lastAnswer('quanto costa la chitarra classica?', text)?.productIds).toEqual(['classical']);
  },
);

test('of several cards the one that says it', () => {
  expect(lastAnswer('che chitarra mi consigliate?', 'è in mogano?')?.productIds).toEqual(['acoustic']);
});

test('a question that found nothing forgets no card, unless it asked for other goods', () => {
  const asked = 'quanto costa la chitarra classica?';
  expect(lastAnswer(asked, 'è adatta ai mancini dispettosi?', 'quanto costa')?.productIds).toEqual(['classical']);
  expect(lastAnswer(asked, 'avete violoncelli?', 'quanto costa')?.productIds).not.toEqual(['classical']);
});

test('two that were told one after the other are two to choose from', () => {
  const [first, second] = ['quanto costa il microfono?', 'e le cuffie koss?'];
  expect(lastAnswer(first, second, 'il più caro dei due?')?.productIds).toEqual(['microphone']);
  expect(lastAnswer(first, second, 'quale dei due costa meno?')?.productIds).toContain('headphones');
});

test('a card that was shown is meant by its name before others of that name', () => {
  expect(lastAnswer('che chitarra mi consigliate?', 'e la fender?')?.productIds).toEqual(['acoustic']);
});

test.each([
  ['no con le corde di metallo', 'acoustic'],
  ['no la fender no', 'classical'],
])('who says no corrects, or refuses what is named: %s shows %s', (text, id) => {
  expect(lastAnswer('che chitarra mi consigliate?', text)?.productIds).toEqual([id]);
});

test('what if is asked of what was told, and is no request for advice', () => {
  expect(lastAnswer('fate noleggio?', 'e se poi lo voglio comprare?')?.faqId).toBe('rental');
});

test('two questions joined by a little word are both answered', () => {
  expect(lastAnswer('dove siete e a che ora aprite?')?.text).toBe(
    'Corso Mazzini 112, Ancona.\n\nDal martedì al sabato 10-13 e 15-19. Domenica chiuso.',
  );
});

test.each(['ok ne parlo con mia moglie e vi faccio sapere', 'passo domani mattina col furgone'])(
  'who takes leave is greeted: %s',
  (text) => {
    expect(lastAnswer(text)?.fallbackReason).toBe('SMALL_TALK');
  },
);
