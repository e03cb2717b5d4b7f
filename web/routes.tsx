import './ui/workspace-styles.ts';
import { ApolloProvider } from '@apollo/client/react';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Route,
  RouterProvider,
  Routes,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import { CompanyCount } from './accounts/company-count.tsx';
import { DeniedScreen, UnknownRoleScreen } from './accounts/denied-screen.tsx';
import { destinationOf } from './accounts/dispatch.ts';
import { TestOverlayProvider } from './admin/test-overlay.tsx';
import { makeApolloClient } from './apollo.ts';
import { useViewer } from './session.tsx';
import { texts } from './texts.ts';
import { KeysHelp } from './ui/keys-help.tsx';
import { LoadingScreen } from './ui/screen.tsx';
import { UnsavedGuard } from './ui/unsaved.ts';

const AdminDashboard = lazy(async () => ({
  default: (await import('./admin/admin-dashboard.tsx')).AdminDashboard,
}));
const PanelPage = lazy(async () => ({ default: (await import('./panel/panel-page.tsx')).PanelPage }));
const AdminModePage = lazy(async () => ({ default: (await import('./dashboard/admin-mode-page.tsx')).AdminModePage }));
const ClientPage = lazy(async () => ({ default: (await import('./dashboard/client-page.tsx')).ClientPage }));
const CompletionScreen = lazy(async () => ({
  default: (await import('./onboarding/completion-screen.tsx')).CompletionScreen,
}));

/** All that a signed-in person sees. It is made anew for another person. */
export function Workspace() {
  const [client] = useState(makeApolloClient);
  const [router] = useState(makeRouter);
  return (
    <ApolloProvider client={client}>
      <ModalsProvider labels={{ confirm: texts.common.close, cancel: texts.common.cancel }}>
        <Notifications position="top-center" />
        <CompanyCount>
          <RouterProvider router={router} />
        </CompanyCount>
      </ModalsProvider>
    </ApolloProvider>
  );
}

/** One route for every address; it is this kind of router because only it can keep people from leaving unsaved work. */
function makeRouter() {
  return createBrowserRouter([{ path: '*', element: <Dispatched />, errorElement: <Rethrown /> }]);
}

/** The router would show a page of its own where a screen broke; the workspace's boundary has a better one. */
function Rethrown(): never {
  throw useRouteError();
}

function Dispatched() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <UnsavedGuard />
      <KeysHelp />
      <Dispatch />
    </Suspense>
  );
}

/** The role-dispatch screen: every address of the workspaces. */
function Dispatch() {
  const { role } = useViewer();
  const destination = destinationOf(role, useLocation().pathname);
  switch (destination.kind) {
    case 'completion':
      return <CompletionScreen />;
    case 'unknownRole':
      return <UnknownRoleScreen role={role} />;
    case 'denied':
      return <DeniedScreen requiredRole={destination.requiredRole} role={role} />;
    case 'redirect':
      return <Navigate to={destination.to} replace />;
    case 'area':
      return destination.area === 'admin' ? <AdminArea /> : <ClientArea />;
  }
}

function AdminArea() {
  return (
    <TestOverlayProvider>
      <Routes>
        <Route path="/admin" element={<AdminDashboard />} />
        <Route path="/admin/companies/:companyId/dashboard/*" element={<AdminModePage />} />
        <Route path="/admin/companies/:companyId/*" element={<PanelPage />} />
        <Route path="*" element={<Navigate to="/admin" replace />} />
      </Routes>
    </TestOverlayProvider>
  );
}

function ClientArea() {
  return (
    <Routes>
      <Route path="/dashboard/*" element={<ClientPage />} />
    </Routes>
  );
}
