// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UnsentMessage } from '../chat/connection.ts';
import { PATIENTLY } from '../test/patiently.ts';
import { aConversation, aMessage } from '../test/story.ts';
import { createVisitor } from './visitor.ts';
import { createVisitorConnection } from './visitor-connection.ts';
import { createVisitorStorage } from './visitor-storage.ts';

const MESSAGE: UnsentMessage = {
  clientMessageId: 'm',
  clientConversationId: 'c',
  conversationId: null,
  isAttempted: true,
  text: 'Ciao',
  writtenAt: '2026-11-20T13:35:00.000Z',
};
const SENT = { conversation: aConversation({ id: 'stored' }), message: aMessage(2), reply: null };

/** Every request as [operation, bearer], answered by the operation's script, in turn. */
const asked: [operation: string, token: string | null][] = [];
let script: Record<string, object[]> = {};

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  script = {
    CreateVisitor: [session('new')],
    StartConversation: [{ data: { startConversation: SENT } }],
    SendMessage: [{ data: { sendMessage: SENT } }],
  };
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const { query } = JSON.parse(String(init.body)) as { query: string };
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    asked.push([operation, new Headers(init.headers).get('authorization')]);
    const answer = script[operation]?.shift();
    if (!answer) throw new TypeError('network');
    return { json: async () => answer };
  });
});

function session(token: string) {
  return { data: { createVisitor: { token, expiresAt: '2999-01-01T00:00:00.000Z' } } };
}

const refusal = (code: string, extensions = {}) => ({
  errors: [{ message: 'No.', extensions: { code, ...extensions } }],
});

function connect(token?: string) {
  const storage = createVisitorStorage('shop');
  if (token) storage.keepSession({ token, expiresAt: '2999-01-01T00:00:00.000Z' });
  return {
    storage,
    connection: createVisitorConnection('shop', createVisitor('shop', storage), storage, () => undefined),
  };
}

describe('a visitor', () => {
  it('without a token asks for no history', async () => {
    expect(await connect().connection.readHistory()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('gets a token with the first message', async () => {
    const { connection, storage } = connect();
    await connection.send(MESSAGE);
    expect(asked).toEqual([
      ['CreateVisitor', null],
      ['StartConversation', 'Bearer new'],
    ]);
    expect(storage.session()).toMatchObject({ token: 'new', conversationId: 'stored' });
  });

  it('gets one where the browser refuses locks, and asks for it once where it does not', async () => {
    const request = vi.fn(async (_name: string, action: () => Promise<void>) => action());
    vi.stubGlobal('navigator', { locks: { request } });
    script.CreateVisitor = [];
    await expect(connect().connection.send(MESSAGE)).rejects.toMatchObject({ code: 'OFFLINE' });
    expect(asked).toHaveLength(1);
    request.mockRejectedValue(new DOMException('denied', 'SecurityError'));
    script.CreateVisitor = [session('new')];
    await connect().connection.send(MESSAGE);
    expect(asked).toHaveLength(3);
    vi.stubGlobal('navigator', {});
  });

  it('who has one goes on in the conversation', async () => {
    await connect('mine').connection.send({ ...MESSAGE, conversationId: 'stored' });
    expect(asked).toEqual([['SendMessage', 'Bearer mine']]);
  });

  it.each(['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'SESSION_EXPIRED'])(
    'whose token is refused (%s) becomes another, and the message begins a conversation',
    async (code) => {
      script.SendMessage = [refusal(code)];
      const sent = await connect('old').connection.send({ ...MESSAGE, conversationId: 'lost' });
      expect(asked).toEqual([
        ['SendMessage', 'Bearer old'],
        ['CreateVisitor', null],
        ['StartConversation', 'Bearer new'],
      ]);
      expect(sent.conversation.id).toBe('stored');
    },
  );

  it('whose token is refused has no history', async () => {
    script.ChatHistory = [refusal('SESSION_EXPIRED')];
    const { connection, storage } = connect('old');
    expect(await connection.readHistory()).toBeNull();
    expect(storage.session()).toBeUndefined();
  });
});

describe('a failure', () => {
  it.each([
    [
      "has the server's sentence and code",
      refusal('TOO_FAST', { retryAfter: 7 }),
      { code: 'TOO_FAST', message: 'No.', retryAfter: 7 },
    ],
    [
      'of the network has one of its own',
      undefined,
      { code: 'OFFLINE', message: 'Errore di connessione. Verifica la rete.' },
    ],
  ])('%s', async (_case, answer, expected) => {
    script.SendMessage = answer ? [answer] : [];
    await expect(connect('mine').connection.send({ ...MESSAGE, conversationId: 'stored' })).rejects.toMatchObject(
      expected,
    );
  });
});

describe('history', () => {
  const page = (given: { more?: string; before?: string }) => ({
    data: {
      chatHistory: {
        nodes: [
          {
            ...aConversation(),
            messages: {
              nodes: [aMessage(2), aMessage(1)],
              pageInfo: { endCursor: given.more ?? null, hasNextPage: given.more !== undefined },
            },
          },
        ],
        pageInfo: { endCursor: given.before ?? null, hasNextPage: given.before !== undefined },
      },
    },
  });

  it.each([
    [
      'goes on in the same conversation while it has more',
      { more: 'm', before: 'c' },
      { conversationsAfter: null, messagesAfter: 'm' },
    ],
    ['then in the one before', { before: 'c' }, { conversationsAfter: 'c', messagesAfter: null }],
    ['and ends', {}, null],
  ])('%s', async (_case, given, older) => {
    script.ChatHistory = [page(given)];
    const read = await connect('mine').connection.readHistory();
    expect(read?.messages.map((message) => message.seq)).toEqual([1, 2]);
    expect(read?.older).toEqual(older);
  });
});

describe('a token that is half over', () => {
  const DAY = 24 * 3_600_000;
  const NEW = { token: 'renewed', expiresAt: '2999-01-01T00:00:00.000Z' };
  const HISTORY = { data: { chatHistory: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } } } };

  async function opened(daysLeft: number, renewed: object[]) {
    script = { ...script, ChatHistory: [HISTORY], RenewVisitor: renewed };
    const { storage, connection } = connect();
    const expiresAt = new Date(Date.now() + daysLeft * DAY).toISOString();
    storage.keepSession({ token: 'old', expiresAt, conversationId: 'c' });
    await connection.readHistory();
    return storage;
  }

  it('is renewed when the chat is opened, and the conversation goes on', async () => {
    const storage = await opened(14.9, [{ data: { renewVisitor: NEW } }]);
    await vi.waitFor(() => expect(storage.session()).toEqual({ ...NEW, conversationId: 'c' }), PATIENTLY);
    expect(asked).toContainEqual(['RenewVisitor', 'Bearer old']);
  });

  it('stays where there is more left than that', async () => {
    const storage = await opened(15.1, []);
    expect(asked.map(([operation]) => operation)).toEqual(['ChatHistory']);
    expect(storage.session()?.token).toBe('old');
  });

  it('stays good where the network is away, and is asked for again the next time', async () => {
    const storage = await opened(3, []);
    await vi.waitFor(() => expect(asked.map(([operation]) => operation)).toContain('RenewVisitor'), PATIENTLY);
    expect(storage.session()?.token).toBe('old');
    await opened(3, [{ data: { renewVisitor: NEW } }]);
    await vi.waitFor(() => expect(storage.session()?.token).toBe('renewed'), PATIENTLY);
  });
});

describe('what was understood, and was not meant', () => {
  const bodies: { query: string; variables: Record<string, unknown> }[] = [];
  beforeEach(() => {
    bodies.length = 0;
    const answering = fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)));
      return answering(address, init);
    });
  });

  it('is named to the server by the answer that it stands above', async () => {
    const { connection } = connect('known');
    await connection.send({ ...MESSAGE, conversationId: 'c', correction: { seq: 3, label: 'Uomo' } });
    expect(bodies[0]?.variables).toMatchObject({ conversationId: 'c', text: 'Ciao', correctsSeq: 3 });
  });

  it('is no part of a conversation that begins anew', async () => {
    const { connection } = connect('known');
    await connection.send({ ...MESSAGE, correction: { seq: 3, label: 'Uomo' } });
    expect(bodies[0]?.variables).not.toHaveProperty('correctsSeq');
  });

  it('is said with the question that was meant, and answered with the message as it is then', async () => {
    const message = aMessage(3, { isRejected: true });
    script.RejectAnswer = [{ data: { rejectAnswer: message } }];
    const { connection } = connect('known');
    expect(await connection.reject('c', 3, 'E la domenica?')).toEqual(message);
    expect(bodies[0]?.variables).toEqual({ conversationId: 'c', seq: 3, chosen: 'E la domenica?' });
  });
});
