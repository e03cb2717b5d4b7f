import type { EntityManager } from 'typeorm';
import type { Company } from '../companies/company.ts';
import { countConversions } from '../conversions/store.ts';
import { query } from '../database/sql.ts';
import { findGroup } from '../improvement/store.ts';
import { wordingsOf } from '../improvement/wordings.ts';
import { figuresOf, NO_COUNTS } from '../stats/figures.ts';
import { countPeople } from '../stats/people-store.ts';
import type { Span } from '../stats/period.ts';
import { countHours } from '../stats/store.ts';
import { type MissedWishOfWeek, MOST_GROUPS, MOST_WISHES, MOST_WISHES_READ, type WeeklyLetter } from './letter.ts';
import { askedWeek, type LetterWeek, weeksTold } from './week.ts';

/**
 * The letter of a week to somebody, the last one that is over without a name, counted from what there is now; null where
 * the company was not there yet. @throws UserError BAD_WEEK.
 */
export async function readLetter(
  manager: EntityManager,
  company: Pick<Company, 'id' | 'createdAt'>,
  { accountId, asked, now }: { accountId: string; asked: string | null; now: Date },
): Promise<WeeklyLetter | null> {
  const { id: companyId } = company;
  const since = await readBeginning(manager, company);
  const week = askedWeek(asked, since, now);
  if (!week) return null;
  return {
    companyId,
    week: week.week,
    firstDay: week.firstDay,
    lastDay: week.lastDay,
    weeks: weeksTold(since, now),
    isSetAside: await isSetAside(manager, companyId, accountId, week.week),
    ...(await readFigures(manager, companyId, week)),
    ...(await readNewGroups(manager, companyId, week)),
    ...(await readWishes(manager, companyId, week)),
  };
}

/** When a company began: what was carried here from elsewhere may be older than it. */
async function readBeginning(
  manager: EntityManager,
  { id: companyId, createdAt }: Pick<Company, 'id' | 'createdAt'>,
): Promise<Date> {
  const [first] = await query<{ hour: Date }>(
    manager,
    `select hour from hourly_counters where company_id = $companyId and hour > '-infinity' order by hour limit 1`,
    { companyId },
  );
  return first && first.hour < createdAt ? first.hour : createdAt;
}

async function readFigures(manager: EntityManager, companyId: string, week: LetterWeek) {
  const counts = await countHours(manager, companyId, week);
  const before = week.before ? await countHours(manager, companyId, week.before) : null;
  const figures = figuresOf(counts, before ?? NO_COUNTS);
  // A week in which the company was not there is no week without questions.
  const compared = (figure: typeof figures.answered) => (before ? figure : { ...figure, before: null, change: null });
  const replyCount = counts.faqReplies + counts.aiReplies + counts.catalogReplies + counts.fallbackReplies;
  const { waits, requestsLeft } = await countPeople(manager, companyId, week);
  const { clicks, carts, orders, valueCents } = await countConversions(manager, companyId, week);
  return {
    conversations: compared(figures.conversations),
    questions: compared(figures.questions),
    replyCount,
    answeredCount: replyCount - counts.unanswered,
    answered: compared(figures.answered),
    satisfaction: compared(figures.satisfaction),
    ratingCount: counts.satisfactionCount,
    rejectedCount: await countRejections(manager, companyId, week),
    takenOverCount: counts.conversationsTakenOver,
    medianWait: waits.median === null ? null : Math.round(waits.median),
    requestsLeft,
    orderCount: orders,
    orderValue: valueCents / 100,
    cartCount: carts,
    clickCount: clicks,
  };
}

async function countRejections(manager: EntityManager, companyId: string, { from, to }: Span): Promise<number> {
  const [row] = await query<{ count: number }>(
    manager,
    `select count(*)::int as count from answer_feedback
    where company_id = $companyId and created_at >= $from and created_at < $to`,
    { companyId, from, to },
  );
  return row?.count ?? 0;
}

/** Groups of unanswered questions of which the first question came in the week. */
async function readNewGroups(manager: EntityManager, companyId: string, { from, to }: Span) {
  const rows = await query<{ id: string; status: string }>(
    manager,
    `select asked.group_id as id, grouped.status from (
      select group_id, count(*) as count from grouped_questions
      where company_id = $companyId and kind = 'UNANSWERED' and asked_at >= $from and asked_at < $to group by group_id
    ) asked
    join question_groups grouped on grouped.company_id = $companyId and grouped.id = asked.group_id
    where grouped.status <> 'IGNORED' and not exists (
      select from grouped_questions earlier where earlier.company_id = $companyId
        and earlier.group_id = asked.group_id and earlier.asked_at < $from
    )
    order by asked.count desc, asked.group_id`,
    { companyId, from, to },
  );
  const open = rows.filter(({ status }) => status === 'OPEN').slice(0, MOST_GROUPS);
  const groups = [];
  for (const { id } of open) groups.push(await findGroup(manager, companyId, 'UNANSWERED', id));
  return {
    newGroupCount: rows.length,
    newGroupsAnswered: rows.filter(({ status }) => status === 'ANSWERED').length,
    newGroups: groups.filter((group) => group !== null),
  };
}

async function readWishes(manager: EntityManager, companyId: string, { from, to }: Span) {
  const rows = await query<Omit<MissedWishOfWeek, 'count'>>(
    manager,
    `select asked.conversation_id as "conversationId", asked.seq, left(asked.text, 160) as text
    from (
      select conversation_id, reply_to, sent_at from messages
      where company_id = $companyId and fallback_reason = 'NOTHING_TO_SUGGEST' and sent_at >= $from and sent_at < $to
      order by sent_at desc limit ${MOST_WISHES_READ}
    ) answered
    join messages asked on asked.company_id = $companyId and asked.conversation_id = answered.conversation_id
      and asked.seq = answered.reply_to
    order by answered.sent_at desc, asked.conversation_id, asked.seq`,
    { companyId, from, to },
  );
  const wordings = wordingsOf(rows.map(({ text }) => text)).toSorted((a, b) => b.count - a.count);
  const wishes = wordings.slice(0, MOST_WISHES).flatMap(({ text, count }) => {
    const row = rows.find((each) => each.text === text);
    return row ? [{ ...row, count }] : [];
  });
  return { missedWishCount: rows.length, missedWishes: wishes };
}

async function isSetAside(manager: EntityManager, companyId: string, accountId: string, week: string) {
  const rows = await query(
    manager,
    `select from letters_set_aside
    where company_id = $companyId and account_id = $accountId and week >= $week::date`,
    { companyId, accountId, week },
  );
  return rows.length > 0;
}

/** Notes the newest letter that a person has set aside; null for none. */
export async function setAside(
  manager: EntityManager,
  companyId: string,
  accountId: string,
  week: string | null,
): Promise<void> {
  await query(
    manager,
    week === null
      ? 'delete from letters_set_aside where company_id = $companyId and account_id = $accountId'
      : `insert into letters_set_aside (company_id, account_id, week) values ($companyId, $accountId, $week::date)
        on conflict (company_id, account_id) do update set week = greatest(letters_set_aside.week, excluded.week)`,
    { companyId, accountId, week },
  );
}
