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
])('%s waits where it is %s', (document, lane) => {
  expect(laneOf(parse(document).definitions[0] as OperationDefinitionNode)).toBe(lane);
});
