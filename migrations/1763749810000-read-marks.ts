import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Up to which message the visitor's chat has shown what people of the shop said. */
export class ReadMarks1763749810000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table conversations add column visitor_read_seq integer not null default 0;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table conversations drop column visitor_read_seq;');
  }
}
