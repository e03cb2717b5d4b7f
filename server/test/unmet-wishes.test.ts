import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { app, apply, HEADER, openImports, openShop, preview, shop, upload } from './importing.ts';
import { ask, createPerson, createShop, eventually, listen, must, type Shop } from './story.ts';
import { isRealPostgres } from './story-database.ts';
import { visitorAsks } from './unanswered-story.ts';
import { deleteProducts, IGNORE_WISH, onlyWish, RESTORE_WISH, WISH_COUNTS, wishesOf } from './unmet-story.ts';

openImports();
beforeEach(() => openShop());

// The shop's one rucksack costs 49,90 €.
const FOURTEEN = [
  'zaini sotto 40 euro',
  'Avete zaini a meno di 40€?',
  'cerco uno zaino sotto i 40 euro',
  'vorrei uno zainetto massimo 40 euro',
  'uno zaino entro i 40 euro',
  'zaino sotto 40 euro?',
  'mi serve uno zaino, budget 40 euro',
  'avete uno zaino sotto i 30 euro?',
  'ZAINI SOTTO 30 EURO',
  'zaini sotto i 25 euro',
  'uno zaino a meno di 20 euro',
  'vendete zaini sotto i 35 euro?',
  'cerchiamo zaini sotto 40 euro',
  'zaini sotto 45 euro',
];

const REMOVE = 'mutation ($id: ID!, $ids: [ID!]!) { removeConversations(companyId: $id, ids: $ids) }';

/** Adds a product by an import, as a shop does; its id. */
async function importProduct(line: string): Promise<string> {
  const before = await productIds();
  const { id } = await preview(await upload(`${HEADER}\n${line}`), 'MERGE');
  expect((await apply(id)).errors).toEqual([]);
  const added = (await productIds()).filter((each) => !before.includes(each));
  return added[0] ?? '';
}

async function productIds(): Promise<string[]> {
  const query = 'query ($id: ID!) { products(companyId: $id, first: 50) { nodes { id } } }';
  return (await must(app, query, { id: shop.id }, shop.owner.token)).products.nodes.map(({ id }: { id: string }) => id);
}

describe('a wish for which the catalogue has nothing', () => {
  test('of fourteen visitors is one row, closed by the import that meets it, and open again when that is gone', async () => {
    const colleague = await createPerson(app, 'CLIENT', shop.id);
    const panels = [shop.owner, colleague].map(({ token }) => listen(app, WISH_COUNTS, { id: shop.id }, token));
    const told = (openCount: number, metCount: number) =>
      eventually(`both are told ${openCount} open, ${metCount} met`, () =>
        panels.every(({ events }) => {
          const last = events.at(-1)?.unmetWishCounts;
          return last?.openCount === openCount && last?.metCount === metCount;
        }),
      );
    await told(0, 0);
    for (const text of FOURTEEN) await visitorAsks(app, shop, text);
    await visitorAsks(app, shop, 'zaini sotto 40 euro', 'uno zaino sotto 40 euro'); // one who wishes twice
    await onlyWish(app, shop, 16);
    const wish = await eventually('it is called as most call it', async () =>
      (await wishesOf(app, shop)).find(({ thing }) => thing === 'zaini'),
    );
    expect(wish).toMatchObject({
      ...{ status: 'OPEN', thing: 'zaini', category: null, traits: [], visitorCount: 15, product: null },
      budget: { minCents: null, maxCents: 4_000 },
      supply: { state: 'OTHER_PRICE', missing: [], cheapestCents: 4_990 },
    });
    expect(wish.examples).toHaveLength(3);
    await told(1, 0);

    const added = await importProduct('Z9;Zaino Lago;Zaino leggero.;39,00 €;Accessori;zaino');
    await told(0, 1);
    expect(await wishesOf(app, shop, 'MET')).toMatchObject([
      { id: wish.id, wishCount: 16, supply: { state: 'MET', cheapestCents: 3_900 }, product: { name: 'Zaino Lago' } },
    ]);
    expect((await deleteProducts(app, shop, [added])).errors).toEqual([]);
    await told(1, 0);
    expect(await wishesOf(app, shop)).toMatchObject([
      { id: wish.id, supply: { state: 'OTHER_PRICE', cheapestCents: 4_990 }, product: null },
    ]);
    await Promise.all(panels.map((panel) => panel.stop()));
  });

  test('says what the catalogue has instead, and what is met, or asks for no goods, is none', async () => {
    await visitorAsks(app, shop, 'Quali sono gli orari?', 'avete zaini?', 'Fate tatuaggi?', 'cuffie wireless', 'ciao');
    await visitorAsks(app, shop, 'avete guanti da forno?', 'cerco uno zaino in pelle rossa sotto i 15 euro');
    await visitorAsks(app, shop, 'avete guanti da forno, almeno 99999999999999999999999 euro?'); // no row stands still for it
    const wishes = await eventually('both are there', async () => {
      const found = await wishesOf(app, shop);
      return found.length === 2 && found.every(({ supply }) => supply) ? found : null;
    });
    const [gloves, rucksack] = wishes.toSorted((a, b) => (a.thing < b.thing ? -1 : 1));
    expect(gloves).toMatchObject({
      thing: 'guanti da forno',
      budget: null,
      supply: { state: 'NOT_SOLD', cheapestCents: null },
    });
    expect(rucksack).toMatchObject({
      thing: 'zaino',
      traits: [
        { kind: 'COLOUR', label: 'rosso' },
        { kind: 'MATERIAL', label: 'pelle' },
      ],
      supply: { state: 'OTHER_TRAIT', missing: [{ label: 'pelle' }], cheapestCents: 4_990 },
    });
  });

  test('is set aside, stays so when it is wished again, and is brought back; one of nobody’s is refused', async () => {
    await visitorAsks(app, shop, 'avete ombrelli?');
    const { id } = await onlyWish(app, shop, 1);
    const other = await createShop(app);
    for (const [company, token, wish] of [
      [shop.id, shop.owner.token, 'non-un-id'],
      [shop.id, shop.owner.token, randomUUID()],
      [other.id, other.owner.token, id],
    ] as const)
      for (const change of [IGNORE_WISH, RESTORE_WISH])
        expect((await ask(app, change, { company, id: wish }, token)).errors[0]?.extensions.code).toBe(
          'UNMET_WISH_NOT_FOUND',
        );
    const variables = { company: shop.id, id };
    for (const _ of [1, 2])
      expect(await must(app, IGNORE_WISH, variables, shop.owner.token)).toEqual({
        ignoreUnmetWish: { status: 'IGNORED' },
      });
    await visitorAsks(app, shop, 'cerco un ombrello');
    await onlyWish(app, shop, 2, 'IGNORED');
    expect(await wishesOf(app, shop)).toEqual([]);
    expect(await must(app, RESTORE_WISH, variables, shop.owner.token)).toEqual({
      restoreUnmetWish: { status: 'OPEN' },
    });
    await onlyWish(app, shop, 2);
  });

  test('loses the part of a conversation that is removed, and goes with the last', async () => {
    const first = await visitorAsks(app, shop, 'avete zaini sotto i 40 euro?');
    const second = await visitorAsks(app, shop, 'uno zaino per Filippo, sotto i 10 euro', 'zaino sotto i 10 euro');
    await onlyWish(app, shop, 3);
    await must(app, REMOVE, { id: shop.id, ids: [second] }, shop.owner.token);
    const left = await eventually('its budget is of what is left', async () => {
      const [wish] = await wishesOf(app, shop);
      return wish?.budget?.maxCents === 4_000 ? wish : null;
    });
    expect(left).toMatchObject({ wishCount: 1, visitorCount: 1, examples: ['avete zaini sotto i 40 euro?'] });
    expect(JSON.stringify(left)).not.toContain('Filippo');
    await must(app, REMOVE, { id: shop.id, ids: [first] }, shop.owner.token);
    expect(await wishesOf(app, shop)).toEqual([]);
  });

  test('keeps nothing of what was said but the thing and what it has to be', async () => {
    await visitorAsks(app, shop, 'Sono Filippo Segretissimo, vorrei un ombrello rosso per mia suocera');
    await onlyWish(app, shop, 1);
    for (const table of ['unmet_wishes', 'unmet_wish_messages', 'unread_wishes']) {
      const rows = await querySystem(app.shared.database, `select * from ${table} where company_id = $id`, {
        id: shop.id,
      });
      expect(JSON.stringify(rows)).not.toMatch(/filippo|segretissimo|suocera/i);
    }
  });

  test('stands in pages, those of the most visitors first, and in a file for whoever buys goods', async () => {
    const things = ['ombrelli', 'guanti da forno', 'tende', 'tappeti rossi'];
    for (const [place, thing] of things.entries())
      for (let times = 0; times <= place; times++) await visitorAsks(app, shop, `avete ${thing}?`);
    await visitorAsks(app, shop, 'zaini sotto 40 euro', 'zaini sotto 40 euro');
    const wishes = await eventually('all are there', async () => {
      const found = await wishesOf(app, shop, 'OPEN', 2);
      return found.length === 5 && found.every(({ supply }) => supply) ? found : null;
    });
    const counts = wishes.map(({ visitorCount }) => visitorCount);
    expect(counts).toEqual([4, 3, 2, 1, 1]);
    expect(new Set(wishes.map(({ id }) => id)).size).toBe(5);

    const { createUnmetWishExport } = await must(
      app,
      'mutation ($id: ID!) { createUnmetWishExport(companyId: $id, format: CSV) { url } }',
      { id: shop.id },
      shop.owner.token,
    );
    const response = await fetch(createUnmetWishExport.url);
    expect(response.headers.get('content-disposition')).toContain('richieste_inevase_');
    const lines = Buffer.from(await response.arrayBuffer())
      .toString('utf8')
      .split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffCosa;Categoria;Caratteristiche;Budget da (€);Budget fino a (€);Visitatori;Volte;Ultima volta;Il tuo prezzo più basso (€);Nel catalogo',
    );
    expect(lines[1]).toMatch(/^tappeti;;rosso;;;4;4;[^;]+;;Non in catalogo$/);
    expect(lines.find((line) => line.startsWith('zaini'))).toMatch(
      /^zaini;;;;40,00;1;2;[^;]+;49,90;In catalogo, a un altro prezzo$/,
    );
    expect(lines.filter((line) => /^[=+@-]/.test(line))).toEqual([]);
    expect((await fetch(createUnmetWishExport.url)).status).toBe(404);
  });
});

describe.skipIf(!isRealPostgres)('wishes on two servers', () => {
  let here: App;
  let there: App;
  let shared: Shop;
  beforeAll(async () => {
    [here, there] = await Promise.all([startTestApp(), startTestApp()]);
    shared = await createShop(here);
  });
  afterAll(() => Promise.all([here, there].map((each) => each.close())));

  test('are put together once, whichever of them does it, and told by both', async () => {
    const panel = listen(there, WISH_COUNTS, { id: shared.id }, shared.owner.token);
    const asked = Array.from({ length: 24 }, (_, number) =>
      visitorAsks(
        number % 2 === 0 ? here : there,
        shared,
        'avete ombrelli?',
        'zaini sotto 40 euro',
        'cerco un ombrello',
      ),
    );
    await Promise.all(asked);
    const wishes = await eventually('every wish is in its row', async () => {
      const found = await wishesOf(here, shared);
      return found.reduce((sum, { wishCount }) => sum + wishCount, 0) >= 72 ? found : null;
    });
    expect(wishes.toSorted((a, b) => b.wishCount - a.wishCount)).toMatchObject([
      { wishCount: 48, visitorCount: 24 },
      { wishCount: 24, visitorCount: 24 },
    ]);
    await eventually('the other server tells it', () => panel.events.at(-1)?.unmetWishCounts.openCount === 2);
    await panel.stop();
  });
});
