import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { startTestApp } from './app.ts';
import { ONE_WINDOW } from './no-limits.ts';
import { ask, createPerson, createShop, must, type Shop } from './story.ts';

let app: App;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp({}, { limits: { feedReadsByCompany: { most: 4, seconds: ONE_WINDOW } } });
  shop = await createShop(app, { name: 'Casa & Co.' });
});
afterAll(() => app.close());

const SWITCH = `mutation ($companyId: ID!, $isOn: Boolean!) {
  setMerchantFeed(companyId: $companyId, isOn: $isOn) { merchantFeedUrl }
}`;
const switchFeed = async (isOn: boolean): Promise<string> =>
  (await must(app, SWITCH, { companyId: shop.id, isOn }, shop.owner.token)).setMerchantFeed.merchantFeedUrl;
const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;

test('is off until somebody who manages the company switches it on, and its old address is nobody’s', async () => {
  const { priceSettings } = await must(
    app,
    'query ($id: ID!) { priceSettings(companyId: $id) { merchantFeedUrl freshCategories } }',
    { id: shop.id },
    shop.owner.token,
  );
  expect(priceSettings).toEqual({ merchantFeedUrl: null, freshCategories: [] });
  const client = await createPerson(app, 'CLIENT', shop.id);
  expect((await ask(app, SWITCH, { companyId: shop.id, isOn: true }, client.token)).errors).toHaveLength(1);

  const url = await switchFeed(true);
  expect(await switchFeed(true)).toBe(url);
  const response = await fetch(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const text = await response.text();
  expect(text).toContain('<title>Casa &amp; Co.</title>');
  const tag = response.headers.get('etag') ?? '';
  expect(await statusOf(url, { headers: { 'If-None-Match': tag } })).toBe(304);
  expect(await statusOf(url, { method: 'HEAD' })).toBe(200);
  expect(await statusOf(url, { method: 'POST' })).toBe(404);
  expect(await statusOf(url.replace(/.(?=\.xml$)/, (last) => (last === 'a' ? 'b' : 'a')))).toBe(404);
  expect(await statusOf(url.replace(shop.id, (await createShop(app)).id))).toBe(404);

  await switchFeed(false);
  expect(await statusOf(url)).toBe(404);
  const next = await switchFeed(true);
  expect(next).not.toBe(url);
  expect([await statusOf(url), await statusOf(next)]).toEqual([404, 200]);
});

test('has each product that Merchant takes, with another ETag as soon as one changed, so many times an hour', async () => {
  const url = await switchFeed(true);
  const tagOf = async () => (await fetch(url, { method: 'HEAD' })).headers.get('etag');
  const before = await tagOf();
  const input = {
    ...{ code: 'M-1', name: 'Moka', description: 'In alluminio.', price: '39,90', listPrice: '49,99 €' },
    ...{ category: 'Cucina', keywords: ['moka'], link: 'https://shop.example/moka', offerUntil: '2026-12-24' },
    imageUrl: 'https://shop.example/moka.jpg',
  };
  const save = 'mutation ($id: ID!, $input: ProductInput!) { saveProduct(companyId: $id, input: $input) { id } }';
  await must(app, save, { id: shop.id, input }, shop.owner.token);
  expect(await tagOf()).not.toBe(before);
  const text = await (await fetch(url)).text();
  expect(text.match(/<item>/g)).toHaveLength(1); // the other products have no picture
  expect(text).toContain('<g:price>49.99 EUR</g:price><g:sale_price>39.90 EUR</g:sale_price>');
  expect(await statusOf(url)).toBe(200);
  const refused = await fetch(url);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('fresh food is told beside its full price as soon as its category is marked', async () => {
  const read =
    'query ($id: ID!) { products(companyId: $id, search: "Moka", first: 1) { nodes { reduction { kind previousPrice percent } } } }';
  const reduction = async () => (await must(app, read, { id: shop.id }, shop.owner.token)).products.nodes[0].reduction;
  expect(await reduction()).toBeNull();
  const mark = `mutation ($id: ID!, $categories: [String!]!) {
    saveFreshCategories(companyId: $id, categories: $categories) { freshCategories }
  }`;
  const saved = await must(app, mark, { id: shop.id, categories: ['cucina'] }, shop.owner.token);
  expect(saved.saveFreshCategories).toEqual({ freshCategories: ['cucina'] });
  expect(await reduction()).toEqual({ kind: 'LIST_PRICE', previousPrice: '49,99 €', percent: 20 });
  const tooLong = { id: shop.id, categories: ['x'.repeat(61)] };
  expect((await ask(app, mark, tooLong, shop.owner.token)).errors[0]?.extensions.code).toBe('BAD_FRESH_CATEGORIES');
});
