import { expect, test } from 'vitest';
import { FAQ_FEATURES, NONE_FEATURES } from '../faqs/choice-features.ts';
import { readChoiceWeights } from '../faqs/choice-weights-file.ts';
import { exampleFaq } from '../test/example-faq.ts';
import { exampleKnowledge } from '../test/example-shops.ts';
import { answerFromRules } from './answer.ts';

const shop = exampleKnowledge({
  faqs: [
    exampleFaq({
      id: 'rescue',
      question: 'Recuperate i dati da un disco guasto?',
      answer: 'Ci proviamo: analisi 30 €.',
    }),
    exampleFaq({ id: 'hours', question: 'Quando siete aperti?', answer: 'Dalle 9 alle 18, domenica chiuso.' }),
    exampleFaq({
      id: 'evenings',
      question: 'Avete serate di gioco?',
      answer: 'Ogni giovedì alle 20:30, ingresso libero.',
    }),
  ],
});

test.each([
  ['ho cancellato per sbaglio i file da una chiavetta, si possono riavere?', 'rescue'],
  ['quando ci si trova da voi per una partita in compagnia?', 'evenings'],
  ['a che ora aprite?', 'hours'],
  ['cosa ne pensi del nuovo governo?', undefined],
  ['gomme', undefined],
])('no word of a FAQ is needed for it to be meant: %s → %s', (sentence, id) => {
  const { reply } = answerFromRules(shop, sentence);
  expect(reply?.faqId ?? undefined).toBe(id);
});

test('what was learnt speaks of every feature', () => {
  const { faqs, none, said } = readChoiceWeights();
  expect([faqs.length, none.length]).toEqual([FAQ_FEATURES.length, NONE_FEATURES.length]);
  expect(faqs.filter((value) => value !== 0).length).toBeGreaterThan(FAQ_FEATURES.length / 2);
  expect(said.size).toBeGreaterThan(1_000);
});
