import type { Guard } from '../../scripts/guard.ts';

const STORIES = 'server/test/conversions.test.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'conversions: in a conversation of one’s own',
    edits: [
      ['server/conversations/access.ts', 'found.visitorId !== visitorId', 'found === null'],
      [
        'server/conversions/store.ts',
        'and id = $conversationId and visitor_id = $visitorId',
        'and id = $conversationId',
      ],
    ],
    tests: [[STORIES, 'somebody else']],
  },
  {
    name: 'conversions: of a chat that was lately',
    edits: [
      [
        'server/conversions/store.ts',
        "$kind = 'CLICK' or last_question_at",
        "true or $kind = 'CLICK' or last_question_at",
      ],
    ],
    tests: [[STORIES, 'long after the chat']],
  },
  {
    name: 'conversions: an order once in a company',
    edits: [
      [
        'migrations/1763749850000-conversions.ts',
        'create unique index conversions_order',
        'create index conversions_order',
      ],
    ],
    tests: [[STORIES, 'an order is one']],
  },
  {
    name: 'conversions: so many an hour',
    edits: [
      [
        'server/conversions/actions.ts',
        "await takeFromLimits(database, [asked], 'TOO_MANY_REQUESTS');",
        'void [takeFromLimits, asked];',
      ],
    ],
    tests: [[STORIES, 'tells without end']],
  },
  {
    name: 'conversions: francs are no euro',
    edits: [['server/conversions/conversion.ts', "(told.currency ?? 'EUR').toUpperCase() === 'EUR'", 'true']],
    tests: [['server/conversions/conversion.test.ts', '']],
  },
];
