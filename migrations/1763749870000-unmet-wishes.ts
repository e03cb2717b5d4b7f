import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Wishes for which the catalogue had nothing, and those for the same thing together.
 *
 * - A trigger notes each message to which nothing was found, or whose answer may have shown something else than was wished,
 *   whoever stores the answer; whether it was a wish, and unmet, is read later, by any process, once.
 * - A row holds what is wished for and how often, and no sentence; examples are read from the messages that it names. A wish
 *   goes with its conversation, and takes its part out of its row with it; the last one takes the row along.
 */
export class UnmetWishes1763749870000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0'); // as long as a large history takes
    await runner.query(TABLES);
    await runner.query(TRIGGERS);
    for (const table of ['unread_wishes', 'unmet_wishes', 'unmet_wish_messages']) await runner.query(wallsOf(table));
    await runner.query(`
insert into unread_wishes (company_id, conversation_id, seq)
  select company_id, conversation_id, reply_to from messages
  where reply_to is not null and (fallback_reason in ('NOT_FOUND', 'NOTHING_TO_SUGGEST') or source in ('CATALOG', 'AI'))
  on conflict do nothing`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop trigger note_wish on messages;
drop table unmet_wish_messages, unmet_wishes, unread_wishes;
drop function note_wish(), leave_wishes();`);
  }
}

const TABLES = `
create table unread_wishes (
  company_id uuid not null,
  conversation_id uuid not null,
  seq integer not null,
  primary key (company_id, conversation_id, seq),
  foreign key (company_id, conversation_id) references conversations (company_id, id) on delete cascade
);

create table unmet_wishes (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  -- What its wishes have in common: the forms of the words that name the thing, and its traits.
  key text not null check (char_length(key) between 1 and 200),
  wish_count integer not null default 0,
  visitor_count integer not null default 0,
  last_wished_at timestamptz(3) not null,
  -- The thing as most call it, what it has to be, and the budget that most told, in cents.
  thing text not null,
  traits jsonb not null default '[]',
  min_cents bigint,
  max_cents bigint,
  -- What the catalogue has of it, of the version at which it was tried; null before.
  supply text check (supply in ('NOT_SOLD', 'OTHER_TRAIT', 'SOLD_OUT', 'OTHER_PRICE', 'MET')),
  missing jsonb not null default '[]',
  cheapest_cents bigint,
  category text not null default '',
  met_at timestamptz(3),
  met_product_id uuid,
  -- The company's knowledge_version at which it was tried; 0 where it has to be tried.
  checked_version integer not null default 0,
  ignored_at timestamptz(3),
  status text not null generated always as (
    case when ignored_at is not null then 'IGNORED' when met_at is not null then 'MET' else 'OPEN' end
  ) stored,
  version integer not null default 1,
  changed_xid bigint not null default 0,
  primary key (company_id, id),
  unique (company_id, key)
);
create index unmet_wishes_in_order on unmet_wishes (company_id, status, visitor_count desc, id desc);
create index unmet_wishes_to_check on unmet_wishes (company_id, checked_version);
create index unmet_wishes_by_change on unmet_wishes (changed_xid);
create trigger note_change before insert or update on unmet_wishes for each row execute function note_change();

create table unmet_wish_messages (
  company_id uuid not null,
  conversation_id uuid not null,
  seq integer not null,
  wish_id uuid not null,
  visitor_id uuid not null,
  wished_at timestamptz(3) not null,
  primary key (company_id, conversation_id, seq),
  foreign key (company_id, conversation_id) references conversations (company_id, id) on delete cascade,
  foreign key (company_id, wish_id) references unmet_wishes (company_id, id) on delete cascade
);
create index unmet_wish_messages_of_wish on unmet_wish_messages (company_id, wish_id, wished_at desc);
create index unmet_wish_messages_of_visitor on unmet_wish_messages (company_id, wish_id, visitor_id);
`;

// What is taken out is subtracted, not counted anew, and whoever changes several rows of a company takes the company's turn
// first: in whatever order they come, nobody waits for somebody who waits for them.
const TRIGGERS = `
create function note_wish() returns trigger language plpgsql as $$
begin
  insert into unread_wishes (company_id, conversation_id, seq)
    values (new.company_id, new.conversation_id, new.reply_to) on conflict do nothing;
  return null;
end $$;
create trigger note_wish after insert on messages for each row
  when (new.reply_to is not null
    and (new.fallback_reason in ('NOT_FOUND', 'NOTHING_TO_SUGGEST') or new.source in ('CATALOG', 'AI')))
  execute function note_wish();

create function leave_wishes() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('unmet wishes ' || company_id, 0))
    from (select distinct company_id from old_rows order by 1) companies;
  update unmet_wishes set version = version + 1, checked_version = 0,
    wish_count = wish_count - gone.wishes, visitor_count = visitor_count - gone.visitors,
    last_wished_at = coalesce((
      select wished_at from unmet_wish_messages newest
      where newest.company_id = gone.company_id and newest.wish_id = gone.wish_id order by wished_at desc limit 1
    ), last_wished_at)
  from (
    select company_id, wish_id, count(*) as wishes, count(distinct visitor_id) filter (where not exists (
      select from unmet_wish_messages other where other.company_id = old_rows.company_id
        and other.wish_id = old_rows.wish_id and other.visitor_id = old_rows.visitor_id
    )) as visitors
    from old_rows group by 1, 2
  ) gone
  where unmet_wishes.company_id = gone.company_id and id = gone.wish_id;
  delete from unmet_wishes using (select distinct company_id, wish_id from old_rows) touched
  where unmet_wishes.company_id = touched.company_id and id = touched.wish_id and wish_count <= 0;
  return null;
end $$;
create trigger leave_wishes after delete on unmet_wish_messages referencing old table as old_rows
  for each statement execute function leave_wishes();
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
