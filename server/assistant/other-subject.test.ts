import { expect, test } from 'vitest';
import { FIELDS } from '../language/fields/fields.ts';
import { exampleFaq } from '../test/example-faq.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleCompany, exampleKnowledge } from '../test/example-shops.ts';
import { answerFromRules } from './answer.ts';
import { OFF_TOPIC_TOPICS } from './off-topic-words.ts';

const stoves = {
  faqs: [
    exampleFaq({
      id: 'leave',
      question: 'Quando siete chiusi?',
      answer: 'Siamo chiusi ad agosto.',
      keywords: ['chiusi'],
    }),
    exampleFaq({
      id: 'shipping',
      question: 'Spedite?',
      answer: 'In tutta Italia.',
      keywords: ['spedizione', 'consegna'],
    }),
  ],
  products: [
    exampleProduct({ id: 'stove', name: 'Stufa a pellet', category: 'Stufe', keywords: ['stufa'] }),
    exampleProduct({ id: 'screen', name: 'Parascintille per camino', category: 'Camini', keywords: ['parascintille'] }),
  ],
};
const shop = exampleKnowledge(stoves);

function reasonFor(text: string, knowledge = shop) {
  return answerFromRules(knowledge, text).reply?.fallbackReason;
}

test.each([
  'btp o conto deposito?',
  'la varicella è contagiosa?',
  'LE ELEZZIONI QUANDO SONO',
  'consigliami un romanzo da leggere davanti al camino',
  'mi consigliate come impugnare il testamento di mio zio?',
  'quando guarisce dybala?',
  'dove la recito la novena a sant antonio?',
  'posso prendere il congedo parentale?',
])('the vocabulary tells another subject: %s', (text) => {
  expect(reasonFor(text)).toBe('OFF_TOPIC');
});

test.each([
  ['una stufa per un ristorante al mare, consigli', 'goods asked for, with where they go'],
  ['la stufa da usare in hotel', 'the thing first'],
  ['quanto costa la spedizione a roma?', 'a hint alone'],
  ['il vostro bot conosce il parlamentino?', 'no word of it'],
])('it is no other subject: %s (%s)', (text) => {
  expect(reasonFor(text)).not.toBe('OFF_TOPIC');
});

test('what tells it is stored', () => {
  expect(answerFromRules(shop, 'btp o conto deposito?').reply?.terms).toEqual(['btp', 'conto', 'deposito']);
});

test("the shop's own words are its own", () => {
  const books = exampleKnowledge({
    products: [exampleProduct({ id: 'novel', name: 'Romanzo storico', category: 'Romanzi', keywords: ['romanzo'] })],
  });
  expect(reasonFor('consigliami un romanzo', books)).not.toBe('OFF_TOPIC');
});

test('a company may allow each of these subjects', () => {
  const names = OFF_TOPIC_TOPICS.map(({ name }) => name);
  expect(FIELDS.filter(({ topic }) => !names.includes(topic))).toEqual([]);
  const allowing = exampleKnowledge({ ...stoves, company: exampleCompany({ allowedTopics: ['WORK'] }) });
  expect(reasonFor('btp o conto deposito?', allowing)).not.toBe('OFF_TOPIC');
  expect(reasonFor('quando guarisce dybala?', allowing)).toBe('OFF_TOPIC');
});
