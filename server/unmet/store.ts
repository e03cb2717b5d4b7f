import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import { query, selected } from '../database/sql.ts';
import { type ListedWish, NEWEST_SHOWN, type UnmetWish, type UnmetWishStatus } from './unmet-wish.ts';

const COLUMNS = selected<UnmetWish>({
  companyId: true,
  id: true,
  status: true,
  wishCount: true,
  visitorCount: true,
  lastWishedAt: true,
  thing: true,
  traits: true,
  minCents: 'min_cents::float8',
  maxCents: 'max_cents::float8',
  supply: true,
  missing: true,
  cheapestCents: 'cheapest_cents::float8',
  category: true,
  metProductId: true,
  version: true,
});

/** SQL: wishes with what was said last in them. */
const withTexts = (wishes: string, order: string) => `
  select ${COLUMNS}, array(
    select message.text from (
      select * from unmet_wish_messages said where said.company_id = $companyId and said.wish_id = listed.id
      order by wished_at desc limit ${NEWEST_SHOWN}
    ) said
    join messages message on message.company_id = $companyId and message.conversation_id = said.conversation_id
      and message.seq = said.seq
    order by said.wished_at desc, message.id desc
  ) as texts
  from (${wishes}) listed ${order}`;

const ORDER = 'order by visitor_count desc, id desc';
const placeKey = z.tuple([z.int32(), z.uuid()]);
const [MOST, LAST_UUID] = [2_147_483_647, 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** A company's wishes that stand so, those of the most visitors first. */
export function listWishes(
  manager: EntityManager,
  companyId: string,
  status: UnmetWishStatus,
  page: PageArgs,
): Promise<Page<ListedWish>> {
  return readPage(
    page,
    placeKey,
    ({ visitorCount, id }: ListedWish): [number, string] => [visitorCount, id],
    (limit, after) =>
      query(
        manager,
        withTexts(
          `select * from unmet_wishes where company_id = $companyId and status = $status
            and (visitor_count, id) < ($before, $beforeId) ${ORDER} limit $limit`,
          ORDER,
        ),
        { companyId, status, limit, before: after?.[0] ?? MOST, beforeId: after?.[1] ?? LAST_UUID },
      ),
  );
}

/** Sets a wish aside, or brings it back; null when the company has none such. */
export async function markWish(
  manager: EntityManager,
  companyId: string,
  id: string,
  isIgnored: boolean,
): Promise<ListedWish | null> {
  await query(
    manager,
    `update unmet_wishes set ignored_at = case when $isIgnored::boolean then now() end, version = version + 1
    where company_id = $companyId and id = $id and (ignored_at is not null) <> $isIgnored::boolean`,
    { companyId, id, isIgnored },
  );
  const wishes = 'select * from unmet_wishes where company_id = $companyId and id = $id';
  const [row] = await query<ListedWish>(manager, withTexts(wishes, ''), { companyId, id });
  return row ?? null;
}

/** How many wishes stand how. */
export interface WishCounts {
  openCount: number;
  metCount: number;
  ignoredCount: number;
}

export async function countWishes(manager: EntityManager, companyId: string): Promise<WishCounts> {
  const count = (status: UnmetWishStatus) =>
    `(select count(*)::int from unmet_wishes where company_id = $companyId and status = '${status}')`;
  const [row] = await query<WishCounts>(
    manager,
    `select ${count('OPEN')} as "openCount", ${count('MET')} as "metCount", ${count('IGNORED')} as "ignoredCount"`,
    { companyId },
  );
  return row ?? { openCount: 0, metCount: 0, ignoredCount: 0 };
}
