import { requireStaff } from '../accounts/requests.ts';
import type { Context } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import type {
  CompanyResolvers,
  MutationResolvers,
  QueryResolvers,
  ViewerResolvers,
} from '../graphql/generated/schema.ts';
import { topics } from '../live/events.ts';
import { checkMaySee, scopeOf } from './access.ts';
import { setChatbotActive, updateCompany } from './actions.ts';
import { isInScope } from './owner-store.ts';
import { mayManage } from './policy.ts';
import { deleteCompany } from './removal-actions.ts';
import { searchedText } from './searched-text.ts';
import { countCompanies, countKinds, findCompany, listCompanies } from './store.ts';

export const companyQueries: Pick<QueryResolvers, 'companies' | 'company'> = {
  companies: async (_, { search, ...page }, context) => {
    const scope = scopeOf(requireStaff(context));
    const text = searchedText(search);
    return asSystem(context.database, async (manager) => ({
      ...(await listCompanies(manager, scope, text, page)),
      totalCount: await countCompanies(manager, scope),
    }));
  },
  company: (_, { id }, context) => checkMaySee(context, id),
};

type CompanyMutations = 'updateCompany' | 'setChatbotActive' | 'deleteCompany';

export const companyMutations: Pick<MutationResolvers, CompanyMutations> = {
  updateCompany: (_, { companyId, input, version }, context) => updateCompany(context, companyId, input, version),
  setChatbotActive: (_, { companyId, isActive }, context) => setChatbotActive(context, companyId, isActive),
  deleteCompany: (_, { companyId, name }, context) => deleteCompany(context, companyId, name),
};

export const companySubscriptions = {
  companyTotals: async (_: unknown, context: Context) => {
    const scope = scopeOf(requireStaff(context));
    return context.live.latest('companyTotals', topics.companies(), JSON.stringify(scope), {
      concerns: (event) => isInScope(context.database, scope, event.id),
      current: () => asSystem(context.database, (manager) => countKinds(manager, scope)),
    });
  },
  companyChanges: async ({ companyId }: { companyId: string }, context: Context) => {
    const { id } = await checkMaySee(context, companyId);
    return context.live.latest('companyChanges', topics.company(id), '', {
      current: () => inCompany(context.database, id, (manager) => findCompany(manager, id)),
    });
  },
  visibleCompanyCount: async (_: unknown, context: Context) => {
    const scope = scopeOf(requireStaff(context));
    return context.live.latest('visibleCompanyCount', topics.companies(), JSON.stringify(scope), {
      concerns: (event) => isInScope(context.database, scope, event.id),
      current: () => asSystem(context.database, (manager) => countCompanies(manager, scope)),
    });
  },
};

export const companyFields: Pick<CompanyResolvers, 'canManage'> = {
  canManage: (company, _, { viewer }) => mayManage(viewer, company),
};

/** A client's own company. Who signs in gets it in the same answer, when the request itself was still nobody's. */
export const viewerCompanyFields: Pick<ViewerResolvers, 'company'> = {
  company: ({ companyId }, _, { database }) =>
    companyId === null ? null : inCompany(database, companyId, (manager) => findCompany(manager, companyId)),
};
