import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A deleted company leaves its id, and a removed client the company where they worked: whoever looks at either is told,
 * even when the wake-up is lost.
 */
export class RemovedPeopleCompanies1763744200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- null for who was no client.
alter table removed_accounts add worked_at uuid;

create or replace function note_removal() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into removed_accounts (id, worked_at) values (old.id, old.company_id) on conflict do nothing;
  return null;
end $$;

create table removed_companies (
  id uuid primary key,
  changed_xid bigint not null default 0
);
create index removed_companies_by_change on removed_companies (changed_xid);
create trigger note_change before insert on removed_companies for each row execute function note_change();

create function note_removed_company() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into removed_companies (id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger note_removal after delete on companies for each row execute function note_removed_company();

do $$
begin
  execute format('grant select, insert, update, delete on removed_companies to %I', current_database() || '_system');
end $$;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop trigger note_removal on companies;
drop function note_removed_company();
drop table removed_companies;
create or replace function note_removal() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into removed_accounts (id) values (old.id) on conflict do nothing;
  return null;
end $$;
alter table removed_accounts drop worked_at;
`);
  }
}
