import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { isInScope } from '../companies/owner-store.ts';
import { startTestApp } from './app.ts';
import { createPerson, createShop, createVisitor, eventually, listen, start } from './story.ts';

let app: App;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

// What an admin's dashboard listens to, each with a name of its own, whatever it counts.
const COUNTS = ['subscription { told: visibleCompanyCount }', 'subscription { told: companyTotals { total } }'];

test.each(COUNTS)(
  'what happens to a company is told to its owner and to who sees all, and nobody else: %s',
  async (count) => {
    const { owner } = await createShop(app);
    const shop = await createShop(app, { owner });
    const other = await createShop(app);
    const superadmin = await createPerson(app, 'SUPERADMIN');
    const listening = [owner, other.owner, superadmin].map(({ token }) => listen(app, count, {}, token));
    const others = listening[1];
    await eventually('all listen', () => listening.every(({ events }) => events.length > 0));
    const before = listening.map(({ events }) => events.length);
    app.shared.publish({ kind: 'company', id: shop.id });
    const isTold = (at: number) => (listening[at]?.events.length ?? 0) > (before[at] ?? 0);
    await eventually('those concerned are told', () => isTold(0) && isTold(2));
    await createShop(app, { owner: other.owner });
    const numbers = () => others?.events.map(({ told }) => told.total ?? told) ?? [];
    await eventually('the other owner is told of theirs', () => numbers().at(-1) === 2);
    // A wake-up may come twice; what it tells is never somebody else's number.
    expect([...new Set(numbers())]).toEqual([1, 2]);
    for (const each of listening) await each.stop();
  },
);

test('what is said at a company is read again by its owner, and by no other admin', async () => {
  const [mine, theirs] = [await createShop(app), await createShop(app)];
  const readings = new Map<string, number>();
  const scopes = { mine: { ownerId: mine.owner.id }, theirs: { ownerId: theirs.owner.id } };
  for (const [name, scope] of Object.entries(scopes))
    readings.set(name, (await isInScope(app.shared.database, scope, mine.id)) ? 1 : 0);
  expect([...readings]).toEqual([
    ['mine', 1],
    ['theirs', 0],
  ]);
  const figures = [mine, theirs].map(({ owner }) =>
    listen(app, 'subscription { platformFigures { messagesToday } }', {}, owner.token),
  );
  await eventually('both listen', () => figures.every(({ events }) => events.length > 0));
  await start(app, await createVisitor(app, mine.id), 'Quali sono gli orari?');
  await eventually('mine counts', () => figures[0]?.events.at(-1)?.platformFigures.messagesToday > 0);
  expect(figures[1]?.events.at(-1)?.platformFigures.messagesToday).toBe(0);
  for (const each of figures) await each.stop();
});
