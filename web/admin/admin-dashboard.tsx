import { useQuery } from '@apollo/client/react';
import { Text, Title } from '@mantine/core';
import { useLive } from '../live/use-live.ts';
import { useViewer } from '../session.tsx';
import { PlatformCard } from '../stats/platform-card.tsx';
import { Brand } from '../ui/brand.tsx';
import { Page } from '../ui/page.tsx';
import { useTitle } from '../ui/title.ts';
import classes from './admin-dashboard.module.css';
import { CompanyDetailDialog } from './company-detail-dialog.tsx';
import { CompanyList } from './company-list.tsx';
import { companyTotals, watchChanges, watchQuery } from './documents.ts';
import { NewCompanyButton } from './new-company-dialog.tsx';
import { QuickActions } from './quick-actions.tsx';
import { texts } from './texts.ts';
import { TotalCards } from './total-cards.tsx';
import { WatchPanel } from './watch-panel.tsx';

const NO_VARIABLES = {};

/** Where admins begin: their companies, in figures and one by one. */
export function AdminDashboard() {
  const { email } = useViewer();
  const totals = useLive(companyTotals, NO_VARIABLES);
  // It stands above the list, which waits for it to be read: it would move otherwise.
  const read = useQuery(watchQuery, { fetchPolicy: 'cache-and-network' });
  const watched = useLive(watchChanges, NO_VARIABLES)?.companiesToWatch ?? read.data?.companiesToWatch;
  useTitle(texts.admin.title);
  return (
    <Page identity={<Brand />}>
      <div className={classes.heading}>
        <div>
          <Title order={1} size="h2">
            {texts.admin.title}
          </Title>
          <Text c="dimmed">{texts.admin.welcome(email)}</Text>
        </div>
        <NewCompanyButton />
      </div>
      <TotalCards totals={totals?.companyTotals} />
      {watched && <WatchPanel watched={watched} />}
      <CompanyList totals={totals} isHeld={!watched && !read.error} />
      <aside className={classes.aside}>
        <QuickActions />
        <PlatformCard />
      </aside>
      <CompanyDetailDialog />
    </Page>
  );
}
