import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { openModel } from '../assistant/open-model.ts';
import { openLog } from '../observability/log.ts';
import { startTestApp } from './app.ts';
import { breakStatements } from './breaking-statements.ts';
import { answering, type Behaviour, type ModelServer } from './model-server.ts';
import {
  environment,
  factsOf,
  HURRIED,
  MESSAGES,
  NOTHING,
  replyOf,
  STARTED,
  type Stored,
  TIMES,
  tellModelStories,
  WRITING,
} from './model-story.ts';
import { createShop, createVisitor, eventually, listen, must, type Shop, start } from './story.ts';

let app: App;
let shop: Shop;
let service: ModelServer;
tellModelStories((story) => {
  ({ app, shop, service } = story);
});

const reply = (text?: string, server = app, asked = shop) => replyOf(server, asked, text);

/** The model loses patience soon. */
function hurry(): void {
  const { shared } = app;
  shared.model = openModel(shared.config.model, shared.database, shared.log, HURRIED);
}

describe('when the service fails', () => {
  const failures: [string, Behaviour[], string, string, number][] = [
    ['429 for ever', [{ kind: 'status', status: 429 }], 'OVERLOADED', 'HTTP 429', 2],
    [
      '429 with a long wait',
      [{ kind: 'status', status: 429, headers: { 'retry-after': '60' } }],
      'OVERLOADED',
      'HTTP 429',
      1,
    ],
    ['401', [{ kind: 'status', status: 401 }], 'UNAUTHORIZED', 'HTTP 401', 1],
    ['404', [{ kind: 'status', status: 404 }], 'MISCONFIGURED', 'HTTP 404', 1],
    ['500', [{ kind: 'status', status: 500 }], 'UNAVAILABLE', 'HTTP 500', 2],
    ['a hang before the first word', [{ kind: 'hang' }], 'UNAVAILABLE', 'TIMEOUT', 1],
    ['a cut before the first word', [{ kind: 'cut' }], 'UNAVAILABLE', 'CUT', 2],
    ['a malformed stream', [{ kind: 'malformed' }], 'UNAVAILABLE', 'CUT', 2],
    ['no stream at all', [{ kind: 'not-a-stream' }], 'MISCONFIGURED', 'HTTP 200', 1],
    ['an empty answer', [answering('', '  ')], 'EMPTY', 'EMPTY', 1],
    ['only an invented price', [answering('Costa 3 euro.')], 'EMPTY', 'NOTHING_LEFT', 1],
    [
      'a hang in the middle of the first sentence',
      [{ kind: 'hang', after: ['Certo che '] }],
      'UNAVAILABLE',
      'TIMEOUT',
      1,
    ],
  ];

  test.each(failures)(
    '%s: visitors read what helps them, staff which it was',
    async (_, behaviours, failure, detail, attempts) => {
      if (behaviours[0]?.kind === 'hang') hurry();
      service.behave(...behaviours);
      const { text, source, facts } = await reply();
      expect(source).toBe('FALLBACK');
      expect(text).toMatch(NOTHING);
      expect(facts).toMatchObject({ failure, detail });
      expect(facts.failureText.length).toBeGreaterThan(20);
      expect(service.requests.length).toBeGreaterThanOrEqual(attempts > 1 ? 2 : 1);
      if (attempts === 1) expect(service.requests).toHaveLength(1);
      expect(facts.totalTime).toBeLessThan(TIMES.total); // it ends by itself
    },
  );

  test.each([
    ['a cut', { kind: 'cut', after: ['Prima frase. ', 'Seconda a metà '] }, 'CUT'],
    ['a hang', { kind: 'hang', after: ['Prima frase. ', 'Seconda a metà '] }, 'TIMEOUT'],
  ] as const)('%s in the middle leaves what people have read, marked as interrupted', async (_, behaviour, detail) => {
    if (behaviour.kind === 'hang') hurry();
    service.behave(behaviour);
    const { text, source, isInterrupted, facts } = await reply();
    expect(text).toMatch(/^Prima frase\. Seconda a/);
    expect([source, isInterrupted, facts.detail]).toEqual(['AI', true, detail]);
  });

  test.each([
    ['the longest that may be asked for', 'length', 'LENGTH'],
    ["the service's filter", 'content_filter', 'CONTENT_FILTER'],
  ])('an answer cut by %s says so, and ends with a whole word', async (_, finish, detail) => {
    service.behave({ kind: 'answer', pieces: ['Siamo aperti tutti i giorni. ', 'Chiudiamo alle 1'], finish });
    const { text, source, isInterrupted, facts } = await reply();
    expect([text, source, isInterrupted]).toEqual(['Siamo aperti tutti i giorni. Chiudiamo alle', 'AI', true]);
    expect(facts).toMatchObject({ failure: null, detail, outputTokens: 20 });
  });

  test('a second attempt answers where it still fits', async () => {
    service.behave({ kind: 'status', status: 503, headers: { 'retry-after-ms': '20' } }, answering('Eccomi.'));
    const { text, facts } = await reply();
    expect([text, facts.attempts]).toEqual(['Eccomi.', 2]);
  });

  test('the catalogue answers before any apology', async () => {
    service.behave({ kind: 'status', status: 401 });
    expect(await reply('avete cuffie comode?')).toMatchObject({
      source: 'CATALOG',
      products: [{ name: 'Cuffie Wireless' }],
      facts: { failure: 'UNAUTHORIZED' },
    });
  });

  test('the breaker opens where the service asks for it, for a minute at most, and staff are told', async () => {
    service.behave({ kind: 'status', status: 429, headers: { 'retry-after': '3600' } });
    await reply();
    const { facts } = await reply();
    expect([facts.failure, facts.detail, service.requests.length]).toEqual(['OVERLOADED', 'BREAKER_OPEN', 1]);
    const { aiStatus } = await must(
      app,
      'query ($id: ID!) { aiStatus(companyId: $id) { isActive model breaker retryAt } }',
      { id: shop.id },
      shop.owner.token,
    );
    expect(aiStatus).toMatchObject({ isActive: true, model: 'gpt-4o-mini', breaker: 'OPEN' });
    const wait = Date.parse(aiStatus.retryAt) - Date.now();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60_000); // whatever the service asks for
  });

  test('one shop that the service tells to wait mutes no other, unless it says that the limit is everybody’s', async () => {
    const other = await createShop(app);
    const wait = { 'retry-after': '3600' };
    service.behave({ kind: 'status', status: 429, headers: wait }, answering('Eccomi.'));
    expect((await reply()).facts.failure).toBe('OVERLOADED');
    expect(await reply(undefined, app, other)).toMatchObject({ text: 'Eccomi.' });
    expect((await reply()).facts.detail).toBe('BREAKER_OPEN');
    service.behave({ kind: 'status', status: 429, headers: { ...wait, 'x-ratelimit-remaining-requests': '0' } });
    expect((await reply(undefined, app, other)).facts.detail).toBe('HTTP 429');
    expect((await reply(undefined, app, await createShop(app))).facts.detail).toBe('BREAKER_OPEN');
  });

  test('a call that breaks on our side is written to the log, without what was asked', async () => {
    const lines: string[] = [];
    const log = openLog('warn', { write: (line) => void lines.push(line) });
    app.shared.model = openModel(app.shared.config.model, app.shared.database, log, TIMES);
    const statements = breakStatements();
    statements.break('insert into ai_reservations', 1);
    try {
      expect(await reply()).toMatchObject({ source: 'FALLBACK', facts: { failure: 'CRASHED' } });
    } finally {
      statements.mend();
    }
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'the model could not be asked', companyId: shop.id, error: { code: 'ECONNRESET' } },
    ]);
    expect(lines.join()).not.toContain(STARTED);
    service.behave(answering('Eccomi.'));
    expect((await reply()).text).toBe('Eccomi.');
  });

  test('what is kept waiting longer than the first word may take is refused', async () => {
    const { OPENAI_BASE_URL = '' } = environment(service);
    const config = { ...app.shared.config.model, maxCalls: 1, baseUrl: OPENAI_BASE_URL } as NonNullable<
      App['shared']['config']['model']
    >;
    const times = { ...TIMES, firstWord: 3_000 };
    app.shared.model = openModel(config, app.shared.database, app.shared.log, times);
    const { promise: otherIsRefused, resolve: goOn } = Promise.withResolvers<void>();
    service.behave(answering('Uno ', 'due ', otherIsRefused, 'tre.'), answering('Eccomi.'));
    const both = [reply(), reply()];
    await Promise.race(both);
    goOn();
    const details = (await Promise.all(both)).map(({ facts }) => facts.detail);
    expect(details.toSorted()).toEqual(['QUEUE_FULL', null].toSorted());
  });
});

describe('a visitor who leaves', () => {
  let quick: App;
  let theirs: Shop;

  beforeAll(async () => {
    quick = await startTestApp(environment(service), { modelTimes: TIMES, pendingReplyTimes: { awayFor: 300 } });
    theirs = await createShop(quick);
  });
  afterAll(() => quick.close());

  /** Asks, listens as the widget does until the service is asked, and leaves. */
  async function askAndLeave(text: string) {
    const token = await createVisitor(quick, theirs.id);
    const { data } = await start(quick, token, text);
    const { id } = data.startConversation.conversation;
    const listening = [listen(quick, MESSAGES, { id, after: 0 }, token), listen(quick, WRITING, { id }, token)];
    await eventually('both listen', () => listening.every(({ events }) => events.length > 0));
    await eventually('the service is asked', () => service.open() === 1);
    return { id, token, leave: () => Promise.all(listening.map((each) => each.stop())) };
  }

  /** What is stored, asked for without a socket. */
  const answerOf = (id: string, token: string): Promise<Stored> =>
    eventually('it is answered', async () => {
      const { chatHistory } = await must(quick, HISTORY, {}, token);
      const { messages } = chatHistory.nodes.find((node: { id: string }) => node.id === id);
      return messages.nodes.find(({ seq }: Stored) => seq === 3);
    });
  const HISTORY = `{ chatHistory(first: 5) { nodes { id messages(first: 5) { nodes {
    seq text source isInterrupted products { name }
  } } } } }`;

  test('in the middle of an answer finds what had come, and the call is over', async () => {
    service.behave(answering('Va bene.'));
    await replyOf(quick, theirs);
    service.behave({ kind: 'hang', after: ['Certo, ti spiego. ', 'Anche tut'] });
    const { id, token, leave } = await askAndLeave(STARTED);
    await eventually('it is being written', () => quick.shared.writings.current(id));
    await leave();
    expect(await answerOf(id, token)).toMatchObject({
      text: 'Certo, ti spiego. Anche',
      source: 'AI',
      isInterrupted: true,
    });
    await eventually('the call is over', () => service.open() === 0);
  });

  test('before its first word finds what the shop knows without the model', async () => {
    service.behave({ kind: 'hang' });
    const { id, token, leave } = await askAndLeave('avete cuffie comode?');
    await leave();
    const answered = await answerOf(id, token);
    expect(answered).toMatchObject({
      source: 'CATALOG',
      isInterrupted: false,
      products: [{ name: 'Cuffie Wireless' }],
    });
    await eventually('the call is over', () => service.open() === 0);
    expect(await factsOf(quick, theirs, id, 3)).toMatchObject({ failure: 'VISITOR_LEFT', attempts: 1 });
    expect(service.requests).toHaveLength(1);
  });

  test('is not who never had a socket: programs are answered, however long it takes', async () => {
    service.behave({ kind: 'answer', pieces: ['Uno ', 'due ', 'tre ', 'quattro.'], pause: 200 });
    const token = await createVisitor(quick, theirs.id);
    const { data } = await start(quick, token, STARTED);
    const answered = await answerOf(data.startConversation.conversation.id, token);
    expect(answered).toMatchObject({ text: 'Uno due tre quattro.', isInterrupted: false });
  });
});
