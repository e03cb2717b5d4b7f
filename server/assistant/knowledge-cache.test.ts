import { expect, test } from 'vitest';
import { exampleCompany } from '../test/example-shops.ts';
import type { KnowledgeSource } from './knowledge.ts';
import { KnowledgeCache } from './knowledge-cache.ts';

/** A store that counts its loads; each company's version is what the test last set. */
function store() {
  const versions = new Map<string, number>();
  const loads: string[] = [];
  const load = async (id: string): Promise<KnowledgeSource | null> => {
    loads.push(id);
    const version = versions.get(id);
    await new Promise((resolve) => setImmediate(resolve));
    if (version === undefined) return null;
    return {
      company: exampleCompany({ id, knowledgeVersion: version }),
      faqs: [],
      products: [],
      prompt: 'x'.repeat(1_000),
    };
  };
  return { versions, loads, load };
}

test('callers at the same time share one load, later ones need none', async () => {
  const { versions, loads, load } = store();
  versions.set('a', 1);
  const cache = new KnowledgeCache(load);
  const [one, other] = await Promise.all([cache.get('a'), cache.get('a')]);
  expect(await cache.get('a')).toBe(one);
  expect(other).toBe(one);
  expect(loads).toEqual(['a']);
});

test('after an invalidation nobody gets what was read before it, not even who was waiting', async () => {
  const { versions, load } = store();
  versions.set('a', 1);
  const cache = new KnowledgeCache(load);
  const waiting = cache.get('a');
  await Promise.resolve();
  await Promise.resolve();
  versions.set('a', 2);
  cache.invalidate('a');
  expect((await waiting)?.version).toBe(2);
  expect((await cache.get('a'))?.version).toBe(2);
});

test('the one used longest ago goes first when the budget is full', async () => {
  const { versions, loads, load } = store();
  for (const id of ['a', 'b', 'c']) versions.set(id, 1);
  const size = (await new KnowledgeCache(load).get('a'))?.bytes ?? 0;
  loads.length = 0;
  const cache = new KnowledgeCache(load, 2.5 * size);
  await cache.get('a');
  await cache.get('b');
  await cache.get('a');
  await cache.get('c'); // b goes
  await cache.get('a');
  await cache.get('b');
  expect(loads).toEqual(['a', 'b', 'c', 'b']);
});

test('a company that does not exist is null each time it is asked for', async () => {
  const { versions, load } = store();
  const cache = new KnowledgeCache(load);
  expect(await cache.get('x')).toBeNull();
  versions.set('x', 1);
  expect((await cache.get('x'))?.version).toBe(1);
});

test('a failed load fails its callers and is tried again', async () => {
  const { versions, load } = store();
  versions.set('a', 1);
  let isDown = true;
  const cache = new KnowledgeCache((id) => (isDown ? Promise.reject(new Error('down')) : load(id)));
  await expect(cache.get('a')).rejects.toThrow('down');
  isDown = false;
  expect((await cache.get('a'))?.version).toBe(1);
});
