import { Text, Title } from '@mantine/core';
import { CompanyLogo } from '../companies/company-logo.tsx';
import type { FramedCompany } from '../companies/framed-company.ts';
import { useViewer } from '../session.tsx';
import { useTitle } from '../ui/title.ts';
import classes from './dashboard-identity.module.css';
import { texts } from './texts.ts';

/** At the left of the client's header: their company, and a greeting. */
export function DashboardIdentity({ company }: { readonly company: FramedCompany }) {
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
          {texts.dashboard.greeting(name)}
        </Text>
      </div>
    </div>
  );
}
