import { describe, expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { addDays, dayOf } from '../language/rome.ts';
import { app, apply, openImports, openShop, preview, shop, undo, upload } from './importing.ts';
import { createVisitor, eventually, must, start } from './story.ts';

openImports();

const READ = `query ($companyId: ID!) { products(companyId: $companyId, first: 5) { nodes {
  id version name description price category keywords listPrice offerFrom offerUntil shownPrice
  reduction { previousPrice kind percent since }
} } }`;
const SAVE = `mutation ($companyId: ID!, $input: ProductInput!) {
  saveProduct(companyId: $companyId, input: $input) { id shownPrice reduction { previousPrice kind percent since } }
}`;
const HEADER = 'ID;Nome;Descrizione;Prezzo;Categoria;Parole Chiave;Prezzo Pieno;Inizio Offerta;Fine Offerta';

async function bringIn(cells: string, mode = 'REPLACE') {
  const { id } = await preview(await upload(`${HEADER}\nM;Moka;In alluminio.;${cells}`), mode);
  expect((await apply(id)).errors).toEqual([]);
}

async function moka() {
  return (await must(app, READ, { companyId: shop.id }, shop.owner.token)).products.nodes[0];
}

/** Edits the one product. */
async function ask(change: Record<string, unknown>) {
  const { shownPrice, reduction, ...known } = await moka();
  return (await must(app, SAVE, { companyId: shop.id, input: { ...known, ...change } }, shop.owner.token)).saveProduct;
}

/** Lets days go by: all that was noted is so much older. */
async function later(days: number) {
  const { id } = shop;
  const { background, database } = app.shared;
  await background.finished(); // what is left of catalogues that were replaced is removed in an order of its own
  await querySystem(
    database,
    `update products set priced_at = priced_at - make_interval(days => $days::int) where company_id = $id returning 1`,
    { id, days },
  );
  await querySystem(
    database,
    `update price_history set declared_at = declared_at - make_interval(days => $days::int) where company_id = $id
    returning 1`,
    { id, days },
  );
  await querySystem(
    database,
    `update catalogue_uses set since = since - make_interval(days => $days::int),
      until = until - make_interval(days => $days::int) where company_id = $id returning 1`,
    { id, days },
  );
}

/** What a visitor who asks is told, and the card beside it. */
async function told() {
  const asked = await start(app, await createVisitor(app, shop.id), 'quanto costa la moka?');
  const { text, products } = asked.data.startConversation.reply;
  return { text, price: products[0]?.price };
}

const LOWEST = { kind: 'LOWEST_OF_30_DAYS', since: null };

describe('an offer', () => {
  test('that is edited is told beside the lowest price of the 30 days before it, and grows beside the same', async () => {
    await openShop();
    await bringIn('100,00;Cucina;moka;;;');
    await later(40);
    expect(await ask({ price: '79,00', listPrice: '100,00' })).toMatchObject({
      shownPrice: '79,00 €',
      reduction: { previousPrice: '100,00 €', percent: 21, ...LOWEST },
    });
    expect(await told()).toEqual({
      text: 'Moka: 79,00 € (−21 % su 100,00 €, il prezzo più basso dei 30 giorni prima).',
      price: '79,00 €',
    });
    await later(10);
    expect((await ask({ price: '60,00' })).reduction).toMatchObject({ previousPrice: '100,00 €', percent: 40 });
    await later(10);
    expect((await ask({ price: '70,00' })).reduction).toEqual({ previousPrice: '60,00 €', percent: null, ...LOWEST });
    expect((await told()).text).toBe('Moka: 70,00 € (prezzo più basso dei 30 giorni prima: 60,00 €).');
    expect(await ask({ price: '100,00', listPrice: '' })).toMatchObject({ shownPrice: '100,00 €', reduction: null });
  });

  test('is a price like any other where the history is shorter', async () => {
    await openShop();
    await bringIn('100,00;Cucina;moka;;;');
    await later(20);
    expect(await ask({ price: '79,00', listPrice: '100,00' })).toMatchObject({
      shownPrice: '79,00 €',
      reduction: null,
    });
    expect((await told()).text).toBe('Moka: 79,00 €.');
    await ask({ price: '75,00', soldSince: addDays(dayOf(new Date()), -20) });
    expect((await moka()).reduction).toMatchObject({ kind: 'LOWEST_SINCE', percent: 25 });
    expect((await told()).text).toMatch(
      /^Moka: 75,00 € \(−25 % su 100,00 €, il prezzo più basso dal \d\d\/\d\d\/\d{4}\)\.$/,
    );
  });

  test('comes with files, in either way of applying them, and an import that was undone asked its price meanwhile', async () => {
    await openShop();
    await bringIn('100,00;Cucina;moka;;;');
    await later(40);
    await bringIn('90,00;Cucina;moka;;;', 'MERGE');
    expect((await undo()).errors).toEqual([]);
    await later(10);
    await bringIn('79,00;Cucina;moka;100,00;;');
    expect((await moka()).reduction).toMatchObject({ previousPrice: '90,00 €', percent: 12 });
    await later(5);
    await bringIn('79,00;Cucina;moka;100,00;;', 'MERGE');
    expect((await moka()).reduction).toMatchObject({ previousPrice: '90,00 €', percent: 12 });
    await bringIn('70,00;Cucina;moka;100,00;;', 'MERGE');
    expect((await moka()).reduction).toMatchObject({ previousPrice: '90,00 €', percent: 22 });
  });

  test('begins and ends by itself', async () => {
    await openShop();
    const inAWhile = (seconds: number) => `${new Date(Date.now() + seconds * 1_000).toISOString().slice(0, 19)}Z`;
    await bringIn('100,00;Cucina;moka;;;');
    await later(40);
    await ask({ price: '80,00', listPrice: '100,00', offerFrom: inAWhile(3), offerUntil: inAWhile(15) });
    expect([
      'Moka: 100,00 €.',
      'Moka: 80,00 € (−20 % su 100,00 €, il prezzo più basso dei 30 giorni prima).',
    ]).toContain((await told()).text);
    await eventually('the offer is on', async () => (await told()).text.includes('80,00 € (−20 % su 100,00 €'));
    await eventually('the offer is over', async () => (await told()).text === 'Moka: 100,00 €.');
    expect(await moka()).toMatchObject({ price: '80,00', shownPrice: '100,00 €', reduction: null });
  });
});

test('what was asked until over 400 days ago is forgotten', async () => {
  await openShop();
  await bringIn('100,00;Cucina;moka;;;');
  for (const price of ['90,00', '95,00']) {
    await later(410);
    await ask({ price });
  }
  await later(1);
  await bringIn('92,00;Cucina;moka;;;');
  const noted = await querySystem<{ cents: number }>(
    app.shared.database,
    'select price_cents::int as cents from price_history where company_id = $id order by cents',
    { id: shop.id },
  );
  expect(noted).toEqual([{ cents: 9_000 }, { cents: 9_200 }, { cents: 9_500 }]);
});

test('an import that is not applied leaves nothing behind', async () => {
  await openShop();
  await bringIn('100,00;Cucina;moka;;;');
  const { id } = await preview(await upload(`${HEADER}\nM;Moka;In alluminio.;90,00;Cucina;moka;;;`));
  await ask({ price: '95,00' });
  expect((await apply(id)).errors[0]?.extensions.code).toBe('STALE_IMPORT');
  const noted = await querySystem<{ cents: number }>(
    app.shared.database,
    'select price_cents::int as cents from price_history where company_id = $id order by cents',
    { id: shop.id },
  );
  expect(noted).toEqual([{ cents: 9_500 }, { cents: 10_000 }]);
});
