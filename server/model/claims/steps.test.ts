import { expect, test } from 'vitest';
import { inventionsIn, type MoneyFacts, readMoneyFacts, splitSentences } from '../money-claims.ts';

/** Counts how often a fact is looked for. */
class CountingMap<Value> extends Map<string, Value> {
  steps = 0;
  override get(key: string): Value | undefined {
    this.steps += 1;
    return super.get(key);
  }
}

function counted(): { facts: MoneyFacts; steps: () => number } {
  const facts = readMoneyFacts(
    [
      { name: 'Zaino Urban', heading: '', text: '49,90 €' },
      { name: '', heading: 'Quanto costa la spedizione?', text: 'La spedizione costa 5,90 €, gratis sopra i 60 €.' },
    ],
    '',
  );
  const [byKey, named] = [new CountingMap(facts.index.byKey), new CountingMap(facts.index.named)];
  return { facts: { ...facts, index: { ...facts.index, byKey, named } }, steps: () => byKey.steps + named.steps };
}

const HOSTILE: readonly (readonly [string, (times: number) => string])[] = [
  [
    'many sentences',
    (times) => Array.from({ length: times }, (_, at) => `La spedizione n${at} costa 5,90 €.`).join(' '),
  ],
  ['one sentence of many clauses', (times) => `${'la spedizione dello zaino, '.repeat(times)} costa 5,90 €.`],
  ['one sentence of many prices', (times) => `${'la spedizione costa 5,90 € e '.repeat(times)} basta.`],
  ['one sentence of many names', (times) => `${'Zaino Urban '.repeat(times)} a 49,90 €, gratis, scontato.`],
];

test.each(HOSTILE)('twice the text takes twice the steps: %s', (_, text) => {
  const stepsOf = (times: number) => {
    const { facts, steps } = counted();
    inventionsIn(splitSentences(text(times)), facts);
    return steps();
  };
  expect(stepsOf(400)).toBeLessThanOrEqual(stepsOf(200) * 2 + 50);
});

test('while an answer comes each of its sentences is checked once', () => {
  const text = HOSTILE[0]?.[1](100) ?? '';
  const [streamed, whole] = [counted(), counted()];
  inventionsIn(splitSentences(text), whole.facts);
  for (const { index } of text.matchAll(/\. /g)) inventionsIn(splitSentences(text.slice(0, index + 2)), streamed.facts);
  expect(whole.steps()).toBeGreaterThan(100);
  expect(streamed.steps()).toBeLessThanOrEqual(whole.steps());
});
