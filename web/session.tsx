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

// Whoever comes after a workspace starts at home: the address of the former may not be theirs.
let opened = session.state().workspace;
session.subscribe(() => {
  const { kind, workspace } = session.state();
  if (opened !== 0 && (kind === 'signedOut' || workspace !== opened)) history.replaceState(null, '', '/');
  opened = workspace;
});

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
