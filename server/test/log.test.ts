import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { startTestApp } from './app.ts';
import { ask, createPerson, createShop, createVisitor, listen, PASSWORD, type Shop, start } from './story.ts';
import { isRealPostgres } from './story-database.ts';

// Everything that people write, or that is secret, has this in it; none of it may be in the log.
const CANARY = 'canarino';
let app: App;
let shop: Shop;
let visitor: string;
const lines: string[] = [];
const secrets: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'trace' }, { logTo: { write: (line) => void lines.push(line) } });
  shop = await createShop(app);
  visitor = await createVisitor(app, shop.id);
  const { refreshToken } = (
    await ask(
      app,
      'mutation ($e: String!, $p: String!) { signIn(email: $e, password: $p, delivery: BODY) { refreshToken } }',
      {
        e: (await createPerson(app, 'ADMIN')).email,
        p: PASSWORD,
      },
    )
  ).data.signIn;
  secrets.push(visitor, shop.owner.token, refreshToken, PASSWORD);
});
afterAll(() => app.close());

/** Each door that takes personal data or secrets. */
async function tryEveryDoor(): Promise<string[]> {
  const email = `${CANARY}.${randomUUID()}@example.it`;
  const password = `${CANARY} ${randomUUID()}`;
  const both = { email, password };
  const credentials = '(email: $email, password: $password, delivery: BODY) { accessToken }';
  const owner = shop.owner.token;
  const answers = [
    await ask(app, `mutation ($email: String!, $password: String!) { register${credentials} }`, both),
    await ask(app, `mutation ($email: String!, $password: String!) { signIn${credentials} }`, both),
    await ask(app, 'mutation ($t: String!) { refreshSession(refreshToken: $t) { accessToken } }', {
      t: `${CANARY}${randomUUID()}`,
    }),
    await ask(
      app,
      'mutation ($t: String!, $p: String!) { redeemPasswordLink(token: $t, password: $p, delivery: BODY) { accessToken } }',
      { t: CANARY, p: password },
    ),
    await ask(
      app,
      `mutation ($email: String!, $password: String!) { addClient(companyId: "${shop.id}", email: $email, password: $password) { id } }`,
      both,
      owner,
    ),
    await start(app, visitor, `Mi chiamo ${CANARY} e abito in via Roma`),
    await ask(
      app,
      `{ companies(first: 5, after: "${Buffer.from(`["${CANARY}"]`).toString('base64url')}") { totalCount } }`,
      {},
      owner,
    ),
    await ask(app, `query ${CANARY.repeat(40)} { viewer { email } }`, {}, owner),
    await ask(app, `{ ${CANARY} }`, {}, owner),
  ];
  const subscription = await listen(
    app,
    `subscription { conversationActivity(companyId: "${shop.id}") { id } }`,
    {},
    owner,
  );
  await subscription.stop();
  return answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
}

// Columns change their names under everybody's feet: on a database that stories share, others would fall.
test.skipIf(isRealPostgres)(
  'nothing that people write and no secret is in the log, whether the database answers or fails',
  async () => {
    await tryEveryDoor();
    const { dataSource } = app.shared.database;
    await dataSource.query('alter table accounts rename column password_hash to gone');
    await dataSource.query('alter table messages rename column text to gone');
    const codes = await tryEveryDoor();
    await dataSource.query('alter table accounts rename column gone to password_hash');
    await dataSource.query('alter table messages rename column gone to text');
    expect(codes).toContain('INTERNAL');
    const log = lines.join('\n');
    expect(log).toContain('an operation failed');
    expect(log).toContain('42703'); // the state of a missing column
    for (const secret of secrets) expect(log).not.toContain(secret);
    // The name of an operation is the caller's word, cut short; nothing else of theirs is written.
    const rest = lines.map((line) => line.replaceAll(CANARY.repeat(40).slice(0, 100), ''));
    expect(rest.filter((line) => line.includes(CANARY))).toEqual([]);
    expect(log).not.toContain('argon2');
  },
);

test.skipIf(isRealPostgres)('an error that comes a thousand times fills no disk', async () => {
  const before = lines.join('').length;
  const { dataSource } = app.shared.database;
  await dataSource.query('alter table accounts rename column password_hash to gone');
  const body = { email: 'nessuno@example.it', password: 'una parola' };
  for (let count = 0; count < 50; count++) {
    await ask(
      app,
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken } }',
      body,
      null,
      { origin: app.url },
    );
  }
  await dataSource.query('alter table accounts rename column gone to password_hash');
  expect(lines.join('').length - before).toBeLessThan(50 * 400);
});
