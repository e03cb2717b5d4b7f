import { expect, test } from 'vitest';
import type { ModelFailure } from '../model/faults.ts';
import { type Model, notActiveModel } from '../model/model.ts';
import { exampleFaq } from '../test/example-faq.ts';
import { exampleProduct } from '../test/example-product.ts';
import { demoKnowledge, exampleCompany, exampleKnowledge } from '../test/example-shops.ts';
import { answer } from './chain.ts';
import { OFF_TOPIC_TOPICS } from './off-topic-words.ts';
import { catalogueReply, greeting, offTopicReply, SELF_HARM_REPLY } from './replies.ts';

const first = () => 0;
// However a shop goes on: with what it has, or with nothing.
const DECLINED = offTopicReply({ subjects: [], hasFaqs: false, hasProducts: false, hasContacts: false });
const demo = demoKnowledge();

function model(outcome: { text: string; productIds: string[] } | ModelFailure | Error): Model {
  return {
    isActive: true,
    reply: async () => {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
}

test.each([
  ['Quali sono gli orari?', 'FAQ', 0.95, 'hours', []],
  ['orari', 'FAQ', 0.95, 'hours', []],
  ['contatti', 'FAQ', 0.95, 'contacts', []],
  ['spedizioni', 'FAQ', 0.95, 'shipping', []],
  ['pagamenti', 'FALLBACK', 0.6, null, []],
  ['consigli', 'FALLBACK', 0.7, null, []],
  ['consigli per cuffie', 'CATALOG', 0.6, null, ['headphones']],
  ['consigli per cuffie, e la spedizione?', 'FAQ', 0.95, 'shipping', ['headphones']],
  ['consigli per un divano', 'FALLBACK', 0.7, null, []],
  ['mi racconti un film?', 'FALLBACK', 1, null, []],
  ['voglio morire, consigli per cuffie', 'FALLBACK', 1, null, []],
])('%s → %s, %d', async (text, source, confidence, faqId, productIds) => {
  const reply = await answer(demo, text, notActiveModel, first);
  expect(reply).toMatchObject({ source, confidence, faqId, productIds });
});

test.each([
  ['voglio morire', 'DANGER'],
  ['ciao', 'SMALL_TALK'],
  ['mi racconti un film?', 'OFF_TOPIC'],
  ['consigli', 'ASKED_BACK'],
  ['consigli per un divano', 'NOTHING_TO_SUGGEST'],
  ['qual è il senso della vita?', 'NOT_FOUND'],
  ['orari', undefined],
  ['consigli per cuffie', undefined],
])('why %s is answered by a sentence of its own: %s', async (text, fallbackReason) => {
  const reply = await answer(demo, text, notActiveModel, first);
  expect(reply.fallbackReason).toBe(fallbackReason);
});

test.each([
  ['canna da carpa, consigli', 'CATALOG'],
  ['è legale farsi le canne in Olanda?', 'FALLBACK'],
  ['dove compro le canne da fumare?', 'FALLBACK'],
])('where fishing rods are sold, their word is no drug: %s → %s', async (text, source) => {
  const rods = exampleKnowledge({
    products: [exampleProduct({ id: 'rod', name: 'Canna da carpa', category: 'Canne' })],
  });
  expect(await answer(rods, text, notActiveModel, first)).toMatchObject({ source });
});

test('a FAQ is said without the marks that it was written with', async () => {
  const answered =
    '**Resi** entro 30 giorni:\n- *gratis* in negozio\n- [per posta](https://negozio.it/resi)\n\nCodice a_b, 5*3.';
  const faqs = [
    exampleFaq({ id: 'returns', question: 'Come funziona il reso?', answer: answered, keywords: ['reso'] }),
  ];
  const reply = await answer(exampleKnowledge({ faqs }), 'reso', notActiveModel, first);
  expect(reply.text).toBe(
    'Resi entro 30 giorni:\n• gratis in negozio\n• per posta (https://negozio.it/resi)\n\nCodice a_b, 5*3.',
  );
});

test('the catalogue names its cards in their order, with their prices', async () => {
  const reply = await answer(demo, 'consigli: elettronica', notActiveModel, first);
  expect(reply.text).toBe('Ecco cosa ti consiglio:\n• Cuffie Bluetooth – 79,99 €\n• Smartwatch Sport – 129,00 €');
  expect(reply).toMatchObject({ productIds: ['headphones', 'watch'], terms: ['elettronica'], chips: [] });
});

test('a bare request asks back with the largest categories, and never with one that the shop does not have', async () => {
  expect(await answer(demo, 'consigli', notActiveModel, first)).toMatchObject({
    text: 'Cosa stai cercando?',
    chips: ['Elettronica'],
  });
  const empty = exampleKnowledge({});
  expect((await answer(empty, 'consigli', notActiveModel, first)).chips).toHaveLength(0);
});

test('the model answers what no rule does; what was found stands beside, whatever it writes', async () => {
  const named = await answer(demo, 'consigli per cuffie', model({ text: 'Queste!', productIds: ['watch'] }), first);
  expect(named).toMatchObject({ source: 'AI', confidence: 0.85, productIds: ['watch', 'headphones'] });
  const unnamed = await answer(demo, 'consigli per cuffie', model({ text: 'Certo!', productIds: [] }), first);
  expect(unnamed.productIds).toEqual(['headphones']);
  const same = await answer(
    demo,
    'consigli per cuffie',
    model({ text: 'Le Cuffie!', productIds: ['headphones'] }),
    first,
  );
  expect(same).toMatchObject({ text: 'Le Cuffie!', productIds: ['headphones'] });
});

test.each([
  ['avete cuffie?', 'Certo!\n\nSì, ecco cosa abbiamo:\n• Cuffie Bluetooth – 79,99 €'],
  ['cerco delle cuffie', 'Certo!\n\nEcco cosa ho trovato:\n• Cuffie Bluetooth – 79,99 €'],
  ['cuffie sotto i 100 euro', 'Certo!\n\nEcco cosa ho trovato:\n• Cuffie Bluetooth – 79,99 €'],
  ['cuffie', 'Certo!\n\nEcco cosa ho trovato:\n• Cuffie Bluetooth – 79,99 €'],
])('a thing that is wished for stands beside what the model writes: %s', async (text, said) => {
  const reply = await answer(demo, text, model({ text: 'Certo!', productIds: [] }), first);
  expect(reply).toMatchObject({ text: said, source: 'AI', productIds: ['headphones'] });
});

test('a price is told by the catalogue, and no model is asked for it', async () => {
  const never = model(new Error('asked for a price'));
  const reply = await answer(demo, 'quanto costano le cuffie?', never, first);
  expect(reply).toMatchObject({ text: 'Cuffie Bluetooth: 79,99 €.', source: 'CATALOG', productIds: ['headphones'] });
  expect(reply.modelFailure).toBeUndefined();
  const more = await answer(demo, 'quanto costano le cuffie gialle?', model({ text: 'Certo!', productIds: [] }), first);
  expect(more.source).toBe('AI');
});

test('what only tells of goods gets no cards from the catalogue beside the model', async () => {
  const reply = await answer(
    demo,
    'le cuffie di mio figlio si sono rotte',
    model({ text: 'Mi spiace.', productIds: [] }),
    first,
  );
  expect(reply).toMatchObject({ text: 'Mi spiace.', productIds: [] });
});

test.each(['NOT_ACTIVE', 'OVERLOADED', 'UNAUTHORIZED', 'UNAVAILABLE', 'EMPTY'] as const)(
  '%s: the catalogue answers if it can, else a sentence of its own',
  async (failure) => {
    expect((await answer(demo, 'avete cuffie?', model(failure), first)).source).toBe('CATALOG');
    const apology = await answer(demo, 'che dire di tutto questo', model(failure), first);
    expect(apology).toMatchObject({ source: 'FALLBACK', confidence: 0.6 });
    expect(apology.text.length).toBeGreaterThan(40);
  },
);

test('an answer without content counts as empty, a crash has three sentences', async () => {
  const blank = await answer(demo, 'che dire di tutto questo', model({ text: '  ', productIds: [] }), first);
  expect(blank.text).toBe((await answer(demo, 'che dire di tutto questo', model('EMPTY'), first)).text);
  const crashes = [0, 0.4, 0.99].map((random) =>
    answer(demo, 'che dire di tutto questo', model(new Error('broken')), () => random),
  );
  expect(new Set((await Promise.all(crashes)).map(({ text }) => text)).size).toBe(3);
});

test('an inactive chatbot still helps who is in danger', async () => {
  const closed = exampleKnowledge({ company: exampleCompany({ isActive: false }) });
  const reply = await answer(closed, 'voglio farla finita', notActiveModel, () => 0);
  expect(reply.text).toContain('112');
});

test('an inactive chatbot says one sentence to everything', async () => {
  const closed = exampleKnowledge({ company: exampleCompany({ isActive: false, contactEmail: 'ciao@negozio.it' }) });
  const replies = await Promise.all(
    ['orari', 'cuffie', 'film'].map((text) => answer(closed, text, notActiveModel, first)),
  );
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(replies[0]?.text).toContain('ciao@negozio.it');
});

test('every topic has at least eight words, is declined by each of them, and can be switched off', async () => {
  for (const { name, words } of OFF_TOPIC_TOPICS) {
    const list = words.split(',').map((word) => word.trim());
    expect(list.length, name).toBeGreaterThanOrEqual(8);
    const open = exampleKnowledge({
      company: exampleCompany({ allowedTopics: OFF_TOPIC_TOPICS.map((topic) => topic.name) }),
    });
    for (const word of list) {
      expect((await answer(demo, `mi parli di ${word}`, notActiveModel, first)).text, word).toContain(DECLINED);
      expect((await answer(open, `mi parli di ${word}`, notActiveModel, first)).text, word).not.toContain(DECLINED);
    }
  }
  const open = exampleKnowledge({
    company: exampleCompany({ allowedTopics: OFF_TOPIC_TOPICS.map(({ name }) => name) }),
  });
  expect((await answer(open, 'penso al suicidio', notActiveModel, first)).text).toBe(SELF_HARM_REPLY);
});

test('what cannot be bought is never recommended, nor what costs more than said', async () => {
  const products = [
    exampleProduct({ id: 'gone', name: 'Vaso', keywords: ['vaso'], priceCents: 1_000, isAvailable: false }),
    exampleProduct({ id: 'dear', name: 'Vaso', keywords: ['vaso'], priceCents: 9_000 }),
    exampleProduct({ id: 'unpriced', name: 'Vaso', keywords: ['vaso'] }),
    exampleProduct({ id: 'good', name: 'Vaso', keywords: ['vaso'], priceCents: 2_000 }),
  ];
  const shop = exampleKnowledge({ products });
  expect((await answer(shop, 'un vaso sotto i 50 euro', notActiveModel, first)).productIds).toEqual(['good']);
  expect((await answer(shop, 'un vaso', notActiveModel, first)).productIds).toEqual(['dear', 'unpriced', 'good']);
  expect((await answer(shop, 'consigliami un vaso sotto i 5 euro', notActiveModel, first)).text).toContain('budget');
});

test('the greeting says that it is a machine, and links the privacy notice where there is one', () => {
  expect(greeting({ name: 'Bottega', privacyUrl: '', chatLook: null }).split('\n')[0]).toContain(
    'assistente AI di Bottega',
  );
  expect(greeting({ name: 'Bottega', privacyUrl: 'https://b.it/privacy', chatLook: null })).toContain(
    'https://b.it/privacy',
  );
  const own = { greeting: 'Benvenuti!', name: 'Bea' };
  expect(greeting({ name: 'Bottega', privacyUrl: '', chatLook: own })).toBe('Benvenuti!\nSono un assistente AI.');
  expect(greeting({ name: 'Bottega', privacyUrl: '', chatLook: { name: 'Bea' } })).toContain(
    "Sono Bea, l'assistente AI",
  );
});

test('a product without a price is named without one', () => {
  expect(catalogueReply([{ name: 'Vaso', price: '', priceCents: null }])).toBe('Ecco cosa ti consiglio:\n• Vaso');
});

test('the longest message is answered like any other', async () => {
  for (const text of [
    'cuffie '.repeat(71),
    'a'.repeat(500),
    'è'.repeat(500),
    '🎧'.repeat(250),
    "l'".repeat(250),
    '1-'.repeat(250),
  ]) {
    expect((await answer(demo, text, notActiveModel, first)).text, text).not.toBe('');
  }
});
