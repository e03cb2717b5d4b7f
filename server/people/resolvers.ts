import { requireStaff } from '../accounts/requests.ts';
import { checkMaySee } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import type {
  CompanyResolvers,
  MutationResolvers,
  PersonResolvers,
  ViewerResolvers,
} from '../graphql/generated/schema.ts';
import { topics } from '../live/events.ts';
import {
  addClient,
  addClientByLink,
  createPasswordLink,
  removeClient,
  setClientDisabled,
  setClientPassword,
} from './actions.ts';
import { setAvailable } from './availability-actions.ts';
import { isAvailable } from './availability-store.ts';
import { listPeople, summariseStaff } from './store.ts';

type PeopleMutations =
  | 'addClient'
  | 'addClientByLink'
  | 'createPasswordLink'
  | 'setClientPassword'
  | 'disableClient'
  | 'enableClient'
  | 'removeClient';

export const peopleMutations: Pick<MutationResolvers, PeopleMutations> = {
  addClient: (_, { companyId, email, password }, context) => addClient(context, companyId, email, password),
  addClientByLink: (_, { companyId, email }, context) => addClientByLink(context, companyId, email),
  createPasswordLink: (_, { companyId, personId }, context) => createPasswordLink(context, companyId, personId),
  setClientPassword: (_, { companyId, personId, password }, context) =>
    setClientPassword(context, companyId, personId, password),
  disableClient: (_, { companyId, personId }, context) => setClientDisabled(context, companyId, personId, true),
  enableClient: (_, { companyId, personId }, context) => setClientDisabled(context, companyId, personId, false),
  removeClient: (_, { companyId, personId }, context) => removeClient(context, companyId, personId),
};

export const personFields: PersonResolvers = { isDisabled: (person) => person.disabledAt !== null };

/** What a company's fields say about its people. */
export const companyPeopleFields: Pick<CompanyResolvers, 'people' | 'staff'> = {
  staff: (company, _, { loaders }) =>
    loaders.company(company.id, 'staff', (manager) => summariseStaff(manager, company.id)),
  people: (company, page, { loaders }) =>
    loaders.company(company.id, `people ${page.first} ${page.after ?? ''}`, (manager) =>
      listPeople(manager, company.id, page),
    ),
};

export const availabilityMutations: Pick<MutationResolvers, 'setAvailable'> = {
  setAvailable: (_, { isAvailable }, context) => setAvailable(context, isAvailable),
};

/** What people's own fields say about whether they are there. */
export const viewerAvailabilityFields: Pick<ViewerResolvers, 'isAvailable'> = {
  isAvailable: ({ id }, _, { database }) => isAvailable(database, id),
};

export const peopleSubscriptions = {
  availability: async (_: unknown, context: Context) => {
    const { account } = requireStaff(context);
    return context.live.latest('availability', topics.availability(account.id), '', {
      current: () => isAvailable(context.database, account.id),
    });
  },
  staffChanges: async ({ companyId }: { companyId: string }, context: Context) => {
    const { id } = await checkMaySee(context, companyId);
    return context.live.latest('staffChanges', topics.people(id), '', {
      current: () => inCompany(context.database, id, (manager) => summariseStaff(manager, id)),
    });
  },
};
