import { requireStaff } from '../accounts/requests.ts';
import { modelOf } from '../assistant/own-models.ts';
import { asReader, checkMaySee, isUuid, scopeOf } from '../companies/access.ts';
import type { Company } from '../companies/company.ts';
import { isInScope } from '../companies/owner-store.ts';
import { searchedText } from '../companies/searched-text.ts';
import { type CompanyScope, countCompanies } from '../companies/store.ts';
import type { Context } from '../context.ts';
import { checkedFirst } from '../database/paging.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import type { QueryResolvers, SubscriptionCompanyOverviewsArgs } from '../graphql/generated/schema.ts';
import { type Event, topics } from '../live/events.ts';
import type { Model } from '../model/model.ts';
import { readCompanyDay } from './day-store.ts';
import type { ModelState } from './overview.ts';
import { findInScope, listInOrder, type OverviewQuery, readOverviews } from './overview-store.ts';
import { readCompaniesToWatch } from './watch-store.ts';

/** How often each is read at most, ms: of many companies there is always one where something happens. */
const DAY_PAUSE = 1_000;
const OVERVIEWS_PAUSE = 2_000;
const WATCH_PAUSE = 10_000;

export const todayQueries: Pick<QueryResolvers, 'companyDay' | 'companyOverviews' | 'companiesToWatch'> = {
  companyDay: (_, { companyId }, context) =>
    asReader(context, companyId, (manager, { id }) => readCompanyDay(manager, id)),
  companyOverviews: (_, { search, sort, isDescending, ...page }, context) => {
    const scope = scopeOf(requireStaff(context));
    return listOverviews(context, scope, { search: searchedText(search), sort, isDescending }, page);
  },
  companiesToWatch: (_, __, context) => readWatch(context, scopeOf(requireStaff(context))),
};

export const todaySubscriptions = {
  async companyDay({ companyId }: { companyId: string }, context: Context) {
    const { id } = await checkMaySee(context, companyId);
    const topicNames = [topics.activity(id), topics.company(id), topics.catalogueRuns(id)];
    return context.live.latest('companyDay', topicNames, '', {
      pause: DAY_PAUSE,
      current: () => inCompany(context.database, id, (manager) => readCompanyDay(manager, id)),
    });
  },
  async companyOverviews({ ids: asked }: SubscriptionCompanyOverviewsArgs, context: Context) {
    const scope = scopeOf(requireStaff(context));
    if (asked.length > 0) checkedFirst(asked.length);
    const ids = asked.filter(isUuid).toSorted();
    return context.live.latest(
      'companyOverviews',
      [
        topics.anyActivity(),
        topics.companies(),
        ...ids.flatMap((id) => [topics.questions(id), topics.catalogueRuns(id)]),
      ],
      JSON.stringify([scope, ids]),
      {
        pause: OVERVIEWS_PAUSE,
        concerns: (event) => ids.includes(companyOf(event)),
        current: () => readSome(context, scope, ids),
      },
    );
  },
  async companiesToWatch(_: unknown, context: Context) {
    const scope = scopeOf(requireStaff(context));
    return context.live.latest('companiesToWatch', [topics.anyActivity(), topics.companies()], JSON.stringify(scope), {
      pause: WATCH_PAUSE,
      concerns: (event) => isInScope(context.database, scope, companyOf(event)),
      current: () => readWatch(context, scope),
    });
  },
};

function listOverviews(
  { database, ...context }: Context,
  scope: CompanyScope,
  asked: OverviewQuery,
  page: { first: number; after?: string | null | undefined },
) {
  return asSystem(database, async (manager) => {
    const now = new Date();
    const { nodes, pageInfo } = await listInOrder(manager, scope, asked, page, now);
    return {
      nodes: await readOverviews(manager, nodes, (company) => modelStateOf(context, company), now),
      pageInfo,
      totalCount: await countCompanies(manager, scope),
    };
  });
}

function readSome(context: Context, scope: CompanyScope, ids: readonly string[]) {
  return asSystem(context.database, async (manager) =>
    readOverviews(
      manager,
      await findInScope(manager, scope, ids),
      (company) => modelStateOf(context, company),
      new Date(),
    ),
  );
}

async function readWatch(context: Context, scope: CompanyScope) {
  const watch = await asSystem(context.database, (manager) =>
    readCompaniesToWatch(manager, scope, context.ownModels.failing()),
  );
  return { ...watch, isModelFailing: stateOf(context.model) === 'FAILING' };
}

/** Of its own where it has one, as far as this process has asked it. */
function modelStateOf(context: Pick<Context, 'model' | 'ownModels'>, company: Company): ModelState {
  return stateOf(modelOf(context, company));
}

function stateOf(model: Model): ModelState {
  if (!model.isActive) return 'OFF';
  return model.isFailing?.() ? 'FAILING' : 'ON';
}

function companyOf(event: Event): string {
  return 'companyId' in event ? event.companyId : event.id;
}
