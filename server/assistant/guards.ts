import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'companies wait for the model beside one another',
    edits: [['server/assistant/streaming-model.ts', 'turns.run(companyId,', "turns.run('all',"]],
    tests: [['server/assistant/streaming-model.test.ts', 'keeps no other waiting']],
  },
  {
    name: 'what people in danger said stays with us',
    edits: [['server/assistant/model-request.ts', '!isInDanger(turn) &&', '']],
    tests: [['server/test/model-answers.test.ts', 'never hearing']],
  },
  {
    name: 'the help that they got stays with us too, whatever was asked in between',
    edits: [['server/assistant/model-request.ts', 'HELP.has(text) || ', '']],
    tests: [['server/assistant/model-request.test.ts', 'while an answer was written']],
  },
  {
    name: 'the one call that tries again and breaks on our side lets the next one try',
    edits: [['server/assistant/streaming-model.ts', 'parts.breaker.abandoned();\n    throw error;', 'throw error;']],
    tests: [['server/assistant/streaming-model.test.ts', 'lets the next one try']],
  },
  {
    name: 'a call that breaks on our side is told to the log',
    edits: [
      [
        'server/assistant/open-model.ts',
        "log.warn({ error, companyId: request.knowledge.company.id }, 'the model could not be asked');",
        '',
      ],
    ],
    tests: [['server/test/model-fails.test.ts', 'breaks on our side']],
  },
  {
    name: 'our own queue is not charged to the service',
    edits: [['server/assistant/streaming-model.ts', 'return firstWord - worthTrying;', 'return firstWord;']],
    tests: [['server/assistant/streaming-model.test.ts', 'too late for a first word']],
  },
  {
    name: 'an edited prompt needs the right to manage',
    edits: [
      [
        'server/assistant/subscriptions.ts',
        'asManager(context, args.companyId, async (_, managed) => managed)',
        'checkMaySee(context, args.companyId)',
      ],
    ],
    tests: [['server/test/model-tokens.test.ts', 'who may not manage']],
  },
  {
    name: 'a price of another thing is not told',
    edits: [
      [
        'server/assistant/faq-beside-names.ts',
        'return meant && !tellsOfAnother(asked, meant) ? meant : undefined;',
        'return meant;',
      ],
    ],
    tests: [['server/assistant/own-names.test.ts', 'an amount is told of what was asked for alone']],
  },
  {
    name: 'what is the shop’s own is never declined',
    edits: [
      [
        'server/assistant/declining.ts',
        'if (reading.own.products.length > 0 || reading.own.faqs.size > 0) return undefined;',
        '',
      ],
    ],
    tests: [['server/assistant/own-names.test.ts', 'is never declined']],
  },
  {
    name: 'languages: staff read in what is stored that the answer comes in Italian',
    edits: [['server/assistant/told-in-italian.ts', 'if (!language ||', 'if (language ||']],
    tests: [['server/test/other-languages.test.ts', 'part of what is stored']],
  },
  {
    name: 'languages: help for who is in danger comes before all else',
    edits: [['server/assistant/told-in-italian.ts', " || reply.fallbackReason === 'DANGER'", '']],
    tests: [['server/assistant/other-language.test.ts', 'before anything else']],
  },
  {
    name: 'languages: what the rules find by accident is left to the model',
    edits: [['server/assistant/other-language.ts', 'return { ...told, reply: undefined,', 'return { ...told,']],
    tests: [['server/assistant/other-language.test.ts', 'is its affair']],
  },
  {
    name: 'languages: the model is told in which to answer',
    edits: [
      [
        'server/assistant/model-request.ts',
        "const language = languageSpoken(text, saidBy('USER', turns));",
        'const language = undefined;',
      ],
    ],
    tests: [['server/test/other-languages.test.ts', 'in the language of who asks']],
  },
];
