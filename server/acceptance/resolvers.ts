import { asReader } from '../companies/access.ts';
import type {
  AcceptanceRunResolvers,
  AcceptanceTestResolvers,
  MutationResolvers,
  ProposedAcceptanceTestResolvers,
  QueryResolvers,
} from '../graphql/generated/schema.ts';
import { deleteTest, proposeTest, readTest, restoreTest, saveTest } from './actions.ts';
import { readCounts } from './counts-store.ts';
import { importTests } from './import-actions.ts';
import { estimateModelRun, startModelRun, stopRun } from './model-run-actions.ts';
import { readRun, runTests } from './run-actions.ts';
import { listResults, listRuns } from './run-store.ts';
import { listTests } from './store.ts';

type AcceptanceQueries =
  | 'acceptanceTests'
  | 'acceptanceTest'
  | 'proposedAcceptanceTest'
  | 'acceptanceCounts'
  | 'acceptanceRuns'
  | 'acceptanceRun'
  | 'acceptanceModelEstimate';

export const acceptanceQueries: Pick<QueryResolvers, AcceptanceQueries> = {
  acceptanceTests: (_, { companyId, verdict, ...page }, context) =>
    asReader(context, companyId, (manager, { id }) => listTests(manager, id, verdict ?? null, page)),
  acceptanceTest: (_, { companyId, id }, context) => readTest(context, companyId, id),
  proposedAcceptanceTest: (_, { companyId, conversationId, seq }, context) =>
    proposeTest(context, companyId, conversationId, seq),
  acceptanceCounts: (_, { companyId }, context) =>
    asReader(context, companyId, (manager, { id }) => readCounts(manager, id)),
  acceptanceRuns: (_, { companyId, ...page }, context) =>
    asReader(context, companyId, (manager, { id }) => listRuns(manager, id, page)),
  acceptanceRun: (_, { companyId, id }, context) => readRun(context, companyId, id),
  acceptanceModelEstimate: (_, { companyId }, context) => estimateModelRun(context, companyId),
};

type AcceptanceMutations =
  | 'saveAcceptanceTest'
  | 'deleteAcceptanceTest'
  | 'restoreAcceptanceTest'
  | 'importAcceptanceTests'
  | 'runAcceptanceTests'
  | 'startAcceptanceModelRun'
  | 'stopAcceptanceRun';

export const acceptanceMutations: Pick<MutationResolvers, AcceptanceMutations> = {
  saveAcceptanceTest: (_, { companyId, input }, context) => saveTest(context, companyId, input),
  deleteAcceptanceTest: (_, { companyId, id }, context) => deleteTest(context, companyId, id),
  restoreAcceptanceTest: (_, { companyId, id }, context) => restoreTest(context, companyId, id),
  importAcceptanceTests: (_, { companyId, uploadId }, context) => importTests(context, companyId, uploadId),
  runAcceptanceTests: (_, { companyId }, context) => runTests(context, companyId),
  startAcceptanceModelRun: (_, { companyId }, context) => startModelRun(context, companyId),
  stopAcceptanceRun: (_, { companyId, id }, context) => stopRun(context, companyId, id),
};

export const acceptanceTestFields: AcceptanceTestResolvers = {
  expectedFaq: ({ companyId, expectedFaqId }, _, { loaders }) =>
    expectedFaqId === null ? null : loaders.faq(companyId).load(expectedFaqId),
  expectedProducts: async ({ companyId, expectedProductIds }, _, { loaders }) => {
    const products = await Promise.all(expectedProductIds.map((id) => loaders.product(companyId).load(id)));
    return products.filter((product) => product !== null);
  },
};

export const proposedAcceptanceTestFields: ProposedAcceptanceTestResolvers = {
  faq: ({ companyId, faqId }, _, { loaders }) => (faqId === null ? null : loaders.faq(companyId).load(faqId)),
  products: async ({ companyId, productIds }, _, { loaders }) => {
    const products = await Promise.all(productIds.map((id) => loaders.product(companyId).load(id)));
    return products.filter((product) => product !== null);
  },
};

export const acceptanceRunFields: AcceptanceRunResolvers = {
  results: ({ companyId, id }, page, { loaders }) =>
    loaders.company(companyId, `acceptance results ${id} ${page.first} ${page.after ?? ''}`, (manager) =>
      listResults(manager, companyId, id, page),
    ),
};
