import { type OperationDefinitionNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { laneOf } from './lanes.ts';

test.each([
  ['{ viewer { id } }', 'usual'],
  ['mutation { signIn { accessToken } }', 'entry'],
  ['mutation { signIn { accessToken } applyImport { id } }', 'import'],
  ['{ testAnswer { text } }', 'model'],
  ['mutation { previewImport { id } }', 'import'],
  ['mutation { file: applyImport { id } }', 'import'],
  ['mutation { undoImport { id } }', 'usual'],
  ['mutation { ... { previewImport { id } } }', 'import'],
  [
    'mutation { ...Hidden } fragment Hidden on Mutation { ...Deeper } fragment Deeper on Mutation { applyImport { id } }',
    'import',
  ],
  ['query { ...Hidden } fragment Hidden on Query { testAnswer { text } }', 'model'],
  ['mutation { signIn { accessToken } ...Hidden } fragment Hidden on Mutation { applyImport { id } }', 'import'],
  ['mutation { ... on Mutation { signIn { accessToken } } }', 'entry'],
])('%s waits where it is %s', (document, lane) => {
  const read = parse(document);
  expect(laneOf(read, read.definitions[0] as OperationDefinitionNode)).toBe(lane);
});
