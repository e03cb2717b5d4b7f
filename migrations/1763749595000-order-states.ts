import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where a company's shop is asked what became of an order, the secret that such a question is signed with, and that a
 * visitor asked for it.
 */
export class OrderStates1763749595000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(WALL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop table order_secrets;
alter table companies drop column order_address;
update messages set fallback_reason = 'ASKED_BACK' where fallback_reason = 'ORDER_ASKED';
alter table messages drop constraint messages_fallback_reason_check, add constraint messages_fallback_reason_check check
  (fallback_reason in ('DANGER', 'SWITCHED_OFF', 'SMALL_TALK', 'PERSON_ASKED', 'OFF_TOPIC', 'ASKED_BACK',
    'NOTHING_TO_SUGGEST', 'NOT_FOUND'));`);
  }
}

const TABLES = `
alter table companies add column order_address text check (char_length(order_address) between 1 and 2000);

create table order_secrets (
  company_id uuid primary key references companies (id) on delete cascade,
  -- What signs the questions, sealed with the server's key.
  sealed bytea not null,
  created_at timestamptz(3) not null default now()
);

alter table messages drop constraint messages_fallback_reason_check, add constraint messages_fallback_reason_check check
  (fallback_reason in ('DANGER', 'SWITCHED_OFF', 'SMALL_TALK', 'PERSON_ASKED', 'ORDER_ASKED', 'OFF_TOPIC', 'ASKED_BACK',
    'NOTHING_TO_SUGGEST', 'NOT_FOUND')) not valid;
alter table messages validate constraint messages_fallback_reason_check;
`;

const WALL = `
do $$
begin
  execute format('grant select, insert, update, delete on order_secrets to %I', current_database() || '_app');
  execute format('grant select, insert, update, delete on order_secrets to %I', current_database() || '_system');
  execute format('create policy system_door on order_secrets to %I using (true) with check (true)', current_database() || '_system');
end $$;
alter table order_secrets enable row level security;
create policy own_company on order_secrets using (company_id = current_company()) with check (company_id = current_company());`;
