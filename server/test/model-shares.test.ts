import { beforeEach, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { openModel } from '../assistant/open-model.ts';
import type { ModelConfig } from '../config.ts';
import { asSystem, querySystem } from '../database/system.ts';
import { forgetOldShares } from '../model/usage-store.ts';
import type { ModelServer } from './model-server.ts';
import { factsOf, NOTHING, replyOf, STARTED, storedAnswer, TIMES, tellModelStories } from './model-story.ts';
import { createShop, must, type Shop, say } from './story.ts';

let app: App;
let service: ModelServer;
tellModelStories((story) => {
  ({ app, service } = story);
});

/** What each answer of these stories costs, whatever was estimated. */
const COST = 2_000;
beforeEach(() => {
  const usage = { prompt_tokens: COST - 10, completion_tokens: 10 };
  service.behave({ kind: 'answer', pieces: ['Eccomi.'], usage });
});

/** A new shop, on a server whose model may be used so much. */
async function limited(limits: Partial<ModelConfig>): Promise<Shop> {
  const { config, database, log } = app.shared;
  app.shared.model = openModel({ ...(config.model as ModelConfig), ...limits }, database, log, TIMES);
  return createShop(app);
}

/** Goes on asking in a conversation until the model answers no more; how often it did, and why it does not. */
async function askOn(shop: Shop, { id, token, seq }: { id: string; token: string; seq: number }, most = 30) {
  let last = seq;
  for (let answered = 0; answered < most; answered++) {
    const { data } = await say(app, token, id, `${STARTED} (${answered})`);
    const asked = data.sendMessage.message.seq;
    const { seq, source, text } = await storedAnswer(app, id, token, asked);
    last = seq;
    if (source !== 'AI') return { answered, text, facts: await factsOf(app, shop, id, last) };
  }
  throw new Error('it goes on and on');
}

const statusOf = async ({ id, owner }: Shop) =>
  (await must(app, 'query ($id: ID!) { aiStatus(companyId: $id) { dailyTokens isLimitReached } }', { id }, owner.token))
    .aiStatus;

describe('shares of a company’s day', () => {
  test('a visitor gets so much of what is left, is then answered without it, and another is answered', async () => {
    const shop = await limited({ visitorPercent: 10, dailyTokens: 100_000 });
    const one = await replyOf(app, shop);
    expect(one.source).toBe('AI');
    const { answered, text, facts } = await askOn(shop, one);
    // With the first it had up to a tenth of what was left; the last cost more than was expected.
    expect(answered * COST).toBeLessThanOrEqual(10_000);
    expect(answered).toBeGreaterThan(0);
    expect(text).toMatch(NOTHING);
    expect(facts).toMatchObject({ failure: 'SHARE_REACHED', detail: 'SHARE_REACHED' });
    expect(facts.failureText).toMatch(/^Questo visitatore, o la sua rete, ha già avuto la sua parte/);
    expect((await replyOf(app, shop)).source).toBe('AI');
  });

  test('and so do all visitors of an address together, whatever they call themselves', async () => {
    const shop = await limited({ addressPercent: 10, dailyTokens: 100_000 });
    let answered = 0;
    for (; answered < 30; answered++) if ((await replyOf(app, shop)).source !== 'AI') break;
    expect((answered - 1) * COST).toBeLessThanOrEqual(10_000);
    expect(answered).toBeGreaterThan(1);
  });

  test('what was set aside for an answer that failed is no part of it', async () => {
    const shop = await limited({ visitorPercent: 10, dailyTokens: 100_000 });
    service.behave({
      kind: 'status',
      status: 400,
      body: { error: { message: 'troppo lungo', code: 'context_length_exceeded' } },
    });
    const { token } = await replyOf(app, shop);
    expect(token).not.toBe('');
    const rows = await querySystem<{ tokens: number }>(
      app.shared.database,
      'select tokens::int as tokens from ai_shares where company_id = $id',
      { id: shop.id },
    );
    expect(rows.map(({ tokens }) => tokens)).toEqual([0, 0]);
  });

  test('are forgotten when their day is over', async () => {
    const shop = await limited({});
    const count = async () => {
      const text = 'select count(*)::int as count from ai_shares where company_id = $id';
      return (await querySystem<{ count: number }>(app.shared.database, text, { id: shop.id }))[0]?.count;
    };
    await replyOf(app, shop);
    expect(await count()).toBe(2);
    await asSystem(app.shared.database, forgetOldShares);
    expect(await count()).toBe(2);
    await querySystem(app.shared.database, `update ai_shares set day = day - 3 where company_id = $id returning 1`, {
      id: shop.id,
    });
    await asSystem(app.shared.database, forgetOldShares);
    expect(await count()).toBe(0);
  });
});

describe('the installation’s day', () => {
  test('when all companies together have used it up, none is answered by the model', async () => {
    const [{ total } = { total: 0 }] = await querySystem<{ total: number }>(
      app.shared.database,
      `select coalesce(sum(used + reserved), 0)::float8 as total from ai_usage
      where day = (now() at time zone 'Europe/Rome')::date`,
    );
    const shop = await limited({ totalTokens: total });
    const { text, facts } = await replyOf(app, shop);
    expect(text).toMatch(NOTHING);
    expect(facts.failure).toBe('TOTAL_REACHED');
    expect(facts.failureText).toBe(
      'I token di oggi per tutte le aziende del servizio sono finiti, riprende a mezzanotte',
    );
    expect(service.requests).toHaveLength(0);
    expect(await statusOf(shop)).toMatchObject({ isLimitReached: true });
  });
});

describe('a new company', () => {
  const LIMITS = { newCompanyTokens: 30_000, dailyTokens: 200_000 };

  test('of a new account begins small', async () => {
    const shop = await limited(LIMITS);
    expect(await statusOf(shop)).toEqual({ dailyTokens: 30_000, isLimitReached: false });
    await querySystem(
      app.shared.database,
      `insert into ai_usage (company_id, day, used) values ($id, (now() at time zone 'Europe/Rome')::date, 30000) returning 1`,
      { id: shop.id },
    );
    expect((await replyOf(app, shop)).facts.failure).toBe('LIMIT_REACHED');
  });

  test.each([
    ['an account that was there before', `update accounts set created_at = now() - interval '8 days' where id = $id`],
    ['a superadmin', `update accounts set role = 'SUPERADMIN' where id = $id`],
  ])('of %s does not', async (_, statement) => {
    const shop = await limited(LIMITS);
    await querySystem(app.shared.database, `${statement} returning 1`, { id: shop.owner.id });
    expect(await statusOf(shop)).toMatchObject({ dailyTokens: 200_000 });
  });

  test('does not for long', async () => {
    const shop = await limited(LIMITS);
    const statement = `update companies set created_at = now() - interval '8 days' where id = $id returning 1`;
    await querySystem(app.shared.database, statement, { id: shop.id });
    expect(await statusOf(shop)).toMatchObject({ dailyTokens: 200_000 });
  });
});
