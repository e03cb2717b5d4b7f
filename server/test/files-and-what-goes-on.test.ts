import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { conversationExport } from '../conversations/conversation-export.ts';
import { querySystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import type { ExportReach } from '../exports/export.ts';
import { productExport } from '../exports/product-export.ts';
import { uploadPath } from '../uploads/file-store.ts';
import { APPLY, ASK_UPLOAD, app, HEADER, openImports, openShop, preview, shop, undo, upload } from './importing.ts';
import { createVisitor, eventually, must, say, start } from './story.ts';
import { isRealPostgres } from './story-database.ts';

openImports();

const MANY = isRealPostgres ? 4_000 : 1_000; // rows; four and twenty slices

const reach = (): ExportReach => ({
  companyId: shop.id,
  read: (work) => inCompany(app.shared.database, shop.id, work),
  options: {},
  dataDir: app.config.dataDir,
});

async function imported(name: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => `${name}${number};${name} ${number};D;1 €;C;k`);
  const { id } = await preview(await upload([HEADER, ...rows].join('\n')));
  await must(app, APPLY, { companyId: shop.id, importId: id }, shop.owner.token);
}

async function countOf(name: string): Promise<number> {
  const [{ count } = { count: -1 }] = await querySystem<{ count: number }>(
    app.shared.database,
    `select count(*)::int as count from products where company_id = $id and name like $name || ' %'`,
    { id: shop.id, name },
  );
  return count;
}

describe('while a catalogue that two imports replaced is deleted', () => {
  test('no undo goes back to what is left of it', async () => {
    await openShop();
    await imported('Giusto', MANY);
    await imported('Sbagliato', 10);
    await imported('Peggio', 10);
    await eventually('a part of it is gone', async () => (await countOf('Giusto')) < MANY);
    expect((await undo()).errors).toEqual([]);
    expect((await undo()).errors[0]?.extensions.code).toBe('NOTHING_TO_UNDO');
    await eventually('all of it is gone', async () => (await countOf('Giusto')) === 0);
    expect(await countOf('Sbagliato')).toBe(10);
  });

  test('an export of it breaks off rather than look whole', async () => {
    await openShop();
    await imported('Giusto', 1_200);
    const rows = productExport.rows(reach())[Symbol.asyncIterator]();
    expect((await rows.next()).value).toHaveLength(500);
    await imported('Sbagliato', 10);
    await imported('Peggio', 10);
    await eventually('it is gone', async () => (await countOf('Giusto')) === 0);
    const rest = async () => {
      for (let next = await rows.next(); !next.done; next = await rows.next());
    };
    await expect(rest()).rejects.toThrow('replaced twice');
  });
});

test('a file that came incomplete, and counts for nobody, does not stay on the disk', async () => {
  await openShop();
  const variables = { companyId: shop.id, kind: 'PRODUCTS', fileName: 'p.csv', size: 10_000 };
  const { createImportUpload } = await must(app, ASK_UPLOAD, variables, shop.owner.token);
  const response = await fetch(createImportUpload.url, { method: 'PUT', body: Buffer.alloc(5_000, 'x') });
  expect(response.status).toBe(400);
  expect(existsSync(uploadPath(app.config.dataDir, createImportUpload.id))).toBe(false);
});

test('an export of the log has the conversations that go on while it is read, each once', async () => {
  await openShop();
  const visitor = await createVisitor(app, shop.id);
  const { data } = await start(app, visitor, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  // Sixty whose last message is newer: the first page is of fifty.
  const others = await querySystem<{ id: string }>(
    app.shared.database,
    `insert into conversations (company_id, id, visitor_id, client_conversation_id, last_seq, started_at, last_message_at)
    select $id, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 1, now() - interval '1 hour',
      now() + n * interval '1 second' from generate_series(1, 60) n returning id`,
    { id: shop.id },
  );
  await querySystem(
    app.shared.database,
    `insert into messages (company_id, conversation_id, seq, id, sender, text)
    select company_id, id, 1, gen_random_uuid(), 'BOT', 'Ciao!' from conversations where company_id = $id and last_seq = 1`,
    { id: shop.id },
  );
  const exported: string[] = [];
  for await (const rows of conversationExport.rows(reach())) {
    if (exported.length === 0) {
      await say(app, visitor, id, 'E la spedizione?');
      await querySystem(
        app.shared.database,
        `update conversations set last_message_at = now() + interval '1 day' where company_id = $company and id = $id`,
        { company: shop.id, id },
      );
    }
    exported.push(...new Set(rows.map(({ conversation }) => String(conversation))));
  }
  expect(exported.toSorted()).toEqual([id, ...others.map((other) => other.id)].toSorted());
});
