import type { Guard } from '../../scripts/guard.ts';

export const GUARDS: readonly Guard[] = [
  {
    name: 'the single root field of a sign-in',
    edits: [
      [
        'server/graphql/limits.ts',
        'seen.roots.length > 1 && seen.roots.some',
        'seen.roots.length > 99 && seen.roots.some',
      ],
    ],
    tests: [
      ['server/graphql/limits.test.ts', 'stands alone'],
      ['server/test/both-doors.test.ts', 'several root fields'],
    ],
  },
  {
    name: 'what one connection could not read is read on another',
    edits: [['server/graphql/loaders.ts', 'if (!isUnavailable(error)) throw error;', 'if (error) throw error;']],
    tests: [['server/test/half-answers.test.ts', 'is read on another']],
  },
  {
    name: 'what is read for each row alone costs more',
    edits: [['server/graphql/limits.ts', '? COST_OF_READING : 1', '? 1 : 1']],
    tests: [['server/graphql/limits.test.ts', 'companies']],
  },
  {
    name: 'fields of a company are read once',
    edits: [
      [
        'server/graphql/loaders.ts',
        'loaders.set(companyId, loader);\n    return loader.load({ name',
        'return loader.load({ name',
      ],
    ],
    tests: [['server/test/overload.test.ts', 'whatever their aliases']],
  },
  {
    name: 'ids in capitals become lower case where they enter',
    edits: [['server/graphql/schema.ts', 'UUID.test(text) ? text.toLowerCase() : text', 'text']],
    tests: [['server/test/ids.test.ts', '']],
    needs: 'embedded', // on a real PostgreSQL the look for lost wake-ups would tell it all the same, later
  },
  {
    name: 'files: an import waits with imports, in a fragment too',
    edits: [
      [
        'server/graphql/lanes.ts',
        "return fragment && 'selectionSet' in fragment ? firstFields(document, fragment.selectionSet) : [];",
        'return [];',
      ],
    ],
    tests: [['server/graphql/lanes.test.ts', 'Hidden']],
  },
  {
    name: 'flood: signing in has room of its own',
    edits: [['server/graphql/lanes.ts', "? 'entry' : 'usual'", "? 'usual' : 'usual'"]],
    tests: [['server/test/overload.test.ts', 'signing in and health']],
  },
  {
    name: 'flood: the length and depth of a document before it is parsed',
    edits: [['server/graphql/documents.ts', 'checkText(text);', '']],
    tests: [['server/graphql/documents.test.ts', 'before it is parsed']],
  },
  {
    name: 'flood: the documents that are remembered',
    edits: [['server/graphql/documents.ts', ' && this.#bytes <= LARGEST_REMEMBERED', '']],
    tests: [['server/graphql/documents.test.ts', 'up to 32 MB']],
  },
];
