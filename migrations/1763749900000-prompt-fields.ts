import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The fields that a prompt was composed from; null where its text was written by hand. */
export class PromptFields1763749900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table prompt_versions add column fields jsonb check (jsonb_typeof(fields) = 'object' and pg_column_size(fields) < 65536);`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table prompt_versions drop column fields;');
  }
}
