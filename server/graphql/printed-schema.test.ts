import { buildSchema, type DefinitionNode, findBreakingChanges, Kind, parse, validateSchema } from 'graphql';
import { expect, test } from 'vitest';
import { printedSchema, schema, schemaText } from './schema.ts';

const { definitions } = parse(printedSchema());

test('other programs find each type whole and in one place, for readers that know no extension', () => {
  const hasFields = (node: DefinitionNode) => !('fields' in node) || (node.fields ?? []).length > 0;
  expect(definitions.filter(({ kind }) => kind.endsWith('Extension'))).toEqual([]);
  expect(definitions.filter((node) => !hasFields(node))).toEqual([]);
  const names = definitions.flatMap((node) => ('name' in node && node.name ? [node.name.value] : []));
  expect(names).toEqual([...new Set(names)]);
});

test('it names the roots, and says what the schema says', () => {
  expect(definitions[0]?.kind).toBe(Kind.SCHEMA_DEFINITION);
  expect(findBreakingChanges(schema, buildSchema(printedSchema()))).toEqual([]);
  expect(findBreakingChanges(buildSchema(printedSchema()), schema)).toEqual([]);
});

test('the text is a valid schema, which no start looks at', () => {
  expect(validateSchema(buildSchema(schemaText))).toEqual([]);
});
