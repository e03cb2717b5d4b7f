import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { halfWay } from './half-way.ts';
import { app, apply, HEADER, openImports, openShop, preview, shop, upload } from './importing.ts';
import { createPerson, eventually, type Listening, listen } from './story.ts';

vi.mock('../imports/rows-store.ts', async (load) => {
  const { withPauseHalfWay } = await import('./half-way.ts');
  return withPauseHalfWay(await load<typeof import('../imports/rows-store.ts')>());
});

openImports();

describe('whoever follows an import', () => {
  const PROGRESS =
    'subscription ($companyId: ID!, $id: ID!) { importProgress(companyId: $companyId, id: $id) { percent } }';
  const percents = (events: { importProgress: { percent: number } }[]) =>
    events.map(({ importProgress }) => importProgress.percent);

  /** From now on an import goes no further than half-way before somebody was told of it. */
  function goOnWhenToldTo({ events }: Listening) {
    const isUnderway = (percent: number) => percent > 0 && percent < 100;
    halfWay.wait = () => eventually('they are told meanwhile', () => percents(events).some(isUnderway));
  }
  const { wait } = halfWay;
  afterEach(() => {
    halfWay.wait = wait;
  });

  beforeAll(async () => {
    await openShop();
  });

  test('is told how far the reading and the writing have come, up to the end', async () => {
    const lines = Array.from({ length: 30_000 }, (_, row) => `${row + 1};Tazza ${row};Una tazza.;9,90 €;Casa;tazza`);
    const uploadId = await upload([HEADER, ...lines].join('\r\n'));
    const reading = listen(app, PROGRESS, { companyId: shop.id, id: uploadId }, shop.owner.token);
    await eventually('the reading is followed', () => reading.events.length > 0);
    const report = await preview(uploadId);
    await eventually('all is read', () => percents(reading.events).at(-1) === 100);
    const writing = listen(app, PROGRESS, { companyId: shop.id, id: report.id }, shop.owner.token);
    await eventually('the writing is followed', () => writing.events.length > 0);
    goOnWhenToldTo(writing);
    expect((await apply(report.id)).errors).toEqual([]);
    await eventually('all is written', () => percents(writing.events).at(-1) === 100);
    for (const { events } of [reading, writing]) {
      expect(percents(events)[0]).toBe(0);
      expect(percents(events)).toEqual(percents(events).toSorted((a, b) => a - b));
    }
    expect(new Set(percents(writing.events)).size).toBeGreaterThan(2); // not only where it begins and ends
    await Promise.all([reading.stop(), writing.stop()]);
  });

  test('of FAQs is told more than where it begins and ends', async () => {
    const list = Array.from({ length: 2_000 }, (_, row) => ({
      question: `Domanda ${row}?`,
      answer: `Risposta ${row}.`,
    }));
    const { id } = await preview(await upload(JSON.stringify(list), { kind: 'FAQS', fileName: 'faq.json' }));
    const writing = listen(app, PROGRESS, { companyId: shop.id, id }, shop.owner.token);
    await eventually('the writing is followed', () => writing.events.length > 0);
    goOnWhenToldTo(writing);
    expect((await apply(id)).errors).toEqual([]);
    await eventually('all is written', () => percents(writing.events).at(-1) === 100);
    expect(percents(writing.events).filter((percent) => percent > 0 && percent < 100).length).toBeGreaterThan(0);
    expect(percents(writing.events)).toEqual(percents(writing.events).toSorted((a, b) => a - b));
    await writing.stop();
  });

  test('follows only their own', async () => {
    const uploadId = await upload(HEADER);
    const colleague = await createPerson(app, 'CLIENT', shop.id);
    const listening = listen(app, PROGRESS, { companyId: shop.id, id: uploadId }, colleague.token);
    await eventually('it is refused', () => listening.errors[0]?.extensions?.code === 'UPLOAD_NOT_FOUND');
    await listening.stop();
  });
});
