import { expect, test, vi } from 'vitest';
import type { Model, ModelRequest } from '../model/model.ts';
import { modelOf, OwnModels } from './own-models.ts';

const request = {} as ModelRequest;
const saying = (text: string): Model => ({ isActive: true, reply: async () => ({ text, productIds: [] }) });
const server = saying('the server’s');
const own = (id: string, ownModelId: string | null = 'first') => ({ id, ownModelId });

test('each company has its own, opened once, and the others the server’s', async () => {
  const open = vi.fn(async (id: string) => saying(`of ${id}`));
  const ownModels = new OwnModels(open);
  const shared = { model: server, ownModels };
  expect(modelOf(shared, own('a', null))).toBe(server);
  const asked = ['a', 'b', 'a'].map((id) => modelOf(shared, own(id)).reply(request));
  expect((await Promise.all(asked)).map((reply) => (reply as { text: string }).text)).toEqual(['of a', 'of b', 'of a']);
  expect(open.mock.calls).toEqual([['a'], ['b']]);
});

test('it is opened anew when another was saved, and after it was taken away', async () => {
  const open = vi.fn(async () => saying('own'));
  const ownModels = new OwnModels(open);
  for (const id of ['first', 'second', 'second', null, 'second']) await ownModels.of(own('a', id))?.reply(request);
  expect(open).toHaveBeenCalledTimes(3);
});

test('one that cannot be opened is opened by the next who asks', async () => {
  const open = vi.fn(async () => saying('own'));
  open.mockRejectedValueOnce(new Error('read ECONNRESET'));
  const ownModels = new OwnModels(open);
  await expect(ownModels.of(own('a'))?.reply(request)).rejects.toThrow('read ECONNRESET');
  expect(await ownModels.of(own('a'))?.reply(request)).toMatchObject({ text: 'own' });
});

test('whether it fails is known without opening it', async () => {
  const ownModels = new OwnModels(async () => ({ ...saying('own'), isFailing: () => true }));
  expect(ownModels.of(own('a'))?.isFailing?.()).toBe(false);
  await ownModels.of(own('a'))?.reply(request);
  expect(ownModels.of(own('a'))?.isFailing?.()).toBe(true);
});

test('the one used longest ago is forgotten where there are too many', async () => {
  const open = vi.fn(async (id: string) => saying(id));
  const ownModels = new OwnModels(open, 2);
  for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await ownModels.of(own(id))?.reply(request);
  expect(open.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'c', 'b']);
});
