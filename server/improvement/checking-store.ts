import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import type { AnsweredBy } from './answered.ts';
import { NEWEST_READ } from './question-group.ts';

/** A group that is to be tried against what the assistant knows. */
export interface UncheckedGroup {
  id: string;
  version: number;
  /** What was asked last in it, the newest first. */
  texts: string[];
}

/**
 * Companies, of some or of all, of which a group was not tried yet against what their assistant knows: of no other is
 * anything compiled. System door.
 */
export async function uncheckedCompanies(manager: EntityManager, among: readonly string[] | null): Promise<string[]> {
  const rows = await query<{ id: string }>(
    manager,
    `select id from companies
    where removed_at is null and ($among::uuid[] is null or id = any($among::uuid[])) and exists (
      select from question_groups where company_id = companies.id and checked_version < companies.knowledge_version
    )`,
    { among },
  );
  return rows.map(({ id }) => id);
}

/** The next groups of a company that were not tried at this version of what is known. */
export function uncheckedGroups(
  manager: EntityManager,
  companyId: string,
  knowledgeVersion: number,
  most: number,
): Promise<UncheckedGroup[]> {
  return query(
    manager,
    `select id, version, array(
      select message.text from (
        select * from unanswered_questions asked where asked.company_id = $companyId and asked.group_id = unchecked.id
        order by asked_at desc limit ${NEWEST_READ}
      ) asked
      join messages message on message.company_id = $companyId and message.conversation_id = asked.conversation_id
        and message.seq = asked.seq
    ) as texts
    from (
      select id, version from question_groups
      where company_id = $companyId and checked_version < $knowledgeVersion::int order by checked_version limit $most
    ) unchecked`,
    { companyId, knowledgeVersion, most },
  );
}

/** Whoever changes several groups of a company does so one after the other. */
export async function takeTurn(manager: EntityManager, companyId: string): Promise<void> {
  await query(manager, `select pg_advisory_xact_lock(hashtextextended('question groups ' || $companyId::uuid, 0))`, {
    companyId,
  });
}

/**
 * Notes what answers a group by now, or that nothing does; a group that changed since it was read is left to be tried again.
 * @returns whether it stands otherwise than before.
 */
export async function noteChecked(
  manager: EntityManager,
  companyId: string,
  { id, version }: Pick<UncheckedGroup, 'id' | 'version'>,
  knowledgeVersion: number,
  answer: AnsweredBy | null,
): Promise<boolean> {
  const rows = await query<{ isChanged: boolean }>(
    manager,
    `with before as (
      select answered_at, answered_faq_id, answered_product_id from question_groups
      where company_id = $companyId and id = $id and version = $version for update
    ), news as (
      select (answered_at is not null) <> $isAnswered::boolean or answered_faq_id is distinct from $faqId::uuid
        or answered_product_id is distinct from $productId::uuid as is_changed from before
    )
    update question_groups set checked_version = $knowledgeVersion::int,
      answered_at = case when $isAnswered::boolean then coalesce(answered_at, now()) end,
      answered_faq_id = $faqId::uuid, answered_product_id = $productId::uuid,
      version = version + case when is_changed then 1 else 0 end
    from news where company_id = $companyId and id = $id
    returning is_changed as "isChanged"`,
    {
      companyId,
      id,
      version,
      knowledgeVersion,
      isAnswered: answer !== null,
      faqId: answer?.faqId ?? null,
      productId: answer?.productId ?? null,
    },
  );
  return rows[0]?.isChanged === true;
}
