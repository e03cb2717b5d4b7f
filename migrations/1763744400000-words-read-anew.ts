import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Some words have another stem than before ('smalto' no longer that of 'smaltimento'): all conversations get the words by
 * which they are found anew, slice by slice, after the start. Those that they had stay.
 */
export class WordsReadAnew1763744400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
insert into unsearchable_conversations (company_id, conversation_id)
select company_id, id from conversations on conflict do nothing`);
  }

  async down(): Promise<void> {
    // The words of the version before are still there.
  }
}
