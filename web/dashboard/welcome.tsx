import { Text, Title } from '@mantine/core';
import { useFramedCompany } from '../companies/framed-company.ts';
import { texts } from './texts.ts';
import classes from './welcome.module.css';

/** The banner on top of the client's workspace. */
export function Welcome({ companyId }: { readonly companyId: string }) {
  const company = useFramedCompany(companyId);
  return (
    <section className={classes.banner} aria-labelledby="welcome">
      <Title order={2} size="h3" id="welcome" lineClamp={3}>
        {texts.dashboard.welcomeTitle(company?.name ?? '')}
      </Title>
      <Text>{texts.dashboard.welcome}</Text>
    </section>
  );
}
