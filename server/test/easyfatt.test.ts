import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { namesOf, questionOf, sourcesOf } from './feed-story.ts';
import { createShop, must, type Shop } from './story.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let shop: Shop;
let access: { address: string; user: string; password: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await createShop(app);
  access = await newAccess();
});

async function newAccess() {
  const { createCataloguePush } = await must(
    app,
    'mutation ($id: ID!) { createCataloguePush(companyId: $id) { address user password } }',
    { id: shop.id },
    shop.owner.token,
  );
  return createCataloguePush;
}

const product = (code: string, name: string, price: string) =>
  `<Product><InternalID>1</InternalID><Code>${code}</Code><Description>${name}</Description>
    <GrossPrice1>${price}</GrossPrice1><Category>Casa</Category></Product>`;
const full = (...products: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><EasyfattProducts AppVersion="2" Mode="full" Warehouse="Negozio"><Products>${products.join('')}</Products></EasyfattProducts>`;
const changes = (updated: string[], deleted: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><EasyfattProducts AppVersion="2" Mode="incremental">
    <UpdatedProducts>${updated.join('')}</UpdatedProducts>
    <DeletedProducts>${deleted.map((code) => `<Product><Code>${code}</Code></Product>`).join('')}</DeletedProducts>
  </EasyfattProducts>`;
const CUPS = ['1', '2', '3', '4', '5'].map((code) => product(code, `Tazza ${code}`, `${code}.50`));

/** Sends it as Easyfatt does: a form with one file, and user and password. */
async function send(xml: string | Uint8Array, given: Partial<typeof access> = {}) {
  const { address, user, password } = { ...access, ...given };
  const form = new FormData();
  form.append('file', new Blob([xml as string]), 'prodotti.xml');
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const response = await fetch(address, { method: 'POST', headers: { authorization }, body: form });
  return { status: response.status, text: (await response.text()).trim(), headers: response.headers };
}

/** Confirms the first catalogue, which takes the place of what was tried before. */
async function begin(): Promise<void> {
  expect((await send(full(...CUPS))).text).toContain('confermalo nel pannello');
  const { run } = await questionOf(app, shop);
  await must(
    app,
    'mutation ($id: ID!, $run: ID!) { applyCatalogueRun(companyId: $id, runId: $run) { companyId } }',
    { id: shop.id, run: run.id },
    shop.owner.token,
  );
  expect((await namesOf(app, shop)).length).toBe(5);
}

describe('what Easyfatt sends', () => {
  test('in full takes the place of the catalogue, and is answered OK', async () => {
    await begin();
    expect(await send(full(...CUPS, product('6', 'Tazza 6', '6.50')))).toMatchObject({ status: 200, text: 'OK' });
    expect(await namesOf(app, shop)).toContain('Tazza 6');
    expect(await send(full(...CUPS))).toMatchObject({ status: 200, text: 'OK' });
    expect(await namesOf(app, shop)).not.toContain('Tazza 6');
    const { runs, push } = await sourcesOf(app, shop);
    expect(runs.map(({ origin, state }: Record<string, string>) => `${origin} ${state}`)).toEqual([
      'PUSH APPLIED',
      'PUSH APPLIED',
      'PUSH APPLIED',
    ]);
    expect(push).toMatchObject({ userName: access.user });
  });

  test('as changes changes and removes what it names, and nothing else', async () => {
    await begin();
    const sent = changes([product('1', 'Tazza rossa', '9.00'), product('7', 'Piatto', '3.00')], ['5']);
    expect((await send(sent)).text).toBe('OK');
    expect((await namesOf(app, shop)).toSorted()).toEqual(['Piatto', 'Tazza 2', 'Tazza 3', 'Tazza 4', 'Tazza rossa']);
    expect((await sourcesOf(app, shop)).runs[0]).toMatchObject({ newCount: 1, changedCount: 1, removedCount: 1 });
  });

  test('with nothing new is answered OK, too', async () => {
    await begin();
    expect((await send(full(...CUPS))).text).toBe('OK');
    expect((await sourcesOf(app, shop)).runs[0]).toMatchObject({ state: 'UNCHANGED' });
  });

  test('that would remove too much waits for a person, and says so', async () => {
    await begin();
    expect((await send(full(...CUPS.slice(0, 2)))).text).toContain('confermalo nel pannello');
    expect((await namesOf(app, shop)).length).toBe(5);
    expect(await questionOf(app, shop)).toMatchObject({ run: { question: 'SHRINKS' }, preview: { removedCount: 3 } });
  });

  test('that cannot be read leaves the catalogue, and says why', async () => {
    expect((await send('<EasyfattProducts><Products><Product>')).text).toBe(
      'Il file XML è incompleto: qualcosa non viene mai chiuso.',
    );
    expect(await namesOf(app, shop)).toEqual(['Cuffie Wireless', 'Zaino Urban']);
  });

  test('may come without a form, and by the header of its own', async () => {
    await begin();
    const { address, user, password } = access;
    const sent = Buffer.from(`${user}:${password}`).toString('base64');
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'x-authorization': sent },
      body: full(...CUPS),
    });
    expect(await response.text()).toBe('OK');
  });
});

describe('nobody else sends it', () => {
  test('with a wrong user, password or address, which are told apart by nobody', async () => {
    const tries = [
      { password: 'sbagliata' },
      { user: 'altro' },
      { address: `${access.address.slice(0, -4)}AAAA` },
      { address: `${app.url}/easyfatt/${randomUUID()}` },
      { address: `${app.url}/easyfatt/` },
    ];
    const answers = await Promise.all(tries.map((each) => send(full(...CUPS), each)));
    for (const { status, text, headers } of answers) {
      expect([status, text]).toEqual([401, 'Credenziali non valide. Verifica email e password.']);
      expect(headers.get('www-authenticate')).toBe('Basic realm="Easyfatt"');
    }
    expect((await sourcesOf(app, shop)).runs).toEqual([]);
  });

  test("with another company's user and password", async () => {
    const mine = access;
    const theirs = await createShop(app);
    shop = theirs;
    const { user, password } = await newAccess();
    expect((await send(full(...CUPS), { ...mine, user, password })).status).toBe(401);
  });

  test('with the password of before, or once it is closed', async () => {
    const before = access;
    access = await newAccess();
    expect((await send(full(...CUPS), before)).status).toBe(401);
    await must(
      app,
      'mutation ($id: ID!) { removeCataloguePush(companyId: $id) { companyId } }',
      { id: shop.id },
      shop.owner.token,
    );
    expect((await send(full(...CUPS))).status).toBe(401);
  });

  test('by what is stored of it', async () => {
    const [row] = await querySystem<{ text: string }>(
      app.shared.database,
      `select row_to_json(p)::text || encode(key_hash, 'escape') || encode(password_hash, 'escape') as text
      from catalogue_pushes p where company_id = $id`,
      { id: shop.id },
    );
    expect(row?.text).not.toContain(access.password);
    expect(row?.text).not.toContain(access.address.split('/').at(-1));
  });
});

describe('what is no catalogue is refused', () => {
  const authorization = () => `Basic ${Buffer.from(`${access.user}:${access.password}`).toString('base64')}`;

  test('a question instead of a file', async () => {
    expect((await fetch(access.address)).status).toBe(405);
  });

  test('a form without a file, and one that is none', async () => {
    const form = new FormData();
    form.append('altro', 'testo');
    const headers = { authorization: authorization() };
    expect((await fetch(access.address, { method: 'POST', headers, body: form })).status).toBe(400);
    const broken = { ...headers, 'content-type': 'multipart/form-data' };
    expect((await fetch(access.address, { method: 'POST', headers: broken, body: 'x' })).status).toBe(400);
    const cut = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
    expect((await fetch(access.address, { method: 'POST', headers: cut, body: '--x\r\n' })).status).toBe(400);
    expect((await sourcesOf(app, shop)).runs).toEqual([]);
  });
});

test('too many wrong passwords, and too many catalogues, are sent away', async () => {
  const limits = {
    wrongPushesByAddress: { most: 2, seconds: 900_000_000 },
    pushesByCompany: { most: 1, seconds: 900_000_000 },
  };
  const strict = await startTestApp({}, { limits });
  try {
    const here = await createShop(strict);
    const { createCataloguePush: own } = await must(
      strict,
      'mutation ($id: ID!) { createCataloguePush(companyId: $id) { address user password } }',
      { id: here.id },
      here.owner.token,
    );
    expect((await send(full(...CUPS), own)).status).toBe(200);
    expect((await send(full(...CUPS), own)).status).toBe(429);
    const wrong = { ...own, password: 'x' };
    expect((await send('', wrong)).status).toBe(401);
    expect((await send('', wrong)).status).toBe(401);
    expect(await send('', wrong)).toMatchObject({ status: 429 });
  } finally {
    await strict.close();
  }
});
