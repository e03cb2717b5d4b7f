/** The signed-in person as the session knows them. */
export interface SessionViewer {
  readonly id: string;
  readonly email: string;
  readonly role: string | null;
}

/**
 * `workspace` numbers the person's workspace: while it stays the same everything on the screen stays mounted; another
 * number means another person (or another role), for whom nothing of the former may be left.
 */
export type SessionState =
  | { readonly kind: 'loading'; readonly workspace: number }
  | { readonly kind: 'unreachable'; readonly workspace: number; readonly message: string }
  | { readonly kind: 'signedOut'; readonly workspace: number; readonly notice: string | null }
  | { readonly kind: 'signedIn'; readonly workspace: number; readonly viewer: SessionViewer }
  | {
      /** The session ended in the middle of work: the sign-in lies over a workspace that is still there. */
      readonly kind: 'interrupted';
      readonly workspace: number;
      readonly viewer: SessionViewer;
      readonly notice: string;
    };

export type SessionEvent =
  | { readonly kind: 'accepted'; readonly viewer: SessionViewer }
  | { readonly kind: 'ended'; readonly notice: string }
  | { readonly kind: 'left'; readonly notice?: string }
  | { readonly kind: 'unreached'; readonly message: string }
  | { readonly kind: 'retried' };

export const initialState: SessionState = { kind: 'loading', workspace: 0 };

/** What the session is after something happened to it. */
export function nextState(state: SessionState, event: SessionEvent): SessionState {
  const { workspace } = state;
  switch (event.kind) {
    case 'accepted': {
      const former = viewerOf(state);
      const stays = former !== null && mayGoOn(former, event.viewer);
      return { kind: 'signedIn', workspace: stays ? workspace : workspace + 1, viewer: event.viewer };
    }
    case 'ended': {
      const viewer = viewerOf(state);
      if (viewer) return { kind: 'interrupted', workspace, viewer, notice: event.notice };
      return state.kind === 'signedOut' ? state : { kind: 'signedOut', workspace, notice: null };
    }
    case 'left':
      return { kind: 'signedOut', workspace, notice: event.notice ?? null };
    case 'unreached':
      return state.kind === 'loading' ? { kind: 'unreachable', workspace, message: event.message } : state;
    case 'retried':
      return state.kind === 'unreachable' ? { kind: 'loading', workspace } : state;
  }
}

/** Whose workspace is open, also while its session is interrupted. */
export function viewerOf(state: SessionState): SessionViewer | null {
  return state.kind === 'signedIn' || state.kind === 'interrupted' ? state.viewer : null;
}

function mayGoOn(former: SessionViewer, viewer: SessionViewer): boolean {
  return former.id === viewer.id && former.role === viewer.role;
}
