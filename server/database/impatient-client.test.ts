import { expect, test } from 'vitest';
import { impatientClient } from './impatient-client.ts';

test('a connection that breaks while nobody holds it ends no process', () => {
  const client = new (impatientClient({ milliseconds: 0 }))();
  expect(() =>
    client.emit('error', new Error('terminating connection due to unexpected postmaster exit')),
  ).not.toThrow();
});

test('whoever holds it is told', () => {
  const client = new (impatientClient({ milliseconds: 0 }))();
  const told: string[] = [];
  client.on('error', ({ message }) => told.push(message));
  client.emit('error', new Error('broken'));
  expect(told).toEqual(['broken']);
});
