import { requireStaff } from '../accounts/requests.ts';
import type { Context } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import type { CompanyResolvers, QueryResolvers, ViewerResolvers } from '../graphql/generated/schema.ts';
import { topics } from '../live/events.ts';
import { checkMaySee, scopeOf } from './access.ts';
import { mayManage } from './policy.ts';
import { countCompanies, findCompany, listCompanies } from './store.ts';

export const companyQueries: Pick<QueryResolvers, 'companies' | 'company'> = {
  companies: async (_, page, context) => {
    const scope = scopeOf(requireStaff(context));
    return asSystem(context.database, async (manager) => ({
      ...(await listCompanies(manager, scope, page)),
      totalCount: await countCompanies(manager, scope),
    }));
  },
  company: (_, { id }, context) => checkMaySee(context, id),
};

export const companySubscriptions = {
  visibleCompanyCount: async (_: unknown, context: Context) => {
    const viewer = requireStaff(context);
    const scope = scopeOf(viewer);
    return context.live.latest('visibleCompanyCount', topics.companies(), viewer.account.id, {
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
