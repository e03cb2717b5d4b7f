import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';

/** What there may be too much of for one statement, in the order in which it goes. */
const LARGE_TABLES = ['products', 'pictures', 'faq_hits'];

const MOST_MESSAGES = 5_000; // of the conversations that go at once

/** Rows that go at once: the embedded database has one connection, which visitors wait for meanwhile. */
export function rowsAtOnce({ isEmbedded }: { isEmbedded: boolean }): number {
  return isEmbedded ? 50 : 1_000;
}

/** From now on nobody finds the company, through any door; its rows are still to be removed. System door. */
export async function hideCompany(manager: EntityManager, companyId: string): Promise<void> {
  await query(manager, 'update companies set removed_at = now() where id = $companyId and removed_at is null', {
    companyId,
  });
}

/** Companies that were hidden more than a minute ago and still have rows: whoever removed them came to no end. System door. */
export async function leftCompanies(manager: EntityManager): Promise<string[]> {
  const rows = await query<{ id: string }>(
    manager,
    `select id from companies where removed_at is not null and removed_at < now() - interval '1 minute'`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Removes the next slice of what a company has much of: all at once took longer than any statement may.
 * @returns how many rows went; 0 when nothing is left.
 */
export async function removeSlice(manager: EntityManager, companyId: string, most: number): Promise<number> {
  const conversations = await query(manager, REMOVE_CONVERSATIONS, { companyId, most, mostMessages: MOST_MESSAGES });
  if (conversations.length > 0) return conversations.length;
  for (const table of LARGE_TABLES) {
    const rows = await query(
      manager,
      `delete from ${table} where company_id = $companyId and ctid = any(array(
        select ctid from ${table} where company_id = $companyId limit $most
      )) returning 1`,
      { companyId, most },
    );
    if (rows.length > 0) return rows.length;
  }
  return 0;
}

const REMOVE_CONVERSATIONS = `
  delete from conversations where company_id = $companyId and id in (
    select id from (
      select id, sum(last_seq) over (order by id) - last_seq as messages_before
      from conversations where company_id = $companyId order by id limit $most
    ) next where messages_before < $mostMessages::int
  ) returning 1`;

const COUNTED = [
  'hourly_counters',
  'faq_hits',
  'ai_reservations',
  'ai_shares',
  'ai_usage',
  'own_model_reservations',
  'own_model_usage',
];

/**
 * Removes the company, and what is left of its own with it. What visitors and models count comes first: they hold it
 * when they ask for the company, and locked the other way round each would wait for the other. System door.
 */
export async function removeCompany(manager: EntityManager, companyId: string): Promise<void> {
  for (const table of COUNTED)
    await query(manager, `delete from ${table} where company_id = $companyId`, { companyId });
  await query(manager, 'delete from companies where id = $companyId', { companyId });
}
