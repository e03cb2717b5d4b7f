import { graphql } from '../graphql/generated/index.ts';

/** What a row shows of wishes for the same thing. */
export const WishRow_wish = graphql(`
  fragment WishRow_wish on UnmetWish {
    id
    version
    status
    thing
    category
    traits {
      kind
      label
    }
    budget {
      minCents
      maxCents
    }
    examples
    wishCount
    visitorCount
    lastWishedAt
    supply {
      state
      missing {
        kind
        label
      }
      cheapestCents
    }
    product {
      id
      name
    }
  }
`);

export const unmetWishesQuery = graphql(`
  query UnmetWishes($companyId: ID!, $status: UnmetWishStatus!, $first: Int!, $after: String) {
    unmetWishes(companyId: $companyId, status: $status, first: $first, after: $after) {
      nodes {
        id
        ...WishRow_wish
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const wishCounts = graphql(`
  subscription UnmetWishCounts($companyId: ID!) {
    unmetWishCounts(companyId: $companyId) {
      openCount
      metCount
      ignoredCount
    }
  }
`);

export const ignoreWish = graphql(`
  mutation IgnoreUnmetWish($companyId: ID!, $id: ID!) {
    ignoreUnmetWish(companyId: $companyId, id: $id) {
      id
      version
      status
    }
  }
`);

export const restoreWish = graphql(`
  mutation RestoreUnmetWish($companyId: ID!, $id: ID!) {
    restoreUnmetWish(companyId: $companyId, id: $id) {
      id
      version
      status
    }
  }
`);

export const createWishExport = graphql(`
  mutation CreateUnmetWishExport($companyId: ID!, $status: UnmetWishStatus!) {
    createUnmetWishExport(companyId: $companyId, status: $status, format: CSV) {
      url
    }
  }
`);
