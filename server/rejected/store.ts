import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Company } from '../companies/company.ts';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import { query } from '../database/sql.ts';
import { addDays, dayOf, momentOf } from '../language/rome.ts';
import {
  COUNTED_DAYS,
  MOST_COUNTED,
  MOST_READ,
  NEWEST_READ,
  type RejectedAnswer,
  type RejectedAnswerStatus,
} from './rejected-answer.ts';

// What is gone answers nobody any more: its row is not told of while it is.
const IS_THERE = `(exists (
      select from faqs where not is_product and faqs.company_id = $companyId and faqs.id = rejected_answers.id
        and faqs.deleted_at is null
    ) or exists (
      select from products where is_product and products.company_id = $companyId and products.id = rejected_answers.id
        and products.deleted_at is null
        and products.catalogue_id = $catalogueId::uuid
    ))`;

/** SQL: rows with what was said of them. */
const withDetails = (rows: string, order: string) => `
  select listed.company_id as "companyId", listed.id, is_product as "isProduct", status,
    rejection_count as "rejectionCount", visitor_count as "visitorCount", last_rejected_at as "lastRejectedAt",
    listed.version, coalesce(thing.updated_at > last_rejected_at, false) as "isChangedSince", said.*,
    (
      select coalesce(sum(days.rejection_count), 0)::int from rejected_days days
      where company_id = $companyId and answer_id = listed.id and day >= $firstDay::date
    ) as "recentCount",
    case when is_product then (
      select count(*)::int from (
        select from messages where company_id = $companyId and source = 'CATALOG' and product_ids[1] = listed.id
          and sent_at >= $since limit ${MOST_COUNTED}
      ) answers
    ) else (
      select coalesce(sum(hits), 0)::int from faq_hits where company_id = $companyId and faq_id = listed.id and hour >= $since
    ) end as "answerCount",
    array(
      select asked.text from (
        select * from answer_feedback where company_id = $companyId and answer_id = listed.id
        order by created_at desc limit ${NEWEST_READ}
      ) feedback
      join messages answer on answer.company_id = $companyId and answer.conversation_id = feedback.conversation_id
        and answer.seq = feedback.seq
      join messages asked on asked.company_id = $companyId and asked.conversation_id = feedback.conversation_id
        and asked.seq = answer.reply_to
      order by feedback.created_at desc
    ) as texts
  from (${rows}) listed
  left join lateral (
    select updated_at from faqs where not is_product and company_id = $companyId and id = listed.id
    union all
    select updated_at from products where is_product and company_id = $companyId and id = listed.id
      and catalogue_id = $catalogueId::uuid
  ) thing on true
  cross join lateral (
    select coalesce(json_agg(json_build_object('faqId', faq_id, 'count', count) order by count desc, faq_id), '[]') as meant
    from (
      select faq_id, count(*)::int as count from (
        select faq_id from answer_feedback where company_id = $companyId and answer_id = listed.id
        order by created_at desc limit ${MOST_READ}
      ) newest
      where faq_id is not null group by faq_id
    ) chosen
  ) said
  ${order}`;

const ORDER = 'order by rejection_count desc, id desc';
const placeKey = z.tuple([z.int32(), z.uuid()]);
const [MOST, LAST_UUID] = [2_147_483_647, 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

function countedSince(now: Date) {
  const firstDay = addDays(dayOf(now), 1 - COUNTED_DAYS);
  return { firstDay, since: momentOf(firstDay) };
}

/** A company, and the products that it has now. */
type Place = Pick<Company, 'id' | 'catalogueId'>;

/** A company's answers that stand so, those rejected most often first. */
export function listRejected(
  manager: EntityManager,
  { id: companyId, catalogueId }: Place,
  status: RejectedAnswerStatus,
  page: PageArgs,
  now: Date,
): Promise<Page<RejectedAnswer>> {
  return readPage(
    page,
    placeKey,
    ({ rejectionCount, id }: RejectedAnswer): [number, string] => [rejectionCount, id],
    (limit, after) =>
      query(
        manager,
        withDetails(
          `select * from rejected_answers where company_id = $companyId and status = $status
            and (rejection_count, id) < ($before, $beforeId) and ${IS_THERE} ${ORDER} limit $limit`,
          ORDER,
        ),
        {
          companyId,
          catalogueId,
          status,
          limit,
          ...countedSince(now),
          before: after?.[0] ?? MOST,
          beforeId: after?.[1] ?? LAST_UUID,
        },
      ),
  );
}

/** One of them; null when the company has none such. */
export async function findRejected(
  manager: EntityManager,
  { id: companyId, catalogueId }: Place,
  id: string,
  now: Date,
): Promise<RejectedAnswer | null> {
  const rows = `select * from rejected_answers where company_id = $companyId and id = $id and ${IS_THERE}`;
  const [row] = await query<RejectedAnswer>(manager, withDetails(rows, ''), {
    companyId,
    catalogueId,
    id,
    ...countedSince(now),
  });
  return row ?? null;
}

/** Notes up to which rejection somebody has seen an answer; null for none. What came meanwhile is not seen by it. */
export async function markSeen(manager: EntityManager, companyId: string, id: string, until: Date | null) {
  await query(
    manager,
    `update rejected_answers set version = version + 1, seen_until = case when $until::timestamptz is not null
      then greatest(seen_until, least($until::timestamptz, last_rejected_at)) end -- an older page takes nothing back
    where company_id = $companyId and id = $id and seen_until is distinct from $until::timestamptz`,
    { companyId, id, until },
  );
}

/** How many answers stand how. */
export interface RejectedCounts {
  openCount: number;
  seenCount: number;
}

export async function countRejected(
  manager: EntityManager,
  { id: companyId, catalogueId }: Place,
): Promise<RejectedCounts> {
  const [row] = await query<RejectedCounts>(
    manager,
    `select count(*) filter (where status = 'OPEN')::int as "openCount",
      count(*) filter (where status = 'SEEN')::int as "seenCount"
    from rejected_answers where company_id = $companyId and ${IS_THERE}`,
    { companyId, catalogueId },
  );
  return row ?? { openCount: 0, seenCount: 0 };
}
