import { expect, test } from 'vitest';
import type { TestAnswer } from '../chat-test/ask.ts';
import { asked, type Exchange, turnsOf, withLast } from './prompt-trial.ts';

const card = {
  id: 'watch',
  name: 'Smartwatch',
  price: '',
  description: '',
  category: '',
  imageUrl: '',
  link: '',
  reduction: null,
  choices: [],
};
const answer: TestAnswer = {
  ...{ text: 'Ecco.', source: 'AI', step: 'MODEL', confidence: 0.85, faqQuestion: null, terms: [], chips: [] },
  ...{ isInterrupted: false, products: [card], understood: [], alternatives: [], modelFacts: null },
};

test('the next question leans on all that was said, with its cards, and on what was stopped', () => {
  let exchanges: Exchange[] = [asked('un orologio?')];
  exchanges = withLast(exchanges, { text: 'Ecco.', isWriting: false, answer });
  exchanges = withLast([...exchanges, asked('e in nero?')], { text: 'Sì, c', isWriting: false });
  expect(turnsOf(exchanges)).toEqual([
    { sender: 'USER', text: 'un orologio?', productIds: [] },
    { sender: 'BOT', text: 'Ecco.', productIds: ['watch'] },
    { sender: 'USER', text: 'e in nero?', productIds: [] },
    { sender: 'BOT', text: 'Sì, c', productIds: [] },
  ]);
});

test('however long a test goes on, a question goes with what the server looks at', () => {
  const exchange = { ...asked('e poi?'), text: 'x'.repeat(6_000), isWriting: false };
  const exchanges = Array.from({ length: 60 }, (_, place) => ({ ...exchange, question: `e poi ${place}?` }));
  const turns = turnsOf(exchanges);
  expect(turns.map(({ text }) => text.length > 100 || text)).toEqual(
    [54, 55, 56, 57, 58, 59].flatMap((place) => [`e poi ${place}?`, true]),
  );
  expect(JSON.stringify(turns).length).toBeLessThan(32 * 1024); // half of a frame: the other is the prompt's
});

test('what was stopped before its first word was never said', () => {
  const exchanges = withLast([asked('ciao?')], { isWriting: false });
  expect(exchanges).toEqual([]);
  expect(withLast([], { text: 'x' })).toEqual([]);
});
