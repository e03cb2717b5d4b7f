import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema, isObjectType, isScalarType } from 'graphql';

/** What a type's name stands for in code: a resolver for each field, or how a scalar is read and written. */
export interface ScalarFunctions {
  serialize(value: unknown): unknown;
  parseValue(value: unknown): unknown;
  parseLiteral(node: never, variables?: never): unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: generated types say what each takes; here they are only put in place
type FieldResolvers = Record<string, GraphQLFieldResolver<any, any, any> | undefined>;

/**
 * The schema of a text with its resolvers in place. By hand: the usual library for it is an eighth of all that is loaded
 * at a start. Whether the text is a valid schema is for tests to say: a start has no time for it.
 * @throws Error that names what stands in no schema.
 */
export function withResolvers(
  text: string,
  fields: Record<string, object>,
  scalars: Record<string, ScalarFunctions>,
): GraphQLSchema {
  const schema = buildSchema(text, { assumeValid: true, noLocation: true });
  for (const [name, functions] of Object.entries(scalars)) {
    const type = schema.getType(name);
    if (!isScalarType(type)) throw new Error(`the schema has no scalar ${name}`);
    const { serialize, parseValue, parseLiteral } = functions;
    Object.assign(type, { serialize, parseValue, parseLiteral });
  }
  for (const [name, resolvers] of Object.entries(fields)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`the schema has no type ${name}`);
    const known = type.getFields();
    for (const [field, resolve] of Object.entries(resolvers as FieldResolvers)) {
      const definition = known[field];
      if (!definition || resolve === undefined) throw new Error(`the schema has no field ${name}.${field}`);
      definition.resolve = resolve;
    }
  }
  return schema;
}
