import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When people of a shop are there, as `OpeningHours`; null where no hours are kept. */
export class OpeningHours1763748000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table companies add column opening_hours jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table companies drop column opening_hours');
  }
}
