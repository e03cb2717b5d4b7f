import type { Guard } from '../../scripts/guard.ts';

const RULES = 'server/acceptance/verdict.test.ts';
const STORIES = 'server/test/acceptance.test.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'acceptance: what is expected and gone answers no more',
    edits: [['server/acceptance/verdict.ts', "if (isGone(knowledge, expected)) return 'EXPECTED_GONE';", '']],
    tests: [[RULES, 'is gone']],
  },
  {
    name: 'acceptance: another answer is no expected one',
    edits: [['server/acceptance/verdict.ts', 'reply.faqId === expectedFaqId', 'reply.faqId !== null']],
    tests: [[RULES, 'another FAQ answers']],
  },
  {
    name: 'acceptance: expected words are whole words',
    edits: [['server/acceptance/verdict.ts', 'if (isWhole) return true;', 'return true;']],
    tests: [[RULES, 'ora']],
  },
  {
    name: 'acceptance: a run by itself is kept only where a verdict turned',
    edits: [['server/acceptance/run-actions.ts', 'if (noted.turnedCount > 0)', 'if (noted.notedCount > 0)']],
    tests: [[STORIES, 'live for both']],
  },
  {
    name: 'acceptance: only what passes now can be said to fail after',
    edits: [
      [
        'server/acceptance/trial.ts',
        'if (fails(knowledge.after) && !fails(knowledge.before))',
        'if (fails(knowledge.after))',
      ],
    ],
    tests: [[STORIES, 'before a FAQ is saved']],
  },
  {
    name: 'acceptance: a file with a bad row changes nothing',
    edits: [['server/acceptance/import-actions.ts', 'if (rejections.length > 0) {', 'if (read.size === 0) {']],
    tests: [[STORIES, 'row by row']],
  },
  {
    name: 'acceptance: how many a company keeps',
    edits: [
      [
        'server/acceptance/actions.ts',
        "if (testCount >= MOST_TESTS) throw new UserError('TOO_MANY_ACCEPTANCE_TESTS');",
        '',
      ],
    ],
    tests: [[STORIES, 'as few and as short']],
  },
  {
    name: 'acceptance: what a stopped model said says nothing of a test',
    edits: [
      [
        'server/acceptance/model-run-actions.ts',
        'const noted = isLimited || stopper.signal.aborted ? null : tried;',
        'const noted = tried;',
      ],
    ],
    tests: [['server/test/acceptance-model.test.ts', 'stopped in the middle']],
  },
];
