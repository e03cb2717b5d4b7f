import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * People of a shop answer in the place of its assistant.
 *
 * - The name under which a person is shown to visitors; their e-mail never is.
 * - Since when a person has a conversation, and under which name. `handled_since` alone says that the assistant is silent:
 *   `handler_id` is emptied with the account.
 * - Who wrote a message, by the name that was said then, and the lines that tell who answers from there on.
 */
export class PeopleAnswer1763744500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0'); // as long as a large history takes
    await runner.query(`
alter table accounts add column shown_name text check (char_length(shown_name) between 1 and 40);

alter table conversations
  add column handled_since timestamptz(3),
  add column handler_name text,
  add column taken_over_at timestamptz(3); -- for the first time; it stays
create index conversations_handled on conversations (company_id, last_message_at desc, id desc)
  where handled_since is not null;
create index conversations_of_handler on conversations (handler_id, company_id, last_message_at desc, id desc)
  where handler_id is not null;
create index conversations_by_take_over on conversations (company_id, taken_over_at) where taken_over_at is not null;

alter table messages
  add column author_id uuid,
  add column author_name text,
  add column handover text check (handover in ('TAKEN_OVER', 'HANDED_BACK', 'RETURNED'));

alter table hourly_counters
  add column staff_messages integer not null default 0,
  add column conversations_taken_over integer not null default 0;

do $$
begin
  execute format('grant select (shown_name) on accounts to %I', current_database() || '_app');
end $$;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table hourly_counters drop column conversations_taken_over, drop column staff_messages;
alter table messages drop column handover, drop column author_name, drop column author_id;
alter table conversations drop column taken_over_at, drop column handler_name, drop column handled_since;
drop index conversations_of_handler;
alter table accounts drop column shown_name;`);
  }
}
