import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { startTestApp } from './app.ts';
import { ask, createPerson, createShop, must } from './story.ts';

const NOTICES = '{ platformFigures { serverNotices } }';

let app: App;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a superadmin reads that a proxy stands in front that nobody told the server of; nobody else does', async () => {
  const superadmin = await createPerson(app, 'SUPERADMIN');
  const { owner } = await createShop(app);
  const noticesOf = async (token: string) =>
    (await must(app, NOTICES, {}, token)).platformFigures.serverNotices as string[];
  expect(await noticesOf(superadmin.token)).toEqual([]);
  await ask(app, '{ __typename }', {}, null, { 'x-forwarded-for': '192.0.2.7' });
  expect(await noticesOf(superadmin.token)).toEqual(['ADDRESSES_SHARED']);
  const { host } = new URL(app.url);
  await ask(app, '{ __typename }', {}, null, { origin: `https://${host}` });
  expect(await noticesOf(superadmin.token)).toEqual(['ADDRESSES_SHARED', 'SCHEME_UNKNOWN']);
  expect(await noticesOf(owner.token)).toEqual([]);
});
