import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every table of the product, the role that works on companies' rows, and the walls between companies.
 *
 * - Tables with `company_id` have row-level security: the role `<database>_app` sees only the rows of the company named
 *   by the setting `app.company_id`. It is enabled, not forced: the login role owns the tables and is the system door.
 * - Status, source and role are `text` with a check, because PostgreSQL's own enums cannot use an index behind
 *   row-level security (their comparison is not leakproof).
 * - `changed_xid` is the transaction that changed a row last. A reader that keeps `pg_snapshot_xmin` as its cursor
 *   misses no row, however transactions interleave; a sequence number would.
 */
export class FirstTables1763640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(CHANGES);
    await runner.query(WALLS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table owed_replies, messages, conversations, daily_counters, prompt_versions, products, faqs,
        password_links, refresh_tokens, sessions, rate_limits;
      alter table companies drop constraint companies_owner;
      drop table accounts, companies, removed_accounts;
      drop function note_change(), note_removal(), note_knowledge_change(), current_company()`);
  }
}

const TABLES = `
create table companies (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  logo_url text not null default '',
  primary_color text not null check (primary_color ~ '^#[0-9A-Fa-f]{6}$'),
  secondary_color text not null check (secondary_color ~ '^#[0-9A-Fa-f]{6}$'),
  website text not null default '',
  contact_email text not null default '',
  contact_phone text not null default '',
  privacy_url text not null default '',
  owner_id uuid,
  is_active boolean not null default true,
  allowed_topics text[] not null default '{}',
  synonyms jsonb not null default '[]',
  version integer not null default 1,
  knowledge_version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  changed_xid bigint not null default 0
);
create index companies_by_name on companies (name, id);
create index companies_by_owner on companies (owner_id, name, id);
create index companies_by_change on companies (changed_xid);

create table accounts (
  id uuid primary key,
  email text not null unique check (email = lower(email) and char_length(email) <= 254),
  password_hash text,
  has_password boolean generated always as (password_hash is not null) stored,
  role text check (role ~ '^[A-Z_]{1,32}$'),
  company_id uuid references companies (id) on delete cascade,
  disabled_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  last_login_at timestamptz(3),
  previous_login_at timestamptz(3),
  version integer not null default 1,
  changed_xid bigint not null default 0,
  check ((role = 'CLIENT') = (company_id is not null))
);
create index accounts_by_company on accounts (company_id, email);
create index accounts_by_change on accounts (changed_xid);
alter table companies add constraint companies_owner foreign key (owner_id) references accounts (id) on delete set null;

-- A removed account leaves its id here, so that what it had open is closed even when the wake-up is lost.
create table removed_accounts (
  id uuid primary key,
  changed_xid bigint not null default 0
);
create index removed_accounts_by_change on removed_accounts (changed_xid);

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3)
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

create table password_links (
  hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index password_links_by_account on password_links (account_id);

create unlogged table rate_limits (
  kind text not null,
  subject text not null,
  window_start timestamptz(3) not null,
  count integer not null,
  primary key (kind, subject, window_start)
) with (fillfactor = 50);
create index rate_limits_by_age on rate_limits (window_start);

create table faqs (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  code text not null check (char_length(code) between 1 and 64),
  question text not null,
  answer text not null,
  keywords text[] not null default '{}',
  category text not null default 'Generale',
  is_draft boolean not null default false,
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (company_id, code)
);
create index faqs_in_order on faqs (company_id, position, id);

create table products (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  code text not null check (char_length(code) between 1 and 64),
  name text not null,
  description text not null default '',
  price text not null default '0€',
  price_cents bigint,
  currency text,
  category text not null default 'generale',
  image_url text not null default '',
  link text not null default '',
  is_available boolean not null default true,
  keywords text[] not null default '{}',
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  unique (company_id, code)
);
create index products_in_order on products (company_id, position, id);

create table prompt_versions (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  text text not null,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id)
);

create table conversations (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  visitor_id uuid not null,
  client_conversation_id uuid not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'COMPLETED', 'ABANDONED')),
  started_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  satisfaction smallint check (satisfaction between 1 and 5),
  last_seq integer not null default 0,
  last_message_at timestamptz(3) not null default now(),
  last_message_text text not null default '',
  last_message_sender text not null default 'BOT' check (last_message_sender in ('USER', 'BOT')),
  replies_owed integer not null default 0 check (replies_owed >= 0),
  version integer not null default 1,
  changed_xid bigint not null default 0,
  primary key (company_id, id),
  unique (company_id, visitor_id, client_conversation_id)
);
create index conversations_by_activity on conversations (company_id, last_message_at desc, id desc);
create index conversations_by_status on conversations (company_id, status, last_message_at desc, id desc);
create index conversations_by_visitor on conversations (company_id, visitor_id, started_at desc, id desc);
create index conversations_active on conversations (last_message_at) where status = 'ACTIVE';
create index conversations_by_change on conversations (changed_xid);

create table messages (
  company_id uuid not null,
  conversation_id uuid not null,
  seq integer not null,
  id uuid not null,
  client_message_id uuid,
  sender text not null check (sender in ('USER', 'BOT')),
  text text not null,
  sent_at timestamptz(3) not null default now(),
  source text check (source in ('FAQ', 'AI', 'CATALOG', 'FALLBACK')),
  confidence double precision check (confidence between 0 and 1),
  response_time integer,
  faq_id uuid,
  product_ids uuid[] not null default '{}',
  terms text[] not null default '{}',
  chips text[] not null default '{}',
  reply_to integer,
  primary key (company_id, conversation_id, seq),
  foreign key (company_id, conversation_id) references conversations (company_id, id) on delete cascade
);
create unique index messages_once on messages (company_id, conversation_id, client_message_id) where client_message_id is not null;
create unique index messages_one_reply on messages (company_id, conversation_id, reply_to) where reply_to is not null;

create table owed_replies (
  company_id uuid not null,
  conversation_id uuid not null,
  question_seq integer not null,
  lease_until timestamptz(3) not null,
  attempts integer not null default 1,
  primary key (company_id, conversation_id, question_seq),
  foreign key (company_id, conversation_id) references conversations (company_id, id) on delete cascade
);
create index owed_replies_by_lease on owed_replies (lease_until);

create table daily_counters (
  company_id uuid not null references companies (id) on delete cascade,
  day date not null,
  shard smallint not null,
  conversations_started integer not null default 0,
  conversations_completed integer not null default 0,
  conversations_abandoned integer not null default 0,
  user_messages integer not null default 0,
  bot_messages integer not null default 0,
  faq_replies integer not null default 0,
  ai_replies integer not null default 0,
  catalog_replies integer not null default 0,
  fallback_replies integer not null default 0,
  confidence_sum double precision not null default 0,
  response_time_sum bigint not null default 0,
  satisfaction_sum integer not null default 0,
  satisfaction_count integer not null default 0,
  primary key (company_id, day, shard)
) with (fillfactor = 70);
`;

// Who changed what: the transaction's number on every row that somebody may be watching.
const CHANGES = `
create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_xid := pg_current_xact_id()::text::bigint;
  return new;
end $$;
create trigger note_change before insert or update on companies for each row execute function note_change();
create trigger note_change before insert or update on accounts for each row execute function note_change();
create trigger note_change before insert or update on conversations for each row execute function note_change();

create trigger note_change before insert on removed_accounts for each row execute function note_change();

create function note_removal() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into removed_accounts (id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger note_removal after delete on accounts for each row execute function note_removal();

create function note_knowledge_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update companies set knowledge_version = knowledge_version + 1 where id in (select distinct company_id from old_rows);
  else
    update companies set knowledge_version = knowledge_version + 1 where id in (select distinct company_id from new_rows);
  end if;
  return null;
end $$;
${['faqs', 'products', 'prompt_versions']
  .map(
    (table) => `
create trigger knowledge_added after insert on ${table} referencing new table as new_rows
  for each statement execute function note_knowledge_change();
create trigger knowledge_changed after update on ${table} referencing new table as new_rows
  for each statement execute function note_knowledge_change();
create trigger knowledge_removed after delete on ${table} referencing old table as old_rows
  for each statement execute function note_knowledge_change();`,
  )
  .join('')}
`;

const COMPANY_TABLES = [
  'faqs',
  'products',
  'prompt_versions',
  'conversations',
  'messages',
  'owed_replies',
  'daily_counters',
];

const WALLS = `
create function current_company() returns uuid language sql stable
  return nullif(current_setting('app.company_id', true), '')::uuid;

do $$
declare app_role text := current_database() || '_app';
begin
  -- Walls do not stand for whoever owns the tables.
  if app_role = current_user then
    raise exception 'Il login % ha il nome del ruolo che tiene separate le aziende: scegline un altro per DATABASE_URL.', app_role;
  end if;
  if not exists (select from pg_roles where rolname = app_role) then
    execute format('create role %I nologin', app_role);
  end if;
  -- PostgreSQL 16 lets a login take a role only when it was granted, even to the one that created it.
  if not pg_has_role(current_user, app_role, 'member') or current_setting('server_version_num')::int >= 160000 then
    execute format('grant %I to current_user', app_role);
  end if;
  execute format('grant usage on schema public to %I', app_role);
  execute format('grant select, insert, update, delete on ${COMPANY_TABLES.join(', ')} to %I', app_role);
  execute format('grant select, update on companies to %I', app_role);
  -- A password's hash can be written through a company's door, never read.
  execute format('grant select (id, email, has_password, role, company_id, disabled_at, created_at, last_login_at,
    previous_login_at, version) on accounts to %I', app_role);
  execute format('grant insert, update, delete on accounts to %I', app_role);
end $$;

${COMPANY_TABLES.map(
  (table) => `
alter table ${table} enable row level security;
create policy own_company on ${table} using (company_id = current_company()) with check (company_id = current_company());`,
).join('')}
alter table accounts enable row level security;
create policy own_company on accounts using (company_id = current_company()) with check (company_id = current_company());
alter table companies enable row level security;
create policy own_company on companies using (id = current_company()) with check (id = current_company());
`;
