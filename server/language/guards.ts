import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'languages: Italian words speak against every other language',
    edits: [['server/language/foreign.ts', 'points -= AGAINST;', 'points -= 0;']],
    tests: [['server/language/foreign.test.ts', 'Italian, or nothing that tells']],
  },
  {
    name: 'languages: a name of goods in English is no English message',
    edits: [['server/language/foreign.ts', 'return hasTelling ? points : 0;', 'return points;']],
    tests: [['server/language/foreign.test.ts', 'Italian, or nothing that tells']],
  },
  {
    name: 'languages: an Italian message ends the language before it',
    edits: [
      [
        'server/language/foreign.ts',
        'if (language || wordsOf(said).some(isStopWord)) return language;',
        'if (language) return language;',
      ],
    ],
    tests: [['server/language/foreign.test.ts', 'goes on in the language']],
  },
];
