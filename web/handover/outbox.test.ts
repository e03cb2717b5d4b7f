import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../ui/refusal.ts';
import { createOutbox, nextStep, type UnsentMessage } from './outbox.ts';

afterEach(() => void vi.useRealTimers());

describe('a message that could not be sent', () => {
  it.each([
    ['NETWORK', 100, 'again'],
    ['TOO_FAST', 100, 'again'],
    ['BUSY', 0, 'again'],
    ['INTERNAL', 0, 'again'],
    ['UNEXPECTED', 8, 'by-hand'],
    ['NOT_YOUR_CONVERSATION', 0, 'refused'],
    ['CONVERSATION_ENDED', 0, 'refused'],
    ['STAFF_TEXT_TOO_LONG', 0, 'refused'],
  ])('by %s after %d attempts is to be sent %s', (code, attempts, step) => {
    expect(nextStep(code, attempts, 0.5).step).toBe(step);
  });
});

function opened(texts: Record<string, string> = {}) {
  const attempts: UnsentMessage[] = [];
  const failures: Refusal[] = [];
  const outbox = createOutbox({
    key: 'unsent',
    texts,
    random: () => 0,
    async send(message) {
      attempts.push(message);
      const failure = failures.shift();
      if (failure) throw failure;
    },
  });
  return { outbox, attempts, failures, texts };
}

const OFFLINE = () => new Refusal('NETWORK', 'Errore di connessione.');
const statuses = ({ outbox }: ReturnType<typeof opened>) => outbox.get().map(({ text, status }) => [text, status]);

describe('what a person writes', () => {
  it('goes in its order, each once the one before was acknowledged, under one id at every attempt', async () => {
    vi.useFakeTimers();
    const box = opened();
    box.failures.push(OFFLINE());
    box.outbox.start();
    box.outbox.write({ text: 'prima', cards: [] });
    box.outbox.write({ text: 'seconda', cards: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(statuses(box)).toEqual([
      ['prima', 'waiting'],
      ['seconda', 'sending'],
    ]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(box.attempts.map(({ text }) => text)).toEqual(['prima', 'prima', 'seconda']);
    expect(new Set(box.attempts.map(({ clientMessageId }) => clientMessageId)).size).toBe(2);
    expect(statuses(box)).toEqual([]);
    expect(box.texts).toEqual({});
  });

  it('is kept over a reload, and sent under the same id', async () => {
    const before = opened();
    before.failures.push(OFFLINE());
    const stop = before.outbox.start();
    before.outbox.write({ text: 'ci sono', cards: [] });
    await vi.waitFor(() => expect(statuses(before)).toEqual([['ci sono', 'waiting']]));
    stop();
    const after = opened({ ...before.texts });
    after.outbox.start();
    await vi.waitFor(() => expect(after.outbox.get()).toEqual([]));
    expect(after.attempts).toEqual(before.attempts);
  });

  it('is not tried again where it was refused, and keeps nothing else waiting', async () => {
    const box = opened();
    box.failures.push(new Refusal('NOT_YOUR_CONVERSATION', 'Non è tua.'));
    box.outbox.start();
    box.outbox.write({ text: 'eccomi', cards: [] });
    box.outbox.write({ text: 'ancora', cards: [] });
    await vi.waitFor(() => expect(statuses(box)).toEqual([['eccomi', 'refused']]));
    expect(box.outbox.get()[0]?.sentence).toBe('Non è tua.');
    const [refused] = box.outbox.get();
    box.outbox.retry(refused?.clientMessageId ?? '');
    await vi.waitFor(() => expect(statuses(box)).toEqual([]));
    expect(box.attempts.map(({ text }) => text)).toEqual(['eccomi', 'ancora', 'eccomi']);
  });

  it('can be taken back', async () => {
    const box = opened();
    box.failures.push(new Refusal('CONVERSATION_ENDED', 'È terminata.'));
    box.outbox.start();
    box.outbox.write({ text: 'eccomi', cards: [] });
    await vi.waitFor(() => expect(statuses(box)).toEqual([['eccomi', 'refused']]));
    box.outbox.discard(box.outbox.get()[0]?.clientMessageId ?? '');
    expect([box.outbox.get(), box.texts]).toEqual([[], {}]);
  });
});
