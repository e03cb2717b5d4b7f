import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Visitors ask for a person.
 *
 * - Whether a shop offers one, and how long its visitors wait for somebody who is there.
 * - Since when a visitor waits, when they first asked, and whether they may leave an address instead.
 * - What they leave: a request, which goes with its conversation.
 * - Who says that they are there, and when a live connection of theirs was seen last. Its company is its account's, so
 *   that no company's door leads to it.
 */
export class PeopleAskedFor1763746000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0'); // as long as a large history takes
    await runner.query(COLUMNS);
    await runner.query(TABLES);
    await runner.query(WALLS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop table contact_requests, availabilities;
alter table conversations drop column waiting_since, drop column person_asked_at, drop column is_contact_offered;
alter table companies drop column is_person_offered, drop column person_patience;`);
  }
}

const COLUMNS = `
alter table companies
  add column is_person_offered boolean not null default true,
  add column person_patience integer not null default 180 check (person_patience between 60 and 3600); -- s

alter table conversations
  add column waiting_since timestamptz(3),
  add column person_asked_at timestamptz(3), -- for the first time; it stays
  add column is_contact_offered boolean not null default false;
create index conversations_waiting on conversations (company_id, last_message_at desc, id desc)
  where waiting_since is not null;
create index conversations_by_wait on conversations (waiting_since) where waiting_since is not null;

alter table messages drop constraint messages_handover_check, add constraint messages_handover_check check
  (handover in ('TAKEN_OVER', 'HANDED_BACK', 'RETURNED', 'NOBODY_CAME', 'REQUEST_LEFT'));
alter table messages drop constraint messages_fallback_reason_check, add constraint messages_fallback_reason_check check
  (fallback_reason in ('DANGER', 'SWITCHED_OFF', 'SMALL_TALK', 'PERSON_ASKED', 'OFF_TOPIC', 'ASKED_BACK',
    'NOTHING_TO_SUGGEST', 'NOT_FOUND'));
`;

const TABLES = `
create table contact_requests (
  company_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  visitor_id uuid not null,
  kind text not null check (kind in ('EMAIL', 'PHONE')),
  contact text not null check (char_length(contact) between 1 and 254),
  question text not null check (char_length(question) between 1 and 500),
  created_at timestamptz(3) not null default now(),
  done_at timestamptz(3),
  done_by text, -- the name of who did it, as it was then
  version integer not null default 1,
  changed_xid bigint not null default 0,
  primary key (company_id, id),
  foreign key (company_id, conversation_id) references conversations (company_id, id) on delete cascade
);
create index contact_requests_open on contact_requests (company_id, created_at desc, id desc) where done_at is null;
create index contact_requests_done on contact_requests (company_id, created_at desc, id desc) where done_at is not null;
create index contact_requests_by_conversation on contact_requests (company_id, conversation_id);
create index contact_requests_by_change on contact_requests (changed_xid);
create trigger note_change before insert or update on contact_requests for each row execute function note_change();

create table availabilities (
  account_id uuid primary key references accounts (id) on delete cascade,
  is_available boolean not null,
  seen_at timestamptz(3) not null,
  changed_xid bigint not null default 0
);
create index availabilities_by_change on availabilities (changed_xid);
create trigger note_change before insert or update of is_available on availabilities
  for each row execute function note_change();
`;

const WALLS = `
alter table contact_requests enable row level security;
create policy own_company on contact_requests using (company_id = current_company())
  with check (company_id = current_company());
do $$
declare
  app_role text := current_database() || '_app';
  system_role text := current_database() || '_system';
begin
  execute format('grant select, insert, update, delete on contact_requests to %I, %I', app_role, system_role);
  execute format('create policy system_door on contact_requests to %I using (true) with check (true)', system_role);
  execute format('grant select, insert, update, delete on availabilities to %I', system_role);
end $$;`;
