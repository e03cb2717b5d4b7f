import { describe, expect, it } from 'vitest';
import { nextState, type SessionEvent, type SessionState } from './session-state.ts';

const anna = { id: 'a', email: 'anna@negozio.it', role: 'ADMIN' };
const bruno = { id: 'b', email: 'bruno@negozio.it', role: 'CLIENT' };

const loading: SessionState = { kind: 'loading', workspace: 0 };
const signedOut: SessionState = { kind: 'signedOut', workspace: 1, notice: null };
const atWork: SessionState = { kind: 'signedIn', workspace: 1, viewer: anna };
const interrupted: SessionState = { kind: 'interrupted', workspace: 1, viewer: anna, notice: 'Scaduta' };
const unreachable: SessionState = { kind: 'unreachable', workspace: 0, message: 'Rete' };

const ended: SessionEvent = { kind: 'ended', notice: 'Scaduta' };
const unreached: SessionEvent = { kind: 'unreached', message: 'Rete' };

describe('the session', () => {
  it.each<[string, SessionState, SessionEvent, SessionState]>([
    ['opens on the sign-in without a cookie', loading, ended, { kind: 'signedOut', workspace: 0, notice: null }],
    ['opens a workspace with one', loading, { kind: 'accepted', viewer: anna }, atWork],
    ['says so when it cannot tell', loading, unreached, unreachable],
    ['is tried again', unreachable, { kind: 'retried' }, loading],
    ['outlives a moment without network', atWork, unreached, atWork],
    ['is interrupted when it ends at work', atWork, ended, interrupted],
    ['stays signed out when it ends twice', signedOut, ended, signedOut],
    ['goes on where it was', interrupted, { kind: 'accepted', viewer: anna }, atWork],
    ['is refreshed without a change', atWork, { kind: 'accepted', viewer: anna }, atWork],
    [
      'keeps nothing for another person',
      interrupted,
      { kind: 'accepted', viewer: bruno },
      { kind: 'signedIn', workspace: 2, viewer: bruno },
    ],
    [
      'keeps nothing across a change of role',
      atWork,
      { kind: 'accepted', viewer: { ...anna, role: 'CLIENT' } },
      { kind: 'signedIn', workspace: 2, viewer: { ...anna, role: 'CLIENT' } },
    ],
    ['is left at will', atWork, { kind: 'left' }, signedOut],
    ['is left from the interrupted sign-in', interrupted, { kind: 'left' }, signedOut],
  ])('%s', (_case, state, event, expected) => {
    expect(nextState(state, event)).toEqual(expected);
  });
});
