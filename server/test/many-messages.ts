import type { App } from '../app.ts';
import { asSystem } from '../database/system.ts';

/** Puts so many messages at the end of a conversation, and tells who listens, after each slice. */
export async function addMessages(
  { shared }: Pick<App, 'shared'>,
  { companyId, id }: { companyId: string; id: string },
  count: number,
  slice: number,
): Promise<void> {
  for (let added = 0; added < count; added += slice) {
    await asSystem(shared.database, async (manager) => {
      await manager.query(
        `insert into messages (company_id, conversation_id, seq, id, sender, text, sent_at)
        select $1::uuid, $2::uuid, last_seq + n, gen_random_uuid(), 'USER', repeat('x', 400), now()
        from conversations, generate_series(1, $3::int) n where company_id = $1::uuid and id = $2::uuid`,
        [companyId, id, slice],
      );
      await manager.query(
        'update conversations set last_seq = last_seq + $3, version = version + 1 where company_id = $1 and id = $2',
        [companyId, id, slice],
      );
    });
    shared.publish({ kind: 'conversation', companyId, id });
  }
}
