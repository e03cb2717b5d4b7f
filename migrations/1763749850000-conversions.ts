import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors did with what the assistant showed: product pages opened, things put in the cart, orders. */
export class Conversions1763749850000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(WALL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table conversions;');
  }
}

const TABLE = `
create table conversions (
  company_id uuid not null,
  conversation_id uuid not null,
  kind text not null check (kind in ('CLICK', 'CART', 'ORDER')),
  -- What it is counted once by: a product's id or code, an order's number.
  key text not null check (char_length(key) between 1 and 100),
  -- Of an order, in cents of a euro; null where the page told none.
  value_cents bigint check (value_cents between 0 and 100000000),
  happened_at timestamptz(3) not null default now(),
  primary key (company_id, conversation_id, kind, key),
  foreign key (company_id, conversation_id) references conversations (company_id, id) on delete cascade,
  check (kind = 'ORDER' or value_cents is null)
);
create unique index conversions_order on conversions (company_id, key) where kind = 'ORDER';
create index conversions_by_time on conversions (company_id, happened_at) include (kind, value_cents);
`;

const WALL = `
do $$
begin
  execute format('grant select, insert, update, delete on conversions to %I', current_database() || '_app');
  execute format('grant select, insert, update, delete on conversions to %I', current_database() || '_system');
  execute format('create policy system_door on conversions to %I using (true) with check (true)', current_database() || '_system');
end $$;
alter table conversions enable row level security;
create policy own_company on conversions using (company_id = current_company()) with check (company_id = current_company());`;
