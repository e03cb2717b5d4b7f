import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Questions to which nothing was found, and those that mean the same together.
 *
 * - A trigger notes each question as it is answered with nothing, whoever stores the answer; it is put into its group later,
 *   by any process, once.
 * - A group holds no text of its own: what it is called is read from the messages that its questions name. A question goes
 *   with its conversation, and takes its part out of its group with it; the last one takes the group along.
 */
export class QuestionGroups1763749590000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0'); // as long as a large history takes
    await runner.query(TABLES);
    await runner.query(TRIGGERS);
    for (const table of ['ungrouped_questions', 'question_groups', 'unanswered_questions'])
      await runner.query(wallsOf(table));
    await runner.query(`
insert into ungrouped_questions (company_id, conversation_id, seq)
  select company_id, conversation_id, reply_to from messages
  where fallback_reason = 'NOT_FOUND' and reply_to is not null on conflict do nothing`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop trigger note_unanswered on messages;
drop table unanswered_questions, question_groups, ungrouped_questions;
drop function note_unanswered(), leave_groups();`);
  }
}

const TABLES = `
create table ungrouped_questions (
  company_id uuid not null,
  conversation_id uuid not null,
  seq integer not null,
  primary key (company_id, conversation_id, seq),
  foreign key (company_id, conversation_id) references conversations (company_id, id) on delete cascade
);
create index ungrouped_questions_in_order on ungrouped_questions (conversation_id);

create table question_groups (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  -- What its questions have in common: what they ask, or the forms of their words.
  key text not null check (char_length(key) between 1 and 200),
  question_count integer not null default 0,
  visitor_count integer not null default 0,
  last_asked_at timestamptz(3) not null,
  ignored_at timestamptz(3),
  -- Since when what the assistant knows answers all of them, and by what.
  answered_at timestamptz(3),
  answered_faq_id uuid,
  answered_product_id uuid,
  -- The company's knowledge_version at which that was tried; 0 where it has to be tried.
  checked_version integer not null default 0,
  status text not null generated always as (
    case when ignored_at is not null then 'IGNORED' when answered_at is not null then 'ANSWERED' else 'OPEN' end
  ) stored,
  version integer not null default 1,
  changed_xid bigint not null default 0,
  primary key (company_id, id),
  unique (company_id, key)
);
create index question_groups_in_order on question_groups (company_id, status, question_count desc, id desc);
create index question_groups_to_check on question_groups (company_id, checked_version);
create index question_groups_by_change on question_groups (changed_xid);
create trigger note_change before insert or update on question_groups for each row execute function note_change();

create table unanswered_questions (
  company_id uuid not null,
  conversation_id uuid not null,
  seq integer not null,
  group_id uuid not null,
  visitor_id uuid not null,
  asked_at timestamptz(3) not null,
  primary key (company_id, conversation_id, seq),
  foreign key (company_id, conversation_id) references conversations (company_id, id) on delete cascade,
  foreign key (company_id, group_id) references question_groups (company_id, id) on delete cascade
);
create index unanswered_questions_of_group on unanswered_questions (company_id, group_id, asked_at desc);
create index unanswered_questions_of_visitor on unanswered_questions (company_id, group_id, visitor_id);
`;

// What is taken out is subtracted, not counted anew: a company that goes takes a hundred thousand questions along.
// Whoever changes several groups of a company takes the company's turn first: in whatever order the rows come, nobody waits
// for somebody who waits for them.
const TRIGGERS = `
create function note_unanswered() returns trigger language plpgsql as $$
begin
  insert into ungrouped_questions (company_id, conversation_id, seq)
    values (new.company_id, new.conversation_id, new.reply_to) on conflict do nothing;
  return null;
end $$;
create trigger note_unanswered after insert on messages for each row
  when (new.fallback_reason = 'NOT_FOUND' and new.reply_to is not null) execute function note_unanswered();

create function leave_groups() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('question groups ' || company_id, 0))
    from (select distinct company_id from old_rows order by 1) companies;
  update question_groups set version = version + 1, checked_version = 0,
    question_count = question_count - gone.questions, visitor_count = visitor_count - gone.visitors,
    last_asked_at = coalesce((
      select asked_at from unanswered_questions newest
      where newest.company_id = gone.company_id and newest.group_id = gone.group_id order by asked_at desc limit 1
    ), last_asked_at)
  from (
    select company_id, group_id, count(*) as questions, count(distinct visitor_id) filter (where not exists (
      select from unanswered_questions other where other.company_id = old_rows.company_id
        and other.group_id = old_rows.group_id and other.visitor_id = old_rows.visitor_id
    )) as visitors
    from old_rows group by 1, 2
  ) gone
  where question_groups.company_id = gone.company_id and id = gone.group_id;
  delete from question_groups using (select distinct company_id, group_id from old_rows) touched
  where question_groups.company_id = touched.company_id and id = touched.group_id and question_count <= 0;
  return null;
end $$;
create trigger leave_groups after delete on unanswered_questions referencing old table as old_rows
  for each statement execute function leave_groups();
`;

const wallsOf = (table: string) => `
alter table ${table} enable row level security;
create policy own_company on ${table} using (company_id = current_company()) with check (company_id = current_company());
do $$
declare
  app_role text := current_database() || '_app';
  system_role text := current_database() || '_system';
begin
  execute format('grant select, insert, update, delete on ${table} to %I, %I', app_role, system_role);
  execute format('create policy system_door on ${table} to %I using (true) with check (true)', system_role);
end $$;`;
