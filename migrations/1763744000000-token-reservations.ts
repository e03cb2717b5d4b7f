import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is set aside for each call of the model, with the moment from which its process is taken for dead: what a killed
 * process had set aside was missing from the company's day until midnight.
 */
export class TokenReservations1763744000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table ai_reservations (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  day date not null,
  tokens bigint not null check (tokens >= 0),
  -- What the call has probably cost, should nobody say it any more.
  likely bigint not null check (likely >= 0),
  expires_at timestamptz(3) not null,
  primary key (company_id, id)
);
-- Nothing says which call these belong to.
update ai_usage set reserved = 0 where reserved > 0;

do $$
begin
  execute format('grant select, insert, update, delete on ai_reservations to %I', current_database() || '_app');
  execute format('grant select, insert, update, delete on ai_reservations to %I', current_database() || '_system');
  execute format('create policy system_door on ai_reservations to %I using (true) with check (true)', current_database() || '_system');
end $$;
alter table ai_reservations enable row level security;
create policy own_company on ai_reservations using (company_id = current_company()) with check (company_id = current_company());
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ai_reservations');
  }
}
