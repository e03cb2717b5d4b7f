import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a company's chat looks and greets on its site; null as long as nobody has said anything of it. */
export class ChatLooks1763749710000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table companies add column chat_look jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table companies drop column chat_look');
  }
}
