#!/usr/bin/env bash
# Expected: with max_wal_size=32MB and checkpoint_timeout=30s the log of a PGlite that is written to stays near 32 MB.
# Seen: both are taken ('show' tells them) and nothing acts on them: no process makes checkpoints, the log only grows, and
#   'checkpoint' as a statement brings it down at once (PGlite 0.5.14, PostgreSQL 18.6).
# Why it matters here: 4 GB of log a month, all of it read again when a process that was killed starts; whoever embeds it has
#   to say 'checkpoint', and 'vacuum', from time to time.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.14
cat > run.mjs <<'JS'
import { readdirSync, statSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
const limits = ['-c', 'max_wal_size=32MB', '-c', 'min_wal_size=32MB', '-c', 'checkpoint_timeout=30s'];
const database = await PGlite.create({ dataDir: 'data', startParams: [...PGlite.defaultStartParams, ...limits] });
const megabytes = () =>
  readdirSync('data/pg_wal')
    .filter((name) => name.length === 24)
    .reduce((sum, name) => sum + statSync(`data/pg_wal/${name}`).size / 2 ** 20, 0);
await database.exec('create table t (n int, x text)');
for (let n = 0; n < 20; n++) await database.query(`insert into t select g, repeat('x', 200) from generate_series(1, 30000) g`);
const grown = megabytes();
await database.exec('checkpoint');
await database.exec('checkpoint');
const after = megabytes();
const [{ max_wal_size: told }] = (await database.query('show max_wal_size')).rows;
await database.close();
console.log(process.version, { told, grown, after });
process.exit(told === '32MB' && grown > 100 && after <= 48 ? 0 : 1);
JS
node run.mjs
