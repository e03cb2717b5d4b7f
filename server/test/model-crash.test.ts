import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { forkServer } from './crash-process.ts';
import type { CrashServerState } from './crash-server.ts';
import { answering, startModelServer } from './model-server.ts';
import { createVisitor, eventually, listen, must, say, start } from './story.ts';

const KILLS = 20;
const WRITING = 'subscription ($id: ID!) { chatWriting(conversationId: $id) { questionSeq text } }';
const HISTORY =
  '{ chatHistory(first: 1) { nodes { isReplyPending messages(first: 100) { nodes { seq sender text } } } } }';

const folder = mkdtempSync(join(tmpdir(), 'tuoshop-model-crash-'));
let server: ChildProcess | undefined;

afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test(`a process killed in the middle of a stream, ${KILLS} times: one reply is stored, once`, async () => {
  const service = await startModelServer();
  const environment = { OPENAI_API_KEY: 'sk-crash', OPENAI_BASE_URL: service.url };
  let state = await startServer();
  await stopServer(); // it writes what was compiled, so that the others start sooner
  state = await startServer(state.shopId);
  const token = await createVisitor(state, state.shopId);
  const { data } = await start(state, token, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  const waits: number[] = [];

  for (let kill = 1; kill <= KILLS; kill++) {
    service.behave(answering('Va bene.'));
    await makeKnown();
    service.behave({ kind: 'hang', after: ['Dunque, ', 'vediamo insieme. ', 'Con calma'] });
    const watching = listen(state, WRITING, { id }, token);
    await say(state, token, id, `che materiali usate, ${kill}?`);
    await eventually('it is being written', () => watching.events.some(({ chatWriting }) => chatWriting?.text));
    service.behave(answering(`Risposta numero ${kill}.`));
    await killServer();
    await watching.stop();
    state = await startServer(state.shopId);
    const restartedAt = performance.now();
    await eventually('it is answered', async () => {
      const { chatHistory } = await must(state, HISTORY, {}, token);
      return !chatHistory.nodes[0].isReplyPending;
    });
    waits.push(performance.now() - restartedAt);
  }

  const { chatHistory } = await must(state, HISTORY, {}, token);
  const said = chatHistory.nodes[0].messages.nodes.toReversed() as { seq: number; sender: string; text: string }[];
  const answers = said.slice(3).filter(({ sender }) => sender === 'BOT');
  expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: KILLS }, (_, n) => `Risposta numero ${n + 1}.`));
  expect(said.map(({ seq }) => seq)).toEqual(said.map((_, place) => place + 1));
  console.log(
    `${KILLS} × kill -9 in mid-stream, answered at most ${Math.round(Math.max(...waits))} ms after the restart`,
  );
  await killServer();
  await service.close();

  /** Of a service that a process does not know yet the first answer comes whole. */
  async function makeKnown(): Promise<void> {
    const other = await createVisitor(state, state.shopId);
    await start(state, other, 'che materiali usate?');
    await eventually('it is answered', async () => {
      const { chatHistory } = await must(state, HISTORY, {}, other);
      return !chatHistory.nodes[0].isReplyPending;
    });
  }

  async function startServer(shopId?: string): Promise<CrashServerState> {
    server = forkServer(folder, shopId, environment);
    const [told] = await once(server, 'message');
    return told as CrashServerState;
  }

  async function stopServer(): Promise<void> {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }

  async function killServer(): Promise<void> {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }
}, 900_000); // a minute or two; nearly all of it is the server starting
