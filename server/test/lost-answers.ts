import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database/data-source.ts';
import { findFaults, storedMessages } from './crash-messages.ts';
import { forkServer } from './crash-process.ts';
import type { Acknowledged } from './crash-senders.ts';
import type { CrashServerState } from './crash-server.ts';
import { createVisitor, eventually } from './story.ts';

const SENDERS = 20;
const MOST_COPIES = 5;
const EACH_CONVERSATION = 20; // messages
const LOST = 0.4; // of the answers

/** What came of it. */
export interface LostAnswers {
  ids: number;
  /** Requests that carried them. */
  sent: number;
  /** Answers whose beginning came, so that all was stored, and whose rest was thrown away. */
  lost: number;
  /** Ids of which every answer of a round was lost, so that their sender knew nothing and sent again. */
  sentAgain: number;
  /** Both of one id were read, and said something else. */
  contradictions: number;
  messages: number;
  replies: number;
  /** See `findFaults`. */
  faults: string[];
}

interface Sender {
  url(): string;
  token: string;
  conversationId: string | null;
}

interface Sent {
  conversation: { id: string };
  message: { id: string; seq: number };
}

/** Two processes on one PostgreSQL are sent every id one to five times at once, and many of their answers get lost. */
export async function loseAnswers(databaseUrl: string, ids: number): Promise<LostAnswers> {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-lost-answers-'));
  const environment = { DATABASE_URL: databaseUrl };
  const first = forkServer(join(folder, 'one'), undefined, environment);
  const [{ shopId, url }] = (await once(first, 'message')) as [CrashServerState];
  const second = forkServer(join(folder, 'two'), shopId, environment);
  const [other] = (await once(second, 'message')) as [CrashServerState];
  try {
    const urls = [url, other.url];
    const result = { ids, sent: 0, lost: 0, sentAgain: 0, contradictions: 0 };
    const acknowledged: Acknowledged[] = [];
    let turn = 0;
    const sendOn = async () => {
      const token = await createVisitor({ url }, shopId);
      const sender: Sender = { token, conversationId: null, url: () => urls[result.sent++ % urls.length] ?? '' };
      for (let number = turn++; number < ids; number = turn++) {
        if (number % EACH_CONVERSATION === 0) sender.conversationId = null;
        acknowledged.push(await sendCopies(sender, number, result));
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, sendOn));
    await eventually('no reply is pending any more', async () => {
      first.send('state');
      const [state] = (await once(first, 'message')) as [CrashServerState];
      return state.repliesPending === 0;
    });
    return { ...result, ...(await storedOf(databaseUrl, shopId, acknowledged)) };
  } finally {
    for (const server of [first, second]) server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sends one message several times at once, until an answer is read. */
async function sendCopies(
  sender: Sender,
  number: number,
  result: Pick<LostAnswers, 'lost' | 'sentAgain' | 'contradictions'>,
): Promise<Acknowledged> {
  const ids = { conversation: randomUUID(), message: randomUUID() };
  const text = `${number} ${number % 2 === 0 ? 'qual è il senso della vita?' : 'quali sono gli orari?'}`;
  for (;;) {
    const copies = 1 + Math.floor(Math.random() * MOST_COPIES);
    const answers = await Promise.all(Array.from({ length: copies }, () => send(sender, ids, text)));
    const read = answers.filter((answer) => answer !== null);
    result.lost += answers.length - read.length;
    const [sent] = read;
    if (!sent) {
      result.sentAgain++;
      continue;
    }
    if (new Set(read.map(({ conversation, message }) => `${conversation.id} ${message.id} ${message.seq}`)).size > 1)
      result.contradictions++;
    sender.conversationId = sent.conversation.id;
    return { conversationId: sent.conversation.id, clientMessageId: ids.message, text, ...sent.message };
  }
}

const SENT = '{ conversation { id } message { id seq } }';
const START = `mutation ($conversation: ID!, $message: ID!, $text: String!) {
  sent: startConversation(clientConversationId: $conversation, clientMessageId: $message, text: $text) ${SENT}
}`;
const SAY = `mutation ($conversation: ID!, $message: ID!, $text: String!) {
  sent: sendMessage(conversationId: $conversation, clientMessageId: $message, text: $text) ${SENT}
}`;

/** @returns null where the answer came and was lost. */
async function send(
  { url, token, conversationId }: Sender,
  ids: { conversation: string; message: string },
  text: string,
): Promise<Sent | null> {
  const query = conversationId === null ? START : SAY;
  const variables = { conversation: conversationId ?? ids.conversation, message: ids.message, text };
  const response = await fetch(`${url()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  if (Math.random() < LOST) {
    await response.body?.cancel();
    return null;
  }
  const { data, errors } = (await response.json()) as { data?: { sent: Sent }; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data.sent;
}

async function storedOf(url: string, shopId: string, acknowledged: readonly Acknowledged[]) {
  const database = await openDatabase({ url, folder: '', poolSize: 2 });
  try {
    const stored = await storedMessages(database, shopId);
    return {
      messages: stored.filter(({ sender }) => sender === 'USER').length,
      replies: stored.filter(({ replyTo }) => replyTo !== null).length,
      faults: findFaults(acknowledged, stored),
    };
  } finally {
    await database.close();
  }
}
