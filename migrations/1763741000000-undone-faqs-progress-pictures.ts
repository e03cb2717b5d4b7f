import type { MigrationInterface, QueryRunner } from 'typeorm';

const IMPORTS = `
-- What an undo brings back while the FAQs are still at the version that applying led to.
alter table imports
  add column faqs_before jsonb,
  add column faqs_version integer,
  add column applied_percent smallint not null default 0;
alter table uploads add column read_percent smallint not null default 0;

-- What was deleted before is forgotten without a change: nobody knew it any more.
create or replace function note_faqs_delete() returns trigger language plpgsql as $$
begin
  update companies set faqs_version = faqs_version + 1, knowledge_version = knowledge_version + 1
  where id in (select distinct company_id from old_rows where deleted_at is null);
  return null;
end $$;
`;

const PICTURES = `
alter table pictures
  add column looked_at timestamptz(3),
  -- A stored message shows it: it stays for good.
  add column is_shown boolean not null default false;
create index pictures_to_look_at on pictures (coalesce(looked_at, created_at)) where not is_shown;
create index products_with_own_picture on products (company_id, image_url) where image_url like '/%';
create index messages_with_own_picture on messages (company_id, conversation_id, seq)
  where cards @? '$[*].imageUrl ? (@ starts with "/")';
`;

/** FAQs of before an import, how far imports have come, and which pictures are still used. */
export class UndoneFaqsProgressPictures1763741000000 implements MigrationInterface {
  name = 'UndoneFaqsProgressPictures1763741000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IMPORTS);
    await runner.query(PICTURES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop index messages_with_own_picture;
drop index products_with_own_picture;
drop index pictures_to_look_at;
alter table pictures drop column is_shown, drop column looked_at;
alter table uploads drop column read_percent;
alter table imports drop column applied_percent, drop column faqs_version, drop column faqs_before;
create or replace function note_faqs_delete() returns trigger language plpgsql as $$
begin
  update companies set faqs_version = faqs_version + 1, knowledge_version = knowledge_version + 1
  where id in (select distinct company_id from old_rows);
  return null;
end $$;`);
  }
}
