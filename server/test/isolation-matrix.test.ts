import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { schema } from '../graphql/schema.ts';
import { startTestApp } from './app.ts';
import { NESTED, type Outcome, ROWS, type Row } from './isolation-table.ts';
import { createWorld, type Target, VIEWERS, type ViewerKind, type World } from './isolation-world.ts';
import { ask, eventually, listen } from './story.ts';

let app: App;
let world: World;
let cells = 0;

beforeAll(async () => {
  app = await startTestApp();
  world = await createWorld(app);
});
afterAll(async () => {
  await app.close();
  console.info(`isolation matrix: ${cells} cells`);
});

const ROOTS = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(isObjectType);
/**
 * The fields below the roots that the server computes, rather than hand on what their parent holds. Read before the
 * server starts: Apollo then puts a resolver of its own on every field.
 */
const COMPUTED = Object.values(schema.getTypeMap())
  .filter((type): type is GraphQLObjectType => isObjectType(type) && !ROOTS.includes(type))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))
  .filter(({ name, field }) => field.resolve && !name.startsWith('__'))
  .map(({ name }) => name);

const NAMES = { Query: 'query', Mutation: 'mutation', Subscription: 'subscription' } as Record<string, string>;

test('every field of the schema has its row, and every row its field', () => {
  expect(ROOTS.flatMap(namesOf).sort()).toEqual(Object.keys(ROWS).sort());
  expect(COMPUTED.toSorted()).toEqual(Object.keys(NESTED).sort());
});

describe.each(Object.entries(ROWS))('%s', (name, row) => {
  test('is answered to whom the rights table names, and refused to everybody else', () =>
    checkRow(name, row, () => true));
});

describe.each(Object.entries(NESTED).filter(([, root]) => root !== 'none'))('%s through %s', (nested, root) => {
  test('follows the rights of where it stands', () => {
    const row = ROWS[root];
    if (!row) throw new Error(`no row ${root}`);
    return checkRow(root, row, (name) => name === nested);
  });
});

/** What came of one cell. */
interface Seen {
  outcome: Outcome | string;
  /** All that was sent back, without the request's id. */
  said: string;
}

async function checkRow(name: string, row: Row, isWanted: (field: string) => boolean): Promise<void> {
  const [rootName = '', fieldName = ''] = name.split('.');
  const field = ROOTS.find((root) => root.name === rootName)?.getFields()[fieldName];
  if (!field) throw new Error(`no field ${name}`);
  const document = documentOf(rootName, field, isWanted);
  const unexpected: string[] = [];
  for (const viewer of VIEWERS) {
    const refusals = new Map<string, string>();
    for (const target of row.targets) {
      const expected = row.rule(viewer, target);
      const fault = await checkCell(rootName, document, row, viewer, target, expected, refusals);
      if (fault) unexpected.push(`${viewer} × ${target}: ${fault}`);
      cells++;
    }
  }
  expect(unexpected).toEqual([]);
}

async function checkCell(
  rootName: string,
  document: string,
  row: Row,
  viewer: ViewerKind,
  target: Target,
  expected: Outcome,
  refusals: Map<string, string>,
): Promise<string | null> {
  const variables = await row.variables(world, target);
  const token = await world.tokenOf(viewer);
  const mayChangeNothing = rootName === 'Mutation' && expected !== 'answered';
  const before = mayChangeNothing ? await world.fingerprint() : '';
  const seen = await (rootName === 'Subscription' ? subscribeOnce : askOnce)(document, variables, token);
  if (seen.outcome !== expected) return `expected ${expected}, got ${seen.outcome} (${seen.said.slice(0, 300)})`;
  for (const secret of hiddenFrom(viewer)) if (seen.said.includes(secret)) return `was told ${secret}`;
  if (expected === 'answered') return null;
  if (mayChangeNothing && (await world.fingerprint()) !== before) return 'was refused, and changed something';
  // What is not theirs and what does not exist are told in the same words.
  const alike = refusals.get(expected) ?? seen.said;
  refusals.set(expected, alike);
  return seen.said === alike ? null : `refused as ${seen.said}, elsewhere as ${alike}`;
}

/** What this viewer must never be sent, in whatever answer. */
function hiddenFrom(viewer: ViewerKind): string[] {
  const { own, other, visitorSecret } = world;
  const seesOwn = ['client', 'owner admin', 'superadmin'].includes(viewer);
  const seesOther = ["other company's client", 'other admin', 'superadmin', "other company's visitor"].includes(viewer);
  return [
    ...(seesOwn || viewer === 'visitor' ? [] : [visitorSecret, own.secret]),
    ...(seesOther ? [] : [other.secret]),
  ];
}

async function askOnce(document: string, variables: Record<string, unknown>, token: string | null): Promise<Seen> {
  const { data, errors } = await ask(app, document, variables, token);
  // Signing in tells the account that signed in, whoever was asking before.
  const told = /signIn|redeemPasswordLink|refreshSession|register/.test(document) && errors.length === 0 ? '' : data;
  const said = JSON.stringify({ data: told, errors: errors.map(withoutRequestId) });
  return { outcome: errors[0]?.extensions.code ?? (data === null ? 'no data' : 'answered'), said };
}

async function subscribeOnce(
  document: string,
  variables: Record<string, unknown>,
  token: string | null,
): Promise<Seen> {
  const listening = listen(app, document, variables, token);
  await eventually(
    'an event, an error or a close',
    () => listening.events.length + listening.errors.length + listening.closeCodes.length > 0,
  );
  await listening.stop();
  const said = JSON.stringify([listening.events, listening.errors.map(withoutRequestId)]);
  const code = listening.errors[0]?.extensions?.code;
  if (code) return { outcome: code, said };
  if (listening.events.length > 0) return { outcome: 'answered', said };
  return { outcome: listening.closeCodes[0] === 4403 ? 'SESSION_EXPIRED' : `closed ${listening.closeCodes[0]}`, said };
}

function withoutRequestId(error: { message: string; extensions?: object }): object {
  return { ...error, extensions: { ...error.extensions, requestId: undefined } };
}

function namesOf(type: GraphQLObjectType): string[] {
  return Object.keys(type.getFields()).map((field) => `${type.name}.${field}`);
}

/** The operation that asks for all that a root field can give, or for the wanted fields and what leads to them. */
function documentOf(
  rootName: string,
  field: GraphQLField<unknown, unknown>,
  isWanted: (name: string) => boolean,
): string {
  const variables = field.args.filter((argument) => argument.name !== 'first');
  const head = variables
    .filter((argument) => isRequiredArgument(argument) || ['delivery', 'refreshToken'].includes(argument.name))
    .map((argument) => `$${argument.name}: ${argument.type}`);
  const given = head.map((definition) => definition.slice(1).split(':')[0] ?? '').map((name) => `${name}: $${name}`);
  const page = field.args.some((argument) => argument.name === 'first') ? ['first: 5'] : [];
  const inside = selectionOf(field.type, isWanted) ?? '';
  return `${NAMES[rootName]} ${parens(head)} { ${field.name} ${parens([...given, ...page])} ${inside} }`;
}

/** Arguments of fields inside others. */
const INSIDE: Record<string, string> = { first: 'first: 5', search: 'search: "orari"' };

function selectionOf(output: GraphQLOutputType, isWanted: (name: string) => boolean): string | null {
  const type = getNamedType(output);
  if (!isObjectType(type)) return null;
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const page = parens(field.args.flatMap(({ name }) => INSIDE[name] ?? []));
    const isHere = isWanted(`${type.name}.${field.name}`);
    const inside = selectionOf(field.type, isHere ? () => true : isWanted);
    if (inside !== null) return inside === '{ __typename }' && !isHere ? [] : [`${field.name}${page} ${inside}`];
    return isHere ? [field.name] : [];
  });
  return `{ ${parts.length === 0 ? '__typename' : parts.join(' ')} }`;
}

function parens(parts: string[]): string {
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}
