import { requireStaff } from '../accounts/requests.ts';
import { asReader, checkMaySee, scopeOf } from '../companies/access.ts';
import { isInScope } from '../companies/owner-store.ts';
import type { CompanyScope } from '../companies/store.ts';
import type { Context } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import type {
  PeriodInput,
  QueryResolvers,
  SubscriptionCompanyFiguresArgs,
  SubscriptionStatisticsChangesArgs,
} from '../graphql/generated/schema.ts';
import { type Event, topics } from '../live/events.ts';
import { nextMinute, type Period, stretchOf } from './period.ts';
import { readCompanyFigures, readPlatformFigures, readStatistics } from './statistics-store.ts';

/** Figures are read at most once a second, however busy the shop, and by time alone at every full minute. */
const PACE = { pause: 1_000, nextChange: nextMinute };

export const statsQueries: Pick<QueryResolvers, 'statistics' | 'companyFigures' | 'platformFigures'> = {
  statistics: (_, { companyId, period }, context) =>
    asReader(context, companyId, (manager, { id }) => readStatistics(manager, id, periodOf(period), new Date())),
  companyFigures: (_, { companyId }, context) =>
    asReader(context, companyId, (manager, { id }) => readCompanyFigures(manager, id, new Date())),
  platformFigures: (_, __, context) => platformFigures(context, scopeOf(requireStaff(context))),
};

export const statsSubscriptions = {
  async statisticsChanges({ companyId, period: input }: SubscriptionStatisticsChangesArgs, context: Context) {
    const { id } = await checkMaySee(context, companyId);
    const period = periodOf(input);
    stretchOf(period, new Date()); // refused now, rather than at every reading
    const topicNames = [topics.activity(id), topics.company(id), topics.requests(id)];
    return context.live.latest('statisticsChanges', topicNames, JSON.stringify(period), {
      ...PACE,
      current: () => inCompany(context.database, id, (manager) => readStatistics(manager, id, period, new Date())),
    });
  },
  async companyFigures({ companyId }: SubscriptionCompanyFiguresArgs, context: Context) {
    const { id } = await checkMaySee(context, companyId);
    const topicNames = [topics.activity(id), topics.company(id), topics.people(id)];
    return context.live.latest('companyFigures', topicNames, '', {
      ...PACE,
      current: () => inCompany(context.database, id, (manager) => readCompanyFigures(manager, id, new Date())),
    });
  },
  async platformFigures(_: unknown, context: Context) {
    const scope = scopeOf(requireStaff(context));
    return context.live.latest('platformFigures', [topics.anyActivity(), topics.companies()], JSON.stringify(scope), {
      ...PACE,
      concerns: (event) => isInScope(context.database, scope, companyOf(event)),
      current: () => platformFigures(context, scope),
    });
  },
};

/** The company that an event of these topics is about. */
function companyOf(event: Event): string {
  return 'companyId' in event ? event.companyId : event.id;
}

async function platformFigures({ database, proxyNotices }: Context, scope: CompanyScope) {
  const figures = await asSystem(database, (manager) => readPlatformFigures(manager, scope, new Date()));
  // Whoever sees all companies is who can change the server's settings.
  const serverNotices = 'all' in scope ? proxyNotices.all : [];
  return { ...figures, serverNotices, upSince: new Date(Date.now() - Math.round(process.uptime()) * 1_000) };
}

function periodOf({ name, from, to }: PeriodInput): Period {
  return { name: name ?? null, from: from ?? null, to: to ?? null };
}
