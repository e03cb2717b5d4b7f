import type { Knowledge } from '../assistant/knowledge.ts';
import type { Database } from '../database/data-source.ts';
import { query } from '../database/sql.ts';
import { inCompany } from '../database/tenant.ts';
import type { Turn } from '../model/model.ts';
import { messagesBefore } from './message-store.ts';

export const TURNS = 8; // messages before the question that an answer may lean on
const NEWEST = 2_147_483_647; // of PostgreSQL's integers: before whatever comes next

/** Messages as an answer leans on them. */
export function asTurns(
  messages: Awaited<ReturnType<typeof messagesBefore>>,
  { catalogue }: Pick<Knowledge, 'catalogue'>,
): Turn[] {
  return messages.map(({ sender, text, productIds }) => ({
    sender,
    text,
    products: productIds.flatMap((id) => catalogue.byId.get(id) ?? []),
  }));
}

/** What was said last in a conversation, oldest first; nothing in one that is about to begin. */
export async function turnsBefore(database: Database, knowledge: Knowledge, conversationId: string): Promise<Turn[]> {
  const { id: companyId } = knowledge.company;
  const messages = await inCompany(database, companyId, (manager) =>
    messagesBefore(manager, companyId, conversationId, NEWEST, TURNS),
  );
  return asTurns(messages, knowledge);
}

/** Whether the newest answer of a conversation is one that found nothing. */
export async function wasNothingFound(database: Database, companyId: string, conversationId: string): Promise<boolean> {
  const rows = await inCompany(database, companyId, (manager) =>
    query<{ reason: string | null }>(
      manager,
      `select fallback_reason as reason from messages
      where company_id = $companyId and conversation_id = $conversationId and sender = 'BOT' order by seq desc limit 1`,
      { companyId, conversationId },
    ),
  );
  return rows[0]?.reason === 'NOT_FOUND';
}
