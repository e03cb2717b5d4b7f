import { type GraphQLField, type GraphQLOutputType, getNamedType, isObjectType, isRequiredArgument } from 'graphql';

const NAMES = { Query: 'query', Mutation: 'mutation', Subscription: 'subscription' } as Record<string, string>;

/** How large the pages are: of the root field, and of those inside it. */
export interface PageSizes {
  root: number;
  inside: number;
}

const SMALL: PageSizes = { root: 5, inside: 5 };

/** The operation that asks for all that a root field can give, or for the wanted fields and what leads to them. */
export function documentOf(
  rootName: string,
  field: GraphQLField<unknown, unknown>,
  isWanted: (name: string) => boolean,
  sizes = SMALL,
): string {
  const variables = field.args.filter((argument) => argument.name !== 'first');
  const head = variables
    .filter((argument) => isRequiredArgument(argument) || ['delivery', 'refreshToken'].includes(argument.name))
    .map((argument) => `$${argument.name}: ${argument.type}`);
  const given = head.map((definition) => definition.slice(1).split(':')[0] ?? '').map((name) => `${name}: $${name}`);
  const page = field.args.some((argument) => argument.name === 'first') ? [`first: ${sizes.root}`] : [];
  const inside = selectionOf(field.type, isWanted, sizes.inside) ?? '';
  return `${NAMES[rootName]} ${parens(head)} { ${field.name} ${parens([...given, ...page])} ${inside} }`;
}

/** Arguments of fields inside others. */
const inside = (first: number): Record<string, string> => ({ first: `first: ${first}`, search: 'search: "orari"' });

function selectionOf(output: GraphQLOutputType, isWanted: (name: string) => boolean, first: number): string | null {
  const type = getNamedType(output);
  if (!isObjectType(type)) return null;
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const page = parens(field.args.flatMap(({ name }) => inside(first)[name] ?? []));
    const isHere = isWanted(`${type.name}.${field.name}`);
    const below = selectionOf(field.type, isHere ? () => true : isWanted, first);
    if (below !== null) return below === '{ __typename }' && !isHere ? [] : [`${field.name}${page} ${below}`];
    return isHere ? [field.name] : [];
  });
  return `{ ${parts.length === 0 ? '__typename' : parts.join(' ')} }`;
}

function parens(parts: string[]): string {
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}
