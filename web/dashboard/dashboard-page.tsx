import { useLocation } from 'react-router-dom';
import { AccountMenu } from '../accounts/account-menu.tsx';
import { DeniedScreen } from '../accounts/denied-screen.tsx';
import { CompanySections } from '../companies/company-sections.tsx';
import type { FramedCompany } from '../companies/framed-company.ts';
import { sectionsOf } from '../companies/sections.tsx';
import { useViewer } from '../session.tsx';
import { Page } from '../ui/page.tsx';
import { SectionNotFound } from '../ui/section-not-found.tsx';
import { AdminModeBar } from './admin-mode-bar.tsx';
import { DashboardIdentity } from './dashboard-identity.tsx';
import { HeaderActions } from './header-actions.tsx';

const sections = sectionsOf('dashboard');
const panelOnly = sectionsOf('panel').filter((section) => !sections.includes(section) && section.path !== '');

interface DashboardPageProps {
  readonly company: FramedCompany;
  /** The address under which the sections lie. */
  readonly base: string;
  /** Whether an admin looks at it: with the way back to their dashboard, and without signing out. */
  readonly isAdminMode?: boolean;
}

/** The client's workspace. */
export function DashboardPage({ company, base, isAdminMode = false }: DashboardPageProps) {
  const { role } = useViewer();
  const [section] = useLocation()
    .pathname.slice(base.length + 1)
    .split('/');
  if (panelOnly.some(({ path }) => path === section)) return <DeniedScreen requiredRole="ADMIN" role={role} />;
  return (
    <Page
      identity={<DashboardIdentity company={company} />}
      hasThumbBar
      account={
        <>
          <HeaderActions companyId={company.id} />
          {isAdminMode ? <AdminModeBar /> : <AccountMenu />}
        </>
      }
    >
      <CompanySections
        base={base}
        sections={sections}
        companyId={company.id}
        canManage={company.canManage}
        workspace="dashboard"
        otherwise={<SectionNotFound to={base} />}
      />
    </Page>
  );
}
