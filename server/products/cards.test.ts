import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../assistant/reading.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleKnowledge } from '../test/example-shops.ts';
import { NO_CARD_FEATURES, ORDER_FEATURES } from './card-features.ts';
import { readCardWeights } from './card-weights-file.ts';
import { chooseCards, likelihoodsOf } from './cards.ts';
import { type CardFeatures, NOTHING_COMPARED } from './compared.ts';
import type { Product } from './product.ts';
import type { Recommendation } from './recommendation.ts';

const PRODUCTS = [
  { id: 'hose', name: 'Tubo da giardino 20 m', keywords: ['tubo'], description: 'Per annaffiare il prato.' },
  { id: 'pot', name: 'Vaso di terracotta', keywords: ['vaso'], description: 'Per il balcone e il giardino.' },
  { id: 'gloves', name: 'Guanti da lavoro', keywords: ['guanti'], description: 'Per chi lavora in giardino.' },
  { id: 'torch', name: 'Torcia a batteria', keywords: ['torcia'], description: 'Luce forte di notte.' },
  { id: 'red', name: 'Zaino Rosso', keywords: ['zaino'], category: 'Zaini' },
  { id: 'blue', name: 'Zaino Blu', keywords: ['zaino'], category: 'Zaini' },
  { id: 'green', name: 'Zaino Verde', keywords: ['zaino'], category: 'Zaini' },
].map((each) => exampleProduct({ ...each, priceCents: 2_000, price: '20 €' }));

const shown = (message: string, products: readonly Product[] = PRODUCTS) =>
  readForAnswer(exampleKnowledge({ products: [...products] }), message).found.products.map(({ id }) => id);

describe('of what was found', () => {
  test('equals are all shown', () => {
    expect(shown('mi consigliate uno zaino?')).toEqual(['red', 'blue', 'green']);
  });

  test('the likeliest comes first, and what hardly fits stays away', () => {
    const [first, ...others] = shown('cosa mi consigliate per annaffiare il giardino?');
    expect(first).toBe('hose');
    expect(others).not.toContain('torch');
  });

  test('what is misspelt is weighed as it was meant', () => {
    const knowledge = exampleKnowledge({ products: PRODUCTS });
    const order = (message: string, id: string) =>
      readForAnswer(knowledge, message).compared.cards.find(({ product }) => product.id === id)?.order;
    expect(order('consigliami un vaso di terracota', 'pot')).toEqual(order('consigliami un vaso di terracotta', 'pot'));
  });

  test('nothing is weighed where the wish names nothing, or the price alone decides', () => {
    const knowledge = exampleKnowledge({ products: PRODUCTS });
    for (const message of ['cosa mi consigliate sotto i 50 euro?', 'consigliami lo zaino più economico'])
      expect(readForAnswer(knowledge, message).compared).toBe(NOTHING_COMPARED);
    expect(shown('cosa mi consigliate sotto i 50 euro?')).toHaveLength(3);
  });

  test('nor where no advice is asked for', () => {
    const { compared } = readForAnswer(exampleKnowledge({ products: PRODUCTS }), 'quanto costa lo zaino rosso?');
    expect(compared).toBe(NOTHING_COMPARED);
  });
});

describe('what only goes with the words', () => {
  const compared = (message: string, products: readonly Product[] = PRODUCTS) =>
    readForAnswer(exampleKnowledge({ products: [...products] }), message).compared.cards.map(
      ({ product }) => product.id,
    );
  const others = (change: Partial<Product>) =>
    PRODUCTS.map((product) => (product.id === 'torch' ? { ...product, ...change } : product));
  const WISH = 'cosa mi consigliate per chi ha paura del buio in giardino, sotto i 30 euro?';

  test('is compared where it is for sale and within what is to be spent', () => {
    expect(compared(WISH)).toContain('torch');
    expect(compared(WISH, others({ isAvailable: false }))).not.toContain('torch');
    expect(compared(WISH, others({ priceCents: 9_000, price: '90 €' }))).not.toContain('torch');
    expect(compared(WISH, others({ name: 'Torcia per bambini' }))).toContain('torch');
    expect(compared(`${WISH} per un uomo`, others({ name: 'Torcia per bambini' }))).not.toContain('torch');
    expect(compared(`${WISH} niente torce`)).not.toContain('torch');
  });

  test('is not looked for in a shop that is too large to be read whole', () => {
    const many = Array.from({ length: 300 }, (_, at) =>
      exampleProduct({ id: `pen-${at}`, name: `Penna numero ${at}` }),
    );
    expect(compared(WISH, [...PRODUCTS, ...many])).not.toContain('torch');
  });
});

describe('a choice', () => {
  const values = (names: readonly string[], given: Record<string, number>) => names.map((name) => given[name] ?? 0);
  const card = (id: string, isFound: boolean, given: Record<string, number>): CardFeatures => ({
    product: exampleProduct({ id, name: id }),
    isFound,
    isWhole: given['share of the wish'] === 1,
    terms: new Set([`word of ${id}`]),
    order: values(ORDER_FEATURES, given),
  });
  const strong = { association: 1, 'association before the next': 0.5, 'share of the wish': 1, meaning: 1 };
  const weak = { association: 0, 'association before the next': -0.5, found: 1 };
  const idsOf = ({ products }: Recommendation) => products.map(({ id }) => id);
  const foundBy = (cards: readonly CardFeatures[]): Recommendation => ({
    products: cards.filter(({ isFound }) => isFound).map(({ product }) => product),
    hasEvidence: true,
    isThing: false,
    thingAt: null,
    isLacking: false,
    terms: ['any', ...cards.filter(({ isFound }) => isFound).map(({ product }) => `word of ${product.id}`)],
  });
  const chosen = (...cards: CardFeatures[]) => chooseCards(foundBy(cards), { cards, none: null });

  test('takes what was found, unless what goes with the words is likelier', () => {
    expect(idsOf(chosen(card('a', true, strong), card('b', false, weak)))).toEqual(['a']);
    expect(idsOf(chosen(card('a', true, weak), card('b', false, strong)))).toEqual(['b']);
    const found = { ...strong, found: 1, 'found first': 1, 'found alone': 1 };
    expect(idsOf(chosen(card('b', false, strong), card('a', true, found)))[0]).toBe('a');
  });

  test('shows nothing where none is likelier than any', () => {
    const cards = [card('a', true, weak)];
    const none = values(NO_CARD_FEATURES, { always: 1, lacking: 1, words: 1 });
    expect(chooseCards(foundBy(cards), { cards, none })).toMatchObject({ products: [], terms: [] });
    const sure = [card('a', true, { ...strong, found: 1, 'found as the thing': 1, 'thing by association': 1 })];
    expect(idsOf(chooseCards(foundBy(sure), { cards: sure, none }))).toEqual(['a']);
  });

  test('shows what was found by all that is wished, however likely none is', () => {
    const cards = [card('a', true, { 'share of the wish': 1, found: 1 })];
    const none = values(NO_CARD_FEATURES, { always: 9, lacking: 9 });
    expect(idsOf(chooseCards(foundBy(cards), { cards, none }))).toEqual(['a']);
  });

  test('keeps what was found and has all that is wished, in the order in which it was found', () => {
    const whole = { 'share of the wish': 1, found: 1 };
    const likely = { ...whole, ...strong };
    expect(idsOf(chosen(card('a', true, whole), card('b', true, likely)))).toEqual(['a', 'b']);
    const part = { ...whole, 'share of the wish': 0.5 };
    expect(idsOf(chosen(card('a', true, part), card('b', true, likely)))).toEqual(['b']);
  });

  test('keeps the words that speak for what is shown, and for nothing else', () => {
    const { products, terms } = chosen(card('a', true, weak), card('b', true, { ...strong, found: 1 }));
    expect(products.map(({ id }) => id)).toEqual(['b']);
    expect(terms).toEqual(['any', 'word of b']);
    expect(chosen(card('a', true, weak), card('b', false, strong)).terms).toEqual(['any', 'word of b']);
  });

  test('changes nothing where nothing was compared', () => {
    const found = foundBy([]);
    expect(chooseCards(found, NOTHING_COMPARED)).toBe(found);
  });

  test('weighs by likelihoods that are one in all, however far apart', () => {
    const apart = [card('a', true, { association: 500 }), card('b', true, { association: -500 })];
    const likelihoods = likelihoodsOf({ cards: apart, none: null }, readCardWeights());
    expect(likelihoods.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    expect(likelihoods[0]).toBeCloseTo(1);
  });
});

test('what was learnt speaks of every feature', () => {
  const { order, none } = readCardWeights();
  const lengths = [ORDER_FEATURES, NO_CARD_FEATURES].map((names) => names.length);
  expect([order, none].map((values) => values.length)).toEqual(lengths);
  expect([...order, ...none].every((value) => value !== 0)).toBe(true);
});
