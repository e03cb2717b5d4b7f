import type { App } from '../server/app.ts';
import { querySystem } from '../server/database/system.ts';
import type { Catalogue } from '../server/products/catalogue.ts';
import { compileCatalogue } from '../server/products/catalogue-draft.ts';
import { editCatalogue } from '../server/products/edited-catalogue.ts';
import { completed } from '../server/search/completed.ts';
import { createShop, createVisitor, must, type Shop, start } from '../server/test/story.ts';
import { startBenchApp } from './bench-app.ts';
import { catalogueCorpus } from './catalogue-corpus.ts';
import { median, printTable, quantile, significant } from './harness.ts';

// One edited product of 100,000 until it is found. First the index alone, beside compiling it as a whole
// and copying its largest list; then a product saved through the server until the next visitor is answered from it, in a
// shop of that size beside a shop of two products. `node bench/edit.ts 20 10000` does 20 rounds on 10,000.
const [rounds = 20, size = 100_000] = process.argv.slice(2).map(Number);

function time(work: () => void): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

function indexAlone(): void {
  const products = catalogueCorpus(size);
  let catalogue: Catalogue = completed(compileCatalogue(products));
  const whole = [1, 2, 3].map(() => time(() => completed(compileCatalogue(products))));
  const { entries } = catalogue.described;
  const copy = Array.from({ length: rounds }, () => time(() => void entries.slice()));
  const edit = (change: (round: number) => Partial<(typeof products)[number]>) =>
    Array.from({ length: rounds }, (_, round) => {
      const old = catalogue.byId.get(`p${(round * 7_919) % size}`);
      if (!old) throw new Error('no such product');
      const product = { ...old, ...change(round) };
      return time(() => {
        catalogue = editCatalogue(catalogue, [{ id: old.id, product }]) ?? catalogue;
      });
    });
  const rows = {
    'another price': edit(() => ({ price: '12,00 €', priceCents: 1_200 })),
    'sold out': edit(() => ({ isAvailable: false })),
    'another name and description': edit((round) => ({
      name: `Portaombrelli numero ${round}`,
      description: 'In ferro battuto, per ingresso e terrazzo.',
    })),
    'copying the largest list': copy,
    'compiling it as a whole': whole,
  };
  printTable(
    `the index of ${size.toLocaleString('en')} products, ms`,
    Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, figures(list)])),
  );
}

function figures(list: readonly number[]): Record<string, number> {
  return { median: significant(median(list)), p95: significant(quantile(list, 0.95)) };
}

async function fill(app: App, shop: Shop): Promise<void> {
  for (let from = 0; from < size; from += 1_000) {
    await querySystem(
      app.shared.database,
      `insert into products (company_id, catalogue_id, id, code, name, description, price, price_cents, currency, category,
        keywords, position)
      select $id, catalogue_id, gen_random_uuid(), 'c' || position, rows.name, description, price, "priceCents", currency,
        category, keywords, position + 10
      from companies, json_to_recordset($products::json) as rows (name text, description text, price text, "priceCents" bigint,
        currency text, category text, keywords text[], position int) where companies.id = $id`,
      { id: shop.id, products: JSON.stringify(catalogueCorpus(size).slice(from, from + 1_000)) },
    );
  }
}

const SAVE = `mutation ($companyId: ID!, $input: ProductInput!) {
  saveProduct(companyId: $companyId, input: $input) { id version }
}`;

/** A product saved until a visitor is answered from it: the save alone, and all of it. */
async function throughServer(): Promise<void> {
  const app = await startBenchApp({ LOG_LEVEL: 'error' });
  const large = await createShop(app);
  const small = await createShop(app, { owner: large.owner });
  await fill(app, large);
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, shop] of Object.entries({
    [`a shop of ${size.toLocaleString('en')}`]: large,
    'a shop of two': small,
  })) {
    const fields = { description: 'Per ingresso.', price: '35 €', category: 'Casa', keywords: ['portaombrelli'] };
    const input = { name: 'Portaombrelli', ...fields };
    const { token } = shop.owner;
    let { saveProduct: saved } = await must(app, SAVE, { companyId: shop.id, input }, token);
    const [saves, answers]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      const visitor = await createVisitor(app, shop.id);
      const begin = performance.now();
      const changed = { ...input, ...saved, name: `Portaombrelli ${round}`, price: `${round + 1} €` };
      ({ saveProduct: saved } = await must(app, SAVE, { companyId: shop.id, input: changed }, token));
      saves.push(performance.now() - begin);
      const { data } = await start(app, visitor, 'consigli per un portaombrelli');
      answers.push(performance.now() - begin);
      const [card] = data.startConversation.reply.products;
      if (card?.price !== `${round + 1} €`) throw new Error('the visitor was answered without the change');
    }
    rows[name] = { 'saved, median': significant(median(saves)), 'answered, median': significant(median(answers)) };
  }
  printTable('a product saved by GraphQL until a visitor is answered from it, embedded database, ms', rows);
  await app.close();
}

indexAlone();
await throughServer();
