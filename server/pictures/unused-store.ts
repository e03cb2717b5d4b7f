import type { EntityManager } from 'typeorm';
import { type PictureKind, pictureAddress } from '../companies/picture.ts';
import type { Context } from '../context.ts';
import { query } from '../database/sql.ts';
import { querySystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';

const AT_ONCE = 50; // pictures looked at in one go
const MESSAGES_AT_ONCE = 1_000; // messages read in one statement
const MOST_COMPANIES = 100; // in one call; the others' turn comes with the next

const IS_DUE = `not is_shown and coalesce(looked_at, created_at) < now() - interval '1 day'`;

/**
 * Deletes uploaded pictures that nobody has used for a day: no company as its logo, no product, whether deleted or of a
 * catalogue that an undo would bring back, and no card of a stored message. Each is looked at once a day, a slice at a time.
 */
export async function deleteUnusedPictures({ database }: Pick<Context, 'database'>): Promise<void> {
  const companies = await querySystem<{ id: string }>(
    database,
    `select distinct company_id as id from pictures where ${IS_DUE} limit $limit`,
    { limit: MOST_COMPANIES },
  );
  for (const { id } of companies) {
    const own = <Result>(work: (manager: EntityManager) => Promise<Result>) => inCompany(database, id, work);
    for (;;) {
      const due = await own((manager) => lookAtPictures(manager, id));
      if (due.length === 0) break;
      const used = await own((manager) => usedAmong(manager, id, due));
      const unused = due.filter((address) => !used.has(address));
      if (unused.length === 0) continue;
      const shown = await shownInMessages((after) => own((manager) => shownFrom(manager, id, unused, after)));
      await own((manager) => keepShown(manager, id, [...shown]));
      const others = unused.filter((address) => !shown.has(address));
      await own((manager) => deleteStillUnused(manager, id, others));
    }
  }
}

/** Takes the next pictures that are due, noting that they were looked at; their addresses. */
async function lookAtPictures(manager: EntityManager, companyId: string): Promise<string[]> {
  const rows = await query<{ id: string; kind: PictureKind }>(
    manager,
    `update pictures set looked_at = now()
    where company_id = $companyId and id in (select id from pictures where company_id = $companyId and ${IS_DUE}
      limit $limit)
    returning id, kind`,
    { companyId, limit: AT_ONCE },
  );
  return rows.map(({ id, kind }) => pictureAddress(kind, id));
}

/** Which of some addresses are a product's picture, whatever became of it, the company's logo or its assistant's face. */
async function usedAmong(
  manager: EntityManager,
  companyId: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  const rows = await query<{ address: string }>(
    manager,
    `select logo_url as address from companies where id = $companyId and logo_url = any($addresses::text[])
    union
    select chat_look ->> 'avatarUrl' from companies
      where id = $companyId and chat_look ->> 'avatarUrl' = any($addresses::text[])
    union
    select image_url from products where company_id = $companyId and image_url like '/%'
      and image_url = any($addresses::text[])`,
    { companyId, addresses },
  );
  return new Set(rows.map(({ address }) => address));
}

interface MessagePlace {
  conversationId: string;
  seq: number;
}

interface ShownSlice {
  addresses: string[];
  last: MessagePlace | null;
}

/** Which of some addresses the cards of stored messages show, read slice by slice. */
async function shownInMessages(read: (after: MessagePlace | null) => Promise<ShownSlice>): Promise<Set<string>> {
  const shown = new Set<string>();
  let after: MessagePlace | null = null;
  do {
    const slice: ShownSlice = await read(after);
    for (const address of slice.addresses) shown.add(address);
    after = slice.last;
  } while (after !== null);
  return shown;
}

/** The addresses among these that the next messages with uploaded pictures show, and where to go on; null at the end. */
async function shownFrom(
  manager: EntityManager,
  companyId: string,
  addresses: readonly string[],
  after: MessagePlace | null,
): Promise<ShownSlice> {
  const [row] = await query<{ addresses: string[]; last: MessagePlace | null; count: number }>(
    manager,
    `with slice as (
      select conversation_id, seq, cards from messages
      where company_id = $companyId and cards @? '$[*].imageUrl ? (@ starts with "/")'
        and (conversation_id, seq) > ($conversationId::uuid, $seq::int)
      order by conversation_id, seq limit $limit
    )
    select count(*)::int as count,
      (select json_build_object('conversationId', conversation_id, 'seq', seq) from slice
        order by conversation_id desc, seq desc limit 1) as last,
      array(select distinct card ->> 'imageUrl' from slice, jsonb_array_elements(cards) card
        where card ->> 'imageUrl' = any($addresses::text[])) as addresses
    from slice`,
    {
      companyId,
      addresses,
      conversationId: after?.conversationId ?? NO_UUID,
      seq: after?.seq ?? -1,
      limit: MESSAGES_AT_ONCE,
    },
  );
  const isEnd = (row?.count ?? 0) < MESSAGES_AT_ONCE;
  return { addresses: row?.addresses ?? [], last: isEnd ? null : (row?.last ?? null) };
}

const NO_UUID = '00000000-0000-0000-0000-000000000000';

/** Messages stay: what they show is not looked at again. */
async function keepShown(manager: EntityManager, companyId: string, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await query(manager, `update pictures set is_shown = true where company_id = $companyId and id = any($ids::uuid[])`, {
    companyId,
    ids: addresses.map(idOf),
  });
}

/** Whoever would use one of them meanwhile waits for the company's lock, or has a catalogue in the making. */
async function deleteStillUnused(
  manager: EntityManager,
  companyId: string,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return;
  await query(manager, 'select from companies where id = $companyId for no key update', { companyId });
  const used = await usedAmong(manager, companyId, addresses);
  await query(
    manager,
    `delete from pictures where company_id = $companyId and id = any($ids::uuid[])
      and not exists (select from catalogues where company_id = $companyId and not is_complete)`,
    { companyId, ids: addresses.filter((address) => !used.has(address)).map(idOf) },
  );
}

const idOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
