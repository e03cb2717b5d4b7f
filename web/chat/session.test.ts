// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConversation, aMessage, OFFLINE, ScriptedConnection } from '../test/story.ts';
import { isTyping, isWaiting } from './chat-state.ts';
import { ChatFailure } from './connection.ts';
import { type ChatSession, createChatSession } from './session.ts';

let connection: ScriptedConnection;
let session: ChatSession;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  connection = new ScriptedConnection();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Starts, and waits for whatever needs no time. */
async function started(): Promise<void> {
  session = createChatSession(connection, () => 1);
  stop = session.start();
  await soon();
}

/** A reading of the history that fails so often, and then finds none. */
function failing(times: number, failure = OFFLINE) {
  const reading = vi.fn<ScriptedConnection['readHistory']>().mockResolvedValue(null);
  for (let time = 0; time < times; time++) reading.mockRejectedValueOnce(failure());
  return reading;
}

const soon = () => vi.advanceTimersByTimeAsync(0);
const elapsed = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const texts = () =>
  session
    .getState()
    .transcript.flatMap((chapter) => chapter.blocks.flatMap((block) => block.messages.map((one) => one.text)));
const unsent = () => session.getState().unsent.map(({ text, status }) => `${text}: ${status}`);

describe('before the first message', () => {
  it('nothing is kept and nothing is listened to', async () => {
    await started();
    expect(session.getState().phase).toBe('ready');
    expect(connection.kept.size).toBe(0);
    expect(connection.listener).toBeUndefined();
  });

  it('blank text is ignored', async () => {
    await started();
    session.send(' \n\t ');
    await soon();
    expect(connection.attempts).toEqual([]);
  });
});

describe('a message', () => {
  it('begins a conversation, which is then listened to from its greeting on', async () => {
    await started();
    session.send('  Quali sono gli orari? ');
    expect(isTyping(session.getState())).toBe(true);
    expect(isWaiting(session.getState())).toBe(true);
    await soon();
    expect(texts()).toEqual(['Quali sono gli orari?', 'Ecco la risposta']);
    expect(connection.listenedFrom).toBe(0);
    connection.listener?.messages(connection.stored);
    expect(texts()).toEqual(["Ciao! Sono l'assistente IA.", 'Quali sono gli orari?', 'Ecco la risposta']);
    expect(isTyping(session.getState())).toBe(false);
    expect(connection.kept.size).toBe(0);
  });

  it('whose answer is pending keeps the assistant writing until it comes', async () => {
    connection.reply = undefined;
    await started();
    session.send('Una domanda difficile');
    await soon();
    expect(isTyping(session.getState())).toBe(true);
    connection.listener?.messages([connection.add({ sender: 'BOT', text: 'Eccomi', source: 'AI' })]);
    expect(isTyping(session.getState())).toBe(false);
  });

  it('keeps the first words of its answer when the greeting is read after they were heard', async () => {
    connection.reply = undefined;
    await started();
    session.send('Una domanda difficile');
    await soon();
    connection.listener?.writing('Certo! ');
    connection.listener?.messages(connection.stored); // greeting and question
    expect(session.getState().writing).toBe('Certo! ');
    connection.listener?.messages([connection.add({ sender: 'BOT', text: 'Certo! Eccomi', source: 'AI' })]);
    expect(session.getState().writing).toBe('');
  });

  it('arrives once, though the subscription brings it before its own answer', async () => {
    await started();
    session.send('Ciao');
    await soon();
    connection.listener?.messages([...connection.stored, ...connection.stored]);
    expect(texts()).toHaveLength(3);
  });
});

describe('without a network', () => {
  it('a message stays, and is sent again by itself under the same id', async () => {
    connection.failures = [OFFLINE(), OFFLINE()];
    await started();
    session.send('Ciao');
    await soon();
    expect(unsent()).toEqual(['Ciao: waiting']);
    expect(connection.kept.size).toBe(1);
    await elapsed(5);
    expect(unsent()).toEqual([]);
    expect(new Set(connection.attempts.map((one) => one.clientMessageId)).size).toBe(1);
    expect(connection.attempts).toHaveLength(3);
    expect(connection.kept.size).toBe(0);
  });

  it('several wait in line and arrive in order, in one conversation', async () => {
    connection.failures = [OFFLINE(), OFFLINE(), OFFLINE(), OFFLINE()];
    await started();
    for (const text of ['uno', 'due', 'tre']) {
      session.send(text);
      await soon();
    }
    expect(unsent()).toEqual(['uno: waiting', 'due: waiting', 'tre: waiting']);
    await elapsed(30);
    expect(connection.stored.filter((one) => one.sender === 'USER').map((one) => one.text)).toEqual([
      'uno',
      'due',
      'tre',
    ]);
    expect(session.getState().transcript).toHaveLength(1);
  });

  it('an answer that was lost stores nothing twice', async () => {
    connection.failures = [OFFLINE()];
    connection.isAnswerLost = true;
    await started();
    session.send('Ciao');
    await elapsed(2);
    expect(connection.attempts).toHaveLength(2);
    expect(connection.stored.filter((one) => one.sender === 'USER')).toHaveLength(1);
    expect(unsent()).toEqual([]);
  });

  it('the network coming back ends the wait', async () => {
    connection.failures = Array.from({ length: 6 }, OFFLINE);
    await started();
    session.send('Ciao');
    await elapsed(8);
    connection.failures = [];
    dispatchEvent(new Event('online'));
    await soon();
    expect(unsent()).toEqual([]);
  });

  it('a reload finds what was not sent', async () => {
    connection.failures = Array.from({ length: 50 }, OFFLINE);
    await started();
    session.send('Ciao');
    await elapsed(3);
    stop();
    connection.failures = [];
    await started();
    expect(texts()).toContain('Ciao');
    expect(new Set(connection.attempts.map((one) => one.clientMessageId)).size).toBe(1);
  });

  it('a reload finds several, of which those behind the first wait too', async () => {
    connection.failures = Array.from({ length: 50 }, OFFLINE);
    await started();
    for (const text of ['uno', 'due']) {
      session.send(text);
      await soon();
    }
    stop();
    await started();
    expect(unsent()).toEqual(['uno: waiting', 'due: waiting']);
    expect(isWaiting(session.getState())).toBe(false);
    const [, second] = session.getState().unsent;
    session.retry(second?.clientMessageId ?? '');
    await soon();
    expect(unsent()).toEqual(['uno: waiting', 'due: waiting']);
    connection.failures = [];
    await elapsed(15);
    expect(texts().filter((text) => text === 'uno' || text === 'due')).toEqual(['uno', 'due']);
  });

  it('says so only after two seconds', async () => {
    connection.conversation = aConversation();
    await started();
    connection.listener?.connected(false);
    await elapsed(1.5);
    connection.listener?.connected(false);
    await elapsed(0.4);
    expect(session.getState().isReconnecting).toBe(false);
    await elapsed(0.2);
    expect(session.getState().isReconnecting).toBe(true);
    connection.listener?.connected(true);
    expect(session.getState().isReconnecting).toBe(false);
  });
});

describe('what the server refuses', () => {
  it('too fast: goes when the server said', async () => {
    connection.failures = [new ChatFailure('TOO_FAST', 'Stai scrivendo troppo in fretta. Riprova tra 7 secondi.', 7)];
    await started();
    session.send('Ciao');
    await elapsed(6.9);
    expect(session.getState().unsent[0]?.sentence).toContain('7 secondi');
    await elapsed(0.2);
    expect(unsent()).toEqual([]);
  });

  it('not this text: says why, is not kept, and holds up nothing', async () => {
    connection.failures = [new ChatFailure('BAD_TEXT', 'Il messaggio contiene caratteri non ammessi.')];
    await started();
    session.send('male');
    session.send('bene');
    await soon();
    expect(unsent()).toEqual(['male: refused']);
    expect(texts()).toContain('bene');
    expect(connection.kept.size).toBe(0);
    session.withdraw(session.getState().unsent[0]?.clientMessageId ?? '');
    expect(unsent()).toEqual([]);
  });

  it('unexplained: after some attempts it waits for the reader', async () => {
    connection.failures = Array.from(
      { length: 9 },
      () => new ChatFailure('INTERNAL', 'Si è verificato un errore. Riprova.'),
    );
    await started();
    session.send('Ciao');
    await elapsed(600);
    expect(connection.attempts).toHaveLength(9);
    session.retry(session.getState().unsent[0]?.clientMessageId ?? '');
    await soon();
    expect(unsent()).toEqual([]);
  });

  it('the conversation ended meanwhile: begins another with the same message', async () => {
    await started();
    session.send('prima');
    await soon();
    connection.conversation = aConversation({ ...connection.conversation, status: 'COMPLETED' });
    session.send('dopo');
    await soon();
    expect(session.getState().transcript).toHaveLength(2);
    expect(connection.attempts.map((one) => one.conversationId !== null)).toEqual([false, true, false]);
    expect(connection.attempts[1]?.clientMessageId).toBe(connection.attempts[2]?.clientMessageId);
  });
});

describe('the end of a conversation', () => {
  it('by the visitor, and its rating, are stored; the next message begins another', async () => {
    await started();
    session.send('Ciao');
    await soon();
    await session.endConversation();
    const ended = session.getState().transcript[0]?.conversation;
    expect(ended?.status).toBe('COMPLETED');
    await session.rate(ended?.id ?? '', 4);
    await session.rate(ended?.id ?? '', 4, 'Tutto chiaro');
    expect(session.getState().transcript[0]?.conversation).toMatchObject({ satisfaction: 4, comment: 'Tutto chiaro' });
    session.send('Di nuovo');
    await soon();
    expect(session.getState().transcript).toHaveLength(2);
  });

  it('that could not be stored is told', async () => {
    await started();
    session.send('Ciao');
    await soon();
    connection.end = async () => {
      throw OFFLINE();
    };
    await session.endConversation();
    expect(session.getState().notice).toContain('Errore di connessione');
    expect(session.getState().transcript[0]?.conversation.status).toBe('ACTIVE');
  });
});

describe('history', () => {
  it('that cannot be read keeps a message back, which then asks for it again', async () => {
    connection.readHistory = vi.fn().mockRejectedValueOnce(OFFLINE()).mockResolvedValue(null);
    await started();
    session.send('Ciao');
    expect(unsent()).toEqual(['Ciao: waiting']);
    expect(isTyping(session.getState())).toBe(false);
    await soon();
    expect(texts()).toContain('Ciao');
  });

  it('that cannot be read is asked for again by itself, though the network is said to be there', async () => {
    connection.readHistory = failing(4);
    await started();
    session.send('Ciao');
    await soon();
    const phases = new Set<string>();
    session.subscribe(() => phases.add(session.getState().phase));
    await elapsed(3);
    expect(unsent()).toEqual(['Ciao: waiting']);
    expect(phases).toEqual(new Set(['failed'])); // nothing comes and goes under who reads
    await elapsed(5);
    expect(session.getState()).toMatchObject({ phase: 'ready', notice: '' });
    expect(texts()).toContain('Ciao');
    expect(connection.attempts).toHaveLength(1);
    await elapsed(60);
    expect(connection.readHistory).toHaveBeenCalledTimes(5);
  });

  it('is asked for again when the server said, and no more once the chat is gone', async () => {
    const busy = () => new ChatFailure('TOO_MANY_REQUESTS', 'Troppe richieste.', 20);
    connection.readHistory = failing(2, busy);
    await started();
    await elapsed(19);
    expect(connection.readHistory).toHaveBeenCalledTimes(1);
    await elapsed(2);
    expect(connection.readHistory).toHaveBeenCalledTimes(2);
    stop();
    await elapsed(60);
    expect(connection.readHistory).toHaveBeenCalledTimes(2);
  });

  it('that came by one of two readings is not taken back by the other', async () => {
    let refuse = (_error: Error): void => {};
    connection.readHistory = vi
      .fn()
      .mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject)))
      .mockResolvedValue(null);
    await started();
    await session.reload();
    refuse(OFFLINE());
    await elapsed(60);
    expect(session.getState()).toMatchObject({ phase: 'ready', notice: '' });
    expect(connection.readHistory).toHaveBeenCalledTimes(2);
  });

  it('that fails while something was written leaves it waiting, and the next can be written', async () => {
    let refuse = (_error: Error): void => {};
    connection.readHistory = vi
      .fn()
      .mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject)))
      .mockResolvedValue(null);
    await started();
    session.send('Ciao');
    expect(unsent()).toEqual(['Ciao: sending']);
    refuse(OFFLINE());
    await soon();
    expect(unsent()).toEqual(['Ciao: waiting']);
    expect(isWaiting(session.getState())).toBe(false);
    await elapsed(1);
    expect(texts()).toContain('Ciao');
  });

  it('is read back, the conversation before too when the newest is short', async () => {
    connection.conversation = aConversation();
    connection.stored = [aMessage(1), aMessage(2)];
    const before = aConversation({ id: 'before', startedAt: '2026-11-01T00:00:00.000Z', status: 'COMPLETED' });
    connection.older = { conversation: before, messages: [aMessage(1, { id: 'old', text: 'Vecchio' })], older: null };
    await started();
    expect(texts()).toEqual(['Vecchio', 'Messaggio 1', 'Messaggio 2']);
    expect(session.getState().older).toBeNull();
    expect(connection.listenedFrom).toBe(2);
  });

  it('that cannot be read is told, and can be asked for again', async () => {
    connection.readHistory = vi.fn().mockRejectedValueOnce(OFFLINE()).mockResolvedValue(null);
    await started();
    expect(session.getState()).toMatchObject({ phase: 'failed', notice: 'Errore di connessione. Verifica la rete.' });
    await session.reload();
    expect(session.getState()).toMatchObject({ phase: 'ready', notice: '' });
  });
});

it('a product that is opened is told in the newest conversation, and nothing is said where that fails', async () => {
  const opened: string[][] = [];
  Object.assign(connection, {
    async opened(...told: string[]) {
      opened.push(told);
      throw new ChatFailure('OFFLINE', 'Errore di connessione.');
    },
  });
  await started();
  session.opened('p1');
  expect(opened).toEqual([]); // nothing was ever said here
  session.send('Ciao');
  await soon();
  session.opened('p1');
  await soon();
  expect(opened).toEqual([[connection.conversation?.id, 'p1']]);
  expect(session.getState().notice).toBe('');
});

describe('with a person of the shop', () => {
  const said = (seq: number, text: string) => aMessage(seq, { sender: 'STAFF', text, authorName: 'Anna' });

  async function answered(): Promise<{ typing: number[]; read: number[] }> {
    const told = { typing: [] as number[], read: [] as number[] };
    Object.assign(connection, {
      typing: async () => void told.typing.push(Date.now()),
      read: async (_: string, seq: number) => void told.read.push(seq),
    });
    await started();
    session.send('Ciao');
    await soon();
    session.typed();
    expect(told.typing).toEqual([]); // to the assistant nobody tells that they type
    const { id, startedAt } = connection.conversation ?? aConversation();
    connection.listener?.conversation(aConversation({ id, startedAt, handlerName: 'Anna', version: 1_000 }));
    connection.listener?.messages([said(4, 'Eccomi'), said(5, 'Sono Anna')]);
    return told;
  }

  const newest = () => session.getState().transcript.at(-1)?.blocks.at(-1)?.messages.at(-1);

  it('they are told that the visitor types, at most once in two and a half seconds', async () => {
    const { typing } = await answered();
    for (let times = 0; times < 60; times++) {
      session.typed();
      await elapsed(0.1);
    }
    expect(typing).toHaveLength(3);
  });

  it('what was shown is told once, up to the newest, and again where it did not arrive', async () => {
    const { read } = await answered();
    const message = newest();
    if (!message) throw new Error('nothing was said');
    session.shown(message);
    session.shown({ ...message, seq: 1 }); // of no conversation that goes on
    await elapsed(1);
    expect(read).toEqual([message.seq]);
    session.shown(message);
    await elapsed(1);
    expect(read).toEqual([message.seq]);
  });

  it('their name stands there while they type, until what they said has come', async () => {
    await answered();
    connection.listener?.writing('', 'Anna');
    expect(session.getState().typist).toBe('Anna');
    connection.listener?.messages([said(6, 'Ecco')]);
    expect(session.getState().typist).toBe('');
  });
});
