import { expect, test } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { completed } from '../search/completed.ts';
import { exampleFaq } from '../test/example-faq.ts';
import { compileFaqs } from './faq-index.ts';
import { matchFaqs } from './match.ts';

const synonyms = compileSynonyms([]);
const index = completed(
  compileFaqs([
    exampleFaq({ id: 'second', question: 'Si paga?', keywords: ['parcheggio'], position: 2 }),
    exampleFaq({ id: 'first', question: 'Dove posteggio?', keywords: ['parcheggio'], position: 1 }),
    exampleFaq({
      id: 'costs',
      question: 'Quanto costa la spedizione?',
      keywords: ['sped*', 'costi di spedizione'],
      position: 3,
    }),
    exampleFaq({ id: 'abroad', question: "Spedite all'estero?", keywords: ['estero', 'spedizione'], position: 4 }),
    exampleFaq({ id: 'about', question: 'Chi siete?', keywords: ['chi siete', 'la vostra storia'], position: 5 }),
    exampleFaq({ id: 'draft', question: 'Avete i saldi?', keywords: ['saldi'], isDraft: true, position: 6 }),
    exampleFaq({ id: 'hours', question: 'Quali sono gli orari?', keywords: ['quando', 'orari'], position: 7 }),
  ]),
);
const idsFor = (text: string) => matchFaqs(index, readMessage(text, synonyms)).map(({ faq }) => faq.id);

test.each<[string, string[]]>([
  ['avete un parcheggio?', ['first', 'second']],
  ['costi di spedizione', ['costs', 'abroad']],
  ["spedizione all'estero", ['abroad', 'costs']],
  ['spedite?', ['costs', 'abroad']],
  ['spedirebbero', ['costs', 'abroad']],
  ['chi siete?', ['about']],
  ['siete chi?', []],
  ['saldi', []],
  ['quando', []],
  ['', []],
])('"%s" matches %j, the best first', (text, ids) => {
  expect(idsFor(text)).toEqual(ids);
});

test('a match tells the words that found it', () => {
  const [match] = matchFaqs(index, readMessage("Fate la SPEDIZIONE anche all'estero?", synonyms));
  expect(match?.terms).toEqual(['spedizione', 'estero']);
  expect(match?.hasKeyword).toBe(true);
});
