import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import { type BreakingStatements, breakStatements } from './breaking-statements.ts';
import { ask, createShop, createVisitor, eventually, listen, say, start } from './story.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let statements: BreakingStatements;
const lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'trace' }, { logTo: { write: (line: string) => void lines.push(line) } });
  statements = breakStatements();
});
afterAll(async () => {
  statements.mend();
  await app.close();
});

const MAIL = 'maria.segreta@example.it';
const PASSWORD = 'cavallo-batteria-graffetta-92';
const TEXT = 'Mi chiamo Maria Segreta, abito in via Nascosta 7';
const ADDRESS = '203.0.113.77';

test('while the database fails, nothing that people wrote or are known by gets into the log', async () => {
  const shop = await createShop(app);
  const visitor = await createVisitor(app, shop.id);
  const { data } = await start(app, visitor, 'Quali sono gli orari?');
  const conversation = data.startConversation.conversation.id;
  const secrets = [MAIL, PASSWORD, TEXT, ADDRESS, visitor, shop.owner.token, shop.owner.email, 'un-segreto-qualunque'];
  lines.length = 0;

  const from = { 'x-forwarded-for': ADDRESS };
  const account = { email: MAIL, password: PASSWORD };
  const doors: [query: string, variables: Record<string, unknown>, token: string | null][] = [
    [
      'mutation ($email: String!, $password: String!) { register(email: $email, password: $password, delivery: BODY) { accessToken } }',
      account,
      null,
    ],
    [
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password, delivery: BODY) { accessToken } }',
      account,
      null,
    ],
    ['mutation { refreshSession(refreshToken: "un-segreto-qualunque") { accessToken } }', {}, null],
    [
      'mutation ($shop: ID!, $email: String!, $password: String!) { addClient(companyId: $shop, email: $email, password: $password) { id } }',
      { ...account, shop: shop.id },
      shop.owner.token,
    ],
    [
      'query ($shop: ID!, $text: String!) { testAnswer(companyId: $shop, text: $text) { text } }',
      { shop: shop.id, text: TEXT },
      shop.owner.token,
    ],
    ['{ chatHistory(first: 5) { nodes { id } } }', {}, visitor],
  ];
  // Of registering, the statement that holds e-mail and hash; then everything.
  statements.break('insert into accounts', 1);
  const [register = ''] = doors[0] ?? [];
  expect((await ask(app, register, account, null, from)).errors[0]?.extensions.code).toBe('BUSY');
  statements.break('', Number.POSITIVE_INFINITY);
  for (const [query, variables, token] of doors) {
    const { errors } = await ask(app, query, variables, token, from);
    expect(errors[0]?.extensions.code, query).toBe('BUSY');
    for (const secret of secrets) expect(JSON.stringify(errors)).not.toContain(secret);
  }
  expect((await say(app, visitor, conversation, TEXT, randomUUID())).errors.length).toBeGreaterThan(0);
  const query = 'subscription ($id: ID!) { chatMessages(conversationId: $id, afterSeq: 0) { text } }';
  const listening = listen(app, query, { id: conversation }, visitor);
  const staff = listen(app, 'subscription { visibleCompanyCount }', {}, shop.owner.token);
  await eventually('both are asked to come back', () => [listening, staff].every((each) => each.closeCodes.length > 0));

  const log = lines.join('');
  expect(log).toContain('"level":40');
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).not.toMatch(/\$argon2|insert into|select /i);
  for (const { stop } of [listening, staff]) await stop();
});
