import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the columns of a table that nobody knows were said to be, so that the next file of the kind is read by itself. */
export class MatchedColumns1763748500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table matched_columns (
  company_id uuid not null references companies (id) on delete cascade,
  kind text not null check (kind in ('PRODUCTS', 'FAQS')),
  -- SHA-256 of the headings as they are compared, whatever their order.
  headings text not null,
  -- By heading, as it is compared, the field that it is.
  fields jsonb not null,
  matched_at timestamptz not null default now(),
  primary key (company_id, kind, headings)
);

do $$
begin
  execute format('grant select, insert, update, delete on matched_columns to %I', current_database() || '_app');
  execute format('grant select, insert, update, delete on matched_columns to %I', current_database() || '_system');
  execute format('create policy system_door on matched_columns to %I using (true) with check (true)', current_database() || '_system');
end $$;
alter table matched_columns enable row level security;
create policy own_company on matched_columns using (company_id = current_company()) with check (company_id = current_company());
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table matched_columns');
  }
}
