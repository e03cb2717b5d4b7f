import { describe, expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Work that ends when the test says so, and the order in which it began. */
function workshop(turns: Turns) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const start = (key: string, name: string) =>
    turns.run(key, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  /** Ends what began first, and lets all that follows from it happen. */
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, start, endOne };
}

const LIMITS = { atOnce: 2, perKey: 2, waitAtMost: 60_000 };

describe('turns', () => {
  test('one key after the other, however much one asks for', async () => {
    const { begun, start, endOne } = workshop(new Turns(LIMITS));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void start('a', name);
    void start('b', 'b1');
    void start('b', 'b2');
    void start('c', 'c1');
    for (let round = 0; round < 8; round++) await endOne();
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
  });

  test('who comes when a place becomes free does not pass those who wait', async () => {
    const { begun, start, endOne } = workshop(new Turns({ ...LIMITS, atOnce: 1 }));
    void start('a', 'first');
    void start('b', 'waits');
    const ended = endOne();
    void start('c', 'comes late');
    await ended;
    expect(begun).toEqual(['first', 'waits']);
  });

  test('one key has only its share', () => {
    const { begun, start } = workshop(new Turns({ ...LIMITS, perKey: 1 }));
    void start('a', 'a1');
    void start('a', 'a2');
    void start('b', 'b1');
    expect(begun).toEqual(['a1', 'b1']);
  });

  test('who has waited too long is refused, and leaves nothing behind', async () => {
    const turns = new Turns({ ...LIMITS, atOnce: 1, waitAtMost: 10 });
    const { start, endOne } = workshop(turns);
    const first = start('a', 'a1');
    await expect(start('b', 'b1')).rejects.toMatchObject({ code: 'BUSY', extensions: { retryAfter: 1 } });
    await endOne();
    await first;
    expect([turns.running, turns.waiting]).toEqual([0, 0]);
  });

  test('who waited too long while the process was held up is not begun with', async () => {
    const { begun, start, endOne } = workshop(new Turns({ ...LIMITS, atOnce: 1, waitAtMost: 10 }));
    void start('a', 'a1');
    const late = start('b', 'b1');
    const end = performance.now() + 20;
    while (performance.now() < end); // no timer can end the wait meanwhile
    const ended = endOne();
    await expect(late).rejects.toMatchObject({ code: 'BUSY' });
    await ended;
    expect(begun).toEqual(['a1']);
  });

  test('it is full when even somebody new would wait too long, and not because of one who asks for much', () => {
    const turns = new Turns({ ...LIMITS, atOnce: 1, waitAtMost: 100 });
    const { start } = workshop(turns);
    for (let count = 0; count < 30; count++) void start('greedy', 'g').catch(() => undefined);
    expect(turns.isFull).toBe(false);
    for (let key = 0; key < 30; key++) void start(`key ${key}`, 'k').catch(() => undefined);
    expect(turns.isFull).toBe(true);
  });

  test('who would wait too long is refused at once, and others are not', async () => {
    const turns = new Turns({ ...LIMITS, atOnce: 1, waitAtMost: 100 });
    const { begun, start } = workshop(turns);
    const outcomes = Array.from({ length: 40 }, (_, place) => start('a', `a${place}`).catch(() => 'refused'));
    const isRefusedAtOnce = await Promise.race([outcomes[39], new Promise((resolve) => setImmediate(resolve))]);
    expect(isRefusedAtOnce).toBe('refused');
    void start('b', 'b1').catch(() => undefined);
    expect(turns.waiting).toBeLessThan(30);
    expect(begun).toEqual(['a0']);
  });
});
