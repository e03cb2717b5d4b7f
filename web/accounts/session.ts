import { Refusal, refusalOf } from '../ui/refusal.ts';
import type { Grant } from './requests.ts';
import { initialState, nextState, type SessionEvent, type SessionState, viewerOf } from './session-state.ts';
import { texts } from './texts.ts';

export interface SessionCalls {
  refreshSession(): Promise<Grant>;
  signOut(everywhere: boolean, accessToken: string): Promise<void>;
}

/** How the tabs of one browser tell one another. */
export interface Tabs {
  tell(news: TabNews): void;
  onNews(listener: (news: TabNews) => void): void;
}

export type TabNews = { readonly kind: 'left' } | { readonly kind: 'accepted'; readonly viewerId: string };

// The server's word that there is no session any more; whatever else goes wrong may pass.
export const endCodes = new Set(['SESSION_EXPIRED', 'UNAUTHENTICATED', 'USER_DISABLED']);

const EARLY = 60_000; // ms before its end at which an access token is replaced
const SHORTEST = 10_000; // ms between two refreshes, when the clocks of browser and server disagree
// An answer may have been lost on its way: for 10 s the server gives it again, later it takes the token for stolen.
const SOON = 2_000; // ms until a refresh that failed is tried for the second time
const LONGEST = 9 * 60_000; // ms; an access token lasts 10 minutes

/** The session of this tab. The access token lives here only, in memory; the cookie outlives a reload. */
export function createSession(calls: SessionCalls, tabs: Tabs) {
  let state: SessionState = initialState;
  let accessToken: string | undefined;
  let refreshing: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let epoch = 0; // a refresh that was under way when the person left or entered must not undo it
  const listeners = new Set<() => void>();

  function apply(event: SessionEvent) {
    const next = nextState(state, event);
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function accept(grant: Grant) {
    accessToken = grant.accessToken;
    clearTimeout(timer);
    const lifetime = grant.expiresAt - Date.now() - EARLY;
    timer = setTimeout(refreshQuietly, Math.min(Math.max(lifetime, SHORTEST), LONGEST));
    apply({ kind: 'accepted', viewer: grant.viewer });
  }

  function forgetRefresh() {
    epoch += 1;
    refreshing = undefined;
  }

  function leave(notice?: string) {
    forgetRefresh();
    accessToken = undefined;
    clearTimeout(timer);
    apply({ kind: 'left', ...(notice && viewerOf(state) ? { notice } : {}) });
  }

  function end(notice: string) {
    accessToken = undefined;
    clearTimeout(timer);
    apply({ kind: 'ended', notice });
  }

  /** Replaces the access token; those who ask meanwhile share the one request. */
  function refresh(notice: string = texts.access.interrupted): Promise<void> {
    if (refreshing) return refreshing;
    const request = askAgain(notice).finally(() => {
      if (refreshing === request) refreshing = undefined;
    });
    refreshing = request;
    return request;
  }

  async function askAgain(notice: string) {
    const asked = epoch;
    try {
      const grant = await calls.refreshSession();
      if (asked === epoch) accept(grant);
    } catch (error) {
      if (asked !== epoch) return;
      const refusal = refusalOf(error);
      if (endCodes.has(refusal.code)) return end(notice);
      apply({ kind: 'unreached', message: refusal.message });
      throw refusal;
    }
  }

  function refreshQuietly(pause = SOON) {
    refresh().catch(() => {
      clearTimeout(timer);
      timer = setTimeout(refreshQuietly, pause, SHORTEST);
    });
  }

  async function callSignOut(everywhere: boolean) {
    if (accessToken) await calls.signOut(everywhere, accessToken);
  }

  /** The token to ask with. While the session is interrupted it waits for the sign-in, so that nothing asked is lost. */
  async function token(): Promise<string> {
    const { workspace } = state;
    while (state.kind === 'interrupted') await change();
    if (!accessToken || state.workspace !== workspace) throw new Refusal('UNAUTHENTICATED', texts.errors.unexpected);
    return accessToken;
  }

  function change(): Promise<void> {
    return new Promise((resolve) => {
      const stop = subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  tabs.onNews((news) => {
    if (news.kind === 'left') leave(texts.access.leftElsewhere);
    else if (state.kind !== 'signedIn' || state.viewer.id !== news.viewerId) refreshQuietly();
  });

  return {
    subscribe,
    state: () => state,
    token,
    refresh,
    /** Looks for a session in the cookie, at the start and again after a failure. */
    open() {
      apply({ kind: 'retried' });
      refreshQuietly(); // a failure is told by the state
    },
    /** Takes up the session that a sign-in was granted. */
    enter(grant: Grant) {
      forgetRefresh();
      accept(grant);
      tabs.tell({ kind: 'accepted', viewerId: grant.viewer.id });
    },
    /** Signs out, here or everywhere. When the server did not hear of it, the person is still signed in and is told. */
    async signOut(everywhere = false) {
      await callSignOut(everywhere).catch(async (error) => {
        if (!endCodes.has(refusalOf(error).code)) throw error;
        await refresh(); // the token was over, or the session itself
        if (everywhere && !accessToken) throw error; // the others go on
        await callSignOut(everywhere);
      });
      leave();
      tabs.tell({ kind: 'left' });
    },
  };
}
