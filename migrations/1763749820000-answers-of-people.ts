import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a person first answered in a conversation, and who did so last: what is counted of people needs no look into the
 * messages. The name is the one that was said.
 */
export class AnswersOfPeople1763749820000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0'); // as long as a large history takes
    await runner.query(`
alter table conversations
  add column person_answered_at timestamptz(3),
  add column answerer_id uuid,
  add column answerer_name text;
update conversations set person_answered_at = first.sent_at, answerer_id = last.author_id, answerer_name = last.author_name
from conversations taken
cross join lateral (
  select sent_at from messages
  where company_id = taken.company_id and conversation_id = taken.id and sender = 'STAFF' and handover is null
  order by seq limit 1
) first
cross join lateral (
  select author_id, author_name from messages
  where company_id = taken.company_id and conversation_id = taken.id and sender = 'STAFF' and handover is null
  order by seq desc limit 1
) last
where taken.taken_over_at is not null and conversations.company_id = taken.company_id and conversations.id = taken.id;
create index conversations_rated_with_person on conversations (company_id, rated_at)
  where rated_at is not null and person_answered_at is not null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table conversations drop column answerer_name, drop column answerer_id, drop column person_answered_at;`);
  }
}
