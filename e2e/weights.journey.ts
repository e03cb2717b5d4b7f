import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../server/app.ts';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { openBrowser, type Person, startDemo } from './browser.ts';

let app: App;
let person: Person;

beforeAll(async () => {
  app = await startDemo();
  person = await openBrowser();
});
afterAll(async () => {
  await person?.close();
  await app?.close();
});

/** What came over the wire until the page was complete, in bytes without headers, by the file's name. */
async function received(address: string): Promise<Map<string, number>> {
  const page = await person.context.newPage();
  const sizes: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    const name = new URL(request.url()).pathname;
    sizes.push(request.sizes().then(({ responseBodySize }) => [name, responseBodySize]));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  return new Map(await Promise.all(sizes));
}

const total = (sizes: Map<string, number>, kind: RegExp) =>
  [...sizes].filter(([name]) => kind.test(name)).reduce((sum, [, size]) => sum + size, 0);

test.each([
  ['the embed script', '/embed.js', /embed\.js$/, 1_000],
  ['the whole chat', `/widget/${DEMO_COMPANY_ID}`, /^\/widget/, 23_000],
  ['the sign-in page', '/', /\.(js|css)$/, 170_000],
])('%s arrives compressed, within its budget', async (_what, path, kind, budget) => {
  const sizes = await received(app.url + path);
  const size = total(sizes, kind);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(budget);
});

test('a browser that reads no compression gets the files as they are', async () => {
  const plain = await fetch(`${app.url}/embed.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toContain('TuoShop');
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await fetch(`${app.url}/embed.js`, { headers: { 'accept-encoding': encoding } });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
  }
});
