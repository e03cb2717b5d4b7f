import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/data-source.ts';
import { isRealPostgres, storyDatabaseUrl } from './story-database.ts';

/** Whether the login of the stories may make databases: these two need some of their own. */
async function mayMakeDatabases(): Promise<boolean> {
  const client = new Client({ connectionString: storyDatabaseUrl ?? '' });
  await client.connect();
  const may = 'select from pg_roles where rolname = current_user and (rolcreatedb or rolsuper)';
  const { rows } = await client.query(may);
  await client.end();
  return rows.length > 0;
}

const isAllowed = isRealPostgres && (await mayMakeDatabases());

// The roles of PostgreSQL belong to all its databases, and no backup of one database has them.
describe.skipIf(!isAllowed)('the role that sees one company', () => {
  const name = `tuoshop_roles_${randomUUID().slice(0, 8)}`;
  let maker: Client;
  const urlOf = (database: string, login?: string) => {
    const url = new URL(storyDatabaseUrl ?? '');
    url.pathname = `/${database}`;
    if (login) url.username = login;
    return url.href;
  };
  const open = (url: string) => openDatabase({ url, folder: '', poolSize: 2 });

  beforeAll(async () => {
    maker = new Client({ connectionString: storyDatabaseUrl ?? '' });
    await maker.connect();
  });
  afterAll(async () => {
    for (const database of [name, `${name}_copy`]) await maker.query(`drop database if exists ${database}`);
    for (const role of ['app', 'system']) await maker.query(`drop role if exists ${name}_${role}`);
    await maker.end();
  });

  test('is not the login of the server, whose tables have no walls for it', async () => {
    await maker.query(`create role ${name}_app login createrole`);
    await maker.query(`grant ${name}_app to current_user`); // only who is a member may give it something
    await maker.query(`create database ${name} owner ${name}_app`);
    await expect(open(urlOf(name, `${name}_app`))).rejects.toThrow(
      `Il login ${name}_app ha il nome del ruolo che tiene separate le aziende: scegline un altro per DATABASE_URL.`,
    );
    await maker.query(`drop database ${name}`);
    await maker.query(`drop role ${name}_app`);
  });

  test('is missed at the start where a backup was brought back under another name', async () => {
    await maker.query(`create database ${name}`);
    await (await open(urlOf(name))).close();
    await maker.query(`create database ${name}_copy template ${name}`);
    await expect(open(urlOf(`${name}_copy`))).rejects.toThrow(
      `Nel database ${name}_copy il ruolo ${name}_copy_app manca, non ha permessi sulle tabelle o non è del login del server`,
    );
    await (await open(urlOf(name))).close();
  });
});
