import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'prices that a model invents',
    edits: [
      [
        'server/model/reply-text.ts',
        'inventionsIn(sentences.map(withoutPlaceholders), facts.money)',
        'sentences.map(() => false)',
      ],
    ],
    tests: [['server/test/model-answers.test.ts', 'no invented price']],
  },
  {
    name: 'addresses that a model writes',
    edits: [['server/model/addresses.ts', 'if (isAllowed(bare, allowed)) return address;', 'return address;']],
    tests: [['server/test/model-answers.test.ts', 'inert text']],
  },
  {
    name: 'a sentence without the product it speaks of is not shown',
    edits: [['server/model/reply-text.ts', ' && !isLeftOut(sentence)', '']],
    tests: [['server/model/reply-text.test.ts', 'without its object']],
  },
  {
    name: 'the tokens of the day are set aside before a call',
    edits: [
      [
        'server/model/usage-store.ts',
        'where ai_usage.used + ai_usage.reserved + excluded.reserved <= $dailyTokens::bigint',
        'where $dailyTokens::bigint > 0',
      ],
    ],
    tests: [['server/test/model-tokens.test.ts', 'never overshot']],
  },
  {
    name: 'tokens set aside by a dead process are given back',
    edits: [['server/model/usage-store.ts', 'await queryPrepared(manager, GIVE_BACK, { companyId });', '']],
    tests: [['server/test/model-tokens.test.ts', 'given back where']],
  },
];
