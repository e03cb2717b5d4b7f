import { expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import { sufferCuts } from './cuts.ts';
import { CUTS } from './cutting-proxy.ts';
import { createShop } from './story.ts';

const SUBSCRIBERS = 20;
const CUT = 51; // as often by each kind
const LONGEST = 150_000; // ms; the machine does other things too

// With 200 subscribers, 500 cuts and 50 messages a second: `npm run abuse -- cuts`.
test('whoever is cut off, and however, has in the end what the table has, once and in order', async () => {
  const app = await startTestApp({ TRUST_PROXY: '1' });
  const shop = await createShop(app);
  const storm = {
    subscribers: SUBSCRIBERS,
    cuts: CUT,
    conversations: 5,
    perSecond: 20,
    cutEvery: 20,
    lifeSigns: { every: 300, within: 2_000 },
  };
  const after = await sufferCuts(app, { id: shop.id, token: shop.owner.token }, storm, LONGEST);
  expect(after.errors).toEqual([]);
  expect(after.subscribed).toBe(SUBSCRIBERS);
  expect(after.messages).toBeGreaterThan(storm.conversations);
  // What was to be broken, was broken: bytes went nowhere, and frames stayed halves.
  for (const kind of CUTS) expect(after.cuts[kind], kind).toBeGreaterThan(CUT / CUTS.length / 2);
  expect(after.swallowed).toBeGreaterThan(0);
  await app.close();
}, 400_000); // it waits twice for so long at the most
