import { type GraphQLObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { schema } from '../graphql/schema.ts';
import { startTestApp } from './app.ts';
import { NESTED, type Outcome, ROWS, type Row } from './isolation-table.ts';
import { createWorld, type Target, VIEWERS, type ViewerKind, type World } from './isolation-world.ts';
import { ask, eventually, listen } from './story.ts';
import { documentOf } from './whole-document.ts';

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

/** One viewer who asks for one thing, and what has to come of it. */
interface Cell {
  viewer: ViewerKind;
  target: Target;
  expected: Outcome;
}

/** What came of one cell. */
interface Seen {
  outcome: Outcome | string;
  /** All that was sent back, without the request's id. */
  said: string;
}

/** A row's field with its whole document. */
interface Asked {
  rootName: string;
  document: string;
  row: Row;
}

async function checkRow(name: string, row: Row, isWanted: (field: string) => boolean): Promise<void> {
  const [rootName = '', fieldName = ''] = name.split('.');
  const field = ROOTS.find((root) => root.name === rootName)?.getFields()[fieldName];
  if (!field) throw new Error(`no field ${name}`);
  const asked: Asked = { rootName, document: documentOf(rootName, field, isWanted), row };
  const all = VIEWERS.flatMap((viewer) =>
    row.targets.map((target): Cell => ({ viewer, target, expected: row.rule(viewer, target) })),
  );
  cells += all.length;
  const unexpected =
    rootName === 'Mutation' ? await faultsOfChange(asked, all) : await faultsOf(all, await askedAtOnce(asked, all));
  expect(unexpected).toEqual([]);
}

/** First those who may change nothing, all of them between two looks at everything; then, one by one, those who may. */
async function faultsOfChange(asked: Asked, all: readonly Cell[]): Promise<string[]> {
  const refused = all.filter(({ expected }) => expected !== 'answered');
  const { seen, changed } = await askedBetweenLooks(asked, refused);
  const faults = faultsOf(refused, seen);
  if (changed.length > 0) faults.push(...(await whoChangesAnything(asked, refused, changed)));
  for (const cell of all.filter(({ expected }) => expected === 'answered'))
    faults.push(...faultsOf([cell], await askedAtOnce(asked, [cell])));
  return faults;
}

/** What all are answered, and the tables that changed meanwhile. */
async function askedBetweenLooks(asked: Asked, cells: readonly Cell[]): Promise<{ seen: Seen[]; changed: string[] }> {
  const requests = await prepared(asked, cells);
  const before = await world.fingerprint();
  const seen = await Promise.all(requests.map((request) => request()));
  const after = await world.fingerprint();
  return { seen, changed: Object.keys(after).filter((table) => after[table] !== before[table]) };
}

/** What the server adds up, tries again or tidies by itself, now and then, whoever asks for what. */
const TENDED = [
  ...['hourly_counters', 'faq_hits', 'question_groups', 'grouped_questions', 'ungrouped_questions'],
  ...['unmet_wishes', 'unmet_wish_messages', 'unread_wishes'],
  ...['acceptance_tests', 'message_words', 'unsearchable_conversations', 'pictures', 'imports'],
];

/**
 * Asks once more, first all at once, then one cell at a time: what a refused request changes comes each time that it is
 * sent, what the server does by itself does not. A single change is excused in what is tended alone.
 */
async function whoChangesAnything(asked: Asked, refused: readonly Cell[], tables: string[]): Promise<string[]> {
  const { changed } = await askedBetweenLooks(asked, refused);
  const found: string[] = [];
  for (const cell of refused) {
    const { changed: alone } = await askedBetweenLooks(asked, [cell]);
    if (alone.length > 0) found.push(`${nameOf(cell)}: was refused, and changed ${alone}`);
  }
  const isExcused = changed.length === 0 && found.length === 0 && tables.every((table) => TENDED.includes(table));
  return isExcused ? [] : [`somebody was refused, and changed ${tables}, then ${changed}`, ...found];
}

async function askedAtOnce(asked: Asked, all: readonly Cell[]): Promise<Seen[]> {
  const requests = await prepared(asked, all);
  return Promise.all(requests.map((request) => request()));
}

/** The requests of cells, with all that they name made. */
async function prepared({ rootName, document, row }: Asked, all: readonly Cell[]): Promise<(() => Promise<Seen>)[]> {
  const requests: (() => Promise<Seen>)[] = [];
  for (const { viewer, target } of all) {
    const variables = await row.variables(world, target);
    const token = await world.tokenOf(viewer);
    requests.push(() => (rootName === 'Subscription' ? subscribeOnce : askOnce)(document, variables, token));
  }
  return requests;
}

function faultsOf(all: readonly Cell[], seen: readonly Seen[]): string[] {
  const refusals = new Map<string, string>();
  return all.flatMap((cell, place) => {
    const fault = faultOf(cell, seen[place], refusals);
    return fault === null ? [] : [`${nameOf(cell)}: ${fault}`];
  });
}

function faultOf({ viewer, expected }: Cell, seen: Seen | undefined, refusals: Map<string, string>): string | null {
  if (seen?.outcome !== expected) return `expected ${expected}, got ${seen?.outcome} (${seen?.said.slice(0, 300)})`;
  for (const secret of hiddenFrom(viewer)) if (seen.said.includes(secret)) return `was told ${secret}`;
  if (expected === 'answered') return null;
  // What is not theirs and what does not exist are told in the same words.
  const alike = refusals.get(`${viewer} ${expected}`) ?? seen.said;
  refusals.set(`${viewer} ${expected}`, alike);
  return seen.said === alike ? null : `refused as ${seen.said}, elsewhere as ${alike}`;
}

function nameOf({ viewer, target }: Cell): string {
  return `${viewer} × ${target}`;
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
