import type { Guard } from '../../scripts/guard.ts';

const STORIES = 'server/test/unanswered-questions.test.ts';
const MIGRATION = 'migrations/1763749590000-question-groups.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'improvement: a conversation that goes takes its part out of its groups',
    edits: [[MIGRATION, 'create trigger leave_groups after delete', 'create trigger leave_groups after insert']],
    tests: [[STORIES, 'takes its part out']],
  },
  {
    name: 'improvement: a visitor who asks twice is one',
    edits: [['server/improvement/grouping-store.ts', 'count(distinct visitor_id) filter', 'count(visitor_id) filter']],
    tests: [[STORIES, 'however they come and go']],
  },
  {
    name: 'improvement: a row is closed where every question is answered',
    edits: [
      ['server/improvement/answered.ts', 'if (isUnanswered(reply)) return null;', 'if (isUnanswered(reply)) continue;'],
    ],
    tests: [[STORIES, 'is one row in twelve wordings']],
  },
  {
    name: 'improvement: what is asked of things goes by the things',
    edits: [['server/improvement/question-key.ts', ' && !OF_THINGS.has(subject)', '']],
    tests: [['server/improvement/question-key.test.ts', 'of every kind is another question']],
  },
];
