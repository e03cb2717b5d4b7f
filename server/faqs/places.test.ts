import { expect, test } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { completed } from '../search/completed.ts';
import { exampleFaq } from '../test/example-faq.ts';
import { compileFaqs } from './faq-index.ts';
import { matchFaqs } from './match.ts';

const index = completed(
  compileFaqs([
    exampleFaq({ id: 'cost', question: 'Quanto costa la spedizione?', keywords: ['spedizione'], position: 1 }),
    exampleFaq({ id: 'abroad', question: "Spedite all'estero?", keywords: ['estero', 'europa'], position: 2 }),
    exampleFaq({ id: 'islands', question: 'Spedite nelle isole?', keywords: ['sicilia'], position: 3 }),
  ]),
);

test.each([
  ['spedite a Milano?', 'cost'],
  ['spedite in tutta Italia?', 'cost'],
  ['spedite in Francia?', 'abroad'],
  ['spedite da Milano a Parigi?', 'abroad'],
  ["spedite fuori dall'Italia?", 'abroad'],
  ['spedite in Sicilia?', 'islands'],
  ['spedite a Palermo?', 'islands'],
])('%s is asked of %s', (text, id) => {
  expect(matchFaqs(index, readMessage(text, compileSynonyms([])))[0]?.faq.id).toBe(id);
});
