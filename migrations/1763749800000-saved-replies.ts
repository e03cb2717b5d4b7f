import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts that the people of a company keep ready for what they answer often. A deleted one can be restored for a day. */
export class SavedReplies1763749800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(WALLS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table saved_replies;');
  }
}

const TABLE = `
create table saved_replies (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  title text not null check (char_length(title) between 1 and 80),
  text text not null check (char_length(text) between 1 and 2000),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  changed_xid bigint not null default 0,
  primary key (company_id, id)
);
create index saved_replies_deleted on saved_replies (deleted_at) where deleted_at is not null;
create index saved_replies_by_change on saved_replies (changed_xid);
create trigger note_change before insert or update on saved_replies for each row execute function note_change();
`;

const WALLS = `
alter table saved_replies enable row level security;
create policy own_company on saved_replies using (company_id = current_company())
  with check (company_id = current_company());
do $$
declare
  app_role text := current_database() || '_app';
  system_role text := current_database() || '_system';
begin
  execute format('grant select, insert, update, delete on saved_replies to %I, %I', app_role, system_role);
  execute format('create policy system_door on saved_replies to %I using (true) with check (true)', system_role);
end $$;`;
