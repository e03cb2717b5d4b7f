import { expect, test } from 'vitest';
import type { Product } from '../../products/product.ts';
import { completed } from '../../search/completed.ts';
import { exampleFaq } from '../../test/example-faq.ts';
import { exampleProduct } from '../../test/example-product.ts';
import { exampleCompany } from '../../test/example-shops.ts';
import { answerWithoutModel } from '../answer.ts';
import { compileKnowledge, type Knowledge } from '../knowledge.ts';
import type { Reply } from '../reply.ts';
import { answerByRules } from './dialogue.ts';
import { mayLean } from './leaning.ts';

const ROWS: readonly [id: string, name: string, description: string, euro: number][] = [
  ['oxford', 'Camicia Oxford', 'Da uomo, bianca, in cotone.', 49],
  ['slim', 'Camicia slim', 'Da uomo, azzurra.', 44],
  ['flannel', 'Camicia di flanella', 'Da uomo, rossa.', 39],
  ['silk', 'Camicia in seta', 'Da donna, bianca.', 89],
  ['coat', 'Cappotto', 'Da uomo, rosso.', 120],
];
const products = ROWS.map(([id, name, description, euro], position) =>
  exampleProduct({
    id,
    code: id,
    name,
    description,
    price: `${euro} €`,
    priceCents: euro * 100,
    category: '',
    keywords: [],
    position,
  }),
);
const faqs = [
  ['hours', 'Quando siete aperti?', 'Dal lunedì al sabato 9:00-19:00. Domenica chiuso.', 'orari, aperti'],
  ['delivery', 'Quanto costa la spedizione?', '5,90 €, gratis sopra i 50 €.', 'spedizione, costo spedizione'],
  ['times', 'In quanti giorni arriva?', 'In 48 ore, sulle isole in 72.', 'tempi di consegna'],
  ['copies', 'Fate fotocopie?', 'Sì, 0,05 € in bianco e nero, a colori 0,30 €, anche in A3.', 'fotocopie'],
].map(([id = '', question = '', answer = '', keywords = ''], position) =>
  exampleFaq({ id, question, answer, keywords: keywords.split(', '), position }),
);
const knowledge = completed(compileKnowledge({ company: exampleCompany({}), faqs, products, prompt: '' }));
const WISH = 'che camicia da uomo mi consigliate?';
const first3 = products.slice(0, 3);

/** A conversation as it goes on without a model: the answer to its last message. */
function answers(said: readonly string[], shop: Knowledge = knowledge, hasModel = false): Reply[] {
  const turns: { sender: 'USER' | 'BOT'; text: string; products: Product[] }[] = [];
  return said.map((text) => {
    const rules = answerByRules(shop, { text, turns }, hasModel);
    const reply = answerWithoutModel(shop, rules, 'NOT_ACTIVE', () => 0);
    const products = reply.productIds.flatMap((id) => shop.catalogue.byId.get(id) ?? []);
    turns.push({ sender: 'USER', text, products: [] }, { sender: 'BOT', text: reply.text, products });
    return reply;
  });
}

/** After cards that were shown, whatever found them. */
function afterCards(text: string, cards: readonly Product[] = first3, hasModel = false) {
  const turns = [
    { sender: 'USER' as const, text: WISH, products: [] },
    { sender: 'BOT' as const, text: 'Ecco cosa ti consiglio:', products: cards },
  ];
  const rules = answerByRules(knowledge, { text, turns }, hasModel);
  return { rules, reply: answerWithoutModel(knowledge, rules, 'NOT_ACTIVE', () => 0) };
}

test.each([
  ['il secondo quanto costa?', 'Camicia slim: 44,00 €.'],
  ['quanto viene la prima', 'Camicia Oxford: 49,00 €.'],
  ["l'ultima è disponibile?", 'Sì, è disponibile: Camicia di flanella.'],
  ['la penultima quanto viene?', 'Camicia slim: 44,00 €.'],
  ['di che materiale è la prima?', 'Camicia Oxford: Da uomo, bianca, in cotone.'],
  ['mi interessa la terza', 'Camicia di flanella\nDa uomo, rossa.\nPrezzo: 39,00 €.'],
  ['quella da 44 euro com’è?', 'Camicia slim\nDa uomo, azzurra.\nPrezzo: 44,00 €.'],
  ['la slim di che colore è?', 'Camicia slim\nDa uomo, azzurra.\nPrezzo: 44,00 €.'],
])('%s: %j', (text, said) => {
  expect(afterCards(text).reply.text).toBe(said);
});

test.each([
  ["ce l'avete in rosso?", ['flannel']],
  ['e bianca?', ['oxford']],
  ['e da donna?', ['silk']],
  ['sotto i 40 euro?', ['flannel']],
  ['quanto costano?', ['oxford', 'slim', 'flannel']],
  ['la meno cara?', ['flannel']],
  ['che differenza c’è tra le prime due?', ['oxford', 'slim']],
])('%s shows %j', (text, ids) => {
  expect(afterCards(text).reply.productIds).toEqual(ids);
});

test('a refinement of a refinement leans on the wish before both, and takes its place where it says the same', () => {
  expect(answers([WISH, 'e in rosso?', 'e in azzurro?']).at(-1)?.productIds).toEqual(['slim']);
});

test('what was asked of one card leaves the list and the wish as they were', () => {
  const [list, , second] = answers([WISH, 'la prima quanto costa?', 'e la seconda?']);
  expect(second?.productIds).toEqual([list?.productIds[1]]);
  expect(answers([WISH, 'la prima quanto costa?', 'e in rosso?']).at(-1)?.productIds).toEqual(['flannel']);
});

test('where none is so, that is said', () => {
  expect(afterCards('e in verde?').reply).toMatchObject({ source: 'FALLBACK', productIds: [] });
});

test.each([
  ['fate fotocopie?', 'a colori quanto?', 'copies'],
  ['quando siete aperti?', 'anche di domenica?', 'hours'],
  ['in quanti giorni arriva?', 'e sulle isole?', 'times'],
])('%s, then %s: the FAQ %s', (question, next, id) => {
  expect(answers([question, next]).at(-1)?.faqId).toBe(id);
});

test('a question that says all by itself leans on nothing', () => {
  expect(answers([WISH, 'quanto costa la spedizione?']).at(-1)?.faqId).toBe('delivery');
  expect(answers(['fate fotocopie?', 'quando siete aperti?']).at(-1)?.faqId).toBe('hours');
  expect(answers(['fate fotocopie?', 'avete un cappotto?']).at(-1)?.productIds).toEqual(['coat']);
  for (const strange of [
    'che materiali usate?',
    'che materiali usate, 3?',
    'chi è il titolare?',
    'quanti dipendenti siete?',
    'xyz',
    '=SOMMA(A1:A9)',
    'bla bla gnagna',
  ])
    expect(answers(['quando siete aperti?', strange]).at(-1)?.source, strange).toBe('FALLBACK');
});

test('one failed answer forgets no wish', () => {
  const [, lost, found] = answers([WISH, 'e in verde?', 'e in rosso?']);
  expect(lost?.productIds).toEqual([]);
  expect(found?.productIds).toEqual(['flannel']);
});

test('with a model, prices and stock of a card are told by us, and all other doubt is its own', () => {
  expect(afterCards('il secondo quanto costa?', first3, true).rules.reply?.text).toBe('Camicia slim: 44,00 €.');
  const compared = afterCards('che differenza c’è tra le prime due?', first3, true).rules;
  expect(compared.reply).toBeUndefined();
  expect(compared.suggested.map(({ id }) => id)).toEqual(['oxford', 'slim']);
  expect(answerByRules(knowledge, { text: 'a colori quanto?', turns: faqTurns() }, true).reply).toBeUndefined();
});

function faqTurns() {
  return [
    { sender: 'USER' as const, text: 'fate fotocopie?', products: [] },
    { sender: 'BOT' as const, text: faqs.find(({ id }) => id === 'copies')?.answer ?? '', products: [] },
  ];
}

test('who asks for advice and nothing more is asked back, whatever was wished for before', () => {
  expect(afterCards('consigli').reply.fallbackReason).toBe('ASKED_BACK');
});

test('what was said before is worth reading only where a message may lean on it', () => {
  expect(mayLean(knowledge, 'che camicia da uomo mi consigliate per un matrimonio in spiaggia?')).toBe(false);
  expect(mayLean(knowledge, 'e in rosso?')).toBe(true);
});
