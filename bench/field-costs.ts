import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type GraphQLObjectType, isObjectType } from 'graphql';
import { schema } from '../server/graphql/schema.ts';
import { NESTED, ROWS } from '../server/test/isolation-table.ts';
import { ask, eventually, listen } from '../server/test/story.ts';
import { documentOf, type PageSizes } from '../server/test/whole-document.ts';
import type { Asked, Call, Told } from './field-costs/server.ts';
import { median, printTable, significant } from './harness.ts';

// Asks for every field of the schema, all that it can give, at its largest page: how long the server's event loop is held
// by it, as a multiple of the cheapest in the same run. What the table in server/graphql/loop-costs.ts says comes from here.
const TIMES = 8; // of which the first two warm it up
const SIZES: PageSizes[] = [
  { root: 100, inside: 100 },
  { root: 100, inside: 10 },
  { root: 100, inside: 1 },
  { root: 20, inside: 5 },
];

const server = fork(new URL('./field-costs/server.ts', import.meta.url));
const [{ url }] = (await once(server, 'message')) as [{ url: string }];

async function told<Value extends Told>(asked: Asked): Promise<Value> {
  server.send(asked);
  const [value] = (await once(server, 'message')) as [Value];
  return value;
}

/** ms of the loop that one operation takes beside what asking how busy it is takes; null where it is refused. */
async function costOf(document: string, isLive: boolean, calls: readonly Call[]): Promise<number | null> {
  const costs: number[] = [];
  for (const { variables, token } of calls) {
    const before = await told<number>('busy');
    const isDone = isLive ? await subscribeOnce(document, variables, token) : await askOnce(document, variables, token);
    if (!isDone) return null;
    costs.push((await told<number>('busy')) - before);
  }
  return median(costs.slice(2));
}

async function askOnce(document: string, variables: Record<string, unknown>, token: string | null): Promise<boolean> {
  const { errors } = await ask({ url }, document, variables, token);
  return errors[0]?.extensions.code !== 'QUERY_TOO_COMPLEX';
}

async function subscribeOnce(document: string, variables: Record<string, unknown>, token: string | null) {
  const listening = listen({ url }, document, variables, token);
  await eventually('it is told', () => listening.events.length + listening.errors.length > 0);
  await listening.stop();
  return listening.errors[0]?.extensions?.code !== 'QUERY_TOO_COMPLEX';
}

/** At the largest pages that are allowed. */
async function measure(root: string, isWanted: (name: string) => boolean): Promise<[ms: number, pages: string] | null> {
  const [type = '', name = ''] = root.split('.');
  const field = (schema.getType(type) as GraphQLObjectType).getFields()[name];
  if (!field) throw new Error(`no field ${root}`);
  for (const sizes of SIZES) {
    const calls = await told<Call[]>({ calls: root, count: TIMES });
    if (calls.length === 0) return null;
    const ms = await costOf(documentOf(type, field, isWanted, sizes), type === 'Subscription', calls);
    if (ms !== null) return [ms, `${sizes.root} × ${sizes.inside}`];
  }
  return null;
}

const costs: { name: string; ms: number; pages: string }[] = [];
const wanted: [name: string, root: string, isWanted: (name: string) => boolean][] = [
  ...Object.keys(ROWS).map((root): [string, string, () => boolean] => [root, root, () => true]),
  ...Object.entries(NESTED)
    .filter(([, root]) => root !== 'none' && isObjectType(schema.getType(root.split('.')[0] ?? '')))
    .map(([name, root]): [string, string, (each: string) => boolean] => [
      `${name} through ${root}`,
      root,
      (each) => each === name,
    ]),
];
for (const [name, root, isWanted] of wanted) {
  const measured = await measure(root, isWanted);
  if (measured) costs.push({ name, ms: measured[0], pages: measured[1] });
  else console.log(`${name} is answered to nobody, or refused at every size`);
}
server.kill('SIGTERM');
const cheapest = Math.min(...costs.map(({ ms }) => ms));
const rows = costs
  .toSorted((one, other) => other.ms - one.ms)
  .map(({ name, ms, pages }) => [name, { ms: significant(ms), times: significant(ms / cheapest), pages }] as const);
printTable('Event loop held by each field, all that it gives, at its largest page', Object.fromEntries(rows));
process.exit(0);
