import { describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import type { Knowledge } from '../assistant/knowledge.ts';
import { openModel } from '../assistant/open-model.ts';
import { CALL_TIMES } from '../model/retry.ts';
import { reserveTokens } from '../model/usage-store.ts';
import { answering, type ModelServer } from './model-server.ts';
import { NOTHING, replyOf, STARTED, tellModelStories } from './model-story.ts';
import { createPerson, createShop, eventually, listen, must, type Shop } from './story.ts';

let app: App;
let shop: Shop;
let service: ModelServer;
tellModelStories((story) => {
  ({ app, shop, service } = story);
});

const reply = (text?: string, server = app, asked = shop) => replyOf(server, asked, text);

const limitedTo = (dailyTokens: number) => ({ dailyTokens, newCompanyTokens: dailyTokens, totalTokens: 1_000_000_000 });

describe("the day's tokens", () => {
  const LIMIT = 2_000_000;

  /** A shop that has spent so much of its day, and a model with that limit and room for everybody. */
  async function spent(used: number, dailyTokens = LIMIT) {
    const budgeted = await createShop(app);
    const { database, log, config } = app.shared;
    const model = { ...config.model, dailyTokens, maxCalls: 200 } as NonNullable<typeof config.model>;
    app.shared.model = openModel(model, database, log, { ...CALL_TIMES, total: 300_000, firstWord: 250_000 });
    await database.dataSource.query(
      `insert into ai_usage (company_id, day, used) values ($1, (now() at time zone 'Europe/Rome')::date, $2)`,
      [budgeted.id, used],
    );
    return budgeted;
  }

  async function usageOf({ id }: Shop): Promise<{ used: number; reserved: number }> {
    const [usage] = await app.shared.database.dataSource.query(
      'select used::int as used, reserved::int as reserved from ai_usage where company_id = $1',
      [id],
    );
    return usage;
  }

  test('are never overshot, not even by 200 calls at once on the last hundredth of them', async () => {
    const budgeted = await spent(LIMIT * 0.99);
    // The dearest that a call may be: more than was set aside for it.
    const { promise: allDecided, resolve: answerAll } = Promise.withResolvers<void>();
    const usage = { prompt_tokens: 100_000, completion_tokens: 250 };
    service.behave({ kind: 'answer', pieces: [allDecided, 'Eccomi.'], usage });
    const knowledge = (await app.shared.knowledge.get(budgeted.id)) as Knowledge;
    const request = { knowledge, text: STARTED, productIds: [], isAsked: false, turns: [] };
    const refused: unknown[] = [];
    const calls = Array.from({ length: 200 }, async () => {
      const outcome = await app.shared.model.reply(request);
      if (typeof outcome === 'object' && 'failure' in outcome) refused.push(outcome);
    });
    // One after the other: each waits for the row of the one before, until it is on the disk.
    await eventually('each is refused, or under way', () => refused.length + service.requests.length >= 200, 240_000);
    answerAll();
    await Promise.all(calls);
    for (const each of refused) expect(each).toMatchObject({ failure: 'LIMIT_REACHED' });
    expect(service.requests).toHaveLength(200 - refused.length);
    expect(service.requests.length).toBeGreaterThan(1);
    expect(refused.length).toBeGreaterThan(100);
    const { used, reserved } = await usageOf(budgeted);
    expect(reserved).toBe(0);
    expect(used).toBeGreaterThan(LIMIT * 0.99);
    expect(used).toBeLessThanOrEqual(LIMIT);
  }, 400_000); // a second or two; minutes where many others write to the same disk

  test('are said to be used up to staff, and the visitor is told what the shop knows', async () => {
    const { text, facts } = await reply(STARTED, app, await spent(LIMIT));
    expect(text).toMatch(NOTHING);
    expect(facts.failureText).toBe('Limite di oggi raggiunto, riprende a mezzanotte');
    expect(service.requests).toHaveLength(0);
  });

  test.each([
    ['are said to be used up where what is left is too little for a call', 195_000, 200_000, 'LIMIT_REACHED', true],
    ['are not while there is enough for a call', 1_985_000, 2_000_000, null, false],
  ])('%s', async (_, used, dailyTokens, failure, isLimitReached) => {
    const budgeted = await spent(used, dailyTokens);
    const input = { text: 'Aiuta i clienti. '.repeat(400), template: 'custom', personality: 'friendly' };
    await must(
      app,
      'mutation ($id: ID!, $input: PromptInput!) { savePrompt(companyId: $id, input: $input) { versionId } }',
      { id: budgeted.id, input },
      budgeted.owner.token,
    );
    service.behave(answering('Eccomi.'));
    expect((await reply(STARTED, app, budgeted)).facts.failure).toBe(failure);
    const { aiStatus } = await must(
      app,
      'query ($id: ID!) { aiStatus(companyId: $id) { isActive isLimitReached } }',
      { id: budgeted.id },
      budgeted.owner.token,
    );
    expect(aiStatus).toEqual({ isActive: true, isLimitReached });
  });

  test.each([{}, { prompt_tokens: 100 }, { prompt_tokens: 100, completion_tokens: 3.5 }])(
    'are estimated where the service says what nobody can count: %j',
    async (usage) => {
      const budgeted = await spent(0);
      service.behave({ kind: 'answer', pieces: ['Eccomi.'], usage });
      const { text, facts } = await reply(STARTED, app, budgeted);
      expect(text).toBe('Eccomi.');
      await eventually('nothing is set aside', async () => (await usageOf(budgeted)).reserved === 0);
      expect((await usageOf(budgeted)).used).toBe(facts.inputTokens + facts.outputTokens);
    },
  );

  test('are given back where a process died with them, less what its call has probably cost', async () => {
    const budgeted = await spent(0);
    const dead = { companyId: budgeted.id, tokens: LIMIT, likely: 1_000 };
    await reserveTokens(app.shared.database, { ...dead, leaseFor: 60_000 }, limitedTo(LIMIT));
    expect((await reply(STARTED, app, budgeted)).facts.failure).toBe('LIMIT_REACHED');
    await app.shared.database.dataSource.query(
      `update ai_reservations set expires_at = now() - interval '1 second' where company_id = $1`,
      [budgeted.id],
    );
    service.behave(answering('Eccomi.'));
    expect(await reply(STARTED, app, budgeted)).toMatchObject({ text: 'Eccomi.', source: 'AI' });
    expect(await usageOf(budgeted)).toEqual({ used: 1_120, reserved: 0 });
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
    service.behave(answering('Va bene.')); // of a service that is not known yet the first answer comes whole
    await reply();
    const before = await count();
    const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
    service.behave(answering('Uno. ', 'Due', seen, ' ', 'tre ', '[[p:1]].'));
    const watching = listen(app, TEST, testing('avete cuffie comode?', { prompt: 'PROVA-PROMPT' }), shop.owner.token);
    await eventually('its beginning is seen', () => watching.events.some((event) => event.testReply.text === 'Uno.'));
    goOn();
    const { testReply } = await eventually('it is finished', () =>
      watching.events.find((event) => event.testReply.reply),
    );
    expect(testReply.reply).toMatchObject({ text: 'Uno. Due tre Cuffie Wireless (89,99 €).', source: 'AI' });
    expect(testReply.reply.modelFacts.sent[0].content).toContain('PROVA-PROMPT');
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
