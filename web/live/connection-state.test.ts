import { describe, expect, it } from 'vitest';
import { badgeOf, type Connection, type ConnectionEvent, hearsOfChanges, nextConnection } from './connection-state.ts';

describe('the connection', () => {
  it.each<[string, Connection, ConnectionEvent[], Connection]>([
    ['is made', 'waiting', ['connected'], 'connected'],
    ['cannot be made', 'waiting', ['closed'], 'failed'],
    ['goes unnoticed when it comes back at once', 'connected', ['closed', 'closed', 'connected'], 'connected'],
    ['is missed after a while', 'connected', ['closed', 'missed'], 'reconnecting'],
    ['stays missed while attempts fail', 'connected', ['closed', 'missed', 'closed'], 'reconnecting'],
    ['is given up later', 'connected', ['closed', 'missed', 'givenUp'], 'failed'],
    ['comes back even then', 'failed', ['closed', 'connected'], 'connected'],
    ['is not missed when the clock comes late', 'connected', ['missed', 'givenUp'], 'connected'],
  ])('%s', (_case, from, events, to) => {
    expect(events.reduce(nextConnection, from)).toBe(to);
  });
});

it.each<[Connection, boolean, number | undefined, string]>([
  ['waiting', false, undefined, 'waiting'],
  ['connected', false, undefined, 'signedOut'],
  ['connected', true, undefined, 'waiting'],
  ['connected', true, 3, 'connected'],
  ['interrupted', true, 3, 'connected'],
  ['reconnecting', true, 3, 'reconnecting'],
  ['failed', true, 3, 'failed'],
  ['failed', false, undefined, 'failed'],
])(
  'the badge of a connection %s, signed in %s, with %s companies is %s',
  (connection, isSignedIn, companies, badge) => {
    expect(badgeOf(connection, isSignedIn, companies)).toBe(badge);
  },
);

it.each<[Connection, boolean]>([
  ['waiting', false],
  ['connected', true],
  ['interrupted', true],
  ['reconnecting', false],
  ['failed', false],
])('while it is %s, changes are heard of: %s', (connection, isHeard) =>
  expect(hearsOfChanges(connection)).toBe(isHeard),
);
