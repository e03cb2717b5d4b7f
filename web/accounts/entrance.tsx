import { lazy, Suspense, useState } from 'react';
import { session, useSession } from '../session.tsx';
import { texts } from '../texts.ts';
import { Boundary } from '../ui/boundary.tsx';
import { FailedScreen, LoadingScreen } from '../ui/screen.tsx';
import { AccessScreen } from './access-screen.tsx';
import { InterruptedOverlay } from './interrupted-overlay.tsx';
import { PasswordLinkScreen } from './password-link-screen.tsx';

// The workspaces and the GraphQL client: fetched while the person types.
const loadWorkspace = () => import('../routes.tsx');
const Workspace = lazy(async () => ({ default: (await loadWorkspace()).Workspace }));

/** What the session lets a person see: the sign-in, their workspace, or that it cannot be told. */
export function Entrance({ passwordLinkToken }: { readonly passwordLinkToken: string | undefined }) {
  const state = useSession();
  const [linkToken, setLinkToken] = useState(passwordLinkToken);

  if (linkToken) return <PasswordLinkScreen token={linkToken} onLeave={() => setLinkToken(undefined)} />;
  switch (state.kind) {
    case 'loading':
      return <LoadingScreen />;
    case 'unreachable':
      return <FailedScreen title={texts.errors.profile} text={state.message} onRetry={session.open} />;
    case 'signedOut':
      return <AccessScreen onApproach={loadWorkspace} notice={state.notice} />;
    case 'signedIn':
    case 'interrupted':
      return (
        <Boundary>
          <Suspense fallback={<LoadingScreen />}>
            <Workspace key={state.workspace} />
          </Suspense>
          {state.kind === 'interrupted' && <InterruptedOverlay email={state.viewer.email} notice={state.notice} />}
        </Boundary>
      );
  }
}
