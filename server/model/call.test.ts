import { describe, expect, test } from 'vitest';
import { callModel } from './call.ts';
import { ModelCallError } from './call-error.ts';
import { newManners } from './manners.ts';
import { STOPPED } from './model.ts';
import type { Piece } from './piece.ts';

const TIMES = { total: 2_000, firstWord: 1_000, thinking: 1_500, stall: 200, worthTrying: 10 };
const STOP: Partial<Piece> = { ending: 'stop' };
const THOUGHT = 'Il visitatore chiede degli orari. ';

/** A service that says these pieces, one list for each call; the last list again and again. */
function serviceSaying(...calls: (string | Partial<Piece> | Error)[][]) {
  const manners = newManners(false);
  let asked = 0;
  return {
    manners,
    asked: () => asked,
    async *stream(): AsyncGenerator<Piece> {
      const pieces = calls[Math.min(asked, calls.length - 1)] ?? [];
      asked += 1;
      for (const piece of pieces) {
        if (piece instanceof Error) throw piece;
        const said = typeof piece === 'string' ? { text: piece } : piece;
        yield { ...{ text: '', thought: 0, ending: null, usage: null }, ...said };
      }
    },
  };
}

type Service = ReturnType<typeof serviceSaying>;

async function call(service: Service, signal = new AbortController().signal) {
  const told: string[] = [];
  const options = { times: TIMES, askedAt: performance.now(), signal, random: () => 0 };
  const outcome = await callModel(service, [], { ...options, onRaw: (raw) => told.push(raw) });
  return { ...outcome, told };
}

describe('of a service that is not known yet', () => {
  test('nothing is told before the answer is whole, and then everything is', async () => {
    const service = serviceSaying(['Siamo aperti. ', 'Sempre.', STOP]);
    expect(await call(service)).toMatchObject({ raw: 'Siamo aperti. Sempre.', told: [], failure: null });
    expect((await call(service)).told).toEqual(['Siamo aperti. ', 'Siamo aperti. Sempre.']);
  });

  test('what it opens with a mark is told as soon as that is closed', async () => {
    const service = serviceSaying(['<think>', THOUGHT, '</think>Siamo ', 'aperti.', STOP]);
    expect((await call(service)).told).toEqual(['Siamo ', 'Siamo aperti.']);
  });

  test('what is thought in a field of its own does not make the text a thought', async () => {
    const service = serviceSaying([{ thought: 9 }, 'Siamo aperti.', STOP]);
    expect(await call(service)).toMatchObject({ raw: 'Siamo aperti.', thought: 9 });
  });
});

describe('of a service that closes what it never opened', () => {
  const service = serviceSaying(['Aperti sempre? ', '</think>', 'Sì.', STOP], ['Vediamo. ', 'Insieme']);

  test('nothing before its mark is ever told, from the first time on', async () => {
    for (const round of [1, 2, 3]) {
      const alone = serviceSaying(['Aperti sempre? ', '</think>', 'Sì.', STOP]);
      alone.manners.closesAlone = round === 1 ? null : true;
      expect(await call(alone)).toMatchObject({ raw: 'Sì.', told: ['Sì.'] });
      expect(alone.manners.closesAlone).toBe(true);
    }
  });

  test('what was cut before its mark is nothing', async () => {
    await call(service);
    expect(await call(service)).toMatchObject({ raw: '', failure: 'EMPTY', detail: 'NO_ENDING' });
  });
});

test('what begins as thoughts do is told by nobody who has not seen its end', async () => {
  const service = serviceSaying(['Certo.', STOP], [THOUGHT, 'Siamo aperti.', STOP]);
  await call(service);
  expect((await call(service)).told).toEqual([]);
});

test('what was stopped is kept, unless it may be a thought', async () => {
  const stopped = async (said: string, closesAlone: boolean) => {
    const reader = new AbortController();
    const service = serviceSaying([said]);
    const { stream } = service;
    service.manners.closesAlone = closesAlone;
    const hanging = {
      ...service,
      async *stream() {
        yield* stream();
        setTimeout(() => reader.abort(STOPPED), 5);
        await new Promise(() => undefined);
      },
    };
    return call(hanging, reader.signal);
  };
  expect(await stopped('Siamo aperti. ', false)).toMatchObject({
    raw: 'Siamo aperti. ',
    detail: STOPPED,
    isInterrupted: true,
  });
  expect(await stopped('Siamo aperti. ', true)).toMatchObject({ raw: '', detail: STOPPED, isInterrupted: false });
  expect(await stopped(THOUGHT, false)).toMatchObject({ raw: '', detail: STOPPED });
});

describe('after its first word', () => {
  /** Says these words, one every `every` ms, and then hangs. */
  const hanging = (words: readonly string[], every: number) => {
    const service = serviceSaying([]);
    service.manners.closesAlone = false;
    return {
      ...service,
      async *stream(): AsyncGenerator<Piece> {
        for (const text of words) {
          await new Promise((resolve) => setTimeout(resolve, every));
          yield { text, thought: 0, ending: null, usage: null };
        }
        await new Promise(() => undefined);
      },
    };
  };

  test('a service that says nothing more is left long before its time is over, and what it said is kept', async () => {
    const begun = performance.now();
    const outcome = await call(hanging(['Siamo ', 'aperti. '], 1));
    expect(outcome).toMatchObject({ raw: 'Siamo aperti. ', detail: 'TIMEOUT', isInterrupted: true });
    expect(performance.now() - begun).toBeLessThan(TIMES.total / 2);
  });

  test('one that goes on slowly is heard on, until its time is over', async () => {
    const words = Array.from({ length: 100 }, (_, place) => `${place} `);
    const { raw } = await call(hanging(words, TIMES.stall / 4));
    expect(raw.split(' ').length).toBeGreaterThan(10); // longer than one pause
    expect(raw.split(' ').length).toBeLessThan(60);
  });
});

describe('a fault before the first word', () => {
  const fault = (kind: ModelCallError['kind'], retryAfter: number | null = 1) =>
    new ModelCallError({ kind, status: 429, retryAfter });

  test.each([
    ['OVERLOAD', 2, null],
    ['SERVICE', 2, null],
    ['QUOTA', 1, 'QUOTA'],
    ['KEY', 1, 'UNAUTHORIZED'],
    ['MODEL', 1, 'MISCONFIGURED'],
  ] as const)('%s is asked again only where that may help', async (kind, attempts, failure) => {
    const service = serviceSaying([fault(kind)], ['Eccomi.', STOP]);
    expect(await call(service)).toMatchObject({ attempts, failure, fault: failure && kind });
    expect(service.asked()).toBe(attempts);
  });

  test('that asks for a longer wait than there is time for is the answer', async () => {
    const service = serviceSaying([fault('OVERLOAD', 20_000)], ['Eccomi.', STOP]);
    expect(await call(service)).toMatchObject({ attempts: 1, failure: 'OVERLOADED', retryAfter: 20_000 });
  });
});

test('a model that thought until there was no room is given room, once', async () => {
  const full: Partial<Piece>[] = [{ thought: 40 }, { ending: 'length', usage: { inputTokens: 9, outputTokens: 250 } }];
  const service = serviceSaying(full, ['Eccomi.', STOP]);
  expect(await call(service)).toMatchObject({ raw: 'Eccomi.', attempts: 2 });
  expect(service.manners.thinks).toBe(true);
  const again = serviceSaying(full);
  expect(await call(again)).toMatchObject({ failure: 'EMPTY', detail: 'LENGTH', attempts: 2 });
});

test('an end that the service broke is no answer without words, and half of one with them', async () => {
  const broken = { ending: 'abort' };
  expect(await call(serviceSaying([broken], ['Eccomi.', STOP]))).toMatchObject({ raw: 'Eccomi.', attempts: 2 });
  expect(await call(serviceSaying(['Ecco', broken]))).toMatchObject({
    ...{ raw: 'Ecco', failure: null, detail: 'ENDED_BY abort', isInterrupted: true },
  });
});
