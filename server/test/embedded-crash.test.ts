import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { DEMO_COMPANY_ID } from '../onboarding/demo.ts';
import { createVisitor, eventually, must, ready, say, start } from './story.ts';
import { isRealPostgres } from './story-database.ts';

// The real server, with two things added. At a signal it ends its database's thread, as a fault inside would; and its clock
// is slow, so that the minute in which it counts failures is long enough for a machine on which each start takes half of one.
const ENDING_THREADS = `
  const { now } = performance;
  performance.now = () => now.call(performance) / 100;
  const threads = [];
  process.on('worker', (thread) => {
    if (thread.resourceLimits.maxYoungGenerationSizeMb === 8) console.error('a database, number ' + threads.push(thread));
  });
  process.on('SIGUSR2', () => threads.at(-1).terminate());`;
const ASK_AGAIN_AFTER = 250; // ms; whoever asks without a pause uses up what they may ask
const FORGIVEN = 3; // failures within a minute; the next is the last
const LONGEST_START = 240_000; // ms; of a server that compiles everything anew, on a machine that is busy
const SENTENCE = 'Il database incorporato si è fermato e non riparte.';
const HISTORY = '{ chatHistory(first: 1) { nodes { messages(first: 100) { nodes { text } } } } }';

const folder = mkdtempSync(join(tmpdir(), 'tuoshop-embedded-crash-'));
const servers: ChildProcess[] = [];
afterAll(() => {
  for (const server of servers) server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server as `npm start` does; what it says on its error output is kept. */
async function startServer() {
  const main = join(import.meta.dirname, '..', 'main.ts');
  const preload = `data:text/javascript,${encodeURIComponent(ENDING_THREADS)}`;
  const server = spawn(process.execPath, ['--import', preload, main], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DEMO: '1', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  servers.push(server);
  let said = '';
  let complained = '';
  server.stdout.on('data', (bytes) => {
    said += bytes;
  });
  server.stderr.on('data', (bytes) => {
    complained += bytes;
  });
  const [url] = await eventually('it serves', () => /http:\/\/127\.0\.0\.1:\d+/.exec(said), LONGEST_START);
  return { server, url, complaints: () => complained };
}

// It has nothing to do with a real PostgreSQL, on which the stories run a second time.
test.skipIf(isRealPostgres)(
  'an embedded database whose thread dies is started again; when it dies again and again, the server says so and ends',
  async () => {
    const { server, url, complaints } = await startServer();
    const token = await inTheEnd('a visitor', () => createVisitor({ url }, DEMO_COMPANY_ID));
    const ids = { conversation: randomUUID(), message: randomUUID() };
    const { startConversation } = await inTheEnd(
      'it is stored',
      async () => (await start({ url }, token, 'numero 0', ids)).data,
    );
    const { id } = startConversation.conversation;
    const acknowledged = ['numero 0'];

    for (let death = 1; death <= FORGIVEN; death++) {
      server.kill('SIGUSR2');
      await eventually('another was started', () => complaints().includes(`number ${death + 1}`));
      const text = `numero ${death}`;
      const message = randomUUID();
      const refusals = new Set<string>();
      await eventually('it is stored', async () => {
        const { data: stored, errors } = await say({ url }, token, id, text, message);
        for (const { extensions } of errors) refusals.add(String(extensions.code));
        if (errors.length > 0) await wait(ASK_AGAIN_AFTER);
        return stored;
      });
      acknowledged.push(text);
      expect([...refusals].filter((code) => code !== 'BUSY')).toEqual([]);
      await ready({ url });
    }
    expect(await textsOf(url, token)).toEqual(acknowledged);

    const ended = once(server, 'exit');
    server.kill('SIGUSR2');
    expect(await ended).toEqual([1, null]);
    expect(complaints()).toContain(SENTENCE);

    const next = await startServer();
    expect(await textsOf(next.url, token)).toEqual(acknowledged);
  },
  600_000,
); // most of it is the server starting twice

/** What the server answers, which on a busy machine asks people to come back first: it has the limits of every day. */
function inTheEnd<Value>(what: string, ask: () => Promise<Value>): Promise<NonNullable<Value>> {
  return eventually(what, () => ask().catch(() => null));
}

/** The visitor's messages of this story, as they are stored. */
async function textsOf(url: string, token: string): Promise<string[]> {
  const { chatHistory } = await inTheEnd('the messages', () => must({ url }, HISTORY, {}, token));
  const texts: string[] = chatHistory.nodes[0].messages.nodes.map(({ text }: { text: string }) => text);
  return texts.filter((text) => /^numero \d$/.test(text)).toSorted();
}
