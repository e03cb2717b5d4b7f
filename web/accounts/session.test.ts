import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../ui/refusal.ts';
import type { Grant } from './requests.ts';
import { createSession, type TabNews } from './session.ts';

const anna = { id: 'a', email: 'anna@negozio.it', role: 'ADMIN' };
const bruno = { id: 'b', email: 'bruno@negozio.it', role: 'CLIENT' };

function grant(viewer: Grant['viewer'], accessToken: string): Grant {
  return { accessToken, expiresAt: Date.now() + 600_000, viewer };
}

function setUp() {
  let hear: (news: TabNews) => void = () => {};
  const refreshSession = vi.fn<() => Promise<Grant>>();
  const signOut = vi.fn(async (_everywhere: boolean, _accessToken: string) => {});
  const tell = vi.fn<(news: TabNews) => void>();
  const session = createSession(
    { refreshSession, signOut },
    {
      tell,
      onNews: (listener) => {
        hear = listener;
      },
    },
  );
  return { session, refreshSession, signOut, tell, hear: (news: TabNews) => hear(news) };
}

const expired = new Refusal('SESSION_EXPIRED', 'La sessione è scaduta. Accedi di nuovo.');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the session of a tab', () => {
  it('refreshes once for all who ask at the same time', async () => {
    const { session, refreshSession } = setUp();
    refreshSession.mockResolvedValue(grant(anna, 'one'));
    await Promise.all([session.refresh(), session.refresh(), session.refresh()]);
    expect(refreshSession).toHaveBeenCalledTimes(1);
    expect(await session.token()).toBe('one');
  });

  it('replaces the token a minute before it ends', async () => {
    const { session, refreshSession } = setUp();
    session.enter(grant(anna, 'one'));
    refreshSession.mockResolvedValue(grant(anna, 'two'));
    await vi.advanceTimersByTimeAsync(539_000);
    expect(await session.token()).toBe('one');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await session.token()).toBe('two');
  });

  it('keeps what was asked waiting until the person is back', async () => {
    const { session, refreshSession } = setUp();
    session.enter(grant(anna, 'one'));
    refreshSession.mockRejectedValue(expired);
    await session.refresh();
    expect(session.state().kind).toBe('interrupted');
    const asked = session.token();
    session.enter(grant(anna, 'two'));
    expect(await asked).toBe('two');
  });

  it('does not ask as somebody else what the former person asked', async () => {
    const { session, refreshSession } = setUp();
    session.enter(grant(anna, 'one'));
    refreshSession.mockRejectedValue(expired);
    await session.refresh();
    const asked = expect(session.token()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    session.enter(grant(bruno, 'two'));
    await asked;
  });

  it('stays signed out though a refresh was under way', async () => {
    const { session, refreshSession } = setUp();
    session.enter(grant(anna, 'one'));
    let answer: (granted: Grant) => void = () => {};
    refreshSession.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const refreshed = session.refresh();
    await session.signOut();
    answer(grant(anna, 'two'));
    await refreshed;
    expect(session.state().kind).toBe('signedOut');
  });

  it('stays signed in while the network is away, and tries again', async () => {
    const { session, refreshSession } = setUp();
    session.enter(grant(anna, 'one'));
    refreshSession.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(541_000);
    expect(session.state().kind).toBe('signedIn');
    refreshSession.mockResolvedValue(grant(anna, 'two'));
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await session.token()).toBe('two');
  });

  it('stays signed in when the answer to a refresh is lost: the server gives it again for 10 s', async () => {
    const { session, refreshSession } = setUp();
    session.enter(grant(anna, 'one'));
    let usedAt: number | undefined;
    refreshSession.mockImplementation(async () => {
      usedAt ??= Date.now();
      await new Promise((resolve) => setTimeout(resolve, 100)); // on its way
      if (refreshSession.mock.calls.length === 1) throw new TypeError('Failed to fetch');
      if (Date.now() - usedAt > 10_000) throw expired;
      return grant(anna, 'two');
    });
    await vi.advanceTimersByTimeAsync(560_000);
    expect(session.state().kind).toBe('signedIn');
    expect(await session.token()).toBe('two');
  });

  it('finds the session of the cookie by itself, when the server was away as the page was opened', async () => {
    const { session, refreshSession } = setUp();
    refreshSession.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(grant(anna, 'one'));
    session.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state().kind).toBe('unreachable');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session.state()).toMatchObject({ kind: 'signedIn', viewer: anna });
  });

  it('does not ask a server that is away again and again', async () => {
    const { session, refreshSession } = setUp();
    session.enter(grant(anna, 'one'));
    refreshSession.mockRejectedValue(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(540_000);
    for (let times = 0; times < 3; times++) session.open(); // the person presses, too
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refreshSession.mock.calls.length).toBeLessThan(10);
  });

  it('follows the other tabs out and in', async () => {
    const { session, refreshSession, hear, tell } = setUp();
    session.enter(grant(anna, 'one'));
    expect(tell).toHaveBeenLastCalledWith({ kind: 'accepted', viewerId: 'a' });
    hear({ kind: 'left' });
    expect(session.state()).toMatchObject({
      kind: 'signedOut',
      notice: "Sei uscito da un'altra scheda. Se accedi di nuovo, torni dove eri.",
    });
    refreshSession.mockResolvedValue(grant(bruno, 'two'));
    hear({ kind: 'accepted', viewerId: 'b' });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state()).toMatchObject({ kind: 'signedIn', viewer: bruno });
  });

  it('signs out with the next token where this one is over, as after a sleep', async () => {
    const { session, refreshSession, signOut, tell } = setUp();
    session.enter(grant(anna, 'one'));
    signOut.mockRejectedValueOnce(expired);
    refreshSession.mockResolvedValue(grant(anna, 'two'));
    await session.signOut();
    expect(signOut).toHaveBeenLastCalledWith(false, 'two');
    expect(session.state().kind).toBe('signedOut');
    expect(tell).toHaveBeenLastCalledWith({ kind: 'left' });
  });

  it('signs out of a session that is over already', async () => {
    const { session, refreshSession, signOut } = setUp();
    session.enter(grant(anna, 'one'));
    signOut.mockRejectedValue(expired);
    refreshSession.mockRejectedValue(expired);
    await session.signOut();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(session.state().kind).toBe('signedOut');
  });

  it('does not say that every session is over when only this one is', async () => {
    const { session, refreshSession, signOut } = setUp();
    session.enter(grant(anna, 'one'));
    signOut.mockRejectedValue(expired);
    refreshSession.mockRejectedValue(expired);
    await expect(session.signOut(true)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(session.state().kind).toBe('interrupted');
  });

  it('tells the person who could not be signed out', async () => {
    const { session, signOut } = setUp();
    session.enter(grant(anna, 'one'));
    signOut.mockRejectedValue(new Refusal('NETWORK', 'Errore di connessione. Verifica la rete.'));
    await expect(session.signOut()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(session.state().kind).toBe('signedIn');
  });
});
