import { afterEach, expect, test, vi } from 'vitest';
import { Turns } from '../limits/turns.ts';
import { Breaker } from '../model/breaker.ts';
import { Health } from '../model/health.ts';
import { newManners } from '../model/manners.ts';
import { CALL_TIMES } from '../model/retry.ts';
import { demoKnowledge, exampleCompany, exampleKnowledge } from '../test/example-shops.ts';
import { createStreamingModel, type StreamingModelParts } from './streaming-model.ts';

afterEach(() => void vi.useRealTimers());

const request = { knowledge: demoKnowledge(), text: 'che materiali usate?', productIds: [], isAsked: false, turns: [] };
const passed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const turnsOf = (calls: number) =>
  new Turns({ atOnce: calls, perKey: calls, waitAtMost: CALL_TIMES.firstWord - CALL_TIMES.worthTrying });

/** A model behind a service whose first word takes a moment, and its last so many ms. */
function modelAnswering(lasting: number, parts: Partial<StreamingModelParts>) {
  const stream = vi.fn(async function* () {
    await passed(lasting / 2);
    yield { text: 'Uno, ', thought: 0, ending: null, usage: null };
    await passed(lasting / 2);
    yield { text: 'due.', thought: 0, ending: 'stop', usage: null };
  });
  const spending = {
    reserve: vi.fn(async () => ({ id: 'reservation', book: 'SERVER' as const, likely: 100, subjects: [] })),
    settle: vi.fn(async () => undefined),
    today: async () => ({ used: 0, dailyTokens: 100_000, left: 100_000 }),
  };
  const { reply } = createStreamingModel({
    ...{
      client: { stream, manners: newManners(true) },
      name: 'a-model',
      isOwn: false,
      maxTokens: 100,
      spending,
    },
    ...{ breaker: new Breaker(), health: new Health(() => undefined), turns: turnsOf(1), times: CALL_TIMES },
    ...{ random: () => 0, redact: (says: string) => says },
    ...parts,
  });
  return { ask: (changes: Partial<typeof request> = {}) => reply({ ...request, ...changes }), stream, spending };
}

test('the one call that tries again and cannot set its tokens aside lets the next one try', async () => {
  const breaker = new Breaker(1_000);
  breaker.failed('KEY', Date.now() - 1_000);
  const { ask, spending } = modelAnswering(0, { breaker });
  spending.reserve.mockRejectedValueOnce(new Error('read ECONNRESET'));
  await expect(ask()).rejects.toThrow('read ECONNRESET');
  expect(await ask()).toMatchObject({ text: 'Uno, due.' });
  expect(breaker.state(Date.now()).state).toBe('CLOSED');
});

test.each([
  ['while a call is worth trying is called', 4_900, 2, { text: 'Uno, due.' }],
  ['too late for a first word is refused, and nobody is charged for it', 7_400, 1, { facts: { detail: 'QUEUE_FULL' } }],
])('what gets its place %s', async (_, lasting, calls, outcome) => {
  vi.useFakeTimers();
  const breaker = new Breaker();
  const { ask, stream, spending } = modelAnswering(lasting, { breaker });
  const both = Promise.all([ask(), ask()]);
  await vi.advanceTimersByTimeAsync(CALL_TIMES.total);
  expect(await both).toMatchObject([{ text: 'Uno, due.' }, outcome]);
  expect([stream, spending.reserve].map(({ mock }) => mock.calls.length)).toEqual([calls, calls]);
  expect(breaker.state(Date.now()).state).toBe('CLOSED');
});

test('a shop whose visitors ask much at once keeps no other waiting for all of them', async () => {
  vi.useFakeTimers();
  const { ask, spending } = modelAnswering(400, {});
  const other = exampleKnowledge({ company: exampleCompany({ id: 'other' }) });
  const all = [...Array.from({ length: 5 }, () => ask()), ask({ knowledge: other })];
  await vi.advanceTimersByTimeAsync(CALL_TIMES.total);
  await Promise.all(all);
  const own = request.knowledge.company.id;
  const asked = (spending.reserve.mock.calls as unknown as [string][]).map(([companyId]) => companyId);
  expect(asked).toEqual([own, own, 'other', own, own, own]); // the second was next in turn when the other came
});

const LATE = { id: 'late', book: 'SERVER' as const, likely: 100, subjects: [] };

test('whose tokens are set aside too late for a first word is refused, and neither shop nor service is charged', async () => {
  vi.useFakeTimers();
  const breaker = new Breaker();
  const { ask, stream, spending } = modelAnswering(4_000, { breaker });
  spending.reserve.mockImplementationOnce(async () => {
    await passed(7_500);
    return LATE;
  });
  const late = ask();
  await vi.advanceTimersByTimeAsync(CALL_TIMES.total);
  expect(await late).toMatchObject({ failure: 'OVERLOADED', facts: { detail: 'QUEUE_FULL' } });
  expect(stream).not.toHaveBeenCalled();
  expect(spending.settle).toHaveBeenCalledWith(request.knowledge.company.id, LATE, 0);
  expect(breaker.state(Date.now()).state).toBe('CLOSED');
});
