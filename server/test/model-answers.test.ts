import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { openModel } from '../assistant/open-model.ts';
import { CALL_TIMES } from '../assistant/retry.ts';
import { startTestApp } from './app.ts';
import { answering, type Behaviour, inPieces, type ModelServer, startModelServer } from './model-server.ts';
import {
  ask,
  createPerson,
  createShop,
  createVisitor,
  eventually,
  listen,
  must,
  type Shop,
  say,
  start,
} from './story.ts';

const TIMES = { total: 8_000, firstWord: 5_000, worthTrying: 100 }; // shorter than in earnest, for those that hang
const STARTED = 'che materiali usate?'; // no rule knows it

let app: App;
let shop: Shop;
let service: ModelServer;

beforeAll(async () => {
  await import('openai'); // read from disk at the first call, which may take longer than the limits below
  service = await startModelServer();
  app = await startTestApp(environment(service), { modelTimes: TIMES });
  shop = await createShop(app);
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(() => {
  service.requests.length = 0;
  // A breaker that an earlier fault opened is no part of the next story.
  app.shared.model = openModel(app.shared.config.model, app.shared.database, app.shared.log, TIMES);
});

const environment = ({ url }: ModelServer, more: Record<string, string> = {}) => ({
  OPENAI_API_KEY: 'sk-secret-canary',
  OPENAI_BASE_URL: url,
  ...more,
});

interface Stored {
  seq: number;
  text: string;
  source: string;
  isInterrupted: boolean;
  products: { name: string }[];
}

const MESSAGES = `subscription ($id: ID!, $after: Int!) {
  chatMessages(conversationId: $id, afterSeq: $after) { seq text sender source isInterrupted products { name } }
}`;
const WRITING = 'subscription ($id: ID!) { chatWriting(conversationId: $id) { questionSeq text } }';
const FACTS = `query ($company: ID!, $id: ID!, $seq: Int!) {
  modelFacts(companyId: $company, conversationId: $id, seq: $seq) {
    model failure failureText detail attempts sent { role content } inputTokens outputTokens firstWordAfter totalTime inventions addresses
  }
}`;

/** Asks what the rules leave to the model; returns the stored answer, and how the model did. */
async function reply(text = STARTED, server: App = app, asked: Shop = shop) {
  const token = await createVisitor(server, asked.id);
  const { data } = await start(server, token, text);
  const { id } = data.startConversation.conversation;
  const stored = await storedAnswer(server, id, token, 2);
  const facts = await factsOf(server, asked, id, stored.seq);
  return { ...stored, facts, id, token };
}

async function storedAnswer(server: App, id: string, token: string, after: number): Promise<Stored> {
  const watching = listen(server, MESSAGES, { id, after }, token);
  const stored = await eventually('the answer is stored', () =>
    watching.events.flatMap(({ chatMessages }) => chatMessages).find(({ sender }) => sender === 'BOT'),
  );
  await watching.stop();
  return stored;
}

async function factsOf(server: App, asked: Shop, id: string, seq: number) {
  return (await must(server, FACTS, { company: asked.id, id, seq }, asked.owner.token)).modelFacts;
}

describe('the model answers what no rule does', () => {
  test('with what the specification asks it for', async () => {
    service.behave(answering('La nostra filosofia ', 'è la qualità.'));
    const answered = await reply();
    expect(answered).toMatchObject({ text: 'La nostra filosofia è la qualità.', source: 'AI', isInterrupted: false });
    const [{ body, headers }] = service.requests as [(typeof service.requests)[number]];
    expect(body).toMatchObject({ model: 'gpt-4o-mini', max_tokens: 250, temperature: 0.7, stream: true });
    expect(headers.authorization).toBe('Bearer sk-secret-canary');
    expect(body.messages[0]?.content).toContain('Negozio di prova');
    expect(body.messages.at(-1)?.content).toContain(STARTED);
    expect(answered.facts).toMatchObject({ model: 'gpt-4o-mini', failure: null, inputTokens: 100, outputTokens: 20 });
    expect(answered.facts.sent).toEqual(body.messages);
  });

  test('with names and prices from the catalogue, cards in the order of the text, and no invented price', async () => {
    const text = 'Le [[p:1]] sono ottime! Oggi costano solo 9,99 €. Guarda https://evil.example/x oppure [[p:77]].';
    for (const size of [1, 3, 1_000]) {
      service.behave(answering(...inPieces(text, size)));
      const answered = await reply('avete cuffie comode?');
      expect(answered.text).toBe('Le Cuffie Wireless (89,99 €) sono ottime! Guarda oppure.');
      expect(answered.products).toEqual([{ name: 'Cuffie Wireless' }]);
      expect(answered.facts).toMatchObject({ inventions: 1, addresses: 1 });
    }
  });

  test('and the server names the products where advice was asked for and the model named none', async () => {
    service.behave(answering('Volentieri!'));
    const { text, products } = await reply('consigli per uno zaino');
    expect(text).toBe('Volentieri!\n\nEcco cosa ti consiglio:\n• Zaino Urban – 49,90 €');
    expect(products).toEqual([{ name: 'Zaino Urban' }]);
  });

  test('knowing what was said before and which cards were shown', async () => {
    service.behave(answering('Le [[p:1]].'), answering('Sono nere.'));
    const first = await reply('avete cuffie comode?');
    await say(app, first.token, first.id, 'e in nero?');
    await storedAnswer(app, first.id, first.token, 4);
    const messages = service.requests[1]?.body.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[2]?.content).toContain('1. [[p:1]] Cuffie Wireless');
    expect(messages[0]?.content).toContain('[[p:1]] Cuffie Wireless');
  });

  test('never hearing what people in danger said', async () => {
    service.behave(answering('Eccomi.'));
    const first = await reply();
    await say(app, first.token, first.id, 'voglio farla finita');
    expect(service.requests).toHaveLength(1);
    await say(app, first.token, first.id, 'e chi vi rifornisce?');
    await storedAnswer(app, first.id, first.token, 6);
    expect(JSON.stringify(service.requests[1])).not.toMatch(/farla finita|Telefono Amico/);
  });

  test('of one shop and nobody else', async () => {
    const other = await createShop(app, { name: 'Canarino-Altro' });
    await must(
      app,
      'mutation ($id: ID!, $input: PromptInput!) { savePrompt(companyId: $id, input: $input) { versionId } }',
      { id: other.id, input: { text: 'Canarino-Prompt aiuta', template: 'custom', personality: 'friendly' } },
      other.owner.token,
    );
    service.behave({ kind: 'echo' });
    const [own, theirs] = [await reply(), await reply(STARTED, app, other)];
    expect(JSON.stringify(service.requests[0])).not.toContain('Canarino');
    expect(service.requests[1]?.body.messages[0]?.content).toContain('Canarino-Prompt');
    expect(own.text).not.toContain('Canarino');
    for (const { body } of service.requests) expect(JSON.stringify(body)).not.toMatch(/sk-secret|only-for-stories/);
    expect(theirs.text.length).toBeLessThanOrEqual(4_000);
  });

  test('whatever it writes is inert text of 4,000 characters at most', async () => {
    service.behave(
      answering('<script>alert(1)</script>![x](http://evil.example/p.png) [y](javascript:alert(1))\0\ud800 ok'),
    );
    expect((await reply()).text).not.toMatch(/<script|evil|javascript|\0|\ud800/);
    service.behave(answering(...inPieces('parola '.repeat(150_000), 100_000)));
    expect((await reply()).text.length).toBeLessThanOrEqual(4_000);
  });
});

describe('words appear as they come', () => {
  const pieces = ['Certo, ', 'ti spiego ', 'volentieri ', 'come ', 'lavoriamo ', 'ogni ', 'giorno.'];

  test('for visitor and staff, as the text so far, and the stored message replaces it', async () => {
    service.behave({ kind: 'answer', pieces, pause: 60 });
    const token = await createVisitor(app, shop.id);
    const { data } = await start(app, token, STARTED);
    const { id } = data.startConversation.conversation;
    const visitor = listen(app, WRITING, { id }, token);
    const staff = listen(
      app,
      'subscription ($c: ID!, $id: ID!) { conversationWriting(companyId: $c, conversationId: $id) { questionSeq text } }',
      { c: shop.id, id },
      shop.owner.token,
    );
    await eventually('it is over', () => visitor.events.length > 1 && visitor.events.at(-1)?.chatWriting === null);
    const texts = visitor.events.flatMap(({ chatWriting }) => chatWriting?.text ?? []);
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(pieces.join('').startsWith(text)).toBe(true);
    expect(staff.events.some(({ conversationWriting }) => conversationWriting?.questionSeq === 2)).toBe(true);
    expect((await storedAnswer(app, id, token, 2)).text).toBe(pieces.join(''));
    await Promise.all([visitor.stop(), staff.stop()]);
  });

  test('whoever comes in the middle has all of it', async () => {
    service.behave({ kind: 'hang', after: ['Certo, ', 'ti spiego tutto'] });
    const token = await createVisitor(app, shop.id);
    const { data } = await start(app, token, STARTED);
    const { id } = data.startConversation.conversation;
    await eventually('it is being written', () => app.shared.writings.current(id)?.text.endsWith('spiego'));
    const late = listen(app, WRITING, { id }, token);
    const event = await eventually('the late one hears', () => late.events[0]);
    expect(event.chatWriting).toEqual({ questionSeq: 2, text: 'Certo, ti spiego' });
    await late.stop();
    await stop(id, token);
    await storedAnswer(app, id, token, 2);
  });

  const stop = (id: string, token: string) =>
    ask(app, 'mutation ($id: ID!) { stopReply(conversationId: $id) { id isReplyOwed } }', { id }, token);

  test('until the visitor stops it: what had come is the answer', async () => {
    service.behave({ kind: 'hang', after: ['Certo, ti spiego ', 'tut'] });
    const token = await createVisitor(app, shop.id);
    const { data } = await start(app, token, STARTED);
    const { id } = data.startConversation.conversation;
    await eventually('it is being written', () => app.shared.writings.current(id));
    await stop(id, token);
    expect(await storedAnswer(app, id, token, 2)).toMatchObject({
      text: 'Certo, ti spiego',
      source: 'AI',
      isInterrupted: true,
    });
    await eventually('the call is over', () => service.open() === 0);
  });

  test('and where nothing had come, nothing is said and nothing is owed', async () => {
    service.behave({ kind: 'hang' });
    const token = await createVisitor(app, shop.id);
    const { data } = await start(app, token, STARTED);
    const { id } = data.startConversation.conversation;
    await eventually('the service is asked', () => service.requests.length === 1);
    await stop(id, token);
    await eventually('nothing is owed', async () => !(await state(id, token)).isReplyOwed);
    expect(await state(id, token)).toMatchObject({ status: 'ACTIVE', lastSeq: 2 });
  });

  test('and an ended conversation gets no answer any more', async () => {
    service.behave({ kind: 'hang', after: ['Certo, ti spiego '] });
    const token = await createVisitor(app, shop.id);
    const { data } = await start(app, token, STARTED);
    const { id } = data.startConversation.conversation;
    await eventually('the service is asked', () => service.requests.length === 1);
    await must(app, 'mutation ($id: ID!) { endConversation(conversationId: $id) { id } }', { id }, token);
    await eventually('the call is over', () => service.open() === 0);
    expect(await state(id, token)).toEqual({ status: 'COMPLETED', lastSeq: 2, isReplyOwed: false });
  });

  async function state(id: string, token: string) {
    const { chatHistory } = await must(
      app,
      '{ chatHistory(first: 5) { nodes { id status lastSeq isReplyOwed } } }',
      {},
      token,
    );
    const { id: _, ...found } = chatHistory.nodes.find((node: { id: string }) => node.id === id);
    return found;
  }

  test('answers of one conversation come in the order of the questions', async () => {
    service.behave({ kind: 'answer', pieces: ['Prima.'], pause: 300 }, answering('Seconda.'));
    const token = await createVisitor(app, shop.id);
    const { data } = await start(app, token, STARTED);
    const { id } = data.startConversation.conversation;
    await say(app, token, id, 'e chi vi rifornisce?');
    const watching = listen(app, MESSAGES, { id, after: 3 }, token);
    const bots = () =>
      watching.events.flatMap(({ chatMessages }) => chatMessages).filter(({ sender }) => sender === 'BOT');
    await eventually('both are answered', () => bots().length === 2);
    expect(bots().map(({ text }: Stored) => text)).toEqual(['Prima.', 'Seconda.']);
    await watching.stop();
  });
});

describe('when the service fails', () => {
  const NOTHING = /^Mi dispiace, a questo non ho trovato una risposta/;
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
    ['400', [{ kind: 'status', status: 400 }], 'UNAVAILABLE', 'HTTP 400', 1],
    ['500', [{ kind: 'status', status: 500 }], 'UNAVAILABLE', 'HTTP 500', 2],
    ['a hang before the first word', [{ kind: 'hang' }], 'UNAVAILABLE', 'TIMEOUT', 1],
    ['a cut before the first word', [{ kind: 'cut' }], 'UNAVAILABLE', 'CUT', 2],
    ['a malformed stream', [{ kind: 'malformed' }], 'UNAVAILABLE', 'CUT', 2],
    ['no stream at all', [{ kind: 'not-a-stream' }], 'EMPTY', 'EMPTY', 1],
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
      service.behave(...behaviours);
      const { text, source, facts } = await reply();
      expect(source).toBe('FALLBACK');
      expect(text).toMatch(NOTHING);
      expect(facts).toMatchObject({ failure, detail });
      expect(facts.failureText.length).toBeGreaterThan(20);
      expect(service.requests.length).toBeGreaterThanOrEqual(attempts > 1 ? 2 : 1);
      if (attempts === 1) expect(service.requests).toHaveLength(1);
      expect(facts.totalTime).toBeLessThan(TIMES.total + 1_000);
    },
  );

  test.each([
    ['a cut', { kind: 'cut', after: ['Prima frase. ', 'Seconda a metà '] }, 'CUT'],
    ['a hang', { kind: 'hang', after: ['Prima frase. ', 'Seconda a metà '] }, 'TIMEOUT'],
  ] as const)('%s in the middle leaves what people have read, marked as interrupted', async (_, behaviour, detail) => {
    service.behave(behaviour);
    const { text, source, isInterrupted, facts } = await reply();
    expect(text).toMatch(/^Prima frase\. Seconda a/);
    expect([source, isInterrupted, facts.detail]).toEqual(['AI', true, detail]);
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

  test('the breaker opens for as long as the service asks, and staff are told', async () => {
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
    expect(Date.parse(aiStatus.retryAt)).toBeGreaterThan(Date.now() + 3_000_000);
  });

  test('what is kept waiting longer than the first word may take is refused', async () => {
    const { OPENAI_BASE_URL = '' } = environment(service);
    const config = { ...app.shared.config.model, maxCalls: 1, baseUrl: OPENAI_BASE_URL } as NonNullable<
      App['shared']['config']['model']
    >;
    app.shared.model = openModel(config, app.shared.database, app.shared.log, { ...TIMES, firstWord: 1_000 });
    service.behave({ kind: 'answer', pieces: ['Uno ', 'due ', 'tre.'], pause: 600 }, answering('Eccomi.'));
    const [one, other] = await Promise.all([reply(), reply()]);
    expect([one, other].map(({ facts }) => facts.detail).toSorted()).toEqual(['QUEUE_FULL', null].toSorted());
  });
});

describe("the day's tokens", () => {
  test('are never overshot, not even by 200 calls at once on the last of them', async () => {
    const limit = 200_000;
    const budgeted = await createShop(app);
    const { database, log, config } = app.shared;
    const model = { ...config.model, dailyTokens: limit, maxCalls: 200 } as NonNullable<typeof config.model>;
    app.shared.model = openModel(model, database, log, CALL_TIMES);
    await database.dataSource.query(
      `insert into ai_usage (company_id, day, used) values ($1, (now() at time zone 'Europe/Rome')::date, $2)`,
      [budgeted.id, limit * 0.9],
    );
    // The dearest that a call may be: every byte a token.
    service.behave({
      kind: 'answer',
      pieces: ['Eccomi.'],
      pause: 3_000,
      usage: { prompt_tokens: 3_000, completion_tokens: 250 },
    });
    const token = await createVisitor(app, budgeted.id);
    const ids: string[] = [];
    // Four at a time come in, well before the first of them is answered; the calls are all open at once.
    for (let round = 0; round < 50; round++) {
      const asked = Array.from({ length: 4 }, () => start(app, token, STARTED));
      ids.push(...(await Promise.all(asked)).map(({ data }) => data.startConversation.conversation.id));
    }
    await eventually('all are answered', async () => {
      const [{ owed }] = await database.dataSource.query(
        'select count(*)::int as owed from owed_replies where company_id = $1',
        [budgeted.id],
      );
      return owed === 0;
    });
    const [usage] = await database.dataSource.query(
      'select used::int as used, reserved::int as reserved from ai_usage where company_id = $1',
      [budgeted.id],
    );
    expect(usage.reserved).toBe(0);
    expect(usage.used).toBeLessThanOrEqual(limit);
    expect(service.requests.length).toBeGreaterThan(0);
    expect(service.requests.length).toBeLessThan(ids.length);
    const facts = await factsOf(app, budgeted, ids.at(-1) ?? '', 3);
    expect(facts.failureText).toBe('Limite di oggi raggiunto, riprende a mezzanotte');
  });
});

describe('the test chat', () => {
  const TEST = `subscription ($c: ID!, $test: ID!, $text: String!, $prompt: String, $turns: [TestTurn!]!) {
    testReply(companyId: $c, testId: $test, turns: $turns, text: $text, prompt: $prompt) {
      text reply { text source products { name } modelFacts { failure failureText sent { content } } }
    }
  }`;
  const testing = (text: string, more: object = {}) => ({
    c: shop.id,
    test: crypto.randomUUID(),
    turns: [],
    text,
    ...more,
  });

  test('streams what a visitor would get, with an unsaved prompt, and stores nothing', async () => {
    const count = async () =>
      (
        await app.shared.database.dataSource.query('select count(*)::int as n from messages where company_id = $1', [
          shop.id,
        ])
      )[0].n;
    const before = await count();
    service.behave({ kind: 'answer', pieces: ['Uno ', 'due ', 'tre ', '[[p:1]].'], pause: 120 });
    const watching = listen(app, TEST, testing('avete cuffie comode?', { prompt: 'PROVA-PROMPT' }), shop.owner.token);
    const { testReply } = await eventually('it is finished', () =>
      watching.events.find((event) => event.testReply.reply),
    );
    expect(testReply.reply).toMatchObject({ text: 'Uno due tre Cuffie Wireless (89,99 €).', source: 'AI' });
    expect(testReply.reply.modelFacts.sent[0].content).toContain('PROVA-PROMPT');
    expect(watching.events.map((event) => event.testReply.text)).toContain('Uno');
    expect(await count()).toBe(before);
    await watching.stop();
  });

  test('is left: the call is over', async () => {
    service.behave({ kind: 'hang', after: ['Uno '] });
    const watching = listen(app, TEST, testing(STARTED), shop.owner.token);
    await eventually('the service is asked', () => service.requests.length === 1);
    await watching.stop();
    await eventually('the call is over', () => service.open() === 0);
  });

  test('an edited prompt of somebody who may not manage is refused; the saved one is tried', async () => {
    const { token } = await createPerson(app, 'CLIENT', shop.id);
    const edited = listen(app, TEST, testing(STARTED, { prompt: 'PROVA' }), token);
    await eventually('it is refused', () => edited.errors[0]?.extensions?.code === 'FORBIDDEN');
    service.behave(answering('Eccomi.'));
    const saved = listen(app, TEST, testing(STARTED), token);
    await eventually('it is answered', () => saved.events.some(({ testReply }) => testReply.reply?.text === 'Eccomi.'));
    await Promise.all([edited.stop(), saved.stop()]);
  });

  test('a bad question is refused', async () => {
    const watching = listen(app, TEST, testing('  '), shop.owner.token);
    await eventually('it is refused', () => watching.errors[0]?.extensions?.code === 'BLANK_TEXT');
    await watching.stop();
  });
});
