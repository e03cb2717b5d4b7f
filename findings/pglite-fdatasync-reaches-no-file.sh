#!/usr/bin/env bash
# Expected: where PostgreSQL asks for its log to be on the disk (fsync=on, wal_sync_method=fdatasync, its default), the file
#   system that PGlite was given is told so.
# Seen: PGlite starts PostgreSQL with -F; its NodeFS has no fsync; and with both mended fdatasync() still returns 0 and calls
#   nothing, while fsync() reaches stream_ops.fsync once a commit (PGlite 0.5.14, PostgreSQL 18.6).
# Why it matters here: a commit that was answered is in the kernel's memory alone; wal_sync_method=fsync with an fsync of
#   one's own puts it on the disk.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.14
cat > run.mjs <<'JS'
import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
let calls = 0;
let hadOne;
class Counting extends NodeFS {
  async init(...given) {
    const made = await super.init(...given);
    made.emscriptenOpts.preRun.push(({ FS }) => {
      const operations = FS.filesystems.NODEFS.stream_ops;
      hadOne = 'fsync' in operations;
      operations.fsync = ({ node, nfd }) => {
        if (/^[0-9A-F]{24}$/.test(node.name)) calls++;
        fsyncSync(nfd);
        return 0;
      };
    });
    return made;
  }
}
await (await PGlite.create('data')).close();
const seen = {};
for (const method of ['fdatasync', 'fsync']) {
  const startParams = PGlite.defaultStartParams.filter((param) => param !== '-F');
  startParams.push('-c', 'fsync=on', '-c', `wal_sync_method=${method}`);
  const database = await PGlite.create({ fs: new Counting('data'), startParams });
  await database.exec('create table if not exists t (n int)');
  calls = 0;
  for (let n = 0; n < 10; n++) await database.query('insert into t values (1)');
  seen[method] = calls;
  await database.close();
}
const isOff = PGlite.defaultStartParams.includes('-F');
console.log(process.version, { isOff, hadOne, ...seen });
process.exit(isOff && !hadOne && seen.fdatasync === 0 && seen.fsync === 10 ? 0 : 1);
JS
node run.mjs
