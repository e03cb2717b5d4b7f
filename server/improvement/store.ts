import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import { query, selected } from '../database/sql.ts';
import {
  type ListedGroup,
  MOST_COUNTED,
  NEWEST_READ,
  type QuestionGroup,
  type QuestionGroupStatus,
  type QuestionKind,
  TERMS_READ,
} from './question-group.ts';

const COLUMNS = selected<QuestionGroup>({
  companyId: true,
  id: true,
  status: true,
  questionCount: true,
  visitorCount: true,
  lastAskedAt: true,
  answeredFaqId: true,
  answeredProductId: true,
  foundFaqId: true,
  foundProductIds: true,
  isTried: true,
  declinedTopics: true,
  version: true,
});

const countIn = (from: string, to: string) => `(select count(*)::int from (
      select from grouped_questions asked where asked.company_id = $companyId and asked.group_id = listed.id
        and asked.asked_at > now() - interval '${from}' and asked.asked_at <= now() - interval '${to}' limit ${MOST_COUNTED}
    ) counted)`;

/** SQL: groups with what was asked last in them. */
const withTexts = (groups: string, order: string) => `
  select ${COLUMNS}, ${countIn('7 days', '0 days')} as "recentCount", ${countIn('14 days', '7 days')} as "previousCount",
    array(
      select message.text from (
        select * from grouped_questions asked where asked.company_id = $companyId and asked.group_id = listed.id
        order by asked_at desc limit ${NEWEST_READ}
      ) asked
      join messages message on message.company_id = $companyId and message.conversation_id = asked.conversation_id
        and message.seq = asked.seq
      order by asked.asked_at desc, message.id desc
    ) as texts,
    array(
      select term from (
        select conversation_id, seq from grouped_questions asked where asked.company_id = $companyId
          and asked.group_id = listed.id and kind = 'DECLINED' order by asked_at desc limit ${TERMS_READ}
      ) asked
      join messages answer on answer.company_id = $companyId and answer.conversation_id = asked.conversation_id
        and answer.reply_to = asked.seq
      cross join lateral unnest(answer.terms) with ordinality as said (term, place)
      group by term order by min(place), term
    ) as terms
  from (${groups}) listed ${order}`;

const ORDER = 'order by question_count desc, id desc';
const placeKey = z.tuple([z.int32(), z.uuid()]);
const [MOST, LAST_UUID] = [2_147_483_647, 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** A company's groups of a kind that stand so, those asked most often first. */
export function listGroups(
  manager: EntityManager,
  companyId: string,
  kind: QuestionKind,
  status: QuestionGroupStatus,
  page: PageArgs,
): Promise<Page<ListedGroup>> {
  return readPage(
    page,
    placeKey,
    ({ questionCount, id }: ListedGroup): [number, string] => [questionCount, id],
    (limit, after) =>
      query(
        manager,
        withTexts(
          `select * from question_groups where company_id = $companyId and kind = $kind and status = $status
            and (question_count, id) < ($before, $beforeId) ${ORDER} limit $limit`,
          ORDER,
        ),
        { companyId, kind, status, limit, before: after?.[0] ?? MOST, beforeId: after?.[1] ?? LAST_UUID },
      ),
  );
}

/** One group; null when the company has none such of this kind. */
export async function findGroup(
  manager: EntityManager,
  companyId: string,
  kind: QuestionKind,
  id: string,
): Promise<ListedGroup | null> {
  const groups = 'select * from question_groups where company_id = $companyId and id = $id and kind = $kind';
  const [row] = await query<ListedGroup>(manager, withTexts(groups, ''), { companyId, kind, id });
  return row ?? null;
}

/** Sets a group aside, or brings it back; null when the company has none such of this kind. */
export async function markGroup(
  manager: EntityManager,
  companyId: string,
  kind: QuestionKind,
  id: string,
  isIgnored: boolean,
): Promise<ListedGroup | null> {
  await query(
    manager,
    `update question_groups set ignored_at = case when $isIgnored::boolean then now() end, version = version + 1
    where company_id = $companyId and id = $id and kind = $kind and (ignored_at is not null) <> $isIgnored::boolean`,
    { companyId, kind, id, isIgnored },
  );
  return findGroup(manager, companyId, kind, id);
}

/** How many groups of one kind stand how. */
export interface GroupCounts {
  openCount: number;
  answeredCount: number;
  ignoredCount: number;
}

export async function countGroups(manager: EntityManager, companyId: string, kind: QuestionKind): Promise<GroupCounts> {
  const count = (status: QuestionGroupStatus) =>
    `(select count(*)::int from question_groups where company_id = $companyId and kind = $kind
      and status = '${status}')`;
  const [row] = await query<GroupCounts>(
    manager,
    `select ${count('OPEN')} as "openCount", ${count('ANSWERED')} as "answeredCount", ${count('IGNORED')} as "ignoredCount"`,
    { companyId, kind },
  );
  return row ?? { openCount: 0, answeredCount: 0, ignoredCount: 0 };
}
