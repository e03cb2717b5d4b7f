import './ui/workspace-styles.ts';
import { ApolloProvider } from '@apollo/client/react';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { CompanyCount } from './accounts/company-count.tsx';
import { DeniedScreen, UnknownRoleScreen } from './accounts/denied-screen.tsx';
import { destinationOf } from './accounts/dispatch.ts';
import { makeApolloClient } from './apollo.ts';
import { AdminCompanyPage } from './companies/admin-company-page.tsx';
import { AdminDashboard } from './companies/admin-dashboard.tsx';
import { ClientDashboard } from './companies/client-dashboard.tsx';
import { CompletionScreen } from './onboarding/completion-screen.tsx';
import { useViewer } from './session.tsx';
import { texts } from './texts.ts';

/** All that a signed-in person sees. It is made anew for another person. */
export function Workspace() {
  const [client] = useState(makeApolloClient);
  return (
    <ApolloProvider client={client}>
      <ModalsProvider labels={{ confirm: texts.common.close, cancel: texts.common.cancel }}>
        <Notifications position="top-center" />
        <CompanyCount>
          <BrowserRouter>
            <Dispatch />
          </BrowserRouter>
        </CompanyCount>
      </ModalsProvider>
    </ApolloProvider>
  );
}

/** The role-dispatch screen: every address of the workspaces (spec §2). */
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
    <Routes>
      <Route path="/admin" element={<AdminDashboard />} />
      <Route path="/admin/companies/:companyId/*" element={<AdminCompanyPage />} />
      <Route path="*" element={<Navigate to="/admin" replace />} />
    </Routes>
  );
}

function ClientArea() {
  return (
    <Routes>
      <Route path="/dashboard/*" element={<ClientDashboard />} />
    </Routes>
  );
}
