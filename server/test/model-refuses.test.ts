import { describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { openModel } from '../assistant/open-model.ts';
import { openLog } from '../observability/log.ts';
import { answering, type Behaviour, type ModelServer } from './model-server.ts';
import { NOTHING, replyOf, STARTED, TIMES, tellModelStories } from './model-story.ts';
import { ask, createPerson, createShop, must, type Shop } from './story.ts';

let app: App;
let shop: Shop;
let service: ModelServer;
tellModelStories((story) => {
  ({ app, shop, service } = story);
});

const reply = (text = STARTED) => replyOf(app, shop, text);
const bodies = () => service.requests.map(({ body }) => body);
const refused = (error: object, status = 400): Behaviour => ({ kind: 'status', status, body: { error } });
const whole = answering('Eccomi.');

const STATUS =
  'query ($id: ID!) { aiStatus(companyId: $id) { breaker changes fault { kind sentence advice detail since } } }';
const statusOf = async () => (await must(app, STATUS, { id: shop.id }, shop.owner.token)).aiStatus;

const TRIAL = `mutation ($id: ID!) { testModel(companyId: $id) {
  answer failure failureText detail says totalTime status { usedTokens breaker changes fault { kind } }
} }`;
const tried = async (token = shop.owner.token) => (await must(app, TRIAL, { id: shop.id }, token)).testModel;

/** Watches the log of a model of its own. */
function logged(): string[] {
  const lines: string[] = [];
  const log = openLog('warn', { write: (line) => void lines.push(line) });
  app.shared.model = openModel(app.shared.config.model, app.shared.database, log, TIMES);
  return lines;
}

describe('a parameter that the service refuses', () => {
  const services: [who: string, on: (body: ReturnType<typeof bodies>[number]) => Behaviour, changes: string[]][] = [
    [
      'max_tokens',
      ({ max_tokens }) => (max_tokens ? refused({ param: 'max_tokens', code: 'unsupported_parameter' }) : whole),
      ['max_completion_tokens al posto di max_tokens'],
    ],
    [
      'temperature',
      ({ temperature }) =>
        temperature === undefined ? whole : refused({ param: 'temperature', code: 'unsupported_value' }),
      ['senza temperature'],
    ],
    [
      'stream_options, without a word about it',
      ({ stream_options }) => (stream_options ? { kind: 'status', status: 422, body: '' } : whole),
      ['senza stream_options'],
    ],
    [
      'the first two, one after the other',
      ({ max_tokens, temperature }) =>
        max_tokens
          ? refused({ message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." })
          : temperature
            ? refused({ message: "'temperature' does not support 0.7 with this model." })
            : whole,
      ['max_completion_tokens al posto di max_tokens', 'senza temperature'],
    ],
    [
      'streaming',
      ({ stream }) =>
        stream
          ? refused({ message: 'Your organization must be verified to stream this model.', param: 'stream' })
          : {
              kind: 'raw',
              type: 'application/json; charset=utf-8',
              parts: [
                '{"object":"chat.completion","choices":[{"message":{"content":"Eccomi."},',
                '"finish_reason":"stop"}]}',
              ],
            },
      ['senza stream'],
    ],
    [
      "the system's role",
      ({ messages }) => (messages[0]?.role === 'system' ? refused({ message: 'System role not supported' }) : whole),
      ['istruzioni dentro la domanda'],
    ],
  ];

  test.each(services)('is left out or renamed, once for the process: %s', async (_, on, changes) => {
    service.behave({ kind: 'depends', on });
    expect(await reply()).toMatchObject({ text: 'Eccomi.', source: 'AI', facts: { failure: null, attempts: 1 } });
    const before = service.requests.length;
    expect((await reply()).text).toBe('Eccomi.');
    expect(service.requests.length - before).toBe(1);
    expect(await statusOf()).toMatchObject({ breaker: 'CLOSED', changes, fault: null });
  });

  test('what nothing helps against is no parameter: nothing is forgotten of how to ask', async () => {
    service.behave(refused({ message: 'no' }));
    expect(await reply()).toMatchObject({
      source: 'FALLBACK',
      facts: { failure: 'MISCONFIGURED', detail: 'HTTP 400' },
    });
    const tries = service.requests.length;
    expect(tries).toBeLessThanOrEqual(6);
    service.behave(whole);
    expect((await reply()).text).toBe('Eccomi.');
    expect(bodies().at(-1)).toMatchObject({
      max_tokens: 250,
      temperature: 0.7,
      stream_options: { include_usage: true },
    });
  });
});

describe('a fault of the settings', () => {
  const faults: [kind: string, behaviour: Behaviour, failure: string, advice: RegExp][] = [
    [
      'KEY',
      refused({ code: 'invalid_api_key', message: 'Incorrect API key: sk-secret-canary' }, 401),
      'UNAUTHORIZED',
      /OPENAI_API_KEY/,
    ],
    [
      'PERMISSION',
      refused({ message: 'You are not allowed to sample from this model' }, 403),
      'MISCONFIGURED',
      /permessi/,
    ],
    ['MODEL', refused({ code: 'model_not_found' }, 404), 'MISCONFIGURED', /OPENAI_MODEL/],
    ['ADDRESS', { kind: 'status', status: 404, body: '<html>not here</html>' }, 'MISCONFIGURED', /OPENAI_BASE_URL/],
    ['QUOTA', refused({ code: 'insufficient_quota' }, 429), 'QUOTA', /credito/],
  ];

  test.each(faults)(
    '%s: staff are told what to do, the log once, and nobody asks on',
    async (kind, behaviour, failure, advice) => {
      const lines = logged();
      service.behave(behaviour);
      const first = await reply();
      expect(first.text).toMatch(NOTHING);
      expect(first.facts).toMatchObject({ failure, attempts: 1 });
      expect(first.facts.failureText).toMatch(advice);
      const second = await reply();
      expect(second.facts).toMatchObject({ failure, detail: 'BREAKER_OPEN' });
      expect(second.facts.failureText).toMatch(advice);
      expect(service.requests).toHaveLength(1);
      const { breaker, fault } = await statusOf();
      expect([breaker, fault.kind]).toEqual(['OPEN', kind]);
      expect(fault.advice).toMatch(advice);
      expect(Date.parse(fault.since)).toBeGreaterThan(Date.now() - 60_000);
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind, msg: 'the service of the model does not answer' });
      expect(lines.join()).not.toMatch(/canary|materiali/);
    },
  );

  test('422 and 400 without a reason too, once they come twice', async () => {
    service.behave({ kind: 'status', status: 422, body: '' });
    await reply();
    await reply();
    const before = service.requests.length;
    expect((await reply()).facts).toMatchObject({ failure: 'MISCONFIGURED', detail: 'BREAKER_OPEN' });
    expect(service.requests).toHaveLength(before);
    expect((await statusOf()).fault).toMatchObject({ kind: 'PARAMETER' });
  });

  test('one question that the filter refuses is nobody else’s fault', async () => {
    service.behave(refused({ code: 'content_filter', message: 'The response was filtered' }));
    for (let n = 0; n < 3; n++) expect((await reply()).facts.failureText).toMatch(/filtro/);
    service.behave(whole);
    expect((await reply()).text).toBe('Eccomi.');
    expect((await statusOf()).fault).toBeNull();
  });
});

describe('a refusal inside an answer that began well', () => {
  const events = (...data: unknown[]): Behaviour => ({
    kind: 'raw',
    parts: data.map((each) => (typeof each === 'string' ? each : `data: ${JSON.stringify(each)}\n\n`)),
  });
  const said = (content: string) => ({ choices: [{ delta: { content }, finish_reason: null }] });

  test.each([
    ['in a frame', events({ error: { code: 429, message: 'slow down, try again in 300s' } }), 'HTTP 429', 'OVERLOADED'],
    [
      'in an event of its own',
      events('event: error\ndata: {"error":{"code":429,"message":"try again in 300s"}}\n\n'),
      'HTTP 429',
      'OVERLOADED',
    ],
    ['as an object', events({ object: 'error', message: 'no credit', code: 402 }), 'HTTP 402', 'QUOTA'],
    ['by its type', events({ type: 'error', error: { type: 'insufficient_quota' } }), 'HTTP 429', 'QUOTA'],
    [
      'in JSON instead of a stream',
      { kind: 'raw', type: 'application/json', parts: ['{"error":{"code":401}}'] },
      'HTTP 401',
      'UNAUTHORIZED',
    ],
    [
      'in a list',
      { kind: 'raw', type: 'application/json', parts: ['[{"error":{"code":404,"message":"model not found"}}]'] },
      'HTTP 404',
      'MISCONFIGURED',
    ],
  ] as [string, Behaviour, string, string][])(
    'has its code as its status, and is not asked again: %s',
    async (_, behaviour, detail, failure) => {
      service.behave(behaviour);
      expect((await reply()).facts).toMatchObject({ failure, detail, attempts: 1 });
      expect(service.requests).toHaveLength(1);
    },
  );

  test('a wait that only the body tells is kept', async () => {
    const quota = { message: 'Quota exceeded', details: [{ retryDelay: '0.05s' }] };
    service.behave(refused(quota, 429), whole);
    expect(await reply()).toMatchObject({ text: 'Eccomi.', facts: { attempts: 2 } });
    service.requests.length = 0;
    service.behave(refused({ message: 'Rate limit reached. Please try again in 6m0s.' }, 429));
    expect((await reply()).facts).toMatchObject({ failure: 'OVERLOADED', attempts: 1 });
    expect((await reply()).facts.detail).toBe('BREAKER_OPEN');
  });

  test.each([
    ['without a reason', { kind: 'answer', pieces: ['Prima frase. ', 'Seconda'], finish: null }, 'NO_ENDING'],
    ['error', { kind: 'answer', pieces: ['Prima frase. ', 'Seconda'], finish: 'error' }, 'ENDED_BY error'],
    ['abort', { kind: 'answer', pieces: ['Prima frase. ', 'Seconda'], finish: 'abort' }, 'ENDED_BY abort'],
    ['model_length', { kind: 'answer', pieces: ['Prima frase. ', 'Seconda'], finish: 'model_length' }, 'LENGTH'],
    ['MAX_TOKENS', { kind: 'answer', pieces: ['Prima frase. ', 'Seconda'], finish: 'MAX_TOKENS' }, 'LENGTH'],
    ['SAFETY', { kind: 'answer', pieces: ['Prima frase. ', 'Seconda'], finish: 'SAFETY' }, 'CONTENT_FILTER'],
    ['RECITATION', { kind: 'answer', pieces: ['Prima frase. ', 'Seconda'], finish: 'RECITATION' }, 'CONTENT_FILTER'],
    [
      'insufficient_system_resource',
      { kind: 'answer', pieces: ['Prima frase. ', 'Seconda'], finish: 'insufficient_system_resource' },
      'ENDED_BY insufficient_system_resource',
    ],
    [
      'an error in the middle',
      events(said('Prima frase. '), said('Seconda '), { object: 'error', message: 'x', code: 500 }),
      'HTTP 500',
    ],
    ['a frame of an error', events(said('Prima frase. '), said('Seconda '), { error: { message: 'x' } }), 'CUT'],
    ['an end of the body', events(said('Prima frase. '), said('Seconda ')), 'NO_ENDING'],
  ] as [string, Behaviour, string][])('half an answer is interrupted: %s', async (_, behaviour, detail) => {
    service.behave(behaviour);
    const { text, source, isInterrupted, facts } = await reply();
    expect(text).toMatch(/^Prima frase\./);
    expect([source, isInterrupted, facts.detail]).toEqual(['AI', true, detail]);
  });

  test('of two counts of tokens the larger is paid', async () => {
    const usage = (tokens: number) => ({ choices: [], usage: { prompt_tokens: 90, completion_tokens: tokens } });
    service.behave(
      events(
        said('Eccomi.'),
        { choices: [{ delta: {}, finish_reason: 'stop' }] },
        usage(40),
        usage(7),
        'data: [DONE]\n\n',
      ),
    );
    expect((await reply()).facts).toMatchObject({ inputTokens: 90, outputTokens: 40 });
  });

  test('a line without end is given up, however much it goes on', async () => {
    service.behave({ kind: 'endless' });
    const before = service.taken();
    const { source, facts } = await reply();
    expect([source, facts.detail]).toEqual(['FALLBACK', 'TOO_LARGE']);
    expect((service.taken() - before) / facts.attempts).toBeLessThan(16 * 1_048_576); // what buffers on the way hold
  });
});

describe("'Prova ora'", () => {
  test('asks the service, and says what it wrote', async () => {
    service.behave(answering('<think>Dunque</think>', 'pronto'));
    const trial = await tried();
    expect(trial).toMatchObject({ answer: 'pronto', failure: null, failureText: null, says: null, detail: null });
    expect(trial.status).toMatchObject({ usedTokens: expect.any(Number), fault: null });
    expect(service.requests).toHaveLength(1);
    expect(JSON.stringify(bodies())).not.toContain('Cuffie');
  });

  test('says what the service says, without the key', async () => {
    service.behave(
      refused({ message: 'Incorrect API key provided: sk-secret-canary. Find yours at https://keys.example.' }, 401),
    );
    const trial = await tried();
    expect(trial).toMatchObject({
      answer: null,
      failure: 'UNAUTHORIZED',
      detail: 'HTTP 401',
      status: { breaker: 'OPEN', fault: { kind: 'KEY' } },
    });
    expect(trial.says).toMatch(/^Incorrect API key provided: …\. Find/);
    expect(trial.failureText).toMatch(/OPENAI_API_KEY/);
    expect(JSON.stringify(trial)).not.toContain('canary');
  });

  test('asks also while nobody else does, and ends that where it is answered', async () => {
    service.behave(refused({ code: 'model_not_found' }, 404));
    await reply();
    expect((await statusOf()).breaker).toBe('OPEN');
    service.behave(answering('pronto'));
    expect((await tried()).status).toMatchObject({ breaker: 'CLOSED', fault: null });
    service.behave(whole);
    expect((await reply()).text).toBe('Eccomi.');
  });

  test('is charged, and not made where nothing is left', async () => {
    const { database } = app.shared;
    service.behave(answering('pronto'));
    const before = (
      await must(app, 'query ($id: ID!) { aiStatus(companyId: $id) { usedTokens } }', { id: shop.id }, shop.owner.token)
    ).aiStatus.usedTokens;
    expect((await tried()).status.usedTokens).toBe(before + 120);
    const poor = await createShop(app);
    await database.dataSource.query(
      `insert into ai_usage (company_id, day, used) values ($1, (now() at time zone 'Europe/Rome')::date, 200000)`,
      [poor.id],
    );
    service.requests.length = 0;
    const { testModel } = await must(app, TRIAL, { id: poor.id }, poor.owner.token);
    expect(testModel).toMatchObject({ answer: null, failure: 'LIMIT_REACHED' });
    expect(service.requests).toHaveLength(0);
  });

  test('is for who manages, and not without end', async () => {
    service.behave(answering('pronto'));
    const { token } = await createPerson(app, 'CLIENT', shop.id);
    expect((await ask(app, TRIAL, { id: shop.id }, token)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    app.shared.limits.modelTrialsByPerson = { most: 2, seconds: 3_600 };
    const other = await createShop(app);
    const codes: unknown[] = [];
    for (let n = 0; n < 3; n++) {
      const { errors } = await ask(app, TRIAL, { id: other.id }, other.owner.token);
      codes.push(errors?.[0]?.extensions?.code ?? 'answered');
    }
    expect(codes).toEqual(['answered', 'answered', 'TOO_MANY_REQUESTS']);
  });
});
