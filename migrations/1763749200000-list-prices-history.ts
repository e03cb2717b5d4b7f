import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * List prices, offers with their dates and what a product has cost: a reduction may be shown only beside the lowest price
 * of the 30 days before it.
 */
export class ListPricesHistory1763749200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table products
  add column list_price text not null default '',
  add column list_price_cents bigint,
  -- As they were entered: a day of Rome, 2026-12-24, or a moment, 2026-12-24T18:00:00+01:00; empty for no bound.
  add column offer_from text not null default '',
  add column offer_until text not null default '',
  -- The same as moments; the end is the first at which the offer is over.
  add column offer_starts_at timestamptz(3),
  add column offer_ends_at timestamptz(3),
  -- The day from which the shop has sold it; empty where it does not say.
  add column sold_since text not null default '',
  -- Since when its first known price has been known; what came after stands in price_history.
  add column priced_at timestamptz(3) not null default now();

-- The next moment at which some price changes by itself.
create index products_by_offer_start on products (company_id, catalogue_id, offer_starts_at)
  where offer_starts_at is not null;
create index products_by_offer_end on products (company_id, catalogue_id, offer_ends_at) where offer_ends_at is not null;

-- When a company answered from a catalogue that an import made; until null while nobody undid it.
create table catalogue_uses (
  company_id uuid not null references companies (id) on delete cascade,
  catalogue_id uuid not null,
  since timestamptz(3) not null default now(),
  until timestamptz(3),
  primary key (company_id, catalogue_id)
);

-- What a product was said to cost, each time that it changed; none while its first price stands.
create table price_history (
  company_id uuid not null references companies (id) on delete cascade,
  product_id uuid not null,
  -- Of which of its variants; empty for the product itself.
  variant text not null default '',
  -- The catalogue of an import, which says when it was in use; else an id of the change's own, all zeros for the first.
  change_id uuid not null,
  -- Null for an import's.
  declared_at timestamptz(3),
  price_cents bigint,
  list_price_cents bigint,
  currency text,
  offer_starts_at timestamptz(3),
  offer_ends_at timestamptz(3),
  primary key (company_id, product_id, variant, change_id)
);
create index price_history_by_change on price_history (company_id, change_id) where declared_at is null;

-- The categories of fresh food, to which the rule of the 30 days does not apply.
alter table companies add column fresh_categories text[] not null default '{}';

-- Part of the address at which anybody may read the company's feed; null while it is switched off.
alter table companies add column feed_token text;

do $$
declare
  name text;
begin
  foreach name in array array['catalogue_uses', 'price_history'] loop
    execute format('grant select, insert, update, delete on %I to %I', name, current_database() || '_app');
    execute format('grant select, insert, update, delete on %I to %I', name, current_database() || '_system');
    execute format('create policy system_door on %I to %I using (true) with check (true)', name, current_database() || '_system');
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', name);
  end loop;
end $$;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table companies drop column fresh_categories, drop column feed_token;
drop table price_history;
drop table catalogue_uses;
drop index products_by_offer_start;
drop index products_by_offer_end;
alter table products drop column list_price, drop column list_price_cents, drop column offer_from,
  drop column offer_until, drop column offer_starts_at, drop column offer_ends_at, drop column sold_since,
  drop column priced_at;
`);
  }
}
