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
import { companyTotals } from './documents.ts';
import { NewCompanyButton } from './new-company-dialog.tsx';
import { QuickActions } from './quick-actions.tsx';
import { texts } from './texts.ts';
import { TotalCards } from './total-cards.tsx';

const NO_VARIABLES = {};

/** Where admins begin: their companies, in figures and one by one. */
export function AdminDashboard() {
  const { email } = useViewer();
  const totals = useLive(companyTotals, NO_VARIABLES);
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
      <div className={classes.columns}>
        <CompanyList totals={totals} />
        <aside className={classes.aside}>
          <QuickActions />
          <PlatformCard />
        </aside>
      </div>
      <CompanyDetailDialog />
    </Page>
  );
}
