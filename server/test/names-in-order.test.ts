import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { addCompany, listCompanies } from '../companies/store.ts';
import { type Database, openDatabase } from '../database/data-source.ts';
import { asSystem, querySystem } from '../database/system.ts';
import { fold } from '../language/fold.ts';
import { listPeople } from '../people/store.ts';
import { isRealPostgres, storyDatabaseUrl } from './story-database.ts';

// In the order in which they stand everywhere, whatever a locale thinks of case, accents and apostrophes.
const NAMES = [
  "'O Sole",
  '10 e lode',
  'amici',
  'Àncora',
  'Ancora due',
  'Elba',
  'ÉLITE',
  'e\u0301lite bis',
  'Èlite tre',
  'L’Orto',
  'Ñandú',
  'Olio',
  'òrto',
  'Zara',
  'Σίγμα',
  'Яма',
];
const idOf = (place: number) => `00000000-0000-4000-8000-0000000000${String(place + 10)}`;
// Case, a dot, a hyphen: locales look past them.
const EMAILS = ['a-z@x.it', 'a.b@x.it', 'ab@x.it', 'a_c@x.it'].toSorted();

/** Databases that differ in what orders texts: all there are at hand. */
const LOCALES = {
  c: `locale 'C'`,
  utf8: `locale 'C.UTF-8'`,
  italian: `locale 'C' locale_provider icu icu_locale 'it-IT'`,
};

describe('names in order', () => {
  const databases: Database[] = [];
  let drop = async () => {};

  beforeAll(async () => {
    if (!isRealPostgres) {
      databases.push(await openDatabase({ url: null, folder: '', template: inject('template'), poolSize: 1 }));
    } else {
      const owner = await new DataSource({ type: 'postgres', url: storyDatabaseUrl ?? '' }).initialize();
      const names = Object.keys(LOCALES).map((locale) => `tuoshop_order_${locale}_${randomUUID().slice(0, 8)}`);
      drop = async () => {
        for (const name of names) {
          await owner.query(`drop database if exists ${name} with (force)`);
          for (const role of ['app', 'system']) await owner.query(`drop role if exists ${name}_${role}`);
        }
        await owner.destroy();
      };
      for (const [place, locale] of Object.values(LOCALES).entries()) {
        await owner.query(`create database ${names[place]} encoding 'UTF8' ${locale} template template0`);
        const url = new URL(storyDatabaseUrl ?? '');
        url.pathname = `/${names[place]}`;
        databases.push(await openDatabase({ url: url.href, folder: '', poolSize: 2 }));
      }
    }
    await Promise.all(databases.map(fill));
  });
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  });

  /** Entered in another order than they are to stand in. */
  async function fill(database: Database): Promise<void> {
    await asSystem(database, async (manager) => {
      for (const [place, name] of [...NAMES.entries()].toReversed())
        await addCompany(manager, {
          id: idOf(place),
          name,
          logoUrl: '',
          primaryColor: '#000000',
          secondaryColor: '#ffffff',
          ownerId: null,
        });
    });
    for (const email of EMAILS.toReversed())
      await querySystem(
        database,
        `insert into accounts (id, email, role, company_id, password_hash)
        values (gen_random_uuid(), $email, 'CLIENT', $companyId, '')`,
        { email, companyId: idOf(0) },
      );
  }

  /** All pages of two, each asked of the next database. */
  async function pages(search: string): Promise<{ names: string[]; cursors: (string | null)[] }> {
    const names: string[] = [];
    const cursors: (string | null)[] = [];
    for (let page = 0; ; page++) {
      const database = databases[page % databases.length] as Database;
      const after = cursors.at(-1) ?? null;
      const found = await asSystem(database, (manager) =>
        listCompanies(manager, { all: true }, search, { first: 2, after }),
      );
      names.push(...found.nodes.map(({ name }) => name));
      cursors.push(found.pageInfo.endCursor);
      if (!found.pageInfo.hasNextPage) return { names, cursors };
    }
  }

  test('are the same everywhere, and a page begun on one database goes on on another', async () => {
    const { names, cursors } = await pages('');
    expect(names).toEqual(NAMES);
    // The very same texts on the embedded database and on every other.
    expect(cursors).toEqual(NAMES.flatMap((name, place) => (place % 2 ? [cursorOf([fold(name), idOf(place)])] : [])));
  });

  test.each([
    ['elite', ['ÉLITE', 'e\u0301lite bis', 'Èlite tre']],
    ['ÀNCORA', ['Àncora', 'Ancora due']],
    ['RTO', ['L’Orto', 'òrto']],
    ["L'ORTO", ['L’Orto']],
    ['ΣΊΓ', ['Σίγμα']],
  ])('searching for %s finds what differs in case and accents alone', async (search, found) => {
    expect((await pages(search)).names).toEqual(found);
  });

  test('a page begun before names were folded goes on where it stood', async () => {
    const old = cursorOf(['ÉLITE', idOf(NAMES.indexOf('ÉLITE'))]);
    for (const database of databases) {
      const { nodes } = await asSystem(database, (manager) =>
        listCompanies(manager, { all: true }, '', { first: 1, after: old }),
      );
      expect(nodes.map(({ name }) => name)).toEqual(['e\u0301lite bis']);
    }
  });

  test('people stand by their e-mails, byte by byte', async () => {
    for (const database of databases) {
      const emails: string[] = [];
      for (let after: string | null = null; emails.length < EMAILS.length; ) {
        const page = await asSystem(database, (manager) => listPeople(manager, idOf(0), { first: 1, after }));
        emails.push(...page.nodes.map(({ email }) => email));
        after = page.pageInfo.endCursor;
      }
      expect(emails).toEqual(EMAILS);
    }
  });

  test('every letter is folded as the server folds it', async () => {
    const letters = Array.from({ length: 0x52f - 0x20 }, (_, place) => String.fromCodePoint(0x20 + place)).filter(
      (letter) => fold(letter).length <= 1,
    );
    for (const database of databases) {
      const rows = await querySystem<{ letter: string; folded: string }>(
        database,
        'select letter, folded(letter) as folded from unnest($letters::text[]) as letter',
        { letters },
      );
      expect(rows.filter(({ letter, folded }) => folded !== fold(letter))).toEqual([]);
    }
  });
});

function cursorOf(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}
