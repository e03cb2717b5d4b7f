import { type EntityManager, EntitySchema } from 'typeorm';
import type { Faq } from './faq.ts';
import type { CheckedFaq } from './faq-input.ts';

export const faqTable = new EntitySchema<Faq>({
  name: 'Faq',
  tableName: 'faqs',
  columns: {
    companyId: { type: 'uuid', primary: true },
    id: { type: 'uuid', primary: true },
    code: { type: 'text' },
    question: { type: 'text' },
    answer: { type: 'text' },
    keywords: { type: 'text', array: true },
    category: { type: 'text' },
    isDraft: { type: 'boolean' },
    position: { type: 'integer' },
    version: { type: 'integer' },
    createdAt: { type: 'timestamp with time zone' },
    updatedAt: { type: 'timestamp with time zone' },
  },
});

const FAQ_COLUMNS = `company_id as "companyId", id, code, question, answer, keywords, category, is_draft as "isDraft",
  position, version, created_at as "createdAt", updated_at as "updatedAt"`;

/** All of a company's FAQs in their order, drafts too. */
export function allFaqs(manager: EntityManager, companyId: string): Promise<Faq[]> {
  return manager.query(
    `select ${FAQ_COLUMNS} from faqs where company_id = $1 and deleted_at is null order by position, id`,
    [companyId],
  );
}

/** FAQs by their ids, in any order. */
export function findFaqs(manager: EntityManager, companyId: string, ids: readonly string[]): Promise<Faq[]> {
  return manager.query(
    `select ${FAQ_COLUMNS} from faqs where company_id = $1 and id = any($2::uuid[]) and deleted_at is null`,
    [companyId, ids],
  );
}

export async function countFaqs(manager: EntityManager, companyId: string): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    'select count(*)::int as count from faqs where company_id = $1 and deleted_at is null',
    [companyId],
  );
  return row?.count ?? 0;
}

/** How many FAQs wait to be completed. */
export function countDrafts(manager: EntityManager, companyId: string): Promise<number> {
  return manager
    .getRepository(faqTable)
    .createQueryBuilder('faq')
    .where('faq.company_id = :companyId and faq.is_draft and faq.deleted_at is null', { companyId })
    .getCount();
}

export type NewFaq = Omit<Faq, 'version' | 'createdAt' | 'updatedAt'>;

export async function addFaqs(manager: EntityManager, faqs: readonly NewFaq[]): Promise<void> {
  if (faqs.length > 0) await manager.getRepository(faqTable).insert([...faqs]);
}

/** Adds one FAQ at the end of the list; its code is the highest number + 1. */
export async function insertFaq(manager: EntityManager, companyId: string, id: string, faq: CheckedFaq): Promise<Faq> {
  const rows = await manager.query<Faq[]>(
    `insert into faqs (company_id, id, code, question, answer, keywords, category, is_draft, position)
    select $1, $2, (coalesce(max(code::numeric) filter (where code ~ '^[0-9]{1,18}$'), 0) + 1)::text,
      $3, $4, $5::text[], $6, $7, coalesce(max(position), -1) + 1
    from faqs where company_id = $1 and deleted_at is null
    returning ${FAQ_COLUMNS}`,
    [companyId, id, ...valuesOf(faq)],
  );
  const [row] = rows;
  if (!row) throw new Error('a FAQ was not added');
  return row;
}

/** Changes a FAQ that is still at `version`; null when somebody saved or deleted it since. */
export async function updateFaq(
  manager: EntityManager,
  companyId: string,
  id: string,
  version: number,
  faq: CheckedFaq,
): Promise<Faq | null> {
  const [rows] = await manager.query<[Faq[], number]>(
    `update faqs set question = $3, answer = $4, keywords = $5::text[], category = $6, is_draft = $7,
      version = version + 1, updated_at = now()
    where company_id = $1 and id = $2 and version = $8 and deleted_at is null
    returning ${FAQ_COLUMNS}`,
    [companyId, id, ...valuesOf(faq), version],
  );
  return rows[0] ?? null;
}

const valuesOf = (faq: CheckedFaq) => [faq.question, faq.answer, faq.keywords, faq.category, faq.isDraft];

/** Deletes a FAQ, to be restored within a day; false when it is not there. */
export async function deleteFaq(manager: EntityManager, companyId: string, id: string): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `update faqs set deleted_at = now(), version = version + 1 where company_id = $1 and id = $2 and deleted_at is null
    returning id`,
    [companyId, id],
  );
  return rows.length > 0;
}

/** Brings a deleted FAQ back to its place; null when it is not there any more. A code taken meanwhile is 'taken'. */
export async function restoreFaq(manager: EntityManager, companyId: string, id: string): Promise<Faq | 'taken' | null> {
  const taken = await manager.query<unknown[]>(
    `select 1 from faqs gone join faqs other on other.company_id = gone.company_id and other.code = gone.code
    where gone.company_id = $1 and gone.id = $2 and gone.deleted_at is not null and other.deleted_at is null`,
    [companyId, id],
  );
  if (taken.length > 0) return 'taken';
  const [rows] = await manager.query<[Faq[], number]>(
    `update faqs set deleted_at = null, version = version + 1
    where company_id = $1 and id = $2 and deleted_at is not null returning ${FAQ_COLUMNS}`,
    [companyId, id],
  );
  return rows[0] ?? null;
}

/** Gives FAQs their places: the order of `ids`. Where nothing moves, nothing is written. */
export async function orderFaqs(manager: EntityManager, companyId: string, ids: readonly string[]): Promise<void> {
  await manager.query(
    `update faqs set position = place - 1 from unnest($2::uuid[]) with ordinality as ordered (id, place)
    where company_id = $1 and faqs.id = ordered.id and position <> place - 1`,
    [companyId, ids],
  );
}

/** Forgets FAQs deleted more than a day ago. System door. */
export async function forgetOldFaqs(manager: EntityManager): Promise<void> {
  await manager.query(`delete from faqs where deleted_at < now() - interval '1 day'`);
}
