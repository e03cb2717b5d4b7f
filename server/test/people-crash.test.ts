import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forkServer } from './crash-process.ts';
import type { CrashServerState } from './crash-server.ts';
import { peopleOf, SAVE_NAME } from './handover-story.ts';
import { openPanel, sayAvailable } from './person-asked-story.ts';
import { createVisitor, eventually, must, say, signIn, start } from './story.ts';
import { isRealPostgres } from './story-database.ts';

const ASKED = 'voglio parlare con un operatore';
const HISTORY = `{ chatHistory(first: 1) { nodes { id handlerName isPersonAwaited isContactOffered
  messages(first: 100) { nodes { seq sender text handover authorName } } } } }`;
const QUICK = { QUICK_PRESENCE: '1' };
const AWAY_FOR = 10_000; // ms, as crash-server.ts has it

interface Told {
  seq: number;
  sender: string;
  text: string;
  handover: string | null;
}

interface Chat {
  handlerName: string | null;
  isPersonAwaited: boolean;
  isContactOffered: boolean;
  said: Told[];
}

const servers: ChildProcess[] = [];
const folders: string[] = [];
afterAll(() => {
  for (const server of servers) server.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-people-crash-'));
  folders.push(folder);
  return folder;
}

async function startServer(folder: string, shopId?: string, environment = {}) {
  const server = forkServer(folder, shopId, { WITHOUT_MODEL: '1', ...environment });
  servers.push(server);
  const [state] = (await once(server, 'message')) as [CrashServerState];
  return { server, state };
}

async function kill(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

/** The shop's owner, who is shown under a name. */
async function ownerOf(state: CrashServerState): Promise<{ token: string }> {
  const token = await signIn(state, state.ownerEmail ?? '');
  await must(state, SAVE_NAME, { name: 'Anna' }, token);
  return { token };
}

/** How the visitor's conversation stands, and all that was said in it, in its order. */
async function chatOf(state: CrashServerState, visitor: string): Promise<Chat> {
  const { chatHistory } = await must(state, HISTORY, {}, visitor);
  const [{ messages, ...conversation }] = chatHistory.nodes;
  return { ...conversation, said: (messages.nodes as Told[]).toReversed() };
}

test('a take-over outlives kill -9: the assistant stays silent, and the person goes on where they were', async () => {
  const folder = newFolder();
  const first = await startServer(folder);
  const anna = await ownerOf(first.state);
  const { shopId } = first.state;
  const visitor = await createVisitor(first.state, shopId);
  const { data } = await start(first.state, visitor, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  await peopleOf(first.state, { id: shopId }).takeOver(anna, id);
  await kill(first.server);

  const { state } = await startServer(folder, shopId);
  await say(state, visitor, id, 'La spedizione è gratuita?');
  const { errors } = await peopleOf(state, { id: shopId }).send(anna, id, 'Sì, sopra i 50 euro.');
  expect(errors).toEqual([]);
  const { said, handlerName } = await chatOf(state, visitor);
  expect(handlerName).toBe('Anna');
  expect(said.map(({ seq }) => seq)).toEqual(said.map((_, index) => index + 1));
  expect(said.slice(-3)).toMatchObject([
    { sender: 'STAFF', handover: 'TAKEN_OVER' },
    { sender: 'USER', text: 'La spedizione è gratuita?' },
    { sender: 'STAFF', handover: null, text: 'Sì, sopra i 50 euro.' },
  ]);
});

if (!isRealPostgres)
  console.log('presence over two processes: skipped, STORY_DATABASE_URL names no PostgreSQL to share');

describe.skipIf(!isRealPostgres)('who is there, over two processes of which one is killed', () => {
  let here: Awaited<ReturnType<typeof startServer>>;
  let there: Awaited<ReturnType<typeof startServer>>;
  let anna: { token: string };

  beforeAll(async () => {
    here = await startServer(newFolder(), undefined, QUICK);
    there = await startServer(newFolder(), here.state.shopId, QUICK);
    anna = await ownerOf(here.state);
  });

  async function asking() {
    const visitor = await createVisitor(there.state, here.state.shopId);
    await start(there.state, visitor, ASKED);
    return visitor;
  }

  test('a connection to the other one is enough', async () => {
    const panels = [await openPanel(here.state, anna), await openPanel(there.state, anna)];
    await sayAvailable(here.state, anna, true);
    const visitor = await asking();
    expect(await chatOf(there.state, visitor)).toMatchObject({ isPersonAwaited: true, isContactOffered: false });
    const { shopId } = here.state;
    await kill(here.server);
    // Longer than anybody may be away: the timers of the one that is left have looked several times.
    await new Promise((resolve) => setTimeout(resolve, 2 * AWAY_FOR));
    expect((await chatOf(there.state, visitor)).isPersonAwaited).toBe(true);
    expect(panels[1]?.events.at(-1)?.availability).toBe(true);
    await panels[1]?.stop();
    here = await startServer(newFolder(), shopId, QUICK);
  });

  test('with the last one somebody is gone, and whoever waited may leave an address', async () => {
    await openPanel(here.state, anna);
    await sayAvailable(there.state, anna, true);
    const visitor = await asking();
    expect(await chatOf(there.state, visitor)).toMatchObject({ isPersonAwaited: true, isContactOffered: false });
    await kill(here.server);
    const chat = await eventually('nobody is waited for', async () => {
      const now = await chatOf(there.state, visitor);
      return now.isContactOffered ? now : null;
    });
    expect(chat.isPersonAwaited).toBe(false);
    expect(chat.said.at(-1)).toMatchObject({ sender: 'STAFF', handover: 'NOBODY_CAME' });
    // The wait is over at the moment, and the timers of the one that is left switch her off at their next look.
    await eventually('she is switched off', async () => {
      const { viewer } = await must(there.state, '{ viewer { isAvailable } }', {}, anna.token);
      return !viewer.isAvailable;
    });
    const panel = await openPanel(there.state, anna);
    expect(panel.events.at(-1)?.availability).toBe(false);
    await panel.stop();
  });
});
