import type { EntityManager } from 'typeorm';
import { type CompanyScope, inScope } from '../companies/store.ts';
import { addToTotals, FOLDED_SHARD } from '../conversations/counters.ts';
import { query, queryPrepared } from '../database/sql.ts';
import type { ChartRow } from './charts.ts';
import type { Counts } from './figures.ts';
import type { Span } from './period.ts';

/** What counts, and the column of the counters that holds it. */
const COLUMNS: Readonly<Record<keyof Counts, string>> = {
  conversationsStarted: 'conversations_started',
  conversationsCompleted: 'conversations_completed',
  conversationsAbandoned: 'conversations_abandoned',
  conversationsTakenOver: 'conversations_taken_over',
  userMessages: 'user_messages',
  botMessages: 'bot_messages',
  staffMessages: 'staff_messages',
  faqReplies: 'faq_replies',
  aiReplies: 'ai_replies',
  catalogReplies: 'catalog_replies',
  fallbackReplies: 'fallback_replies',
  unanswered: 'unanswered',
  modelCorrections: 'model_corrections',
  confidenceSum: 'confidence_sum',
  responseTimeSum: 'response_time_sum',
  satisfactionSum: 'satisfaction_sum',
  satisfactionCount: 'satisfaction_count',
};

// A sum of integers comes as text, of which JavaScript would make no number by itself.
const SUMS = Object.entries(COLUMNS)
  .map(([name, column]) => `coalesce(sum(${column}), 0)::float8 as "${name}"`)
  .join(', ');

/** The company's counts of whole hours: both ends of the span lie on one. */
export async function countHours(manager: EntityManager, companyId: string, { from, to }: Span): Promise<Counts> {
  const [row] = await queryPrepared<Counts>(
    manager,
    `select ${SUMS} from hourly_counters where company_id = $companyId and hour >= $from and hour < $to`,
    { companyId, from, to },
  );
  return row as Counts;
}

/** The same for a part of an hour, counted from the rows themselves. */
export async function countRows(manager: EntityManager, companyId: string, { from, to }: Span): Promise<Counts> {
  const [row] = await queryPrepared<Counts>(manager, COUNT_ROWS, { companyId, from, to });
  return row as Counts;
}

const COUNT_ROWS = `
  select messages.*, started.*, taken.*, ended.*, rated.*
  from (
    select count(*) filter (where sender = 'USER')::int as "userMessages",
      count(*) filter (where sender = 'BOT')::int as "botMessages",
      count(*) filter (where sender = 'STAFF' and handover is null)::int as "staffMessages",
      count(*) filter (where source = 'FAQ')::int as "faqReplies",
      count(*) filter (where source = 'AI')::int as "aiReplies",
      count(*) filter (where source = 'CATALOG')::int as "catalogReplies",
      count(*) filter (where source = 'FALLBACK')::int as "fallbackReplies",
      count(*) filter (where fallback_reason = 'NOT_FOUND')::int as unanswered,
      coalesce(sum(model_corrections), 0)::int as "modelCorrections",
      coalesce(sum(confidence), 0)::float8 as "confidenceSum",
      coalesce(sum(response_time), 0)::float8 as "responseTimeSum"
    from messages where company_id = $companyId and sent_at >= $from and sent_at < $to
  ) messages, (
    select count(*)::int as "conversationsStarted"
    from conversations where company_id = $companyId and started_at >= $from and started_at < $to
  ) started, (
    select count(*)::int as "conversationsTakenOver"
    from conversations where company_id = $companyId and taken_over_at >= $from and taken_over_at < $to
  ) taken, (
    select count(*) filter (where status = 'COMPLETED')::int as "conversationsCompleted",
      count(*) filter (where status = 'ABANDONED')::int as "conversationsAbandoned"
    from conversations where company_id = $companyId and ended_at >= $from and ended_at < $to
  ) ended, (
    select coalesce(sum(satisfaction), 0)::int as "satisfactionSum", count(*)::int as "satisfactionCount"
    from conversations where company_id = $companyId and rated_at >= $from and rated_at < $to
  ) rated`;

/**
 * Counts by day and by hour of the day of Europe/Rome; what has none is not among them. What an hour is in Rome is asked
 * once for each row (`offset 0` keeps it so), and days and hours are told apart by whole numbers: dates cost three times
 * as much.
 */
export function countForCharts(manager: EntityManager, companyId: string, { from, to }: Span): Promise<ChartRow[]> {
  return queryPrepared(
    manager,
    `select (date '1970-01-01' + day)::text as day, hour, sum(conversations_started)::int as conversations,
      sum(user_messages)::int as questions, (sum(user_messages) + sum(bot_messages) + sum(staff_messages))::int as messages,
      sum(unanswered)::int as unanswered
    from (
      select since / 24 as day, since % 24 as hour, conversations_started, user_messages, bot_messages, staff_messages,
        unanswered
      from (
        select (date_part('epoch', hour at time zone 'Europe/Rome') / 3600)::int as since, conversations_started,
          user_messages, bot_messages, staff_messages, unanswered
        from hourly_counters where company_id = $companyId and hour >= $from and hour < $to offset 0
      ) counters
    ) counters
    group by grouping sets ((day), (hour))`,
    { companyId, from, to },
  );
}

/** How often a FAQ answered. */
export interface AskedFaq {
  faqId: string;
  /** null when it is gone. */
  question: string | null;
  count: number;
  /** Its answers of which visitors said that they were not what they meant. */
  rejectedCount: number;
}

/** A FAQ that nobody asked for. */
export interface UnaskedFaq {
  faqId: string;
  question: string;
}

type FaqRow = (AskedFaq & { isAsked: true }) | (UnaskedFaq & { isAsked: false });

/**
 * Of a span that begins at midnight in Rome: the FAQs that answered most often, the most asked first, and those that
 * answer visitors and answered none, in the editor's order. Both lists need all the hits, which are read once for them.
 */
export async function listFaqsByHits(
  manager: EntityManager,
  companyId: string,
  { from, to }: Span,
  limit: number,
): Promise<{ asked: AskedFaq[]; unasked: UnaskedFaq[] }> {
  const rows = await queryPrepared<FaqRow>(manager, FAQS_BY_HITS, { companyId, from, to, limit });
  const asked: AskedFaq[] = [];
  const unasked: UnaskedFaq[] = [];
  for (const row of rows) {
    const { faqId, question } = row;
    if (row.isAsked) asked.push({ faqId, question, count: row.count, rejectedCount: row.rejectedCount });
    else unasked.push({ faqId, question: row.question });
  }
  return { asked, unasked };
}

const FAQS_BY_HITS = `
  with hits as materialized (
    select faq_id, sum(hits)::int as count from faq_hits
    where company_id = $companyId and hour >= $from and hour < $to
    group by faq_id having sum(hits) > 0
  )
  (
    select true as "isAsked", asked.faq_id as "faqId", faqs.question, asked.count,
      coalesce(rejected.count, 0) as "rejectedCount"
    from (select faq_id, count from hits order by count desc, faq_id limit $limit) asked
    left join (
      select message.faq_id, count(*)::int as count from answer_feedback feedback
      join messages message on message.company_id = $companyId and message.conversation_id = feedback.conversation_id
        and message.seq = feedback.seq
      where feedback.company_id = $companyId and feedback.created_at >= $from and feedback.created_at < $to
      group by message.faq_id
    ) rejected on rejected.faq_id = asked.faq_id
    left join faqs on faqs.company_id = $companyId and faqs.id = asked.faq_id and faqs.deleted_at is null
    order by asked.count desc, asked.faq_id
  ) union all (
    select false, id, question, 0, 0 from faqs
    where company_id = $companyId and not is_draft and deleted_at is null and id not in (select faq_id from hits)
    order by position, id limit $limit
  )`;

/** What the company is doing at this moment. */
export interface NowCounts {
  activeConversations: number;
  /** Visitors of active conversations. */
  activeVisitors: number;
}

export async function countActive(manager: EntityManager, companyId: string): Promise<NowCounts> {
  const [row] = await queryPrepared<NowCounts>(
    manager,
    `select count(*)::int as "activeConversations", count(distinct visitor_id)::int as "activeVisitors"
    from conversations where company_id = $companyId and status = 'ACTIVE'`,
    { companyId },
  );
  return row ?? { activeConversations: 0, activeVisitors: 0 };
}

/** All conversations that were ever started, when something was last said, and the newest sign-in of the people. */
export async function readTotals(manager: EntityManager, companyId: string) {
  const [row] = await queryPrepared<{
    totalConversations: number;
    lastActivityAt: Date | null;
    lastAccessAt: Date | null;
  }>(
    manager,
    `select
      (select coalesce(sum(conversations_started), 0)::int from hourly_counters
        where company_id = $companyId and hour = '-infinity')
      + (select coalesce(sum(conversations_started), 0)::int from hourly_counters where company_id = $companyId and shard >= 0)
        as "totalConversations",
      (select max(last_message_at) from conversations where company_id = $companyId) as "lastActivityAt",
      (select max(last_login_at) from (
        select last_login_at from accounts where company_id = $companyId union all select last_login_at from owner_access()
      ) people) as "lastAccessAt"`,
    { companyId },
  );
  return row ?? { totalConversations: 0, lastActivityAt: null, lastAccessAt: null };
}

/** The sums that the catalogue in use keeps of its products. */
export async function readCatalogueSums(manager: EntityManager, companyId: string) {
  const [row] = await queryPrepared<{
    productCount: number;
    pricedCount: number;
    priceCentsSum: number;
    keywordCount: number;
  }>(
    manager,
    `select product_count as "productCount", priced_count as "pricedCount", price_cents_sum::float8 as "priceCentsSum",
      keyword_count::float8 as "keywordCount"
    from catalogues join companies on companies.id = $companyId and catalogues.id = companies.catalogue_id
    where catalogues.company_id = $companyId`,
    { companyId },
  );
  return row ?? { productCount: 0, pricedCount: 0, priceCentsSum: 0, keywordCount: 0 };
}

/** The counts of all companies of a scope together, of whole hours since one. System door. */
export async function countHoursOfMany(manager: EntityManager, scope: CompanyScope, from: Date): Promise<Counts> {
  const { text, values } = inScope(scope);
  const [row] = await query<Counts>(
    manager,
    `select ${SUMS} from companies company join hourly_counters on hourly_counters.company_id = company.id
    where ${text} and hour >= $from`,
    { ...values, from },
  );
  return row as Counts;
}

/** The active conversations of all companies of a scope. System door. */
export async function countActiveOfMany(manager: EntityManager, scope: CompanyScope): Promise<number> {
  const { text, values } = inScope(scope);
  const [row] = await query<{ count: number }>(
    manager,
    `select count(*)::int as count from companies company
    join conversations on conversations.company_id = company.id and conversations.status = 'ACTIVE'
    where ${text}`,
    values,
  );
  return row?.count ?? 0;
}

const AT_ONCE = 5_000; // rows folded in one statement

/**
 * Adds up the shards of hours that are over, and the hits of FAQs of days that are over (in Rome, where every period
 * begins): a figure then reads a row an hour, whatever the number of messages. Returns how many rows it took. System
 * door.
 */
export async function foldCounters(manager: EntityManager): Promise<number> {
  const columns = Object.values(COLUMNS).join(', ');
  const [hours] = await query<{ count: number }>(
    manager,
    `with old as (
      select ctid from hourly_counters where shard >= 0 and hour < date_trunc('hour', now(), 'UTC') - interval '1 hour'
      order by hour limit ${AT_ONCE} for update skip locked
    ), taken as (
      delete from hourly_counters where ctid in (select ctid from old) returning *
    ), folded as (
      insert into hourly_counters (company_id, hour, shard, ${columns})
      select company_id, hour, ${FOLDED_SHARD}, ${Object.values(COLUMNS)
        .map((column) => `sum(${column})`)
        .join(', ')}
      from taken group by company_id, hour order by company_id, hour
      on conflict (company_id, hour, shard) do update set ${Object.values(COLUMNS)
        .map((column) => `${column} = hourly_counters.${column} + excluded.${column}`)
        .join(', ')}
    ), totalled as (
      ${addToTotals('taken')}
    )
    select count(*)::int as count from taken`,
  );
  const [hits] = await query<{ count: number }>(
    manager,
    `with old as (
      select ctid from faq_hits
      where shard >= 0 and hour < date_trunc('day', now(), 'Europe/Rome')
      order by hour limit ${AT_ONCE} for update skip locked
    ), taken as (
      delete from faq_hits where ctid in (select ctid from old) returning *
    ), folded as (
      insert into faq_hits (company_id, hour, faq_id, shard, hits)
      select company_id, date_trunc('day', hour, 'Europe/Rome'), faq_id, ${FOLDED_SHARD}, sum(hits)
      from taken group by 1, 2, 3 order by 1, 2, 3
      on conflict (company_id, hour, faq_id, shard) do update set hits = faq_hits.hits + excluded.hits
    )
    select count(*)::int as count from taken`,
  );
  return (hours?.count ?? 0) + (hits?.count ?? 0);
}
