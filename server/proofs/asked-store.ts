import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';

const CONVERSATIONS = 3_000; // the newest; each has one question and more
const MESSAGES = 6_000;

/** What the visitors of a company said to its assistant in the last ninety days, the newest conversations first. */
export async function saidLately(manager: EntityManager, companyId: string): Promise<string[]> {
  const rows = await query<{ text: string }>(
    manager,
    `select said.text
    from (
      select id from conversations where company_id = $companyId and last_message_at > now() - interval '90 days'
      order by last_message_at desc, id desc limit ${CONVERSATIONS}
    ) lately
    cross join lateral (
      select text, seq from messages where company_id = $companyId and conversation_id = lately.id and sender = 'USER'
      order by seq desc
    ) said
    limit ${MESSAGES}`,
    { companyId },
  );
  return rows.map(({ text }) => text);
}
