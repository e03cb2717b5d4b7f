import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What editing, importing, the model, figures by the hour, searching the log and embedding need.
 *
 * - Products belong to a catalogue, and the company names the one in use: an import writes a new catalogue in slices
 *   that wake nobody, and moves the pointer. A catalogue keeps its own sums, so that no figure counts products.
 * - Each part of what the assistant knows has a version of its own, so that a change compiles that part alone.
 * - Counters are kept by the hour (UTC): only so can a day of Europe/Rome, 23 to 25 hours long, be added up exactly.
 * - Words of messages, and booleans on the conversation, because behind row-level security only leakproof comparisons
 *   use an index: no full text, no arrays.
 */
export class EditorsModelFigures1763730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const step of [
      LIMITS,
      ACCOUNTS,
      COMPANIES,
      CATALOGUES,
      PRODUCT_SUMS,
      KNOWLEDGE,
      CONVERSATIONS,
      FIGURES,
      FILES,
      WALLS,
    ]) {
      await runner.query(step);
    }
  }

  async down(): Promise<void> {
    // Going back would lose what these tables hold: a restored backup is the way.
    throw new Error('this migration has no way back');
  }
}

/**
 * Counts something for its subjects from the narrowest to the widest, and stops at the first that is over its limit: who
 * is refused by a limit of their own takes nothing from the one that others share, and a full window grows no further.
 * Answers the kind that refused and the seconds to wait, or nothing.
 */
const LIMITS = `
create function take_from_limits(kinds text[], subjects text[], seconds int[], most int[])
returns table (kind text, wait double precision) language plpgsql as $$
declare
  at timestamptz;
  taken int;
begin
  for i in 1 .. cardinality(kinds) loop
    at := to_timestamp(floor(extract(epoch from now()) / seconds[i]) * seconds[i]);
    insert into rate_limits as stored (kind, subject, window_start, count) values (kinds[i], subjects[i], at, 1)
    on conflict on constraint rate_limits_pkey do update set count = stored.count + 1 where stored.count < most[i]
    returning stored.count into taken;
    if taken is null or taken > most[i] then
      return query select kinds[i], extract(epoch from at + seconds[i] * interval '1 second' - now())::double precision;
      return;
    end if;
    taken := null;
  end loop;
end $$;
`;

const ACCOUNTS = `
alter table accounts add column is_demo boolean not null default false;
update accounts set is_demo = true where email in ('admin@demo.it', 'cliente@demo.it', 'superadmin@demo.it');

-- What ends with a change of somebody's password or state, in the same transaction: their sessions and one-time links.
-- The company's door may end those of its own clients and read none.
create function end_sessions_of_client(client uuid) returns void
language plpgsql security definer set search_path = public as $$
begin
  if not exists (select from accounts where id = client and company_id = current_company()) then return; end if;
  update sessions set revoked_at = now() where account_id = client and revoked_at is null;
  delete from password_links where account_id = client;
end $$;
revoke execute on function end_sessions_of_client(uuid) from public;
`;

const COMPANIES = `
alter table companies rename column version to settings_version;
alter table companies
  add column branding_version integer not null default 1,
  add column faqs_version integer not null default 1,
  add column catalogue_version integer not null default 1,
  add column prompt_version integer not null default 1,
  add column catalogue_id uuid not null default gen_random_uuid(),
  add column allowed_sites text[] not null default '{}',
  add column teaser text not null default '',
  add column is_teaser_on boolean not null default false,
  add column is_demo boolean not null default false,
  add column search_name text not null generated always as
    (translate(lower(name), 'àáâãäèéêëìíîïòóôõöùúûüçñ', 'aaaaaeeeeiiiiooooouuuucn')) stored;
create index companies_by_search_name on companies (search_name text_pattern_ops, id);
`;

const CATALOGUES = `
create table catalogues (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  made_at timestamptz(3) not null default now(),
  made_by uuid references accounts (id) on delete set null,
  source text not null default 'EDITOR' check (source in ('EDITOR', 'IMPORT', 'DEMO')),
  file_name text not null default '',
  -- The catalogue that this one replaced, and the version that this one had then: undoing needs both unchanged.
  replaced_id uuid,
  version_in_use integer,
  is_complete boolean not null default true,
  version integer not null default 1,
  product_count integer not null default 0,
  available_count integer not null default 0,
  priced_count integer not null default 0,
  price_cents_sum bigint not null default 0,
  keyword_count bigint not null default 0,
  primary key (company_id, id)
);
create index catalogues_by_age on catalogues (company_id, made_at desc);
insert into catalogues (company_id, id, made_at) select id, catalogue_id, created_at from companies;

-- A company is born with an empty catalogue.
create function make_first_catalogue() returns trigger language plpgsql as $$
begin
  insert into catalogues (company_id, id) values (new.id, new.catalogue_id);
  return null;
end $$;
create trigger make_first_catalogue after insert on companies for each row execute function make_first_catalogue();

drop trigger knowledge_added on products;
drop trigger knowledge_changed on products;
drop trigger knowledge_removed on products;
alter table products drop constraint products_pkey, drop constraint products_company_id_code_key;
drop index products_in_order;
alter table products
  add column catalogue_id uuid,
  add column deleted_at timestamptz(3),
  -- The company's catalogue_version that an edit led to; 0 for what an import wrote. Only what was edited since is read again.
  add column edition integer not null default 0;
update products set catalogue_id = companies.catalogue_id from companies where companies.id = products.company_id;
alter table products
  alter column catalogue_id set not null,
  add primary key (company_id, catalogue_id, id),
  add foreign key (company_id, catalogue_id) references catalogues (company_id, id) on delete cascade;
create unique index products_code on products (company_id, catalogue_id, code) where deleted_at is null;
create index products_in_order on products (company_id, catalogue_id, position, id);
create index products_deleted on products (deleted_at) where deleted_at is not null;
create index products_edited on products (company_id, catalogue_id, edition) where edition > 0;

alter table faqs drop constraint faqs_company_id_code_key, add column deleted_at timestamptz(3);
create unique index faqs_code on faqs (company_id, code) where deleted_at is null;
create index faqs_deleted on faqs (deleted_at) where deleted_at is not null;
`;

/** Signed rows of one transition table: what each adds to its catalogue's sums, or takes from them. */
const signedRows = (table: string, sign: 1 | -1) => `
  select company_id, catalogue_id, case when deleted_at is null then ${sign} else 0 end as sign, is_available,
    coalesce(price_cents, 0) as price_cents, cardinality(keywords) as keywords from ${table}`;

/** A statement's change of products: sums of their catalogues, and the company's version where its own is touched. */
const productTrigger = (event: 'insert' | 'update' | 'delete') => {
  const after = event === 'delete' ? [] : [signedRows('new_rows', 1)];
  const before = event === 'insert' ? [] : [signedRows('old_rows', -1)];
  const tables = [event === 'insert' ? '' : 'old table as old_rows', event === 'delete' ? '' : 'new table as new_rows'];
  return `
create function note_product_${event}() returns trigger language plpgsql as $$
begin
  update catalogues set
    version = catalogues.version + 1,
    product_count = catalogues.product_count + delta.products,
    available_count = catalogues.available_count + delta.available,
    priced_count = catalogues.priced_count + delta.priced,
    price_cents_sum = catalogues.price_cents_sum + delta.cents,
    keyword_count = catalogues.keyword_count + delta.keywords
  from (
    select company_id, catalogue_id, sum(sign)::int as products,
      sum(sign * is_available::int)::int as available,
      sum(sign * (price_cents > 0)::int)::int as priced,
      sum(sign * greatest(price_cents, 0))::bigint as cents,
      sum(sign * keywords)::bigint as keywords
    from (${[...after, ...before].join('\n  union all')}) signed group by company_id, catalogue_id
  ) delta
  where catalogues.company_id = delta.company_id and catalogues.id = delta.catalogue_id;
  update companies set catalogue_version = catalogue_version + 1, knowledge_version = knowledge_version + 1
  from (select distinct company_id, catalogue_id from ${event === 'delete' ? 'old_rows' : 'new_rows'}) touched
  where companies.id = touched.company_id and companies.catalogue_id = touched.catalogue_id;
  return null;
end $$;
create trigger note_product_${event} after ${event} on products referencing ${tables.join(' ')}
  for each statement execute function note_product_${event}();`;
};

const PRODUCT_SUMS = `
${(['insert', 'update', 'delete'] as const).map(productTrigger).join('\n')}
update catalogues set product_count = sums.products, available_count = sums.available, priced_count = sums.priced,
  price_cents_sum = sums.cents, keyword_count = sums.keywords
from (
  select company_id, count(*)::int as products, (count(*) filter (where is_available))::int as available,
    (count(*) filter (where price_cents > 0))::int as priced,
    coalesce(sum(price_cents) filter (where price_cents > 0), 0)::bigint as cents,
    sum(cardinality(keywords))::bigint as keywords
  from products group by company_id
) sums where sums.company_id = catalogues.company_id;
`;

const knowledgeTrigger = (table: string, version: string) =>
  ['insert', 'update', 'delete']
    .map((event) => {
      const rows = event === 'delete' ? 'old' : 'new';
      return `
create function note_${table}_${event}() returns trigger language plpgsql as $$
begin
  update companies set ${version} = ${version} + 1, knowledge_version = knowledge_version + 1
  where id in (select distinct company_id from ${rows}_rows);
  return null;
end $$;
create trigger note_${table}_${event} after ${event} on ${table} referencing ${rows} table as ${rows}_rows
  for each statement execute function note_${table}_${event}();`;
    })
    .join('');

// Each part counts its own changes.
const KNOWLEDGE = `
drop trigger knowledge_added on faqs;
drop trigger knowledge_changed on faqs;
drop trigger knowledge_removed on faqs;
drop trigger knowledge_added on prompt_versions;
drop trigger knowledge_changed on prompt_versions;
drop trigger knowledge_removed on prompt_versions;
drop function note_knowledge_change();
${knowledgeTrigger('faqs', 'faqs_version')}
${knowledgeTrigger('prompt_versions', 'prompt_version')}
alter table prompt_versions
  add column template text not null default 'custom',
  add column personality text not null default 'friendly'
    check (personality in ('friendly', 'professional', 'helpful', 'expert', 'casual')),
  add column made_by uuid references accounts (id) on delete set null;
`;

const CONVERSATIONS = `
alter table messages
  drop constraint messages_sender_check,
  add constraint messages_sender_check check (sender in ('USER', 'BOT', 'STAFF')),
  -- The products as the visitor saw them; null where a message is older than this column.
  add column cards jsonb,
  add column is_interrupted boolean not null default false,
  -- What the model was sent and what it cost; read by staff only.
  add column model_facts jsonb,
  -- What was understood of the wish, and the next best FAQs.
  add column understood jsonb,
  add column alternatives uuid[] not null default '{}',
  add column about_product text;

alter table conversations
  drop constraint conversations_last_message_sender_check,
  add constraint conversations_last_message_sender_check check (last_message_sender in ('USER', 'BOT', 'STAFF')),
  add column handler_id uuid references accounts (id) on delete set null,
  add column answered_by_faq boolean not null default false,
  add column answered_by_ai boolean not null default false,
  add column answered_by_catalog boolean not null default false,
  add column answered_by_fallback boolean not null default false,
  add column is_unanswered boolean not null default false,
  add column last_question_text text not null default '',
  add column last_reply_source text check (last_reply_source in ('FAQ', 'AI', 'CATALOG', 'FALLBACK')),
  add column comment text check (char_length(comment) <= 500),
  -- The hour whose counters hold the rating: a new one corrects it there.
  add column rated_at timestamptz(3),
  add column is_demo boolean not null default false;
update conversations set rated_at = ended_at where satisfaction is not null;
update conversations set answered_by_faq = said.faq, answered_by_ai = said.ai, answered_by_catalog = said.catalog,
  answered_by_fallback = said.fallback
from (
  select company_id, conversation_id, bool_or(source = 'FAQ') as faq, bool_or(source = 'AI') as ai,
    bool_or(source = 'CATALOG') as catalog, bool_or(source = 'FALLBACK') as fallback
  from messages where source is not null group by company_id, conversation_id
) said where said.company_id = conversations.company_id and said.conversation_id = conversations.id;
update conversations set last_question_text = left(regexp_replace(question.text, '\\s+', ' ', 'g'), 160)
from (
  select distinct on (company_id, conversation_id) company_id, conversation_id, text
  from messages where sender = 'USER' order by company_id, conversation_id, seq desc
) question where question.company_id = conversations.company_id and question.conversation_id = conversations.id;
update conversations set last_reply_source = reply.source
from (
  select distinct on (company_id, conversation_id) company_id, conversation_id, source
  from messages where source is not null order by company_id, conversation_id, seq desc
) reply where reply.company_id = conversations.company_id and reply.conversation_id = conversations.id;

${['answered_by_faq', 'answered_by_ai', 'answered_by_catalog', 'answered_by_fallback', 'is_unanswered']
  .map(
    (flag) => `
create index conversations_${flag} on conversations (company_id, last_message_at desc, id desc) where ${flag};`,
  )
  .join('')}
create index conversations_by_satisfaction on conversations (company_id, satisfaction, last_message_at desc, id desc)
  where satisfaction is not null;
create index conversations_by_start on conversations (company_id, started_at desc, id desc);
-- What happened in a part of an hour: a running period is compared with one that is cut at the same minute.
create index conversations_by_end on conversations (company_id, ended_at) where ended_at is not null;
create index conversations_by_rating on conversations (company_id, rated_at) where rated_at is not null;
create index messages_by_time on messages (company_id, sent_at);
`;

const FIGURES = `
create table hourly_counters (
  company_id uuid not null references companies (id) on delete cascade,
  -- The beginning of an hour, UTC.
  hour timestamptz(0) not null,
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
  unanswered integer not null default 0,
  model_corrections integer not null default 0,
  confidence_sum double precision not null default 0,
  response_time_sum bigint not null default 0,
  satisfaction_sum integer not null default 0,
  satisfaction_count integer not null default 0,
  primary key (company_id, hour, shard)
) with (fillfactor = 70);

insert into hourly_counters (company_id, hour, shard, user_messages, bot_messages, faq_replies, ai_replies,
  catalog_replies, fallback_replies, confidence_sum, response_time_sum)
select company_id, date_trunc('hour', sent_at, 'UTC'), 0,
  count(*) filter (where sender = 'USER'), count(*) filter (where sender = 'BOT'),
  count(*) filter (where source = 'FAQ'), count(*) filter (where source = 'AI'),
  count(*) filter (where source = 'CATALOG'), count(*) filter (where source = 'FALLBACK'),
  coalesce(sum(confidence), 0), coalesce(sum(response_time), 0)
from messages group by 1, 2;
insert into hourly_counters (company_id, hour, shard, conversations_started)
select company_id, date_trunc('hour', started_at, 'UTC'), 0, count(*) from conversations group by 1, 2
on conflict (company_id, hour, shard) do update set conversations_started = excluded.conversations_started;
insert into hourly_counters (company_id, hour, shard, conversations_completed, conversations_abandoned,
  satisfaction_sum, satisfaction_count)
select company_id, date_trunc('hour', ended_at, 'UTC'), 0, count(*) filter (where status = 'COMPLETED'),
  count(*) filter (where status = 'ABANDONED'), coalesce(sum(satisfaction), 0), count(satisfaction)
from conversations where ended_at is not null group by 1, 2
on conflict (company_id, hour, shard) do update set
  conversations_completed = excluded.conversations_completed, conversations_abandoned = excluded.conversations_abandoned,
  satisfaction_sum = excluded.satisfaction_sum, satisfaction_count = excluded.satisfaction_count;
drop table daily_counters;
-- The shards of hours that are over, to be added up.
create index hourly_counters_unfolded on hourly_counters (hour) where shard >= 0;

-- How often each FAQ answered. It outlives the FAQ.
create table faq_hits (
  company_id uuid not null references companies (id) on delete cascade,
  hour timestamptz(0) not null,
  faq_id uuid not null,
  shard smallint not null,
  hits integer not null default 0,
  primary key (company_id, hour, faq_id, shard)
) with (fillfactor = 70);
insert into faq_hits (company_id, hour, faq_id, shard, hits)
select company_id, date_trunc('hour', sent_at, 'UTC'), faq_id, 0, count(*) from messages
where faq_id is not null group by 1, 2, 3;
create index faq_hits_unfolded on faq_hits (hour) where shard >= 0;

-- The folded stems of what was said, for searching the log; last_at is when the word was last said there.
create table message_words (
  company_id uuid not null,
  conversation_id uuid not null,
  word text not null check (char_length(word) <= 60),
  last_at timestamptz(3) not null,
  primary key (company_id, conversation_id, word),
  foreign key (company_id, conversation_id) references conversations (company_id, id) on delete cascade
);
create index message_words_found on message_words (company_id, word, last_at desc, conversation_id desc);

-- 'Non era questo?': a sign for the shop.
create table answer_feedback (
  company_id uuid not null,
  conversation_id uuid not null,
  seq integer not null,
  kind text not null check (kind in ('OTHER_FAQ', 'NOT_THIS')),
  faq_id uuid,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, conversation_id, seq),
  foreign key (company_id, conversation_id, seq) references messages (company_id, conversation_id, seq) on delete cascade
);

-- Tokens of the model by day of Europe/Rome: reserved before a call, used after it.
create table ai_usage (
  company_id uuid not null references companies (id) on delete cascade,
  day date not null,
  reserved bigint not null default 0 check (reserved >= 0),
  used bigint not null default 0,
  calls integer not null default 0,
  primary key (company_id, day)
);
`;

const FILES = `
create table uploads (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('PRODUCTS', 'FAQS', 'LOGO', 'PRODUCT_PICTURE')),
  file_name text not null,
  size bigint not null,
  token_hash bytea not null unique,
  state text not null default 'WAITING' check (state in ('WAITING', 'RECEIVING', 'RECEIVED', 'FAILED', 'USED')),
  received bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (company_id, id)
);
create index uploads_by_expiry on uploads (expires_at);

create table imports (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  account_id uuid references accounts (id) on delete set null,
  kind text not null check (kind in ('PRODUCTS', 'FAQS')),
  mode text not null check (mode in ('REPLACE', 'MERGE')),
  file_name text not null,
  state text not null default 'PREVIEWED'
    check (state in ('PREVIEWED', 'APPLYING', 'APPLIED', 'UNDONE', 'FAILED')),
  -- What the preview was made against: an apply over something newer previews again.
  base_catalogue_id uuid,
  base_version integer not null,
  catalogue_id uuid,
  report jsonb not null,
  created_at timestamptz(3) not null default now(),
  applied_at timestamptz(3),
  primary key (company_id, id)
);
create index imports_by_age on imports (created_at);

create table exports (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  format text not null check (format in ('CSV', 'JSON')),
  options jsonb not null default '{}',
  token_hash bytea not null unique,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (company_id, id)
);
create index exports_by_expiry on exports (expires_at);

create table pictures (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('LOGO', 'PRODUCT_PICTURE')),
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif')),
  bytes bytea not null check (octet_length(bytes) <= 262144),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id)
);
create unique index pictures_by_id on pictures (id);
`;

const COMPANY_TABLES = [
  'catalogues',
  'hourly_counters',
  'faq_hits',
  'message_words',
  'answer_feedback',
  'ai_usage',
  'uploads',
  'imports',
  'exports',
  'pictures',
];

const WALLS = `
do $$
declare app_role text := current_database() || '_app';
begin
  execute format('grant select, insert, update, delete on ${COMPANY_TABLES.join(', ')} to %I', app_role);
  execute format('grant select (is_demo) on accounts to %I', app_role);
  execute format('grant execute on function end_sessions_of_client(uuid) to %I', app_role);
end $$;
${COMPANY_TABLES.map(
  (table) => `
alter table ${table} enable row level security;
create policy own_company on ${table} using (company_id = current_company()) with check (company_id = current_company());`,
).join('')}

-- The system door as a role of its own, for a server whose login does not own the tables: only the owner changes them.
do $$
declare
  system_role text := current_database() || '_system';
  walled text;
begin
  if not exists (select from pg_roles where rolname = system_role) then
    execute format('create role %I nologin', system_role);
  end if;
  execute format('grant usage on schema public to %I', system_role);
  execute format('grant select, insert, update, delete on all tables in schema public to %I', system_role);
  execute format('revoke insert, update, delete on migrations from %I', system_role);
  for walled in select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity loop
    execute format('create policy system_door on %I to %I using (true) with check (true)', walled, system_role);
  end loop;
end $$;
`;
