import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconRobot from '@tabler/icons-react/dist/esm/icons/IconRobot.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import type { CompanyTotalsSubscription } from '../graphql/generated/graphql.ts';
import { StatCard } from './stat-card.tsx';
import { texts } from './texts.ts';
import classes from './total-cards.module.css';

/** The three figures, as they are now. */
export function TotalCards({ totals }: { readonly totals: CompanyTotalsSubscription['companyTotals'] | undefined }) {
  return (
    <div className={classes.cards}>
      <StatCard label={texts.admin.totalCompanies} value={totals?.total} icon={IconBuildingStore} />
      <StatCard label={texts.admin.activeChatbots} value={totals?.active} icon={IconRobot} />
      <StatCard
        label={texts.admin.newClients}
        hint={texts.admin.newClientsHint}
        value={totals?.recent}
        icon={IconUserPlus}
      />
    </div>
  );
}
