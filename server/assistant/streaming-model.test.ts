import pLimit from 'p-limit';
import { afterEach, expect, test, vi } from 'vitest';
import { demoKnowledge } from '../test/example-shops.ts';
import { Breaker } from './breaker.ts';
import { CALL_TIMES } from './retry.ts';
import { createStreamingModel, type StreamingModelParts } from './streaming-model.ts';

afterEach(() => void vi.useRealTimers());

const request = { knowledge: demoKnowledge(), text: 'che materiali usate?', productIds: [], isAsked: false, turns: [] };
const passed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A model behind a service whose first word takes a moment, and its last so many ms. */
function modelAnswering(lasting: number, parts: Partial<StreamingModelParts>) {
  const stream = vi.fn(async function* () {
    await passed(lasting / 4);
    yield { text: 'Uno, ', cutBy: null, usage: null };
    await passed((lasting * 3) / 4);
    yield { text: 'due.', cutBy: null, usage: null };
  });
  const spending = {
    reserve: vi.fn(async () => 'reservation'),
    settle: vi.fn(async () => undefined),
    used: async () => 0,
  };
  const { reply } = createStreamingModel({
    ...{ client: { stream }, name: 'a-model', maxTokens: 100, dailyTokens: 100_000, spending },
    ...{ breaker: new Breaker(1), limit: pLimit(1), times: CALL_TIMES, random: () => 0 },
    ...parts,
  });
  return { ask: () => reply(request), stream, spending };
}

test('the one call that tries again and cannot set its tokens aside lets the next one try', async () => {
  const breaker = new Breaker(1, 1_000);
  breaker.failed('UNAVAILABLE', Date.now() - 1_000);
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
  const breaker = new Breaker(1);
  const { ask, stream, spending } = modelAnswering(lasting, { breaker });
  const both = Promise.all([ask(), ask()]);
  await vi.advanceTimersByTimeAsync(CALL_TIMES.total);
  expect(await both).toMatchObject([{ text: 'Uno, due.' }, outcome]);
  expect([stream, spending.reserve].map(({ mock }) => mock.calls.length)).toEqual([calls, calls]);
  expect(breaker.state(Date.now()).state).toBe('CLOSED');
});

test('whose tokens are set aside too late for a first word is refused, and neither shop nor service is charged', async () => {
  vi.useFakeTimers();
  const breaker = new Breaker(1);
  const { ask, stream, spending } = modelAnswering(4_000, { breaker });
  spending.reserve.mockImplementationOnce(async () => {
    await passed(7_500);
    return 'late';
  });
  const late = ask();
  await vi.advanceTimersByTimeAsync(CALL_TIMES.total);
  expect(await late).toMatchObject({ failure: 'OVERLOADED', facts: { detail: 'QUEUE_FULL' } });
  expect(stream).not.toHaveBeenCalled();
  expect(spending.settle).toHaveBeenCalledWith(request.knowledge.company.id, 'late', 0);
  expect(breaker.state(Date.now()).state).toBe('CLOSED');
});
