import type { Guard } from '../../scripts/guard.ts';

const STORIES = 'server/test/rejected-answers.test.ts';
const MIGRATION = 'migrations/1763749890000-rejected-answers.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'rejected: a conversation that goes takes its part out of the rows',
    edits: [
      [
        MIGRATION,
        'rejection_count = rejection_count - gone.rejections, visitor_count = visitor_count - gone.visitors,',
        '',
      ],
    ],
    tests: [[STORIES, 'however they come and go']],
  },
  {
    name: 'rejected: a visitor who says it twice is one',
    edits: [[MIGRATION, 'and other.visitor_id = new.visitor_id and (', 'and false and (']],
    tests: [[STORIES, 'how often, by whom']],
  },
  {
    name: 'rejected: who marks a row has not seen what came since',
    edits: [
      [
        'server/rejected/store.ts',
        'greatest(seen_until, least($until::timestamptz, last_rejected_at))',
        'last_rejected_at',
      ],
    ],
    tests: [[STORIES, 'leaves the list']],
  },
  {
    name: 'rejected: what is deleted has no row',
    edits: [['server/rejected/store.ts', 'and faqs.deleted_at is null', 'and true']],
    tests: [[STORIES, 'one that is deleted has no row']],
  },
];
