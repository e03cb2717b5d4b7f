import { describe, expect, test } from 'vitest';
import type { Company } from '../companies/company.ts';
import type { ProductEdit } from '../products/edited-catalogue.ts';
import { exampleFaq } from '../test/example-faq.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleCompany } from '../test/example-shops.ts';
import type { KnowledgeRows, KnownVersions } from './company-knowledge.ts';
import { KnowledgeCache } from './knowledge-cache.ts';

/** A catalogue that a test changes: what is asked of it is written down, and reading the products waits for `open`. */
function shop(given: Partial<Company> = {}) {
  const asked: string[] = [];
  const gate = Promise.withResolvers<void>();
  const state = {
    company: exampleCompany({ catalogueId: 'first', ...given }) as Company | null,
    faqs: [exampleFaq({ id: 'hours', question: 'Orari?', keywords: ['orari'] })],
    products: [exampleProduct({ id: 'p', name: 'Cuffie' })],
    isDown: false,
    pricesChangeAt: null as Date | null,
    pricesChangedAt: new Date(0),
    pricedAnew: [] as ProductEdit[] | null,
    asked,
    open: gate.resolve,
    isHeld: false,
  };
  const pricedSince = ({ pricedAt }: KnownVersions) =>
    pricedAt !== null && pricedAt >= state.pricesChangedAt ? [] : state.pricedAnew;
  const rows: KnowledgeRows = {
    async changes(companyId, known: KnownVersions) {
      asked.push(`changes ${companyId}`);
      if (state.isDown) throw new Error('down');
      const { company } = state;
      if (!company) return null;
      const isSame = known.catalogueId === company.catalogueId && known.catalogue !== null;
      const edits = state.products.map((product) => ({ id: product.id, product }));
      return {
        company: { ...company, id: companyId },
        prompt: 'x'.repeat(1_000),
        faqs: known.faqs === company.faqsVersion ? null : state.faqs,
        edits: isSame ? (known.catalogue === company.catalogueVersion ? pricedSince(known) : edits) : null,
        pricesChangeAt: state.pricesChangeAt,
      };
    },
    async products(_, catalogueId) {
      asked.push(`products ${catalogueId}`);
      if (state.isHeld) await gate.promise;
      return state.products;
    },
  };
  return { state, rows };
}

function changed(state: { company: Company | null }, change: Partial<Company>): void {
  state.company = { ...(state.company as Company), ...change };
}

test('callers at the same time share one load, later ones need none', async () => {
  const { state, rows } = shop();
  const cache = new KnowledgeCache(rows);
  const [one, other] = await Promise.all([cache.get('a'), cache.get('a')]);
  expect(other).toBe(one);
  expect(state.asked.filter((what) => what.startsWith('products'))).toHaveLength(1);
  const before = state.asked.length;
  expect(await cache.get('a')).toBe(one);
  expect(state.asked).toHaveLength(before);
});

test('a visitor waits for the prices of an offer that began or ended, and for no others', async () => {
  const { state, rows } = shop();
  let now = new Date('2026-12-24T22:59:59Z');
  const cache = new KnowledgeCache(rows, undefined, () => now);
  const priceOf = async () => (await cache.get('a'))?.catalogue.byId.get('p')?.price;
  state.pricesChangeAt = new Date('2026-12-24T23:00:00Z');
  expect(await priceOf()).toBe('');
  const asked = state.asked.length;
  state.pricesChangedAt = state.pricesChangeAt;
  state.pricedAnew = [{ id: 'p', product: exampleProduct({ id: 'p', name: 'Cuffie', price: '49,99 €' }) }];
  expect(await priceOf()).toBe('');
  expect(state.asked).toHaveLength(asked);
  now = new Date('2026-12-24T23:00:00Z');
  state.pricesChangeAt = null;
  expect(await priceOf()).toBe('49,99 €');
  expect(await priceOf()).toBe('49,99 €');
  expect(state.asked).toHaveLength(asked + 1);
});

test('a visitor waits also where so many prices changed that the catalogue is compiled anew', async () => {
  const { state, rows } = shop();
  let now = new Date('2026-11-26T22:59:59Z');
  const cache = new KnowledgeCache(rows, undefined, () => now);
  state.pricesChangeAt = new Date('2026-11-26T23:00:00Z');
  await cache.get('a');
  state.pricesChangedAt = state.pricesChangeAt;
  now = new Date('2026-11-26T23:00:00Z');
  state.pricesChangeAt = null;
  state.pricedAnew = null;
  state.products = [exampleProduct({ id: 'p', name: 'Cuffie', price: '49,99 €' })];
  const [one, other] = await Promise.all([cache.get('a'), cache.get('a')]);
  for (const known of [one, other]) expect(known?.catalogue.byId.get('p')?.price).toBe('49,99 €');
});

describe('after a change', () => {
  test('a FAQ is known once it is refreshed, and the catalogue is not read again', async () => {
    const { state, rows } = shop();
    const cache = new KnowledgeCache(rows);
    const before = await cache.get('a');
    state.faqs = [exampleFaq({ id: 'shipping', question: 'Spedizione?' })];
    changed(state, { faqsVersion: 2 });
    await cache.refreshed('a');
    const after = await cache.get('a');
    expect(after?.faqs.faqs.map(({ faq }) => faq.id)).toEqual(['shipping']);
    expect(after?.catalogue).toBe(before?.catalogue);
    expect(state.asked.filter((what) => what.startsWith('products'))).toHaveLength(1);
  });

  test('a setting compiles nothing', async () => {
    const { state, rows } = shop();
    const cache = new KnowledgeCache(rows);
    const before = await cache.get('a');
    changed(state, { isActive: false, knowledgeVersion: 2 });
    await cache.refreshed('a');
    const after = await cache.get('a');
    expect(after?.company.isActive).toBe(false);
    expect([after?.faqs, after?.catalogue, after?.synonyms]).toEqual([
      before?.faqs,
      before?.catalogue,
      before?.synonyms,
    ]);
    expect(after?.faqs).toBe(before?.faqs);
  });

  test('whoever asks for the newest gets it, though nobody refreshed; and no old one in place of it', async () => {
    const { state, rows } = shop();
    const cache = new KnowledgeCache(rows);
    await cache.get('a');
    changed(state, { isActive: false, knowledgeVersion: 2 });
    expect((await cache.newest('a'))?.company.isActive).toBe(false);
    state.isDown = true;
    await expect(cache.newest('a')).rejects.toThrow('down');
    state.isDown = false;
    state.company = null;
    expect(await cache.newest('a')).toBeNull();
  });

  test('an edited product is known without reading the others', async () => {
    const { state, rows } = shop();
    const cache = new KnowledgeCache(rows);
    await cache.get('a');
    state.products = [exampleProduct({ id: 'p', name: 'Zaino' })];
    changed(state, { catalogueVersion: 2 });
    await cache.refreshed('a');
    expect((await cache.get('a'))?.catalogue.products.map(({ name }) => name)).toEqual(['Zaino']);
    expect(state.asked.filter((what) => what.startsWith('products'))).toHaveLength(1);
  });

  test('while another catalogue is compiled the one before answers, and a FAQ holds all the same', async () => {
    const { state, rows } = shop();
    const cache = new KnowledgeCache(rows);
    await cache.get('a');
    const waits: string[] = [];
    cache.onWait = (companyId) => waits.push(companyId);
    state.isHeld = true;
    state.products = [exampleProduct({ id: 'q', name: 'Lampada' })];
    changed(state, { catalogueId: 'second', catalogueVersion: 2 });
    await cache.refreshed('a');
    state.faqs = [exampleFaq({ id: 'shipping', question: 'Spedizione?' })];
    changed(state, { faqsVersion: 2 });
    await cache.refreshed('a');
    const meanwhile = await cache.get('a');
    expect(meanwhile?.catalogue.products.map(({ name }) => name)).toEqual(['Cuffie']);
    expect(meanwhile?.faqs.faqs.map(({ faq }) => faq.id)).toEqual(['shipping']);
    state.open();
    expect((await cache.current('a'))?.catalogue.products.map(({ name }) => name)).toEqual(['Lampada']);
    expect(waits).toEqual([]);
  });

  test('whoever listens is told when another catalogue answers, and not of the first', async () => {
    const { state, rows } = shop();
    const cache = new KnowledgeCache(rows);
    const told: string[] = [];
    cache.onReplaced = (companyId) => {
      told.push(`${companyId} ${state.products[0]?.name}`);
    };
    await cache.get('a');
    expect(told).toEqual([]);
    state.products = [exampleProduct({ id: 'q', name: 'Lampada' })];
    changed(state, { catalogueId: 'second', catalogueVersion: 2 });
    await cache.current('a');
    expect(told).toEqual(['a Lampada']);
    expect((await cache.get('a'))?.catalogue.products.map(({ name }) => name)).toEqual(['Lampada']);
  });

  test('what changes while the first load runs is in it', async () => {
    const { state, rows } = shop();
    const cache = new KnowledgeCache(rows);
    state.isHeld = true;
    const loading = cache.get('a');
    await Promise.resolve();
    state.faqs = [exampleFaq({ id: 'shipping', question: 'Spedizione?' })];
    changed(state, { faqsVersion: 2, isActive: false });
    cache.changed('a');
    state.open();
    const loaded = await loading;
    expect(loaded?.company.isActive).toBe(false);
    expect(loaded?.faqs.faqs.map(({ faq }) => faq.id)).toEqual(['shipping']);
  });

  test('a reading that failed is made up for by the next caller', async () => {
    const { state, rows } = shop();
    const cache = new KnowledgeCache(rows);
    await cache.get('a');
    changed(state, { isActive: false });
    state.isDown = true;
    await cache.refreshed('a');
    state.isDown = false;
    expect((await cache.get('a'))?.company.isActive).toBe(true); // at once, with what is known
    await cache.refreshed('a');
    expect((await cache.get('a'))?.company.isActive).toBe(false);
  });

  test('a company that is gone is known no longer', async () => {
    const { state, rows } = shop();
    const cache = new KnowledgeCache(rows);
    await cache.get('a');
    state.company = null;
    await cache.refreshed('a');
    expect(await cache.get('a')).toBeNull();
  });
});

test('the one used longest ago goes first when the budget is full', async () => {
  const { state, rows } = shop();
  const size = (await new KnowledgeCache(rows).get('a'))?.bytes ?? 0;
  const cache = new KnowledgeCache(rows, 2.5 * size);
  for (const id of ['a', 'b', 'a', 'c']) await cache.get(id); // with c, b goes
  state.asked.length = 0;
  await cache.get('a');
  await cache.get('c');
  expect(state.asked).toEqual([]);
  await cache.get('b');
  expect(state.asked[0]).toBe('changes b');
});

test('a company that does not exist is null each time it is asked for', async () => {
  const { state, rows } = shop();
  const { company } = state;
  state.company = null;
  const cache = new KnowledgeCache(rows);
  expect(await cache.get('x')).toBeNull();
  state.company = company;
  expect((await cache.get('x'))?.company.id).toBe('x');
});

test('a failed load fails its callers and is tried again', async () => {
  const { state, rows } = shop();
  state.isDown = true;
  const cache = new KnowledgeCache(rows);
  await expect(cache.get('a')).rejects.toThrow('down');
  state.isDown = false;
  expect((await cache.get('a'))?.company.id).toBe('a');
});
