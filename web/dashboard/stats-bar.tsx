import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconPlugConnectedX from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs';
import { useFramedCompany } from '../companies/framed-company.ts';
import { hearsOfChanges } from '../live/connection-state.ts';
import { useConnection } from '../live/socket.ts';
import { TodayFigures } from '../stats/company-cards.tsx';
import classes from './stats-bar.module.css';
import { texts } from './texts.ts';

interface StatsBarProps {
  readonly companyId: string;
  /** How many products the chat recommends now. */
  readonly recommended: number;
}

/** The shop in a few figures, and whether this page hears of what happens. */
export function StatsBar({ companyId, recommended }: StatsBarProps) {
  const company = useFramedCompany(companyId);
  const connection = useConnection();
  const isOnline = hearsOfChanges(connection);
  const Plug = isOnline ? IconPlugConnected : IconPlugConnectedX;
  return (
    <section className={classes.stats} aria-label={texts.dashboard.stats}>
      <span>
        <IconPackage size={18} stroke={1.7} aria-hidden="true" />
        {company ? texts.dashboard.products(company.productCount) : '...'}
      </span>
      <TodayFigures companyId={companyId} />
      <span>{texts.dashboard.recommended(recommended)}</span>
      <span data-online={isOnline}>
        <Plug size={18} stroke={1.7} aria-hidden="true" />
        {isOnline ? texts.dashboard.online : texts.dashboard.offline}
      </span>
    </section>
  );
}
