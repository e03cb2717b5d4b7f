import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuoshop-damaged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openDatabase({ url: null, folder, poolSize: 1 });
const filesOf = (database: string) => readdirSync(join(folder, database), { recursive: true }).length;

test('a database that a backup brought back in part is left as it is, and the start says what is the matter', async () => {
  const before = await open();
  await querySystem(before, 'create table kept (text text)');
  await before.close();
  rmSync(join(folder, 'postgres', 'global'), { recursive: true });
  const files = filesOf('postgres');
  await expect(open()).rejects.toThrow(
    /^Il database incorporato in .* non si avvia\. .* \(manca global\/pg_control: ripristina una copia intera, .*\)$/,
  );
  expect(filesOf('postgres')).toBe(files);
});
