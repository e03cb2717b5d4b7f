/**
 * The figures of a company by the hour (UTC), kept with every message so that statistics need no counting. An hour has
 * several rows, its shards, so that visitors who write at once do not wait for one another; readers add them up.
 */
const COUNTERS = [
  'conversations_started',
  'conversations_completed',
  'conversations_abandoned',
  'user_messages',
  'bot_messages',
  'faq_replies',
  'ai_replies',
  'catalog_replies',
  'fallback_replies',
  'confidence_sum',
  'response_time_sum',
  'satisfaction_sum',
  'satisfaction_count',
] as const;

export type Counter = (typeof COUNTERS)[number];

const SHARDS = 16;

/** The shard that a conversation counts in. */
export function shardOf(conversationId: string): number {
  return Number.parseInt(conversationId.slice(-2), 16) % SHARDS;
}

/**
 * SQL that adds to the counters: `company` and `shard` are SQL expressions, `amounts` an SQL expression for each counter
 * that grows, `from` the rows that they are computed from. At most one row a company and shard.
 */
export function addToCounters(
  amounts: Partial<Record<Counter, string>>,
  { company, shard, from }: { company: string; shard: string; from: string },
): string {
  const names = COUNTERS.filter((counter) => counter in amounts);
  return `insert into hourly_counters (company_id, hour, shard, ${names.join(', ')})
    select ${company}, date_trunc('hour', now(), 'UTC'), ${shard}, ${names.map((name) => amounts[name]).join(', ')}
    ${from}
    on conflict (company_id, hour, shard) do update set
    ${names.map((name) => `${name} = hourly_counters.${name} + excluded.${name}`).join(', ')}`;
}

/** The amounts that a bot's answer adds; the arguments are SQL expressions. */
export function amountsOfReply(
  source: string,
  confidence: string,
  responseTime: string,
): Partial<Record<Counter, string>> {
  const counted = (name: string) => `case when ${source} = '${name}' then 1 else 0 end`;
  return {
    faq_replies: counted('FAQ'),
    ai_replies: counted('AI'),
    catalog_replies: counted('CATALOG'),
    fallback_replies: counted('FALLBACK'),
    confidence_sum: `coalesce(${confidence}, 0)`,
    response_time_sum: `coalesce(${responseTime}, 0)`,
  };
}
