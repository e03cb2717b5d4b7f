import type { Guard } from '../../scripts/guard.ts';

const STORIES = 'server/test/unmet-wishes.test.ts';
const MIGRATION = 'migrations/1763749870000-unmet-wishes.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'unmet: a conversation that goes takes its part out of its rows',
    edits: [[MIGRATION, 'wish_count = wish_count - gone.wishes', 'wish_count = wish_count']],
    tests: [[STORIES, 'loses the part']],
  },
  {
    name: 'unmet: a visitor who wishes twice is one',
    edits: [['server/unmet/gathering-store.ts', 'visitor_count + visitors', 'visitor_count + wishes']],
    tests: [[STORIES, 'of fourteen visitors']],
  },
  {
    name: 'unmet: what cannot be bought meets no wish',
    edits: [['server/unmet/supply.ts', 'fitting.filter(({ isAvailable }) => isAvailable)', 'fitting']],
    tests: [['server/unmet/supply.test.ts', 'una tenda']],
  },
  {
    name: 'unmet: each variant is held against the traits by itself',
    edits: [['server/unmet/supply.ts', 'if (variants.length === 0) return', 'if (variants.length < 9) return']],
    tests: [['server/unmet/supply.test.ts', 'maglietta']],
  },
  {
    name: 'unmet: a question about a service is no wish',
    edits: [['server/unmet/constraints.ts', ' || isAboutService(message, sizes.length > 0)', '']],
    tests: [['server/unmet/constraints.test.ts', 'asks for none']],
  },
  {
    name: 'unmet: an answer that showed what was wished leaves none',
    edits: [['server/unmet/reading-wishes.ts', "return state === 'MET' ? null : wish", 'return state ? wish : null']],
    tests: [['server/unmet/reading-wishes.test.ts', '']],
  },
];
