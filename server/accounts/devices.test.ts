import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { keysFrom } from '../keys.ts';
import { DEVICE_FOR, devicesOf, rememberedOn } from './devices.ts';
import { makeAccessToken } from './sessions.ts';

const keys = keysFrom('a-secret-of-at-least-32-bytes-for-tests', null);
const now = new Date();

test('a browser is known by whom it was made for, and stays the same one', () => {
  const anna = randomUUID();
  const kept = rememberedOn(keys, null, anna, now);
  const [device] = devicesOf(keys, kept);
  expect(device?.accountId).toBe(anna);
  expect(devicesOf(keys, rememberedOn(keys, kept, anna, now))).toEqual([device]);
});

test('five people share one, the newest first; the first of six is forgotten', () => {
  const people = Array.from({ length: 6 }, () => randomUUID());
  let kept: string | null = null;
  for (const person of people) kept = rememberedOn(keys, kept, person, now);
  expect(devicesOf(keys, kept).map(({ accountId }) => accountId)).toEqual(people.toReversed().slice(0, 5));
  expect(kept?.length).toBeLessThan(2_000);
});

test('what is forged, over, meant for something else or far too long makes nobody known', () => {
  const anna = randomUUID();
  const kept = rememberedOn(keys, null, anna, now);
  const others = keysFrom('another-secret-of-at-least-32-bytes-here', null);
  const over = rememberedOn(keys, null, anna, new Date(now.getTime() - DEVICE_FOR - 1_000));
  const { token } = makeAccessToken(keys, anna, randomUUID(), now);
  for (const given of [null, '', 'x', rememberedOn(others, null, anna, now), over, token, kept + 'a'.repeat(3_000)])
    expect(devicesOf(keys, given)).toEqual([]);
});

test('after a rotation of the secret those that were made before are known', () => {
  const anna = randomUUID();
  const kept = rememberedOn(keys, null, anna, now);
  const rotated = keysFrom('another-secret-of-at-least-32-bytes-here', 'a-secret-of-at-least-32-bytes-for-tests');
  expect(devicesOf(rotated, kept).map(({ accountId }) => accountId)).toEqual([anna]);
});
