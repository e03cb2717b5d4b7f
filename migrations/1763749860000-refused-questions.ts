import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Questions that were declined as off topic, put together as those are to which nothing was found, and the words for which a
 * company answers all the same.
 *
 * - Both kinds share tables, triggers and timers: a group is of one kind, and each kind has its own keys, counts and order.
 * - What is declined already is taken in: whatever process comes first puts it into its groups.
 * - `unanswered_questions` holds both from here on, and is called so.
 */
export class RefusedQuestions1763749860000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0'); // as long as a large history takes
    await runner.query(`
alter table companies add column allowed_words text[] not null default '{}';
${renameQuestions('unanswered_questions', 'grouped_questions')}
${KINDS}
${leaveGroups('grouped_questions')}
create or replace function note_unanswered() returns trigger language plpgsql as $$
begin
  insert into ungrouped_questions (company_id, conversation_id, seq, kind)
    values (new.company_id, new.conversation_id, new.reply_to,
      case when new.fallback_reason = 'OFF_TOPIC' then 'DECLINED' else 'UNANSWERED' end) on conflict do nothing;
  return null;
end $$;
drop trigger note_unanswered on messages;
create trigger note_unanswered after insert on messages for each row
  when (new.fallback_reason in ('NOT_FOUND', 'OFF_TOPIC') and new.reply_to is not null) execute function note_unanswered();
insert into ungrouped_questions (company_id, conversation_id, seq, kind)
  select company_id, conversation_id, reply_to, 'DECLINED' from messages
  where fallback_reason = 'OFF_TOPIC' and reply_to is not null on conflict do nothing;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop trigger note_unanswered on messages;
create or replace function note_unanswered() returns trigger language plpgsql as $$
begin
  insert into ungrouped_questions (company_id, conversation_id, seq)
    values (new.company_id, new.conversation_id, new.reply_to) on conflict do nothing;
  return null;
end $$;
create trigger note_unanswered after insert on messages for each row
  when (new.fallback_reason = 'NOT_FOUND' and new.reply_to is not null) execute function note_unanswered();
delete from ungrouped_questions where kind = 'DECLINED';
delete from question_groups where kind = 'DECLINED';
drop index question_groups_in_order, grouped_questions_by_time;
create index question_groups_in_order on question_groups (company_id, status, question_count desc, id desc);
create index unanswered_questions_by_time on grouped_questions (company_id, asked_at desc);
alter table question_groups drop constraint question_groups_company_id_kind_key_key, add unique (company_id, key),
  drop column kind, drop column found_faq_id, drop column found_product_ids, drop column declined_topics,
  drop column is_tried;
alter table ungrouped_questions drop column kind;
alter table grouped_questions drop column kind;
${renameQuestions('grouped_questions', 'unanswered_questions')}
${leaveGroups('unanswered_questions')}
alter table companies drop column allowed_words;`);
  }
}

const renameQuestions = (from: string, to: string) => `
alter table ${from} rename to ${to};
alter index ${from}_pkey rename to ${to}_pkey;
alter index ${from}_of_group rename to ${to}_of_group;
alter index ${from}_of_visitor rename to ${to}_of_visitor;`;

const KINDS = `
alter table ungrouped_questions add column kind text not null default 'UNANSWERED' check (kind in ('UNANSWERED', 'DECLINED'));
alter table grouped_questions add column kind text not null default 'UNANSWERED' check (kind in ('UNANSWERED', 'DECLINED'));
alter table question_groups
  add column kind text not null default 'UNANSWERED' check (kind in ('UNANSWERED', 'DECLINED')),
  -- Of what was declined: what would answer it, or does by now.
  add column found_faq_id uuid,
  add column found_product_ids uuid[] not null default '{}',
  -- The names of the subjects for which it is declined.
  add column declined_topics text[] not null default '{}',
  add column is_tried boolean not null default false,
  drop constraint question_groups_company_id_key_key,
  add unique (company_id, kind, key);
drop index question_groups_in_order, unanswered_questions_by_time;
create index question_groups_in_order on question_groups (company_id, kind, status, question_count desc, id desc);
create index grouped_questions_by_time on grouped_questions (company_id, kind, asked_at desc);`;

/** SQL: what is taken out is subtracted from its groups, whatever the questions' table is called. */
const leaveGroups = (questions: string) => `
create or replace function leave_groups() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('question groups ' || company_id, 0))
    from (select distinct company_id from old_rows order by 1) companies;
  update question_groups set version = version + 1, checked_version = 0,
    question_count = question_count - gone.questions, visitor_count = visitor_count - gone.visitors,
    last_asked_at = coalesce((
      select asked_at from ${questions} newest
      where newest.company_id = gone.company_id and newest.group_id = gone.group_id order by asked_at desc limit 1
    ), last_asked_at)
  from (
    select company_id, group_id, count(*) as questions, count(distinct visitor_id) filter (where not exists (
      select from ${questions} other where other.company_id = old_rows.company_id
        and other.group_id = old_rows.group_id and other.visitor_id = old_rows.visitor_id
    )) as visitors
    from old_rows group by 1, 2
  ) gone
  where question_groups.company_id = gone.company_id and id = gone.group_id;
  delete from question_groups using (select distinct company_id, group_id from old_rows) touched
  where question_groups.company_id = touched.company_id and id = touched.group_id and question_count <= 0;
  return null;
end $$;`;
