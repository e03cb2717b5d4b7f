import { Button, Title } from '@mantine/core';
import IconApi from '@tabler/icons-react/dist/esm/icons/IconApi.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSearchParams } from 'react-router-dom';
import classes from './side-card.module.css';
import { texts } from './texts.ts';

/** What admins do most. */
export function QuickActions() {
  const [, setSearch] = useSearchParams();
  return (
    <section className={classes.card} aria-labelledby="quick-actions">
      <Title order={2} size="h5" id="quick-actions">
        {texts.admin.quickActions}
      </Title>
      <Button
        variant="light"
        justify="flex-start"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => setSearch((search) => withNew(search))}
      >
        {texts.admin.add}
      </Button>
      <Button
        component="a"
        href="/schema.graphql"
        target="_blank"
        rel="noreferrer"
        variant="default"
        justify="flex-start"
        leftSection={<IconApi size={18} aria-hidden="true" />}
      >
        {texts.admin.apiDocs}
        <span className="visually-hidden">&nbsp;{texts.common.opensInNewTab}</span>
      </Button>
    </section>
  );
}

/** The address with which the new company's form is open. */
export function withNew(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('new', '1');
  return next;
}
