import { expect, it } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { completed } from '../search/completed.ts';
import { exampleFaq } from '../test/example-faq.ts';
import { compileFaqs } from './faq-index.ts';
import { matchFaqs } from './match.ts';
import { nextBestFaqs } from './next-best.ts';

const index = completed(
  compileFaqs(
    [
      ['hours', 'Quali sono gli orari?', ['orari']],
      ['shipping', 'Quanto costa la spedizione?', ['spedizione', 'consegna']],
      ['abroad', 'Fate la spedizione in Svizzera?', ['svizzera']],
      ['returns', 'Come faccio un reso?', ['reso']],
    ].map(([id, question, keywords], position) =>
      exampleFaq({ id, question, keywords, position } as Parameters<typeof exampleFaq>[0]),
    ),
  ),
);

function after(text: string, answering: string[], most = 2): string[] {
  const message = readMessage(text, compileSynonyms([]));
  return nextBestFaqs(index, message, matchFaqs(index, message), new Set(answering), most).map(({ id }) => id);
}

it('offers the other FAQs that share a word, the rarer the sooner, and never the one that answered', () => {
  expect(after('spedizione in svizzera', ['shipping'])).toEqual(['abroad']);
  expect(after('spedizione in svizzera', ['abroad'])).toEqual(['shipping']);
  expect(after('orari della spedizione', ['shipping'])).toEqual(['hours', 'abroad']);
  expect(after('orari della spedizione', ['shipping'], 1)).toEqual(['hours']);
});

it('offers nothing where nothing else is spoken of', () => {
  expect(after('come faccio un reso?', ['returns'])).toEqual([]);
  expect(after('cuffie', [])).toEqual([]);
});
