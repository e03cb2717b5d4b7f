import { expect, test } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleCompany, exampleKnowledge } from '../test/example-shops.ts';
import { bearsAllowedWord, withoutDeclining } from './allowed-words.ts';
import { answerFromRules } from './answer.ts';
import { readForAnswer } from './reading.ts';
import { checkedAllowedWords } from './settings.ts';

const none = compileSynonyms([]);

test.each([
  ['vacanza', 'Che zaino porto in VACANZA?', true],
  ['vacanza', 'zaini per le vacanze', true],
  ['vacanza', 'vacante', false],
  ['perché', 'e perche no?', true],
  ['film', 'pellicola per alimenti', false],
  ['giro d’Italia', 'avete la maglia del giro d’italia?', true],
  ['giro d’Italia', 'un giro in Italia', false],
  ['giro d’Italia', 'l’Italia in giro', false],
])('the word «%s» stands in «%s»: %s', (word, text, isThere) => {
  expect(bearsAllowedWord(readMessage(text, none), ['altro', word])).toBe(isThere);
});

test('nothing is allowed where no word is, and no sign is a word', () => {
  for (const words of [[], ['!?']]) expect(bearsAllowedWord(readMessage('vacanza!?', none), words)).toBe(false);
});

const products = [exampleProduct({ id: 'pack', name: 'Zaino trekking', category: 'Zaini', keywords: ['zaino'] })];
const QUESTION = 'che zaino porto in vacanza in Sardegna?';

test('what bears a word of the shop is answered as if it spoke of no other subject', () => {
  const shop = exampleKnowledge({ products });
  const allowing = exampleKnowledge({ products, company: exampleCompany({ allowedWords: ['vacanze'] }) });
  expect(answerFromRules(shop, QUESTION).reply?.fallbackReason).toBe('OFF_TOPIC');
  expect(readForAnswer(shop, QUESTION).otherTopics[0]).toBe('TRAVEL');
  for (const knowledge of [allowing, withoutDeclining(shop, QUESTION)]) {
    const reading = readForAnswer(knowledge, QUESTION);
    expect(reading).toMatchObject({ isAllowed: true, offTopicWords: [], otherSubject: [], otherTopics: [] });
    expect(answerFromRules(knowledge, QUESTION, reading).suggested.map(({ id }) => id)).toEqual(['pack']);
  }
  expect(answerFromRules(allowing, 'chi ha vinto le elezioni?').reply?.fallbackReason).toBe('OFF_TOPIC');
});

test('help for who is in danger comes before any word of the shop', () => {
  const allowing = exampleKnowledge({ products, company: exampleCompany({ allowedWords: ['uccidermi', 'voglio'] }) });
  expect(answerFromRules(allowing, 'voglio uccidermi').reply?.fallbackReason).toBe('DANGER');
});

test('words are kept once, trimmed and in small letters', () => {
  expect(checkedAllowedWords([' Vino ', 'vino', 'Giro d’Italia'])).toEqual(['vino', 'giro d’italia']);
});
