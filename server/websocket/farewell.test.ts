import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { sayFarewell } from './farewell.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Sockets that go when they are told, or never answer. */
function someSockets(count: number, isDeaf = false) {
  const told: number[] = [];
  const open = new Set<WebSocket>();
  const cut = { count: 0 };
  for (let place = 0; place < count; place++) {
    const socket = {
      close(code: number) {
        told.push(code);
        if (!isDeaf) open.delete(socket as unknown as WebSocket);
      },
      terminate() {
        cut.count++;
      },
    };
    open.add(socket as unknown as WebSocket);
  }
  return { open, told, cut };
}

test('two thousand sockets are told of a restart one after another, over a second', () => {
  const { open, told } = someSockets(2_000);
  sayFarewell(open);
  vi.advanceTimersByTime(100);
  expect(told.length).toBeLessThan(250);
  vi.advanceTimersByTime(400);
  expect(told.length).toBeGreaterThan(900);
  expect(told.length).toBeLessThan(1_100);
  vi.advanceTimersByTime(500);
  expect(told).toEqual(Array.from({ length: 2_000 }, () => 1012));
});

test('a few are told at once, nearly: nobody waits for nothing', () => {
  const { open, told } = someSockets(3);
  sayFarewell(open);
  vi.advanceTimersByTime(10);
  expect(told).toEqual([1012, 1012, 1012]);
});

test('who does not answer is cut a moment later, unless all is over before', () => {
  const deaf = someSockets(2, true);
  sayFarewell(deaf.open);
  vi.advanceTimersByTime(1_250);
  expect(deaf.cut.count).toBe(2);
  const others = someSockets(2, true);
  sayFarewell(others.open).cancel();
  vi.advanceTimersByTime(5_000);
  expect(others.told.length + others.cut.count).toBe(0);
});
