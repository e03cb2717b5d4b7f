import type { EntityManager } from 'typeorm';
import { query, queryPrepared } from '../database/sql.ts';
import type { Conversion } from './conversion.ts';

/** A cart or an order counts as the assistant's for so long after the visitor's last message, days. */
const COUNTED_FOR = 7;

/**
 * Counts what a visitor did, once, in a conversation of theirs; an order once in the company. Whether it was counted: no,
 * where it was before, where the conversation is another's, or was over too long ago.
 */
export async function storeConversion(
  manager: EntityManager,
  place: { companyId: string; conversationId: string; visitorId: string },
  { kind, key, valueCents }: Conversion,
): Promise<boolean> {
  const rows = await query(
    manager,
    `insert into conversions (company_id, conversation_id, kind, key, value_cents)
    select company_id, id, $kind, $key, $valueCents::bigint from conversations
    where company_id = $companyId and id = $conversationId and visitor_id = $visitorId
      and ($kind = 'CLICK' or last_question_at > now() - interval '${COUNTED_FOR} days')
    on conflict do nothing returning kind`,
    { ...place, kind, key, valueCents },
  );
  return rows.length > 0;
}

/** What visitors did in a span. */
export interface ConversionCounts {
  clicks: number;
  carts: number;
  orders: number;
  valueCents: number;
}

/** Counted from the rows: they are few beside all messages. The end is not part of the span. */
export async function countConversions(
  manager: EntityManager,
  companyId: string,
  { from, to }: { from: Date; to: Date },
): Promise<ConversionCounts> {
  const [row] = await queryPrepared<ConversionCounts>(
    manager,
    `select count(*) filter (where kind = 'CLICK')::int as clicks, count(*) filter (where kind = 'CART')::int as carts,
      count(*) filter (where kind = 'ORDER')::int as orders, coalesce(sum(value_cents), 0)::float8 as "valueCents"
    from conversions where company_id = $companyId and happened_at >= $from and happened_at < $to`,
    { companyId, from, to },
  );
  return row as ConversionCounts;
}
