import { Button } from '@mantine/core';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link, useResolvedPath } from 'react-router-dom';
import classes from './shortcuts.module.css';
import { texts } from './texts.ts';

const SHORTCUTS = [
  { path: 'faq/new', label: texts.today.newFaq, icon: IconPlus },
  { path: 'conversations?status=active', label: texts.today.activeNow, icon: IconMessages },
  { path: 'statistics?period=30-days', label: texts.today.lastMonth, icon: IconChartBar },
];

/** Where a shop's people go most from their home. */
export function Shortcuts({ companyId }: { readonly companyId: string }) {
  const base = useResolvedPath('').pathname.replace(/\/$/, '');
  return (
    <nav className={classes.shortcuts} aria-label={texts.today.shortcuts}>
      {SHORTCUTS.map(({ path, label, icon: Sign }) => (
        <Button
          key={path}
          component={Link}
          to={`${base}/${path}`}
          variant="default"
          size="sm"
          leftSection={<Sign size={17} aria-hidden="true" />}
        >
          {label}
        </Button>
      ))}
      <Button
        component="a"
        href={`/widget/${companyId}`}
        target="_blank"
        rel="noreferrer"
        variant="default"
        size="sm"
        leftSection={<IconExternalLink size={17} aria-hidden="true" />}
      >
        {texts.today.seeChat}
        <span className="visually-hidden">&nbsp;{texts.common.opensInNewTab}</span>
      </Button>
    </nav>
  );
}
