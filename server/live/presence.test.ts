import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalBus } from './local-bus.ts';
import { Presence } from './presence.ts';

const PATIENCE = 30_000;
let bus: LocalBus;
let presence: Presence;
let isGone: boolean;
const wait = () => {
  isGone = false;
  return presence.whenGone('shop', 'talk', PATIENCE, () => {
    isGone = true;
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  bus = new LocalBus();
  presence = new Presence(bus);
});
afterEach(() => {
  vi.useRealTimers();
});

test('who never had a socket is never gone', async () => {
  wait();
  await vi.advanceTimersByTimeAsync(10 * PATIENCE);
  expect(isGone).toBe(false);
});

test('who left is gone after a while, and not before', async () => {
  const leave = presence.enter('shop', 'talk');
  wait();
  leave();
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(isGone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isGone).toBe(true);
});

test('the while begins when they left, not when their answer does', async () => {
  presence.enter('shop', 'talk')();
  await vi.advanceTimersByTimeAsync(PATIENCE);
  wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(isGone).toBe(true);
});

test.each([
  ['comes back, as with a reload', () => presence.enter('shop', 'talk')],
  ['says something without a socket', () => presence.spoke('shop', 'talk')],
])('who %s is there', async (_, comesBack) => {
  const leave = presence.enter('shop', 'talk');
  wait();
  leave();
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  comesBack();
  await vi.advanceTimersByTimeAsync(10 * PATIENCE);
  expect(isGone).toBe(false);
});

test('one of two tabs may close, here or on another process', async () => {
  const [leave, leaveToo] = [presence.enter('shop', 'talk'), presence.enter('shop', 'talk')];
  const elsewhere = new Presence(bus);
  const leaveElsewhere = elsewhere.enter('shop', 'talk');
  wait();
  leave();
  leaveElsewhere();
  await vi.advanceTimersByTimeAsync(10 * PATIENCE);
  expect(isGone).toBe(false);
  leaveToo();
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(isGone).toBe(true);
});

test('whoever waits no more is not called', async () => {
  const leave = presence.enter('shop', 'talk');
  const stop = wait();
  leave();
  stop();
  await vi.advanceTimersByTimeAsync(10 * PATIENCE);
  expect(isGone).toBe(false);
});
