import { expect, test } from 'vitest';
import type { Knowledge } from '../assistant/knowledge.ts';
import { OFF_TOPIC_TOPICS } from '../assistant/off-topic-words.ts';
import { plainAnswer } from '../assistant/plain-answer.ts';
import { LEISURE_EXAMPLES } from '../language/intents/examples/off-topic-leisure.ts';
import { STOCK_EXAMPLES } from '../language/intents/examples/stock.ts';
import { isTheSame } from '../proofs/proof.ts';
import { exampleFaq } from '../test/example-faq.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleCompany, exampleKnowledge } from '../test/example-shops.ts';
import { proveAllowed } from './proof.ts';

const shop = {
  faqs: [
    exampleFaq({
      id: 'pickup',
      question: 'Posso ritirare in negozio?',
      answer: 'Sì.',
      keywords: ['ritiro', 'ritirare'],
    }),
    exampleFaq({
      id: 'rental',
      question: 'Affittate biciclette?',
      answer: 'A giornata.',
      keywords: ['noleggio', 'bici'],
    }),
  ],
  products: [
    exampleProduct({ id: 'pack', name: 'Zaino trekking', category: 'Zaini', keywords: ['zaino'] }),
    exampleProduct({ id: 'phones', name: 'Cuffie Bluetooth', category: 'Audio', keywords: ['cuffie'] }),
  ],
};
const EXAMPLES = [LEISURE_EXAMPLES, STOCK_EXAMPLES].flatMap((examples) => Object.values(examples).join(';').split(';'));
const SAID = [
  ...EXAMPLES.map((text) => text.trim()).filter((text, place) => text !== '' && place % 9 === 0),
  'che zaino porto in vacanza in Sardegna?',
  'quali cuffie per guardare un film al cinema?',
  'una bici per le vacanze? e dove si dorme?',
];
const questions = SAID.map((text) => ({ text, count: 1 }));

function completed<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Those that are answered otherwise, told by answering every one twice. */
function changedFor(before: Knowledge, after: Knowledge): string[] {
  return SAID.filter((text) => !isTheSame(plainAnswer(before, text), plainAnswer(after, text)));
}

test.each([
  ['the first topic of all', [], { topics: ['TRAVEL'], words: [] }],
  ['one topic more', ['SPORT'], { topics: ['TRAVEL', 'FLIGHTS'], words: [] }],
  ['every topic', [], { topics: OFF_TOPIC_TOPICS.map(({ name }) => name), words: [] }],
  ['words', [], { topics: [], words: ['vacanza', 'film', 'al cinema'] }],
  ['a topic and a word', ['WORK'], { topics: ['FILMS'], words: ['vacanze'] }],
])('what %s would change is what answering everything twice tells', (_, allowedTopics, allowed) => {
  const before = exampleKnowledge({ ...shop, company: exampleCompany({ allowedTopics }) });
  const after = exampleKnowledge({
    ...shop,
    company: exampleCompany({
      allowedTopics: [...allowedTopics, ...allowed.topics],
      allowedWords: allowed.words,
    }),
  });
  const { gained, unmet, changed, lost, triedCount } = completed(proveAllowed(before, allowed, [], questions));
  const told = [gained, unmet, changed, lost].flat().map(({ question }) => question.text);
  const expected = changedFor(before, after);
  expect(expected.length).toBeGreaterThan(0);
  expect(told.toSorted()).toEqual(expected.toSorted());
  expect(triedCount).toBe(SAID.length);
});

test('it is enough where none of the questions themselves is declined any more', () => {
  const before = exampleKnowledge(shop);
  const own = ['che zaino porto in vacanza in Sardegna?', 'che film danno al cinema in vacanza?'];
  const isEnough = (words: string[], texts = own) =>
    completed(proveAllowed(before, { topics: [], words }, texts, [])).isEnough;
  expect(isEnough(['zaino'])).toBe(false);
  expect(isEnough(['vacanza'])).toBe(true);
});
