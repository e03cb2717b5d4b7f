/**
 * The figures of a company by the hour (UTC), kept with every message so that statistics need no counting. An hour has
 * several rows, its shards, so that visitors who write at once do not wait for one another; readers add them up.
 */
export const COUNTERS = [
  'conversations_started',
  'conversations_completed',
  'conversations_abandoned',
  'conversations_taken_over',
  'user_messages',
  'bot_messages',
  'staff_messages',
  'faq_replies',
  'ai_replies',
  'catalog_replies',
  'fallback_replies',
  'unanswered',
  'model_corrections',
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

/** Rows of hours that are over are added up into this one. */
export const FOLDED_SHARD = -1;

/** SQL that adds conversations to the row that counts all of them in hours that are over: `rows` are a company's and their number. */
export function addToTotals(rows: string): string {
  return `insert into hourly_counters (company_id, hour, shard, conversations_started)
    select company_id, '-infinity', ${FOLDED_SHARD}, sum(conversations_started) from ${rows}
    group by company_id order by company_id
    on conflict (company_id, hour, shard) do update set
      conversations_started = hourly_counters.conversations_started + excluded.conversations_started`;
}

interface Rows {
  /** SQL expressions over the rows; `moment` falls into the hour that counts. */
  company: string;
  shard: string;
  moment: string;
  /** The rows that the amounts are computed from. */
  from: string;
}

const hourOf = (moment: string) => `date_trunc('hour', ${moment}, 'UTC')`;

/**
 * SQL that adds to the counters: `amounts` has an SQL expression for each counter that grows. At most one row a company,
 * hour and shard; those of several companies are locked in one order.
 */
export function addToCounters(
  amounts: Partial<Record<Counter, string>>,
  { company, shard, moment, from }: Rows,
): string {
  const names = COUNTERS.filter((counter) => counter in amounts);
  return `insert into hourly_counters (company_id, hour, shard, ${names.join(', ')})
    select ${company}, ${hourOf(moment)}, ${shard}, ${names.map((name) => amounts[name]).join(', ')}
    ${from} order by 1, 2
    on conflict (company_id, hour, shard) do update set
    ${names.map((name) => `${name} = hourly_counters.${name} + excluded.${name}`).join(', ')}`;
}

/** The amounts that a bot's answer adds; the arguments are SQL expressions. */
export function amountsOfReply(reply: {
  source: string;
  confidence: string;
  responseTime: string;
  isUnanswered: string;
  modelCorrections: string;
}): Partial<Record<Counter, string>> {
  const counted = (name: string) => `case when ${reply.source} = '${name}' then 1 else 0 end`;
  return {
    faq_replies: counted('FAQ'),
    ai_replies: counted('AI'),
    catalog_replies: counted('CATALOG'),
    fallback_replies: counted('FALLBACK'),
    unanswered: `case when ${reply.isUnanswered} then 1 else 0 end`,
    model_corrections: reply.modelCorrections,
    confidence_sum: `coalesce(${reply.confidence}, 0)`,
    response_time_sum: `coalesce(${reply.responseTime}, 0)`,
  };
}

/** SQL that counts an answer of a FAQ; `faq` is null for every other. */
export function addToFaqHits(faq: string, { company, shard, moment, from }: Rows): string {
  return `insert into faq_hits (company_id, hour, faq_id, shard, hits)
    select ${company}, ${hourOf(moment)}, ${faq}, ${shard}, 1 ${from} where ${faq} is not null
    on conflict (company_id, hour, faq_id, shard) do update set hits = faq_hits.hits + 1`;
}

/** SQL by which a conversation is found: `words` is an array of them. */
export function addWords(words: string, conversation: string, { company, moment, from }: Omit<Rows, 'shard'>): string {
  return `insert into message_words (company_id, conversation_id, word, last_at)
    select ${company}, ${conversation}, word, ${moment} ${from}, unnest(${words}) as word
    on conflict (company_id, conversation_id, word) do update set last_at = excluded.last_at`;
}

/** Faster than this nobody types, ms a character; what takes a second was written, or pasted, by somebody. */
const FASTEST_TYPING = 15;

/**
 * SQL that adds to the signs of a robot: a message that repeats the one before it, or that came after it faster than a
 * person types; a click that takes something out of what was understood is none. The arguments are SQL expressions.
 */
export function robotSigns(question: { text: string; preview: string; sentAt: string; click: string }): string {
  return `least(32000, robot_signs + case when ${question.click} is null and (last_question_text = ${question.preview}
      or ${question.sentAt} - last_question_at
        < least(interval '1 second', char_length(${question.text}) * interval '${FASTEST_TYPING} milliseconds'))
    then 1 else 0 end)`;
}

/** SQL that notes on a conversation what kind of answer it got; the arguments are SQL expressions. */
export function flagsOfReply(source: string, isUnanswered: string): string {
  const flag = (column: string, name: string) => `${column} = ${column} or coalesce(${source} = '${name}', false)`;
  return `${flag('answered_by_faq', 'FAQ')}, ${flag('answered_by_ai', 'AI')},
    ${flag('answered_by_catalog', 'CATALOG')}, ${flag('answered_by_fallback', 'FALLBACK')},
    is_unanswered = is_unanswered or ${isUnanswered}, last_reply_source = coalesce(${source}, last_reply_source)`;
}
