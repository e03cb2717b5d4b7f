import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'proof: whoever types on is told of the newer draft alone',
    edits: [['server/proofs/actions.ts', 'onlyWhile(() => newest.get(key) === own, ', 'onlyWhile(() => true, ']],
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
    tests: [['server/proofs/proof.test.ts', 'by a synonym too']],
  },
  {
    name: 'proof: a shop that is read whole is asked all requests anew',
    edits: [['server/proofs/products-proof.ts', 'if (isReadWhole) return true;', '']],
    tests: [['server/proofs/proof.test.ts', 'by a synonym too']],
  },
  {
    name: 'proof: a phrase that finds other words concerns whoever says it',
    edits: [['server/proofs/settings-proof.ts', 'if (content.some(({ form }) => forms.has(form))) return true;', '']],
    tests: [['server/proofs/proof.test.ts', 'what is told of topics, words and synonyms']],
  },
  {
    name: 'proof: what was learnt and the rules are compared where the first topic is allowed',
    edits: [
      [
        'server/proofs/settings-proof.ts',
        'return !areBothRuled && isLearntOtherwise(knowledge, message);',
        'return false;',
      ],
    ],
    tests: [['server/proofs/proof.test.ts', 'what is told of topics, words and synonyms']],
  },
  {
    name: 'proof: a catalogue in another order concerns everybody who asks',
    edits: [['server/proofs/import-proof.ts', 'if (placeBefore < last) isInOrder = false;', '']],
    tests: [['server/proofs/proof.test.ts', 'what is told of an import']],
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
    tests: [['server/proofs/proof.test.ts', 'what is told of products']],
  },
  {
    name: 'proof: each question is weighed by how often it was asked',
    edits: [['server/proofs/told-proof.ts', 'sum + question.count', 'sum + 1']],
    tests: [['server/test/proof.test.ts', 'weighed by how often']],
  },
];
