import { Text, Title } from '@mantine/core';
import { useViewer } from '../session.tsx';
import { Brand } from '../ui/brand.tsx';
import { Page } from '../ui/page.tsx';
import { useTitle } from '../ui/title.ts';
import { CompanyList } from './company-list.tsx';
import { texts } from './texts.ts';

/** Where admins begin: their companies. */
export function AdminDashboard() {
  const { email } = useViewer();
  useTitle(texts.admin.title);
  return (
    <Page identity={<Brand />}>
      <div>
        <Title order={1} size="h2">
          {texts.admin.title}
        </Title>
        <Text c="dimmed">{texts.admin.welcome(email)}</Text>
      </div>
      <CompanyList />
    </Page>
  );
}
