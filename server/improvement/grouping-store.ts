import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import type { QuestionKind } from './question-group.ts';
import { keyOf } from './question-key.ts';

interface Ungrouped {
  companyId: string;
  conversationId: string;
  visitorId: string;
  seq: number;
  kind: QuestionKind;
  text: string;
  askedAt: Date;
}

/** A group by its company. */
export interface GroupPlace {
  companyId: string;
  id: string;
}

// Conversations before their questions, as whoever removes them does; one that somebody writes in comes later.
const LOCK_CONVERSATIONS = `
  select company_id as "companyId", id, visitor_id as "visitorId" from conversations
  where (company_id, id) in (
    select company_id, conversation_id from ungrouped_questions order by conversation_id desc limit $most
  )
  for key share skip locked`;

const TAKE_QUESTIONS = `
  select asked.company_id as "companyId", asked.conversation_id as "conversationId", taken.visitor as "visitorId",
    asked.seq, asked.kind, message.text, message.sent_at as "askedAt"
  from unnest($companyIds::uuid[], $ids::uuid[], $visitorIds::uuid[]) as taken (company, id, visitor)
  join ungrouped_questions asked on asked.company_id = taken.company and asked.conversation_id = taken.id
  join messages message on message.company_id = asked.company_id
    and message.conversation_id = asked.conversation_id and message.seq = asked.seq
  for update of asked skip locked`;

// In the order of the companies: of two processes that put questions of the same ones together one waits.
const TAKE_TURNS = `
  select pg_advisory_xact_lock(hashtextextended('question groups ' || company, 0))
  from (select unnest($companyIds::uuid[]) as company order by 1) companies`;

const ASKED = `json_to_recordset($asked::json) as asked (company uuid, conversation uuid, visitor uuid, seq integer,
      type text, key text, at timestamptz)`;

const ADD_GROUPS = `
  insert into question_groups (company_id, id, kind, key, last_asked_at)
  select company, id, type, key, at
  from json_to_recordset($groups::json) as new_group (company uuid, id uuid, type text, key text, at timestamptz)
  order by company, type, key
  on conflict (company_id, kind, key) do nothing`;

// Who asks again is counted once; what is asked again is open again, until it is tried.
const ADD_QUESTIONS = `
  with done as (
    delete from ungrouped_questions using ${ASKED}
    where company_id = company and conversation_id = conversation and ungrouped_questions.seq = asked.seq
  ), added as (
    insert into grouped_questions (company_id, conversation_id, seq, kind, group_id, visitor_id, asked_at)
    select company, conversation, seq, type, id, visitor, at
    from ${ASKED} join question_groups on company_id = company and kind = type and question_groups.key = asked.key
    on conflict do nothing
    returning company_id, group_id, visitor_id, asked_at
  ), grown as (
    select company_id, group_id, count(*) as questions, max(asked_at) as newest,
      count(distinct visitor_id) filter (where not exists (
        select from grouped_questions before where before.company_id = added.company_id
          and before.group_id = added.group_id and before.visitor_id = added.visitor_id
      )) as visitors
    from added group by 1, 2
  )
  update question_groups set question_count = question_count + questions, visitor_count = visitor_count + visitors,
    last_asked_at = greatest(last_asked_at, newest), answered_at = null, checked_version = 0, version = version + 1
  from grown where question_groups.company_id = grown.company_id and id = group_id
  returning question_groups.company_id as "companyId", id`;

/**
 * Puts questions that wait for it into their groups, those of the newest conversations first; any number of processes may
 * do so at once. System door.
 * @param most conversations in one transaction.
 * @returns the groups that changed, and whether nothing was there to be done.
 */
export async function groupQuestions(
  manager: EntityManager,
  most: number,
): Promise<{ groups: GroupPlace[]; isDone: boolean }> {
  const conversations = await query<{ companyId: string; id: string; visitorId: string }>(manager, LOCK_CONVERSATIONS, {
    most,
  });
  if (conversations.length === 0) return { groups: [], isDone: true };
  const questions = await query<Ungrouped>(manager, TAKE_QUESTIONS, {
    companyIds: conversations.map(({ companyId }) => companyId),
    ids: conversations.map(({ id }) => id),
    visitorIds: conversations.map(({ visitorId }) => visitorId),
  });
  if (questions.length === 0) return { groups: [], isDone: true };
  await query(manager, TAKE_TURNS, { companyIds: [...new Set(questions.map(({ companyId }) => companyId))] });
  const asked = questions.map((question) => ({
    company: question.companyId,
    conversation: question.conversationId,
    visitor: question.visitorId,
    seq: question.seq,
    type: question.kind,
    key: keyOf(question.kind, question.text),
    at: question.askedAt,
  }));
  const added = new Map(
    asked.map(({ company, type, key, at }) => [`${company} ${type} ${key}`, { company, type, key, at }]),
  );
  const groups = [...added.values()].map((group) => ({ ...group, id: randomUUIDv7() }));
  await query(manager, ADD_GROUPS, { groups: JSON.stringify(groups) });
  return {
    groups: await query<GroupPlace>(manager, ADD_QUESTIONS, { asked: JSON.stringify(asked) }),
    isDone: conversations.length < most,
  };
}
