import { expect, it } from 'vitest';
import { type ShopFront, ShopFronts } from './front.ts';

const front = (id: string) => ({ id }) as ShopFront;

it('is read once, until it changed', async () => {
  const loaded: string[] = [];
  const fronts = new ShopFronts(async (id) => {
    loaded.push(id);
    return front(id);
  });
  await fronts.get('a');
  expect(await fronts.get('a')).toEqual(front('a'));
  fronts.invalidate('a');
  await fronts.get('a');
  expect(loaded).toEqual(['a', 'a']);
});

it('what failed is tried again, and the oldest is forgotten', async () => {
  let fails = true;
  const loaded: string[] = [];
  const fronts = new ShopFronts(async (id) => {
    loaded.push(id);
    if (fails) throw new Error('away');
    return null;
  }, 2);
  await expect(fronts.get('a')).rejects.toThrow('away');
  fails = false;
  for (const id of ['a', 'b', 'c', 'a']) await fronts.get(id);
  expect(loaded).toEqual(['a', 'a', 'b', 'c', 'a']);
});

it('while it cannot be read it is what it was before it changed', async () => {
  let isAway = false;
  const fronts = new ShopFronts(async (id) => {
    if (isAway) throw new Error('away');
    return front(id);
  });
  await fronts.get('a');
  isAway = true;
  fronts.invalidate('a');
  expect(await fronts.get('a')).toEqual(front('a'));
  await expect(fronts.get('b')).rejects.toThrow('away');
});
