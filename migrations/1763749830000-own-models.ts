import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A company's own model: where it is asked, under which name, with a sealed key and perhaps a limit of its own. Its tokens
 * are counted beside those of the server's model: what a company pays itself is nothing of everybody's budget.
 */
export class OwnModels1763749830000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    for (const table of ['company_models', 'own_model_usage', 'own_model_reservations'])
      await runner.query(wallOf(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop table own_model_reservations;
drop table own_model_usage;
drop table company_models;
alter table companies drop column own_model_id;`);
  }
}

const TABLES = `
-- Another with every save: by it each process knows that what it has opened is old.
alter table companies add column own_model_id uuid;

create table company_models (
  company_id uuid primary key references companies (id) on delete cascade,
  address text not null check (char_length(address) between 1 and 2000),
  model text not null check (char_length(model) between 1 and 200),
  -- The key, sealed with the server's.
  sealed bytea not null,
  -- Tokens a day of Europe/Rome; null: no limit.
  daily_tokens bigint check (daily_tokens > 0),
  created_at timestamptz(3) not null default now()
);

create table own_model_usage (
  company_id uuid not null references companies (id) on delete cascade,
  day date not null,
  reserved bigint not null default 0 check (reserved >= 0),
  used bigint not null default 0,
  calls integer not null default 0,
  primary key (company_id, day)
);

create table own_model_reservations (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  day date not null,
  tokens bigint not null check (tokens >= 0),
  likely bigint not null check (likely >= 0),
  expires_at timestamptz(3) not null,
  primary key (company_id, id)
);`;

const wallOf = (table: string) => `
do $$
begin
  execute format('grant select, insert, update, delete on ${table} to %I', current_database() || '_app');
  execute format('grant select, insert, update, delete on ${table} to %I', current_database() || '_system');
  execute format('create policy system_door on ${table} to %I using (true) with check (true)', current_database() || '_system');
end $$;
alter table ${table} enable row level security;
create policy own_company on ${table} using (company_id = current_company()) with check (company_id = current_company());`;
