import { useSyncExternalStore } from 'react';
import { refreshSession, signOut } from './accounts/requests.ts';
import { createSession, type TabNews } from './accounts/session.ts';
import { type SessionState, type SessionViewer, viewerOf } from './accounts/session-state.ts';

const channel = new BroadcastChannel('tuoshop-session');

/** This tab's session. */
export const session = createSession(
  { refreshSession, signOut },
  {
    tell: (news) => channel.postMessage(news),
    onNews: (listener) => channel.addEventListener('message', (event: MessageEvent<TabNews>) => listener(event.data)),
  },
);

// Whoever comes after a workspace starts at home: the address of the former may not be theirs. Who signed out in
// another tab, and comes back, goes on where they were here.
let opened = session.state().workspace;
let former: SessionViewer | null = null;
let left: { viewerId: string; address: string } | undefined;
session.subscribe(() => {
  const state = session.state();
  const isOver = opened !== 0 && (state.kind === 'signedOut' || state.workspace !== opened);
  if (isOver && state.kind === 'signedOut' && state.notice && former) {
    left = { viewerId: former.id, address: location.pathname + location.search };
  }
  if (isOver && !isFirstRole(former, viewerOf(state))) history.replaceState(null, '', '/');
  const viewer = viewerOf(state);
  if (viewer && left) {
    if (viewer.id === left.viewerId) history.replaceState(null, '', left.address);
    left = undefined;
  }
  opened = state.workspace;
  former = viewer;
});

/** Whoever gets their first role was led to its first address, and goes on there. */
function isFirstRole(former: SessionViewer | null, viewer: SessionViewer | null): boolean {
  return former?.role === null && former.id === viewer?.id;
}

/** Where the session stands, now and whenever that changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state);
}

/** Whose workspace this is; only inside one. */
export function useViewer(): SessionViewer {
  const viewer = viewerOf(useSession());
  if (!viewer) throw new Error('There is no viewer outside a workspace');
  return viewer;
}
