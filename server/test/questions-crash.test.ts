import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forkServer } from './crash-process.ts';
import type { CrashServerState } from './crash-server.ts';
import { eventually, must, PASSWORD, type Shop } from './story.ts';
import { groupsOf, visitorAsks } from './unanswered-story.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuoshop-questions-crash-'));
let server: ChildProcess;
let state: CrashServerState;
let email: string;
let shop: Shop;

beforeAll(async () => {
  await startServer();
  email = state.ownerEmail ?? '';
  await signIn();
});
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function startServer(): Promise<void> {
  server = forkServer(folder, state?.shopId, { WITHOUT_MODEL: '1' });
  const [message] = await once(server, 'message');
  state = message as CrashServerState;
}

async function signIn(): Promise<void> {
  const { signIn } = await must(
    state,
    `mutation ($email: String!, $password: String!) {
      signIn(email: $email, password: $password, delivery: BODY) { accessToken }
    }`,
    { email, password: PASSWORD },
  );
  shop = { id: state.shopId, owner: { id: '', email, token: signIn.accessToken } };
}

// What is tried comes first: after a kill what was left is tried again, at no moment that a test could name.
test.each([
  'update question_groups set checked_version',
  'insert into question_groups',
  'insert into grouped_questions',
])(
  'a kill in the middle of putting questions together, at «%s», loses none and counts none twice',
  async (statement) => {
    const before = (await groupsOf(state, shop)).reduce((sum, { questionCount }) => sum + questionCount, 0);
    const ended = once(server, 'exit');
    server.send({ dieAt: statement });
    await visitorAsks(state, shop, 'Avete un parcheggio?').catch(() => undefined);
    expect(await ended).toEqual([null, 'SIGKILL']);
    await startServer();
    await signIn();
    await eventually('the question is in its row', async () => {
      const [group, ...others] = await groupsOf(state, shop);
      return others.length === 0 && group?.questionCount === before + 1;
    });
  },
);
