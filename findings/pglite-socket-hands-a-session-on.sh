#!/usr/bin/env bash
# Expected: who connects to a database anew begins a session of its own: what the one before set, locked or prepared ended
#   with its connection, as PostgreSQL and its poolers (by DISCARD ALL) have it.
# Seen: an open transaction is rolled back, and all else goes on: search_path, time zone, role, settings, temporary tables,
#   advisory locks and prepared statements. So `pg_dump` 15, which is refused for its version, leaves an empty search_path
#   behind, and no later client finds a table; a client that prepares by name is told that the name exists already.
#   (@electric-sql/pglite-socket 0.2.17, pglite 0.5.14, pg 8.23.1, Node 24)
# Why it matters here: the embedded database is served that way. Roles and settings are set inside transactions alone, one
#   connection stays for as long as the process, and no tool is pointed at its socket while the server runs.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact @electric-sql/pglite@0.5.14 @electric-sql/pglite-socket@0.2.17 pg@8.23.1
cat > one-after-another.mjs <<'J'
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import pg from 'pg';
const server = new PGLiteSocketServer({ db: await PGlite.create(), path: `${process.cwd()}/.s.PGSQL.5432` });
await server.start();
const client = async () => {
  await new Promise((done) => setTimeout(done, 200)); // it takes one at a time, and sees late that one has gone
  const client = new pg.Client({ host: process.cwd(), user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  return client;
};
const first = await client();
await first.query(`create table product (n int); create role reader; set time zone 'Asia/Tokyo'; create temp table kept (n int);
  select pg_advisory_lock(7); set role reader`);
await first.query({ name: 'count', text: 'select 1' });
await first.end();
const second = await client();
const ask = async (query) => second.query(query).then(({ rows }) => Object.values(rows[0] ?? { a: 'none' })[0], (error) => error.message);
const seen = [
  await ask('show time zone'), await ask('select current_user'), await ask('select count(*)::int from kept'),
  await ask("select count(*)::int from pg_locks where locktype = 'advisory'"), await ask({ name: 'count', text: 'select 1' }),
];
await second.query('reset role');
await second.query('begin; insert into product values (1)');
second.connection.stream.destroy();
const third = await client();
seen.push((await third.query('select count(*)::int as n from product')).rows[0].n);
await third.query("select set_config('search_path', '', false)"); // what pg_dump begins with
await third.end();
const fourth = await client();
seen.push(await fourth.query('select 1 from product').then(() => 'found', (error) => error.message));
console.log('pglite-socket 0.2.17', JSON.stringify(seen));
const expected = ['Asia/Tokyo', 'reader', 'permission denied for table kept', 1, 'prepared statement "count" already exists', 0, 'relation "product" does not exist'];
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
J
node one-after-another.mjs
