import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Questions whose right answer a company knows, and what came of trying them.
 *
 * - A test names what it expects by its id and by what that was called: what is deleted later can still be told.
 * - What came of it last stands beside it, with the `knowledge_version` at which that was; so nothing is tried twice.
 * - Runs keep what came as it was then. Those of a model are in order of `alive_until`: who writes no more is given up.
 */
export class AcceptanceTests1763749880000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    for (const table of ['acceptance_tests', 'acceptance_runs', 'acceptance_results'])
      await runner.query(wallsOf(table));
    await runner.query(UPLOADS("'PRODUCTS', 'FAQS', 'LOGO', 'PRODUCT_PICTURE', 'ACCEPTANCE_TESTS'"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop table acceptance_results, acceptance_runs, acceptance_tests;
delete from uploads where kind = 'ACCEPTANCE_TESTS';`);
    await runner.query(UPLOADS("'PRODUCTS', 'FAQS', 'LOGO', 'PRODUCT_PICTURE'"));
  }
}

const KINDS = `'FAQ', 'PRODUCTS', 'OFF_TOPIC', 'NO_ANSWER'`;

const TABLES = `
create table acceptance_tests (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  question text not null check (char_length(question) between 1 and 500),
  expected_kind text not null check (expected_kind in (${KINDS})),
  expected_faq_id uuid,
  expected_product_ids uuid[] not null default '{}' check (cardinality(expected_product_ids) <= 10),
  expected_names text[] not null default '{}',
  words text[] not null default '{}' check (cardinality(words) <= 3),
  verdict text not null default 'UNTRIED' check (verdict in ('UNTRIED', 'PASSED', 'FAILED')),
  reason text,
  answer jsonb,
  -- The company's knowledge_version at which that came; 0 where it has to be tried.
  checked_version integer not null default 0,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  changed_xid bigint not null default 0,
  primary key (company_id, id)
);
create index acceptance_tests_in_order on acceptance_tests (company_id, id desc) where deleted_at is null;
create index acceptance_tests_by_verdict on acceptance_tests (company_id, verdict, id desc) where deleted_at is null;
create index acceptance_tests_to_check on acceptance_tests (company_id, checked_version) where deleted_at is null;
create index acceptance_tests_deleted on acceptance_tests (deleted_at) where deleted_at is not null;
create index acceptance_tests_by_change on acceptance_tests (changed_xid);
create trigger note_change before insert or update on acceptance_tests for each row execute function note_change();

create table acceptance_runs (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  cause text not null check (cause in ('BY_HAND', 'AFTER_CHANGE', 'WITH_MODEL')),
  state text not null check (state in ('RUNNING', 'DONE', 'STOPPED', 'LIMIT_REACHED', 'INTERRUPTED')),
  started_by text,
  started_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  -- While it is under way: whoever does not renew it is gone.
  alive_until timestamptz(3),
  is_stop_asked boolean not null default false,
  test_count integer not null,
  passed_count integer not null default 0,
  failed_count integer not null default 0,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  changed_xid bigint not null default 0,
  primary key (company_id, id)
);
create unique index acceptance_runs_under_way on acceptance_runs (company_id) where state = 'RUNNING';
create index acceptance_runs_alive on acceptance_runs (alive_until) where state = 'RUNNING';
create index acceptance_runs_by_change on acceptance_runs (changed_xid);
create trigger note_change before insert or update on acceptance_runs for each row execute function note_change();

create table acceptance_results (
  company_id uuid not null,
  run_id uuid not null,
  place integer not null,
  test_id uuid not null,
  question text not null,
  expected_kind text not null check (expected_kind in (${KINDS})),
  expected_names text[] not null default '{}',
  words text[] not null default '{}',
  verdict text not null check (verdict in ('PASSED', 'FAILED')),
  reason text,
  answer jsonb not null,
  primary key (company_id, run_id, place),
  foreign key (company_id, run_id) references acceptance_runs (company_id, id) on delete cascade
);
`;

const UPLOADS = (kinds: string) => `
alter table uploads drop constraint uploads_kind_check;
alter table uploads add constraint uploads_kind_check check (kind in (${kinds}));`;

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
