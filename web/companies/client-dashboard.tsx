import { useQuery } from '@apollo/client/react';
import { Button, Text, Title } from '@mantine/core';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconPlugConnectedX from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs';
import { signOut } from '../accounts/sign-out.ts';
import { texts as accountTexts } from '../accounts/texts.ts';
import { type FragmentType, graphql, useFragment } from '../graphql/generated/index.ts';
import { useConnection } from '../live/socket.ts';
import { useViewer } from '../session.tsx';
import { Page } from '../ui/page.tsx';
import { refusalOf } from '../ui/refusal.ts';
import { LoadingScreen, MessageScreen } from '../ui/screen.tsx';
import { useTitle } from '../ui/title.ts';
import classes from './client-dashboard.module.css';
import { CompanyLogo } from './company-logo.tsx';
import { CompanySections } from './company-sections.tsx';
import { texts } from './texts.ts';

const clientDashboardQuery = graphql(`
  query ClientDashboard {
    viewer {
      id
      company {
        id
        productCount
        canManage
        ...ClientIdentity_company
      }
    }
  }
`);

const ClientIdentity_company = graphql(`
  fragment ClientIdentity_company on Company {
    name
    ...CompanyLogo_company
  }
`);

/** Where clients work: their one company. */
export function ClientDashboard() {
  const { data, error, refetch } = useQuery(clientDashboardQuery);
  const retry = () => refetch().catch(() => undefined);

  if (!data && error) return <DashboardFailed reason={refusalOf(error).message} onRetry={retry} />;
  if (!data) return <LoadingScreen text={texts.client.loading} />;
  const company = data.viewer?.company;
  if (!company) return <DashboardFailed reason={texts.company.notFound} onRetry={retry} />;
  return (
    <Page identity={<ClientIdentity company={company} />}>
      <StatsBar products={company.productCount} />
      <CompanySections base="/dashboard" companyId={company.id} canManage={company.canManage} />
    </Page>
  );
}

function ClientIdentity(props: { readonly company: FragmentType<typeof ClientIdentity_company> }) {
  const company = useFragment(ClientIdentity_company, props.company);
  const [name = ''] = useViewer().email.split('@');
  useTitle(company.name);
  return (
    <div className={classes.identity}>
      <CompanyLogo company={company} size={38} />
      <div className={classes.who}>
        <Title order={1} size="h5" className={classes.line}>
          {company.name}
        </Title>
        <Text size="sm" c="dimmed" className={classes.line}>
          {texts.client.greeting(name)}
        </Text>
      </div>
    </div>
  );
}

function StatsBar({ products }: { readonly products: number }) {
  const connection = useConnection();
  const isOnline = connection === 'connected' || connection === 'interrupted';
  const Plug = isOnline ? IconPlugConnected : IconPlugConnectedX;
  return (
    <div className={classes.stats}>
      <span>
        <IconPackage size={18} stroke={1.7} aria-hidden="true" />
        {texts.client.products(products)}
      </span>
      <span data-online={isOnline}>
        <Plug size={18} stroke={1.7} aria-hidden="true" />
        {isOnline ? texts.client.online : texts.client.offline}
      </span>
    </div>
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
            {accountTexts.account.signOut}
          </Button>
        </>
      }
    />
  );
}
