import { expect, test } from 'vitest';
import { compileKnowledge } from '../assistant/knowledge.ts';
import { completed } from '../search/completed.ts';
import { exampleCompany } from '../test/example-shops.ts';
import { shopOf } from './shop.ts';

const knowledge = completed(compileKnowledge({ company: exampleCompany({}), faqs: [], products: [], prompt: '' }));

test('the words to click are found once for what the assistant knows', () => {
  expect(shopOf(knowledge).quickWords).toEqual(['Consigli']);
  expect(shopOf(knowledge).quickWords).toBe(shopOf(knowledge).quickWords);
});

test('who does not ask for them has nothing looked for', () => {
  const untouched = new Proxy(knowledge, {
    get(target, name) {
      if (name === 'faqs') throw new Error('they were looked for');
      return Reflect.get(target, name);
    },
  });
  expect(shopOf(untouched).name).toBe(knowledge.company.name);
  expect(() => shopOf(untouched).quickWords).toThrow('they were looked for');
});
