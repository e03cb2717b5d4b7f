import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a visitor says of an answer: that it was not what they meant, and what they took away of what was understood.
 * On the message itself, so that reading a transcript looks nowhere else.
 */
export class CorrectedAnswers1763740500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table messages
        add column is_rejected boolean not null default false,
        -- Of a visitor's message: the label of what was understood before, and is taken away by it.
        add column taken_away text check (char_length(taken_away) <= 500);
      create index answer_feedback_by_time on answer_feedback (company_id, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index answer_feedback_by_time;
      alter table messages drop column is_rejected, drop column taken_away;
    `);
  }
}
