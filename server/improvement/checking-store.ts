import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import { NEWEST_READ, type QuestionKind } from './question-group.ts';
import type { Trial } from './trial.ts';

/** A group that is to be tried against what the assistant knows. */
export interface UncheckedGroup {
  id: string;
  kind: QuestionKind;
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
    `select id, kind, version, array(
      select message.text from (
        select * from grouped_questions asked where asked.company_id = $companyId and asked.group_id = unchecked.id
        order by asked_at desc limit ${NEWEST_READ}
      ) asked
      join messages message on message.company_id = $companyId and message.conversation_id = asked.conversation_id
        and message.seq = asked.seq
    ) as texts
    from (
      select id, kind, version from question_groups
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
 * Notes how a group stands by what is known now; a group that changed since it was read is left to be tried again.
 * @returns whether it stands otherwise than before.
 */
export async function noteChecked(
  manager: EntityManager,
  companyId: string,
  { id, version }: Pick<UncheckedGroup, 'id' | 'version'>,
  knowledgeVersion: number,
  { isAnswered, answeredFaqId, answeredProductId, foundFaqId, foundProductIds, declinedTopics }: Trial,
): Promise<boolean> {
  const rows = await query<{ isChanged: boolean }>(
    manager,
    `with before as (
      select * from question_groups
      where company_id = $companyId and id = $id and version = $version for update
    ), news as (
      select (answered_at is not null) <> $isAnswered::boolean or answered_faq_id is distinct from $answeredFaqId::uuid
        or answered_product_id is distinct from $answeredProductId::uuid or found_faq_id is distinct from $foundFaqId::uuid
        or found_product_ids <> $foundProductIds::uuid[] or declined_topics <> $declinedTopics::text[]
        or not is_tried as is_changed
      from before
    )
    update question_groups set checked_version = $knowledgeVersion::int,
      answered_at = case when $isAnswered::boolean then coalesce(answered_at, now()) end,
      answered_faq_id = $answeredFaqId::uuid, answered_product_id = $answeredProductId::uuid,
      found_faq_id = $foundFaqId::uuid, found_product_ids = $foundProductIds::uuid[],
      declined_topics = $declinedTopics::text[], is_tried = true,
      version = version + case when is_changed then 1 else 0 end
    from news where company_id = $companyId and id = $id
    returning is_changed as "isChanged"`,
    {
      companyId,
      id,
      version,
      knowledgeVersion,
      isAnswered,
      answeredFaqId,
      answeredProductId,
      foundFaqId,
      foundProductIds,
      declinedTopics,
    },
  );
  return rows[0]?.isChanged === true;
}
