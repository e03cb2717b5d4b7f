import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { signOut } from '../accounts/sign-out.ts';
import { CompanyFrame } from '../companies/company-frame.tsx';
import { graphql } from '../graphql/generated/index.ts';
import { refusalOf } from '../ui/refusal.ts';
import { LoadingScreen, MessageScreen } from '../ui/screen.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { texts } from './texts.ts';

const ownCompanyQuery = graphql(`
  query OwnCompany {
    viewer {
      id
      company {
        id
        ...CompanyFrame_company
      }
    }
  }
`);

/** Where clients work: their one company. */
export function ClientPage() {
  const { data, error, refetch } = useQuery(ownCompanyQuery);
  const retry = () => refetch().catch(() => undefined);

  if (!data && error) return <DashboardFailed reason={refusalOf(error).message} onRetry={retry} />;
  if (!data) return <LoadingScreen text={texts.dashboard.loading} />;
  const companyId = data.viewer?.company?.id;
  if (!companyId) return <DashboardFailed reason={texts.company.notFound} onRetry={retry} />;
  return (
    <CompanyFrame companyId={companyId} loading={<LoadingScreen text={texts.dashboard.loading} />}>
      {(company) => <DashboardPage company={company} base="/dashboard" />}
    </CompanyFrame>
  );
}

function DashboardFailed({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) {
  return (
    <MessageScreen
      title={texts.errors.company}
      text={reason}
      actions={
        <>
          <Button onClick={onRetry}>{texts.common.retry}</Button>
          <Button variant="default" onClick={() => signOut()}>
            {texts.dashboard.signOut}
          </Button>
        </>
      }
    />
  );
}
