import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How much of a company's day each visitor and each address had of the model: one visitor used all of it up. And what all
 * companies had together on a day is added up at every call.
 */
export class ModelShares1763747500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table ai_shares (
  company_id uuid not null references companies (id) on delete cascade,
  day date not null,
  -- A visitor, or an address by its keyed hash of the day.
  subject text not null,
  -- Used, and probably to be used by what is under way.
  tokens bigint not null check (tokens >= 0),
  primary key (company_id, day, subject)
);
create index ai_shares_by_day on ai_shares (day);
create index ai_usage_by_day on ai_usage (day);

do $$
begin
  execute format('grant select, insert, update, delete on ai_shares to %I', current_database() || '_app');
  execute format('grant select, insert, update, delete on ai_shares to %I', current_database() || '_system');
  execute format('create policy system_door on ai_shares to %I using (true) with check (true)', current_database() || '_system');
end $$;
alter table ai_shares enable row level security;
create policy own_company on ai_shares using (company_id = current_company()) with check (company_id = current_company());
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ai_shares; drop index ai_usage_by_day');
  }
}
