import { graphql } from '../graphql/generated/index.ts';

export const CatalogueSources_sources = graphql(`
  fragment CatalogueSources_sources on CatalogueSources {
    companyId
    isRunning
    feed {
      address
      everyHours
      mode
      isOn
      hasCredentials
      nextRunAt
      version
    }
    push {
      userName
      createdAt
    }
    runs {
      id
      origin
      isByHand
      state
      question
      startedAt
      endedAt
      newCount
      changedCount
      removedCount
      reason
    }
  }
`);

/** How a company's catalogue comes by itself, now and as it changes. */
export const catalogueSources = graphql(`
  subscription CatalogueSources($companyId: ID!) {
    catalogueSources(companyId: $companyId) {
      ...CatalogueSources_sources
    }
  }
`);

/** What is asked before the catalogue changes by itself. */
export const catalogueQuestion = graphql(`
  query CatalogueQuestion($companyId: ID!) {
    catalogueQuestion(companyId: $companyId) {
      run {
        id
        question
        origin
      }
      preview {
        ...ImportPreview_preview
      }
    }
  }
`);

export const saveCatalogueFeed = graphql(`
  mutation SaveCatalogueFeed($companyId: ID!, $input: CatalogueFeedInput!) {
    saveCatalogueFeed(companyId: $companyId, input: $input) {
      companyId
    }
  }
`);

export const removeCatalogueFeed = graphql(`
  mutation RemoveCatalogueFeed($companyId: ID!) {
    removeCatalogueFeed(companyId: $companyId) {
      companyId
    }
  }
`);

/** Fetches the catalogue now; `columns` where it was asked what they are. */
export const runCatalogueFeed = graphql(`
  mutation RunCatalogueFeed($companyId: ID!, $columns: [ImportColumnChoice!]! = []) {
    runCatalogueFeed(companyId: $companyId, columns: $columns) {
      companyId
    }
  }
`);

/** The only answer that tells address and password. */
export const createCataloguePush = graphql(`
  mutation CreateCataloguePush($companyId: ID!) {
    createCataloguePush(companyId: $companyId) {
      address
      user
      password
    }
  }
`);

export const removeCataloguePush = graphql(`
  mutation RemoveCataloguePush($companyId: ID!) {
    removeCataloguePush(companyId: $companyId) {
      companyId
    }
  }
`);

export const applyCatalogueRun = graphql(`
  mutation ApplyCatalogueRun($companyId: ID!, $runId: ID!) {
    applyCatalogueRun(companyId: $companyId, runId: $runId) {
      companyId
    }
  }
`);

export const dismissCatalogueRun = graphql(`
  mutation DismissCatalogueRun($companyId: ID!, $runId: ID!) {
    dismissCatalogueRun(companyId: $companyId, runId: $runId) {
      companyId
    }
  }
`);
