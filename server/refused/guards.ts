import type { Guard } from '../../scripts/guard.ts';

const STORIES = 'server/test/refused-questions.test.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'refused: what is declined is noted as declined, and not as unanswered',
    edits: [['migrations/1763749860000-refused-questions.ts', "then 'DECLINED' else", "then 'UNANSWERED' else"]],
    tests: [[STORIES, 'is set aside']],
  },
  {
    name: 'refused: only who manages a shop teaches it',
    edits: [
      [
        'server/refused/actions.ts',
        "changeKnowledge(context, companyId, 'settings',",
        "changeKnowledge(context, companyId, 'faqs',",
      ],
    ],
    tests: [[STORIES, 'is for who manages the shop']],
  },
  {
    name: 'refused: a row is found as what it is alone',
    edits: [['server/improvement/store.ts', "and id = $id and kind = $kind';", "and id = $id';"]],
    tests: [[STORIES, 'is for who manages the shop']],
  },
  {
    name: 'refused: what adds up to too much is refused',
    edits: [['server/refused/actions.ts', 'allowedWords: checkedAllowedWords(words)', 'allowedWords: words']],
    tests: [[STORIES, 'no more than there may be']],
  },
  {
    name: 'refused: a word that tells nothing allows nothing',
    edits: [['server/assistant/settings.ts', ' || !tellsSomething(word)', '']],
    tests: [[STORIES, 'is refused whole']],
  },
  {
    name: 'refused: a word of the shop is asked for before any other subject',
    edits: [
      [
        'server/assistant/reading.ts',
        'const isAllowed = bearsAllowedWord(message, knowledge.company.allowedWords);',
        'const isAllowed = false;',
      ],
    ],
    tests: [['server/assistant/allowed-words.test.ts', 'as if it spoke of no other subject']],
  },
  {
    name: 'refused: a proof tries what bears a word of the shop',
    edits: [['server/proofs/settings-proof.ts', 'bearsAllowedWord(message, words) || ', '']],
    tests: [['server/refused/proof.test.ts', 'would change is what answering everything twice tells']],
  },
];
