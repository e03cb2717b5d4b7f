import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the homes lead with: since when a catalogue is as it is, what visitors wanted and did not find, ratings under
 * three, and when questions without an answer were asked.
 */
export class WhatNeedsSomebody1763749700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0'); // as long as a large history takes
    await runner.query(`
alter table companies add column catalogue_changed_at timestamptz(3) not null default now();
update companies set catalogue_changed_at = greatest(companies.created_at, (
  select made_at from catalogues where company_id = companies.id and catalogues.id = companies.catalogue_id
), (
  select max(updated_at) from products
  where company_id = companies.id and products.catalogue_id = companies.catalogue_id
));

create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  new.catalogue_changed_at = now();
  return new;
end $$;
create trigger note_catalogue_change before update of catalogue_version on companies for each row
  when (new.catalogue_version is distinct from old.catalogue_version) execute function note_catalogue_change();

-- The owner works at no company: to its own door, they are the one account beside its people's that may be told of.
create function owner_access() returns table (last_login_at timestamptz) language sql stable
security definer set search_path = public as $$
  select owner.last_login_at from companies join accounts owner on owner.id = companies.owner_id
  where companies.id = current_company()
$$;
revoke execute on function owner_access() from public;
do $$
begin
  execute format('grant execute on function owner_access() to %I, %I',
    current_database() || '_app', current_database() || '_system');
end $$;

create index messages_of_missed_wishes on messages (company_id, sent_at desc, conversation_id, reply_to)
  where fallback_reason = 'NOTHING_TO_SUGGEST';
create index conversations_rated on conversations (company_id, last_message_at desc, id desc)
  where satisfaction is not null;
create index unanswered_questions_by_time on unanswered_questions (company_id, asked_at desc);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop index messages_of_missed_wishes, conversations_rated, unanswered_questions_by_time;
drop function owner_access();
drop trigger note_catalogue_change on companies;
drop function note_catalogue_change();
alter table companies drop column catalogue_changed_at;`);
  }
}
