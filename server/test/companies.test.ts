import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { finishRemovals } from '../companies/removal-actions.ts';
import { querySystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { companyTables } from './company-tables.ts';
import { ONE_WINDOW } from './no-limits.ts';
import {
  ask,
  createPerson,
  createShop,
  createVisitor,
  eventually,
  listen,
  must,
  type Person,
  signIn,
  start,
} from './story.ts';

let app: App;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DETAILS =
  '{ id name logoUrl primaryColor website contactEmail contactPhone privacyUrl brandingVersion isActive }';
const CREATE = `mutation ($input: NewCompany!) { createCompany(input: $input) ${DETAILS} }`;
const UPDATE = `mutation ($id: ID!, $input: CompanyChanges!, $version: Int!) {
  updateCompany(companyId: $id, input: $input, version: $version) ${DETAILS}
}`;
const CHANGES = `subscription ($id: ID!) { companyChanges(companyId: $id) { name isActive faqCount } }`;
const refusalOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => [errors[0]?.extensions.code, errors[0]?.message];

describe('making a company', () => {
  test('an admin gets one of their own, with what its assistant begins with', async () => {
    const admin = await createPerson(app, 'ADMIN');
    const input = { name: '  Fiori  & Co ', website: 'www.fiori.it', contactPhone: '+39 02 1234567' };
    const { createCompany } = await must(app, CREATE, { input }, admin.token);
    expect(createCompany).toMatchObject({
      name: 'Fiori & Co',
      website: 'https://www.fiori.it/',
      contactEmail: '', // what an agency signs in with is no address for its shop's customers
      contactPhone: '+39 02 1234567',
      isActive: true,
    });
    const { company } = await must(
      app,
      'query ($id: ID!) { company(id: $id) { canManage faqCount draftFaqCount productCount staff { count lastAccessAt } } }',
      { id: createCompany.id },
      admin.token,
    );
    expect(company).toMatchObject({ canManage: true, draftFaqCount: 2, productCount: 0 });
    // The owner is the first of a company's people, and has just come.
    expect(company.staff).toEqual({ count: 1, lastAccessAt: expect.any(String) });
  });

  test.each([
    ['a day', 'companiesByPerson'],
    ['an hour', 'companiesByPersonAndHour'],
  ] as const)('an admin makes as many as may be in %s, a superadmin as many as they like', async (_, limit) => {
    const strict = await startTestApp({}, { limits: { [limit]: { most: 2, seconds: ONE_WINDOW } } });
    try {
      for (const role of ['ADMIN', 'SUPERADMIN'] as const) {
        const { token } = await createPerson(strict, role);
        const make = () => ask(strict, CREATE, { input: { name: 'Bottega' } }, token);
        expect([(await make()).errors, (await make()).errors]).toEqual([[], []]);
        const { errors, status } = await make();
        if (role === 'SUPERADMIN') expect(errors).toEqual([]);
        else {
          expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_COMPANIES' });
          expect(errors[0]?.extensions.retryAfter).toBeGreaterThan(0);
          expect([errors[0]?.message, status]).toEqual([expect.stringMatching(/^Hai già creato le aziende/), 200]);
        }
      }
    } finally {
      await strict.close();
    }
  });

  test('a blank name is refused with the sentence of its form, and nothing is made', async () => {
    const admin = await createPerson(app, 'ADMIN');
    expect(refusalOf(await ask(app, CREATE, { input: { name: '  ' } }, admin.token))).toEqual([
      'NEW_COMPANY_NAME_REQUIRED',
      "Il nome dell'azienda è obbligatorio",
    ]);
    const { companies } = await must(app, '{ companies(first: 5) { totalCount } }', {}, admin.token);
    expect(companies.totalCount).toBe(0);
  });

  test('whoever has nothing yet gets the demo shop, once', async () => {
    const admin = await createPerson(app, 'ADMIN');
    const initialize = 'mutation { initializeSystem { name productCount faqCount } }';
    const { initializeSystem } = await must(app, initialize, {}, admin.token);
    expect(initializeSystem).toEqual({ name: 'Demo Shop', productCount: 2, faqCount: 3 });
    const [code] = refusalOf(await ask(app, initialize, {}, admin.token));
    expect(code).toBe('SYSTEM_ALREADY_INITIALIZED');
  });
});

describe('changing a company', () => {
  test('what is given is saved, what is left out stays, and a stale save is refused', async () => {
    const { id, owner } = await createShop(app, { name: 'Prima' });
    const save = (input: object, version: number) => ask(app, UPDATE, { id, input, version }, owner.token);
    const first = await save({ contactEmail: 'ciao@prima.it', primaryColor: '#112233' }, 1);
    expect(first.data?.updateCompany).toMatchObject({ name: 'Prima', primaryColor: '#112233', brandingVersion: 2 });
    expect(refusalOf(await save({ name: 'Terza' }, 1))[0]).toBe('STALE_VERSION');
    const second = await save({ name: 'Seconda', contactEmail: '' }, 2);
    expect(second.data?.updateCompany).toMatchObject({ name: 'Seconda', contactEmail: '', primaryColor: '#112233' });
  });

  test('a client of the company changes its branding, and switches nothing off', async () => {
    const { id } = await createShop(app);
    const client = await createPerson(app, 'CLIENT', id);
    const input = { logoUrl: 'https://a.it/logo.png' };
    await must(app, UPDATE, { id, input, version: 1 }, client.token);
    const off = `mutation { setChatbotActive(companyId: "${id}", isActive: false) { isActive } }`;
    expect(refusalOf(await ask(app, off, {}, client.token))[0]).toBe('FORBIDDEN');
  });

  test('whoever looks at it is told: its name, its switch, its end', async () => {
    const { id, owner } = await createShop(app, { name: 'Da guardare' });
    const watching = listen(app, CHANGES, { id }, owner.token);
    const told = (expected: object | null) =>
      eventually(JSON.stringify(expected), () => {
        const last = watching.events.at(-1);
        return (
          last &&
          (expected
            ? JSON.stringify({ ...last.companyChanges, ...expected }) === JSON.stringify(last.companyChanges)
            : last.companyChanges === null)
        );
      });
    await told({ name: 'Da guardare', isActive: true });
    await must(app, UPDATE, { id, input: { name: 'Guardata' }, version: 1 }, owner.token);
    await told({ name: 'Guardata' });
    await must(app, `mutation { setChatbotActive(companyId: "${id}", isActive: false) { id } }`, {}, owner.token);
    await told({ isActive: false });
    await must(app, `mutation { deleteCompany(companyId: "${id}", name: "guardata") }`, {}, owner.token);
    await told(null);
    await watching.stop();
  });
});

describe('deleting a company', () => {
  test('asks for its name, and takes all that is its own with it', async () => {
    const { id, owner } = await createShop(app, { name: 'Da chiudere' });
    const other = await createShop(app, { owner });
    const client = await createPerson(app, 'CLIENT', id);
    await start(app, await createVisitor(app, id), 'Quali sono gli orari?');
    const remove = (name: string) =>
      ask(app, `mutation { deleteCompany(companyId: "${id}", name: "${name}") }`, {}, owner.token);
    expect(refusalOf(await remove('Da chiuder'))[0]).toBe('WRONG_COMPANY_NAME');
    expect((await remove(' da chiudere ')).data).toEqual({ deleteCompany: id });
    for (const table of ['accounts', 'conversations', 'messages', 'faqs', 'products']) {
      const rows = await querySystem(app.shared.database, `select from ${table} where company_id = $id`, { id });
      expect([table, rows.length]).toEqual([table, 0]);
    }
    expect(refusalOf(await ask(app, '{ viewer { id } }', {}, client.token))[0]).toBe('SESSION_EXPIRED');
    const { company } = await must(app, `{ company(id: "${other.id}") { faqCount } }`, {}, owner.token);
    expect(company.faqCount).toBeGreaterThan(0);
  });

  test('with very many conversations and products goes too, a slice at a time', async () => {
    const { id, owner } = await createShop(app, { name: 'Grande' });
    await querySystem(
      app.shared.database,
      `insert into conversations (company_id, id, visitor_id, client_conversation_id, last_seq)
      select $id::uuid, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 2 from generate_series(1, 1500)`,
      { id },
    );
    await querySystem(
      app.shared.database,
      `insert into products (company_id, catalogue_id, id, code, name)
      select id, catalogue_id, gen_random_uuid(), 'n' || n, 'Prodotto' from companies, generate_series(1, 1500) n
      where companies.id = $id`,
      { id },
    );
    const allowAgain = await Promise.all(['conversations', 'products'].map(allowNoLargeDeletion));
    const deleted = await ask(app, `mutation { deleteCompany(companyId: "${id}", name: "grande") }`, {}, owner.token);
    for (const allow of allowAgain) await allow();
    expect(deleted.data).toEqual({ deleteCompany: id });
    for (const { name, column } of await companyTables(app.shared.database)) {
      const rows = await querySystem(app.shared.database, `select from ${name} where ${column} = $id`, { id });
      expect([name, rows.length]).toEqual([name, 0]);
    }
  });

  test('hides it at once, and what a crash interrupted is ended later', async () => {
    const { id, owner } = await createShop(app, { name: 'Interrotta' });
    const superadmin = await createPerson(app, 'SUPERADMIN');
    const hide = `update companies set removed_at = now() - interval '2 minutes' where id = $id`;
    await querySystem(app.shared.database, hide, { id });
    const names = '{ companies(first: 100) { nodes { name } totalCount } }';
    for (const { token } of [owner, superadmin]) {
      const { errors } = await ask(app, `{ company(id: "${id}") { name } }`, {}, token);
      expect(errors[0]?.extensions.code).toBe('COMPANY_NOT_FOUND');
      const { companies } = await must(app, names, {}, token);
      expect(companies.nodes).not.toContainEqual({ name: 'Interrotta' });
    }
    const { shop } = (await ask(app, `{ shop(companyId: "${id}") { name } }`)).data ?? {};
    expect(shop ?? null).toBeNull();

    await finishRemovals(app.shared);
    for (const { name, column } of await companyTables(app.shared.database)) {
      const rows = await querySystem(app.shared.database, `select from ${name} where ${column} = $id`, { id });
      expect([name, rows.length]).toEqual([name, 0]);
    }
  });
});

/** From now on a statement that deletes very many rows of a table fails, as one that takes too long does. */
async function allowNoLargeDeletion(table: string): Promise<() => Promise<unknown>> {
  const name = `no_large_deletion_of_${table}`;
  await querySystem(
    app.shared.database,
    `create or replace function ${name}() returns trigger language plpgsql as $$
    begin
      if (select count(*) from old_rows) > 1000 then raise exception 'so many rows take too long'; end if;
      return null;
    end $$`,
  );
  await querySystem(
    app.shared.database,
    `create trigger ${name} after delete on ${table} referencing old table as old_rows
    for each statement execute function ${name}()`,
  );
  return () => querySystem(app.shared.database, `drop function ${name} cascade`);
}

describe('the list of companies', () => {
  const NAMES = ['Caffè Roma', 'Il caffè di Anna', 'CAFFETTERIA', 'Fiori', "L'Orto", 'Caffè Roma'];
  let owner: Person;
  const search = async (text: string | null, first = 10, after: string | null = null) => {
    const { companies } = await must(
      app,
      'query ($search: String, $first: Int!, $after: String) { companies(search: $search, first: $first, after: $after) { totalCount nodes { name } pageInfo { endCursor hasNextPage } } }',
      { search: text, first, after },
      owner.token,
    );
    return { ...companies, names: companies.nodes.map((node: { name: string }) => node.name) };
  };

  beforeAll(async () => {
    owner = await createPerson(app, 'ADMIN');
    for (const name of NAMES) await createShop(app, { name, owner });
    await createShop(app, { name: 'Caffè di un altro' });
  });

  test.each([
    ['caffe', ['CAFFETTERIA', 'Caffè Roma', 'Caffè Roma', 'Il caffè di Anna']],
    ['CAFFÈ R', ['Caffè Roma', 'Caffè Roma']],
    ["l'o", ["L'Orto"]],
    ['%', []],
    ['_', []],
    ['niente', []],
  ])('searched for %j', async (text, names) => {
    const found = await search(text);
    expect([...found.names].sort()).toEqual([...names].sort());
    expect(found.totalCount).toBe(NAMES.length);
  });

  test('those that begin with it come first, and pages go on where the last one ended', async () => {
    const first = await search('caffe', 3);
    const second = await search('caffe', 3, first.pageInfo.endCursor);
    expect(first.names).not.toContain('Il caffè di Anna');
    expect([first.pageInfo.hasNextPage, second.names, second.pageInfo.hasNextPage]).toEqual([
      true,
      ['Il caffè di Anna'],
      false,
    ]);
  });
});

describe('who works at a company', () => {
  test('is told live: whoever comes, signs in, goes', async () => {
    const { id, owner } = await createShop(app);
    const watching = listen(
      app,
      'subscription ($id: ID!) { staffChanges(companyId: $id) { count lastAccessAt } }',
      { id },
      owner.token,
    );
    const figures = listen(
      app,
      'subscription ($id: ID!) { companyFigures(companyId: $id) { lastAccessAt } }',
      { id },
      owner.token,
    );
    await eventually('figures', () => figures.events.length > 0);
    const told = (what: string, holds: (staff: { count: number; lastAccessAt: string | null }) => boolean) =>
      eventually(what, () => watching.events.some(({ staffChanges }) => holds(staffChanges)));
    // The owner is one of them, and has just come.
    await told('the owner alone', ({ count, lastAccessAt }) => count === 1 && lastAccessAt !== null);
    const ownersAccess = watching.events.at(-1)?.staffChanges.lastAccessAt;
    const email = `${randomUUID()}@example.it`;
    const add = `mutation { addClient(companyId: "${id}", email: "${email}", password: "mare e monti blu") { id } }`;
    const { addClient } = await must(app, add, {}, owner.token);
    await told('one who never came', ({ count, lastAccessAt }) => count === 2 && lastAccessAt === ownersAccess);
    await signIn(app, email, 'mare e monti blu');
    await told('an access', ({ lastAccessAt }) => lastAccessAt !== null && lastAccessAt > ownersAccess);
    await eventually(
      'an access among the figures',
      () => figures.events.at(-1)?.companyFigures.lastAccessAt > ownersAccess,
    );
    watching.events.length = 0;
    await must(app, `mutation { removeClient(companyId: "${id}", personId: "${addClient.id}") }`, {}, owner.token);
    await told('the owner alone again', ({ count }) => count === 1);
    // One who was added and never came, and then takes the e-mail for an account of their own.
    const own = `${randomUUID()}@example.it`;
    await must(app, add.replace(email, own), {}, owner.token);
    await told('another who never came', ({ count }) => count === 2);
    watching.events.length = 0;
    const register =
      'mutation ($email: String!) { register(email: $email, password: "mare e monti blu") { accessToken } }';
    await must(app, register, { email: own }, null, { origin: app.url });
    await told('gone to a company of their own', ({ count }) => count === 1);
    await watching.stop();
    await figures.stop();
  });
});
