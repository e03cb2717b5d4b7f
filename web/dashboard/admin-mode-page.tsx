import { useParams } from 'react-router-dom';
import { CompanyFrame } from '../companies/company-frame.tsx';
import { LoadingScreen } from '../ui/screen.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { texts } from './texts.ts';

/** The client's workspace of a company, as its admin works in it. */
export function AdminModePage() {
  const { companyId = '' } = useParams();
  return (
    <CompanyFrame key={companyId} companyId={companyId} loading={<LoadingScreen text={texts.dashboard.loading} />}>
      {(company) => <DashboardPage company={company} base={`/admin/companies/${companyId}/dashboard`} isAdminMode />}
    </CompanyFrame>
  );
}
