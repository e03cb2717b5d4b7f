import { asEditor } from '../companies/access.ts';
import type {
  CatalogueFeedResolvers,
  CatalogueSourcesResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../graphql/generated/schema.ts';
import { choiceOf, previewOf } from '../imports/resolvers.ts';
import {
  applyCatalogueRun,
  catalogueQuestion,
  dismissCatalogueRun,
  removeCatalogueFeed,
  runCatalogueFeed,
  saveCatalogueFeed,
} from './actions.ts';
import { createCataloguePush, removeCataloguePush } from './push-actions.ts';
import { readSources } from './subscriptions.ts';

type FeedMutations =
  | 'saveCatalogueFeed'
  | 'removeCatalogueFeed'
  | 'runCatalogueFeed'
  | 'applyCatalogueRun'
  | 'dismissCatalogueRun'
  | 'createCataloguePush'
  | 'removeCataloguePush';

export const feedQueries: Pick<QueryResolvers, 'catalogueSources' | 'catalogueQuestion'> = {
  catalogueSources: async (_, { companyId }, context) => {
    await asEditor(context, companyId, async () => undefined);
    return readSources(context, companyId);
  },
  catalogueQuestion: async (_, { companyId }, context) => {
    const asked = await catalogueQuestion(context, companyId);
    return asked && { run: asked.run, preview: previewOf(asked.preview) };
  },
};

export const feedMutations: Pick<MutationResolvers, FeedMutations> = {
  saveCatalogueFeed: async (_, { companyId, input }, context) => {
    await saveCatalogueFeed(context, companyId, input);
    return readSources(context, companyId);
  },
  removeCatalogueFeed: async (_, { companyId }, context) => {
    await removeCatalogueFeed(context, companyId);
    return readSources(context, companyId);
  },
  runCatalogueFeed: async (_, { companyId, columns }, context) => {
    await runCatalogueFeed(context, companyId, columns.map(choiceOf));
    return readSources(context, companyId);
  },
  applyCatalogueRun: async (_, { companyId, runId }, context) => {
    await applyCatalogueRun(context, companyId, runId);
    return readSources(context, companyId);
  },
  dismissCatalogueRun: async (_, { companyId, runId }, context) => {
    await dismissCatalogueRun(context, companyId, runId);
    return readSources(context, companyId);
  },
  createCataloguePush: (_, { companyId }, context) => createCataloguePush(context, companyId),
  removeCataloguePush: async (_, { companyId }, context) => {
    await removeCataloguePush(context, companyId);
    return readSources(context, companyId);
  },
};

export const catalogueSourcesFields: CatalogueSourcesResolvers = {
  isRunning: ({ runs }) => runs.some(({ state }) => state === 'RUNNING'),
};

export const catalogueFeedFields: CatalogueFeedResolvers = {
  hasCredentials: ({ credentials }) => credentials !== null,
  nextRunAt: ({ isOn, nextRunAt }) => (isOn ? nextRunAt : null),
};
