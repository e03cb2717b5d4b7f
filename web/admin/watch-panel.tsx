import { Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCatalogue from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconServerOff from '@tabler/icons-react/dist/esm/icons/IconServerOff.mjs';
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import { Link } from 'react-router-dom';
import { CompanyLogo } from '../companies/company-logo.tsx';
import type { WatchReason } from '../graphql/generated/graphql.ts';
import { type FragmentType, useFragment } from '../graphql/generated/index.ts';
import { WatchPanel_watch } from './documents.ts';
import { texts } from './texts.ts';
import classes from './watch-panel.module.css';

const REASONS: Readonly<Record<WatchReason, { readonly icon: Icon; readonly section: string }>> = {
  PAUSED: { icon: IconPlayerPause, section: '' },
  MODEL_FAILING: { icon: IconServerOff, section: '/prompt' },
  CATALOGUE_STALE: { icon: IconCatalogue, section: '/products' },
  QUESTIONS_RISING: { icon: IconTrendingUp, section: '/improve' },
};

/** Which companies need somebody, and why; each leads to where that is done. */
export function WatchPanel({ watched }: { readonly watched: FragmentType<typeof WatchPanel_watch> }) {
  const { companies, totalCount, isModelFailing } = useFragment(WatchPanel_watch, watched);
  return (
    <section className={classes.panel} aria-labelledby="watch">
      <Title order={2} size="h4" id="watch">
        {texts.watch.title}
      </Title>
      {isModelFailing && (
        <p className={classes.failing}>
          <IconServerOff size={18} aria-hidden="true" />
          {texts.watch.modelFailing}
        </p>
      )}
      {companies.length === 0 && !isModelFailing && (
        <p className={classes.well}>
          <IconCheck size={18} aria-hidden="true" />
          {texts.watch.allWell}
        </p>
      )}
      {companies.length > 0 && (
        <ul className={classes.list}>
          {companies.map(({ company, reasons, recentQuestionCount }) =>
            reasons.slice(0, 1).map((reason) => {
              const { icon: Sign, section } = REASONS[reason];
              return (
                <li key={company.id}>
                  <Link to={`/admin/companies/${company.id}${section}`} className={classes.row}>
                    <CompanyLogo company={company} size={28} />
                    <span className={classes.what}>
                      <span className={classes.name}>{company.name}</span>
                      <span className={classes.reasons}>{sentence(reasons, recentQuestionCount)}</span>
                    </span>
                    <Sign size={18} stroke={1.7} aria-hidden="true" className={classes.sign} />
                  </Link>
                </li>
              );
            }),
          )}
        </ul>
      )}
      {totalCount > companies.length && (
        <p className={classes.more}>{texts.watch.more(totalCount - companies.length)}</p>
      )}
    </section>
  );
}

function sentence(reasons: readonly WatchReason[], count: number): string {
  const { reasons: words } = texts.watch;
  return reasons
    .map((reason) => (reason === 'QUESTIONS_RISING' ? words.QUESTIONS_RISING(count) : words[reason]))
    .join(' · ');
}
