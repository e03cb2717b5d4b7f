import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Answers under which visitors said that they meant something else, by the FAQ or the product that answered; and who has set
 * the letter of a week aside.
 *
 * - What visitors said stands in `answer_feedback` as before, which is told now what answered and who said it. Triggers
 *   count it, whoever stores it; it goes with its conversation, and takes its part out of the counts with it.
 * - A row is seen up to a moment, not once and for all: the moments of one row only ever grow, so that what is said later is
 *   after it, however close the two are.
 */
export class RejectedAnswers1763749890000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0'); // as long as a large history takes
    await runner.query(TABLES);
    await runner.query(HISTORY);
    await runner.query(TRIGGERS);
    for (const table of ['rejected_answers', 'rejected_days', 'letters_set_aside']) await runner.query(wallsOf(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop trigger name_rejected on answer_feedback;
drop trigger count_rejected on answer_feedback;
drop trigger leave_rejected on answer_feedback;
drop function name_rejected(), count_rejected(), leave_rejected();
drop table rejected_days, rejected_answers, letters_set_aside;
drop index answer_feedback_of_answer, answer_feedback_of_visitor, faq_hits_of_faq, messages_of_first_product;
alter table answer_feedback drop column answer_id, drop column visitor_id;`);
  }
}

const TABLES = `
alter table answer_feedback
  -- The FAQ that answered, else the first product that was shown; null where it was neither.
  add column answer_id uuid,
  add column visitor_id uuid;

create table rejected_answers (
  company_id uuid not null references companies (id) on delete cascade,
  -- The FAQ's or the product's.
  id uuid not null,
  is_product boolean not null,
  rejection_count integer not null default 0,
  visitor_count integer not null default 0,
  last_rejected_at timestamptz(3) not null default '-infinity',
  -- Up to which of them somebody has seen it.
  seen_until timestamptz(3),
  status text not null generated always as (case when seen_until >= last_rejected_at then 'SEEN' else 'OPEN' end) stored,
  version integer not null default 1,
  changed_xid bigint not null default 0,
  primary key (company_id, id)
);
create index rejected_answers_in_order on rejected_answers (company_id, status, rejection_count desc, id desc);
create index rejected_answers_by_change on rejected_answers (changed_xid);
create trigger note_change before insert or update on rejected_answers for each row execute function note_change();

-- How many of them were on which day of Europe/Rome.
create table rejected_days (
  company_id uuid not null,
  answer_id uuid not null,
  day date not null,
  rejection_count integer not null,
  primary key (company_id, answer_id, day),
  foreign key (company_id, answer_id) references rejected_answers (company_id, id) on delete cascade
);

create table letters_set_aside (
  company_id uuid not null references companies (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  -- The Monday of the week that the letter tells of.
  week date not null,
  primary key (company_id, account_id)
);
create index letters_set_aside_of_account on letters_set_aside (account_id);

create index faq_hits_of_faq on faq_hits (company_id, faq_id, hour);
-- With the products themselves: they are counted without a look at the messages.
create index messages_of_first_product on messages (company_id, (product_ids[1]), sent_at) include (product_ids)
  where source = 'CATALOG';
`;

const HISTORY = `
update answer_feedback set visitor_id = conversation.visitor_id,
  answer_id = coalesce(message.faq_id, message.product_ids[1])
from messages message
join conversations conversation on conversation.company_id = message.company_id
  and conversation.id = message.conversation_id
where message.company_id = answer_feedback.company_id and message.conversation_id = answer_feedback.conversation_id
  and message.seq = answer_feedback.seq;
create index answer_feedback_of_answer on answer_feedback (company_id, answer_id, created_at desc) include (faq_id);
create index answer_feedback_of_visitor on answer_feedback (company_id, answer_id, visitor_id);
insert into rejected_answers (company_id, id, is_product, rejection_count, visitor_count, last_rejected_at)
select feedback.company_id, answer_id, bool_and(message.faq_id is null), count(*), count(distinct visitor_id),
  max(created_at)
from answer_feedback feedback
join messages message on message.company_id = feedback.company_id
  and message.conversation_id = feedback.conversation_id and message.seq = feedback.seq
where answer_id is not null group by 1, 2;
insert into rejected_days (company_id, answer_id, day, rejection_count)
select company_id, answer_id, (created_at at time zone 'Europe/Rome')::date, count(*)
from answer_feedback where answer_id is not null group by 1, 2, 3;
`;

// Whoever says it holds the conversation already, and then takes the row of what answered: so does who removes conversations.
// Whoever takes several rows of a company has the company's turn first.
const TRIGGERS = `
create function name_rejected() returns trigger language plpgsql as $$
declare
  only_product boolean;
  newest timestamptz;
begin
  select coalesce(message.faq_id, message.product_ids[1]), message.faq_id is null, conversation.visitor_id
    into new.answer_id, only_product, new.visitor_id
    from messages message join conversations conversation on conversation.company_id = message.company_id
      and conversation.id = message.conversation_id
    where message.company_id = new.company_id and message.conversation_id = new.conversation_id
      and message.seq = new.seq;
  if new.answer_id is null then return new; end if;
  insert into rejected_answers (company_id, id, is_product) values (new.company_id, new.answer_id, only_product)
    on conflict (company_id, id) do update set version = rejected_answers.version
    returning last_rejected_at into newest; -- and it is ours until this is stored
  new.created_at = greatest(clock_timestamp(), newest + interval '1 millisecond');
  return new;
end $$;
create trigger name_rejected before insert on answer_feedback for each row execute function name_rejected();

create function count_rejected() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update rejected_answers set version = version + 1 where company_id = new.company_id and id = new.answer_id;
    return null;
  end if;
  update rejected_answers set version = version + 1, rejection_count = rejection_count + 1,
    last_rejected_at = new.created_at,
    visitor_count = visitor_count + case when exists (
      select from answer_feedback other where other.company_id = new.company_id and other.answer_id = new.answer_id
        and other.visitor_id = new.visitor_id and (other.conversation_id, other.seq) <> (new.conversation_id, new.seq)
    ) then 0 else 1 end
  where company_id = new.company_id and id = new.answer_id;
  insert into rejected_days (company_id, answer_id, day, rejection_count)
    values (new.company_id, new.answer_id, (new.created_at at time zone 'Europe/Rome')::date, 1)
    on conflict (company_id, answer_id, day) do update set rejection_count = rejected_days.rejection_count + 1;
  return null;
end $$;
create trigger count_rejected after insert or update of faq_id on answer_feedback for each row
  when (new.answer_id is not null) execute function count_rejected();

create function leave_rejected() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('rejected answers ' || company_id, 0))
    from (select distinct company_id from old_rows order by 1) companies;
  update rejected_answers set version = version + 1,
    rejection_count = rejection_count - gone.rejections, visitor_count = visitor_count - gone.visitors,
    last_rejected_at = coalesce((
      select created_at from answer_feedback newest
      where newest.company_id = gone.company_id and newest.answer_id = gone.answer_id order by created_at desc limit 1
    ), last_rejected_at)
  from (
    select company_id, answer_id, count(*) as rejections, count(distinct visitor_id) filter (where not exists (
      select from answer_feedback other where other.company_id = old_rows.company_id
        and other.answer_id = old_rows.answer_id and other.visitor_id = old_rows.visitor_id
    )) as visitors
    from old_rows where answer_id is not null group by 1, 2
  ) gone
  where rejected_answers.company_id = gone.company_id and id = gone.answer_id;
  update rejected_days set rejection_count = rejection_count - gone.rejections
  from (
    select company_id, answer_id, (created_at at time zone 'Europe/Rome')::date as day, count(*) as rejections
    from old_rows where answer_id is not null group by 1, 2, 3
  ) gone
  where rejected_days.company_id = gone.company_id and rejected_days.answer_id = gone.answer_id
    and rejected_days.day = gone.day;
  delete from rejected_answers using (select distinct company_id, answer_id from old_rows) touched
  where rejected_answers.company_id = touched.company_id and id = touched.answer_id and rejection_count <= 0;
  return null;
end $$;
create trigger leave_rejected after delete on answer_feedback referencing old table as old_rows
  for each statement execute function leave_rejected();
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
