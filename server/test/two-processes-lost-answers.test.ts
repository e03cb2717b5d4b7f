import { expect, test } from 'vitest';
import { loseAnswers } from './lost-answers.ts';
import { isRealPostgres, storyDatabaseUrl } from './story-database.ts';

const IDS = 200;

// With 5,000: `npm run abuse -- lost-answers`.
test.skipIf(!isRealPostgres)(
  `${IDS} ids, each sent one to five times at once to two processes, answers lost: as many messages, as many replies`,
  async () => {
    const after = await loseAnswers(storyDatabaseUrl ?? '', IDS);
    expect(after.sent).toBeGreaterThan(2 * IDS);
    expect(after.lost).toBeGreaterThan(IDS / 2);
    expect(after.sentAgain).toBeGreaterThan(0);
    expect(after).toMatchObject({ contradictions: 0, messages: IDS, replies: IDS, faults: [] });
  },
  600_000,
);
