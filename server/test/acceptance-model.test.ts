import { describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { COUNTS, knownOf, type ReadRun, runsOf, START, STOP, saveTest } from './acceptance-story.ts';
import { answering, type Behaviour, type ModelServer } from './model-server.ts';
import { STARTED, tellModelStories } from './model-story.ts';
import { ask, createShop, eventually, listen, must, type Shop } from './story.ts';

let app: App;
let service: ModelServer;
tellModelStories((story) => {
  ({ app, service } = story);
});

const ESTIMATE = `query ($id: ID!) {
  acceptanceModelEstimate(companyId: $id) { isModelActive questionCount askedCount tokens }
}`;
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code ?? 'answered';
const start = async (shop: Shop): Promise<ReadRun> =>
  (await must(app, START, { id: shop.id }, shop.owner.token)).startAcceptanceModelRun;
const ended = (shop: Shop, id: string) =>
  eventually('the run is over', async () =>
    (await runsOf(app, shop)).find((run) => run.id === id && run.state !== 'RUNNING'),
  );
const QUESTIONS = Array.from({ length: 8 }, (_, number) => `${STARTED} (${number})`);
const MADE = { expectedKind: 'NO_ANSWER', words: ['cotone'] };

async function shopWith(questions: readonly string[]): Promise<Shop> {
  const shop = await createShop(app);
  for (const question of questions) await saveTest(app, shop, { question, ...MADE });
  return shop;
}

describe('questions tried with the model', () => {
  test('are counted before, asked after a yes, and judged by what the model said', async () => {
    const shop = await shopWith(QUESTIONS.slice(0, 2));
    const hours = (await knownOf(app, shop)).get('Quali sono gli orari?');
    await saveTest(app, shop, { question: 'a che ora aprite?', expectedKind: 'FAQ', faqId: hours }); // by a rule
    const { acceptanceModelEstimate: told } = await must(app, ESTIMATE, { id: shop.id }, shop.owner.token);
    expect(told).toMatchObject({ isModelActive: true, questionCount: 2, askedCount: 2 });
    expect(service.requests).toHaveLength(0);
    // What it costs is not told, so that it is reckoned as the estimate is.
    const saying = (text: string): Behaviour => ({ kind: 'answer', pieces: [text], usage: {} });
    service.behave({ kind: 'depends', on: ({ messages }) => saying(asks(messages, '(0)') ? 'Solo cotone.' : 'Lana.') });
    const run = await ended(shop, (await start(shop)).id);
    expect(run).toMatchObject({ cause: 'WITH_MODEL', state: 'DONE', testCount: 2, passedCount: 1, failedCount: 1 });
    expect(service.requests).toHaveLength(2);
    expect(run.outputTokens).toBeGreaterThan(0);
    const sent = run.inputTokens + run.outputTokens;
    expect(told.tokens).toBeGreaterThan(sent / 3);
    expect(told.tokens).toBeLessThan(sent * 3);
    const [usage] = await app.shared.database.dataSource.query(
      'select used::int as used from ai_usage where company_id = $1',
      [shop.id],
    );
    expect(usage.used).toBe(sent); // as any question that is tried
  });

  test('are asked two at a time, and stopped in the middle for everybody who looks', async () => {
    const shop = await shopWith(QUESTIONS);
    const { promise: goOn, resolve: answerAll } = Promise.withResolvers<void>();
    service.behave(answering('Cotone.'), answering('Cotone.'), {
      kind: 'answer',
      pieces: ['Cotone ', goOn, 'e lana.'],
    });
    const panel = listen(app, COUNTS, { id: shop.id }, shop.owner.token);
    const { id } = await start(shop);
    await eventually('two hang', () => service.requests.length === 4);
    expect(codeOf(await ask(app, START, { id: shop.id }, shop.owner.token))).toBe('ACCEPTANCE_RUN_UNDERWAY');
    await eventually('it is seen', () => panel.events.at(-1)?.acceptanceCounts.running?.id === id);
    await must(app, STOP, { id: shop.id, run: id }, shop.owner.token);
    const run = await ended(shop, id);
    expect(run).toMatchObject({ state: 'STOPPED', testCount: 8, passedCount: 2, failedCount: 0 });
    expect(service.requests).toHaveLength(4);
    await eventually('nothing is under way', () => panel.events.at(-1)?.acceptanceCounts.running === null);
    answerAll();
    await panel.stop();
  });

  test('fail with their reason where the model does not answer, and end with the tokens of the day', async () => {
    const shop = await shopWith(QUESTIONS.slice(0, 3));
    service.behave({
      kind: 'depends',
      on: ({ messages }) => (asks(messages, '(0)') ? { kind: 'status', status: 500 } : answering('Cotone.')),
    });
    const first = await ended(shop, (await start(shop)).id);
    expect(first).toMatchObject({ state: 'DONE', passedCount: 2, failedCount: 1 });
    await app.shared.database.dataSource.query(`update ai_usage set used = 300000000 where company_id = $1`, [shop.id]);
    const second = await ended(shop, (await start(shop)).id);
    expect(second).toMatchObject({ state: 'LIMIT_REACHED', passedCount: 0, failedCount: 0 });
  });

  test('are never more than a hundred, of which somebody may begin so many an hour', async () => {
    const shop = await createShop(app);
    await app.shared.database.dataSource.query(
      `insert into acceptance_tests (company_id, id, question, expected_kind)
      select $1, gen_random_uuid(), $2 || n, 'NO_ANSWER' from generate_series(1, 120) n`,
      [shop.id, `${STARTED} `],
    );
    const { acceptanceModelEstimate: told } = await must(app, ESTIMATE, { id: shop.id }, shop.owner.token);
    expect(told).toMatchObject({ questionCount: 120, askedCount: 100 });
    app.shared.limits.acceptanceModelRunsByPerson = { most: 1, seconds: 3_600 };
    service.behave(answering('Cotone.'));
    const { id, testCount } = await start(shop);
    expect(testCount).toBe(100);
    await must(app, STOP, { id: shop.id, run: id }, shop.owner.token);
    await ended(shop, id);
    expect(codeOf(await ask(app, START, { id: shop.id }, shop.owner.token))).toBe('TOO_MANY_REQUESTS');
  });
});

function asks(messages: readonly { content: string }[], what: string): boolean {
  return messages.at(-1)?.content.includes(what) === true;
}
