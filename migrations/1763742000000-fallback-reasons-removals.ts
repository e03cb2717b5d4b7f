import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the figures and the log need to be told apart and put in order.
 *
 * - Why an answer is a fallback has a name: until now it was read from its confidence, by which a chatbot that is
 *   switched off looked like one that found nothing.
 * - Sentences that were taken out of a model's text are counted with their message.
 * - Signs of a robot, seen while messages are stored.
 * - Conversations from before searching wait to get their words: those are computed by the server, slice by slice.
 * - What was counted in all hours that are over is added up in one row, so that a total reads no hours.
 * - A removed conversation leaves its id for a while, so that it goes from every list even when the wake-up is lost.
 */
export class FallbackReasonsRemovals1763742000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0'); // as long as a large history takes
    await runner.query(REASONS);
    await runner.query(TOTALS);
    await runner.query(ROBOTS);
    await runner.query(TABLES);
    await runner.query(WALLS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table removed_conversations, unsearchable_conversations;
      alter table conversations drop column is_suspected, drop column robot_signs, drop column last_question_at;
      delete from hourly_counters where hour = '-infinity';
      drop index hourly_counters_open;
      alter table messages drop column fallback_reason, drop column model_corrections`);
  }
}

const REASONS = `
alter table messages
  add column fallback_reason text check (fallback_reason in
    ('DANGER', 'SWITCHED_OFF', 'SMALL_TALK', 'OFF_TOPIC', 'ASKED_BACK', 'NOTHING_TO_SUGGEST', 'NOT_FOUND')),
  add column model_corrections integer not null default 0;
update messages set
  model_corrections = coalesce((model_facts ->> 'inventions')::int, 0),
  fallback_reason = case
    when source <> 'FALLBACK' then null
    when confidence = 0.95 then 'SMALL_TALK'
    when confidence = 0.7 then case when text = 'Cosa stai cercando?' then 'ASKED_BACK' else 'NOTHING_TO_SUGGEST' end
    when confidence = 1 then case when text like '%112%' then 'DANGER' else 'OFF_TOPIC' end
    when text like 'In questo momento l''assistente del negozio non è attivo.%' then 'SWITCHED_OFF'
    else 'NOT_FOUND' end
where source = 'FALLBACK' or (model_facts ->> 'inventions')::int > 0;

update conversations set is_unanswered = said.unanswered
from (
  select company_id, conversation_id, bool_or(fallback_reason = 'NOT_FOUND') as unanswered
  from messages where fallback_reason is not null group by company_id, conversation_id
) said
where said.company_id = conversations.company_id and said.conversation_id = conversations.id
  and conversations.is_unanswered <> said.unanswered;

-- What was counted by confidence is counted anew by reason, and what was not counted at all for the first time.
update hourly_counters set unanswered = 0, model_corrections = 0 where unanswered <> 0 or model_corrections <> 0;
insert into hourly_counters (company_id, hour, shard, unanswered, model_corrections)
select company_id, date_trunc('hour', sent_at, 'UTC'), 0, count(*) filter (where fallback_reason = 'NOT_FOUND'),
  sum(model_corrections)
from messages where fallback_reason = 'NOT_FOUND' or model_corrections > 0 group by 1, 2
on conflict (company_id, hour, shard) do update set unanswered = excluded.unanswered,
  model_corrections = excluded.model_corrections;
`;

// The hour of the row that adds up all others; shards that are not added up yet are found by their company.
const TOTALS = `
insert into hourly_counters (company_id, hour, shard, conversations_started)
select company_id, '-infinity', -1, sum(conversations_started) from hourly_counters where shard = -1 group by company_id;
create index hourly_counters_open on hourly_counters (company_id) where shard >= 0;
`;

const ROBOTS = `
alter table conversations
  add column last_question_at timestamptz(3),
  -- Messages that repeat the one before, or came faster than a person types.
  add column robot_signs smallint not null default 0,
  add column is_suspected boolean not null generated always as (robot_signs >= 3) stored;
create index conversations_is_suspected on conversations (company_id, last_message_at desc, id desc) where is_suspected;
`;

const TABLES = `
create table unsearchable_conversations (
  company_id uuid not null,
  conversation_id uuid not null,
  primary key (company_id, conversation_id),
  foreign key (company_id, conversation_id) references conversations (company_id, id) on delete cascade
);
insert into unsearchable_conversations (company_id, conversation_id)
select company_id, id from conversations where not exists (
  select from message_words said where said.company_id = conversations.company_id and said.conversation_id = conversations.id
);

create table removed_conversations (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  removed_at timestamptz(3) not null default now(),
  changed_xid bigint not null default 0,
  primary key (company_id, id)
);
create index removed_conversations_by_change on removed_conversations (changed_xid);
create index removed_conversations_by_age on removed_conversations (removed_at);
create trigger note_change before insert on removed_conversations for each row execute function note_change();
`;

const WALLS = ['unsearchable_conversations', 'removed_conversations']
  .map(
    (table) => `
alter table ${table} enable row level security;
create policy own_company on ${table} using (company_id = current_company()) with check (company_id = current_company());
do $$
declare
  app_role text := current_database() || '_app';
  system_role text := current_database() || '_system';
begin
  execute format('grant select, insert, update, delete on ${table} to %I, %I', app_role, system_role);
  execute format('create policy system_door on ${table} to %I using (true) with check (true)', system_role);
end $$;`,
  )
  .join('');
