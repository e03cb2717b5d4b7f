import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A company that is being deleted is gone for everybody at once; its rows follow, slice by slice. */
export class RemovedCompaniesHidden1763744300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table companies add removed_at timestamptz;
create index companies_being_removed on companies (id) where removed_at is not null;
-- Who is removed with a company, or alone, may have had conversations to answer.
create index conversations_by_handler on conversations (handler_id) where handler_id is not null;
alter policy own_company on companies using (id = current_company() and removed_at is null);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter policy own_company on companies using (id = current_company());
drop index conversations_by_handler;
alter table companies drop removed_at;
`);
  }
}
