import { Button, Title } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { Link } from 'react-router-dom';
import classes from './quick-actions.module.css';
import { texts } from './texts.ts';

const SECTIONS = [
  { path: 'faq', label: texts.overview.editFaqs, icon: IconMessageQuestion },
  { path: 'products', label: texts.overview.manageProducts, icon: IconPackage },
  { path: 'prompt', label: texts.overview.configureAi, icon: IconSparkles },
];

/** Where one goes most from here. */
export function QuickActions({ companyId }: { readonly companyId: string }) {
  return (
    <section className={classes.actions} aria-labelledby="panel-actions">
      <Title order={2} size="h5" id="panel-actions">
        {texts.overview.quickActions}
      </Title>
      <Button
        component="a"
        href={`/widget/${companyId}`}
        target="_blank"
        rel="noreferrer"
        variant="light"
        justify="flex-start"
        leftSection={<IconExternalLink size={18} aria-hidden="true" />}
      >
        {texts.overview.openWidget}
        <span className="visually-hidden">&nbsp;{texts.common.opensInNewTab}</span>
      </Button>
      {SECTIONS.map(({ path, label, icon: Sign }) => (
        <Button
          key={path}
          component={Link}
          to={`/admin/companies/${companyId}/${path}`}
          variant="default"
          justify="flex-start"
          leftSection={<Sign size={18} aria-hidden="true" />}
        >
          {label}
        </Button>
      ))}
    </section>
  );
}
