import type { Guard } from '../../scripts/guard.ts';

const STORIES = 'server/test/prompt-fields.test.ts';
const RULES = 'server/prompts/compose.test.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'prompt: a save over what another saved',
    edits: [
      [
        'server/prompts/actions.ts',
        "if ((newest?.id ?? null) !== (input.versionId?.toLowerCase() ?? null)) throw new UserError('STALE_VERSION');",
        'void newest;',
      ],
    ],
    tests: [[STORIES, 'saves over somebody else']],
  },
  {
    name: 'prompt: what is never said is no fact',
    edits: [
      [
        'server/assistant/model-request.ts',
        'partedPrompt(prompt ?? knowledge.prompt).sayable',
        'prompt ?? knowledge.prompt',
      ],
    ],
    tests: [[STORIES, 'what is never said']],
  },
  {
    name: 'prompt: what is never said is taken out of answers',
    edits: [['server/assistant/model-request.ts', ', ...own.never]', ']']],
    tests: [[STORIES, 'what is never said']],
  },
  {
    name: 'prompt: a rule is one line',
    edits: [['server/prompts/fields.ts', "input.replace(/\\s+/gu, ' ').trim()", 'input.trim()']],
    tests: [[RULES, 'a line for each rule']],
  },
  {
    name: 'prompt: rules stand once',
    edits: [
      ['server/prompts/fields.ts', "if (new Set(all).size < all.length) throw new UserError('PROMPT_RULE_TWICE');", ''],
    ],
    tests: [[RULES, 'is checked']],
  },
  {
    name: 'prompt: fields of a draft need the right to manage',
    edits: [['server/assistant/subscriptions.ts', ' || args.fields != null;', ';']],
    tests: [[STORIES, 'who may not manage']],
  },
];
