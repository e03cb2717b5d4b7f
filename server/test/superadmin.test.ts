import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { isRightPassword } from '../accounts/credentials.ts';
import { addSession } from '../accounts/session-store.ts';
import { findAccountByEmail, findSessionAccount } from '../accounts/store.ts';
import { type Database, openDatabase } from '../database/data-source.ts';
import { asSystem } from '../database/system.ts';
import { storyDatabaseUrl } from './story-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuoshop-superadmin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run superadmin -- EMAIL` and returns the password that it shows. */
async function makeSuperadmin(email: string): Promise<string> {
  const script = join(import.meta.dirname, '..', 'superadmin.ts');
  const database = storyDatabaseUrl ? { DATABASE_URL: storyDatabaseUrl, SECRET_KEY: randomUUID() } : {};
  const { stdout } = await promisify(execFile)(process.execPath, [script, email], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...database },
  });
  return /Password {3}(\S+)/.exec(stdout)?.[1] ?? '';
}

async function onDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ url: storyDatabaseUrl, folder, poolSize: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

test('a superadmin who gets a new password on the server is signed out wherever they were', async () => {
  const email = `${randomUUID()}@example.it`;
  await makeSuperadmin(email);
  const before = await onDatabase((database) =>
    asSystem(database, async (manager) => {
      const account = await findAccountByEmail(manager, email);
      if (!account) throw new Error('no superadmin was made');
      return { ...account, session: await addSession(manager, account.id, Buffer.from(randomUUID())) };
    }),
  );
  const password = await makeSuperadmin(email);
  await onDatabase(async (database) => {
    const now = await asSystem(database, (manager) => findAccountByEmail(manager, email));
    expect(await isRightPassword(now?.passwordHash ?? null, password)).toBe(true);
    expect(await findSessionAccount(database, before.session, before.id)).toBeNull();
  });
});
