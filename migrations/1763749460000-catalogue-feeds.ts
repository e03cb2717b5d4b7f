import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Catalogues that come by themselves.
 *
 * - The address that a company's catalogue is fetched from, how often, and which process is at it.
 * - The address that a company's own program sends its catalogue to.
 * - What came of each time, with the one question that may wait for a person.
 * - Which imports nobody made by hand.
 */
export class CatalogueFeeds1763749460000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(WALLS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop table catalogue_runs, catalogue_pushes, catalogue_feeds;
alter table imports drop column origin;`);
  }
}

const TABLES = `
alter table imports add column origin text check (origin in ('FEED', 'PUSH'));

create table catalogue_feeds (
  company_id uuid primary key references companies (id) on delete cascade,
  address text not null check (char_length(address) between 1 and 2000),
  every_hours smallint not null check (every_hours in (1, 3, 6, 12, 24)),
  mode text not null check (mode in ('REPLACE', 'MERGE')),
  is_on boolean not null default true,
  -- User and password, sealed with the server's key.
  credentials bytea,
  -- What the sender said of the last file that was taken, and SHA-256 of it.
  etag text,
  last_modified text,
  content_hash bytea,
  -- The catalogue that the last run left behind.
  left_catalogue_id uuid,
  left_version integer,
  next_run_at timestamptz(3) not null default now(),
  -- The run that is under way, and until when its process is taken for alive.
  lease_id uuid,
  lease_until timestamptz(3),
  version integer not null default 1
);
create index catalogue_feeds_due on catalogue_feeds (next_run_at) where is_on;

create table catalogue_pushes (
  company_id uuid primary key references companies (id) on delete cascade,
  -- SHA-256 of the secret part of the address, and of the password; both are random.
  key_hash bytea not null,
  user_name text not null,
  password_hash bytea not null,
  created_at timestamptz(3) not null default now()
);

create table catalogue_runs (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  origin text not null check (origin in ('FEED', 'PUSH')),
  is_by_hand boolean not null,
  state text not null default 'RUNNING'
    check (state in ('RUNNING', 'UNCHANGED', 'APPLIED', 'ASKS', 'DISMISSED', 'FAILED')),
  question text check (question in ('SHRINKS', 'PRICES', 'COLUMNS')),
  started_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  import_id uuid,
  new_count integer not null default 0,
  changed_count integer not null default 0,
  removed_count integer not null default 0,
  -- Why it failed, as people read it.
  reason text not null default '',
  changed_xid bigint not null default 0,
  primary key (company_id, id)
);
create unique index catalogue_runs_asking on catalogue_runs (company_id) where state = 'ASKS';
create index catalogue_runs_by_change on catalogue_runs (changed_xid);
create trigger note_change before insert or update on catalogue_runs for each row execute function note_change();
`;

const WALLS = ['catalogue_feeds', 'catalogue_pushes', 'catalogue_runs']
  .map(
    (table) => `
do $$
begin
  execute format('grant select, insert, update, delete on ${table} to %I', current_database() || '_app');
  execute format('grant select, insert, update, delete on ${table} to %I', current_database() || '_system');
  execute format('create policy system_door on ${table} to %I using (true) with check (true)', current_database() || '_system');
end $$;
alter table ${table} enable row level security;
create policy own_company on ${table} using (company_id = current_company()) with check (company_id = current_company());`,
  )
  .join('\n');
