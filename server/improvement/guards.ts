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
    name: 'proof: whoever types on is told of the newer draft alone',
    edits: [
      ['server/improvement/proof-actions.ts', 'onlyWhile(() => newest.get(key) === own, ', 'onlyWhile(() => true, '],
    ],
    tests: [['server/test/proof.test.ts', 'whoever types on']],
  },
  {
    name: 'proof: a product concerns whoever says one of its words',
    edits: [
      [
        'server/products/touched-words.ts',
        'if (content.some((word) => known.optionsOf(word).length > 0)) return true;',
        '',
      ],
    ],
    tests: [['server/improvement/proof.test.ts', 'by a synonym too']],
  },
  {
    name: 'proof: a shop that is read whole is asked all requests anew',
    edits: [['server/improvement/proof-of-products.ts', 'if (isReadWhole) return true;', '']],
    tests: [['server/improvement/proof.test.ts', 'by a synonym too']],
  },
  {
    name: 'proof: a phrase that finds other words concerns whoever says it',
    edits: [
      ['server/improvement/proof-of-settings.ts', 'if (content.some(({ form }) => forms.has(form))) return true;', ''],
    ],
    tests: [['server/improvement/proof.test.ts', 'what is told of topics, words and synonyms']],
  },
  {
    name: 'proof: what was learnt and the rules are compared where the first topic is allowed',
    edits: [
      [
        'server/improvement/proof-of-settings.ts',
        'return !areBothRuled && isLearntOtherwise(knowledge, message);',
        'return false;',
      ],
    ],
    tests: [['server/improvement/proof.test.ts', 'what is told of topics, words and synonyms']],
  },
  {
    name: 'proof: a catalogue in another order concerns everybody who asks',
    edits: [['server/improvement/proof-of-import.ts', 'if (placeBefore < last) isInOrder = false;', '']],
    tests: [['server/improvement/proof.test.ts', 'what is told of an import']],
  },
  {
    name: 'proof: the catalogue that answers stays as it is',
    edits: [
      [
        'server/products/copied-catalogue.ts',
        'const dictionary = yield* catalogue.dictionary.copied();',
        'const { dictionary } = catalogue; yield;',
      ],
    ],
    tests: [['server/improvement/proof.test.ts', 'what is told of products']],
  },
  {
    name: 'proof: each question is weighed by how often it was asked',
    edits: [['server/improvement/told-proof.ts', 'sum + question.count', 'sum + 1']],
    tests: [['server/test/proof.test.ts', 'weighed by how often']],
  },
  {
    name: 'improvement: what is asked of things goes by the things',
    edits: [['server/improvement/question-key.ts', ' && !OF_THINGS.has(subject)', '']],
    tests: [['server/improvement/question-key.test.ts', 'of every kind is another question']],
  },
];
