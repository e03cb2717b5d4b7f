import { graphql } from '../graphql/generated/index.ts';

/** How a company of the table is doing. */
export const CompanyRow_overview = graphql(`
  fragment CompanyRow_overview on CompanyOverview {
    id
    conversationsToday
    conversationDays
    openQuestionCount
    satisfaction
    model
    lastActivityAt
    catalogue {
      productCount
      changedAt
      checkedAt
      isStale
    }
    company {
      id
      name
      isActive
      createdAt
      ...CompanyLogo_company
      ...ColorDots_company
    }
  }
`);

/** One page of the companies. */
export const companiesQuery = graphql(`
  query Companies($search: String, $sort: CompanySort!, $isDescending: Boolean!, $first: Int!, $after: String) {
    companyOverviews(search: $search, sort: $sort, isDescending: $isDescending, first: $first, after: $after) {
      totalCount
      nodes {
        id
        ...CompanyRow_overview
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** The rows that are shown, as they move. */
export const liveOverviews = graphql(`
  subscription CompanyOverviews($ids: [ID!]!) {
    companyOverviews(ids: $ids) {
      id
      ...CompanyRow_overview
    }
  }
`);

/** What is shown of the companies that need somebody. */
export const WatchPanel_watch = graphql(`
  fragment WatchPanel_watch on CompaniesToWatch {
    isModelFailing
    totalCount
    companies {
      reasons
      recentQuestionCount
      company {
        id
        name
        ...CompanyLogo_company
      }
    }
  }
`);

/** Which companies need somebody: read with the list that stands below, which would move otherwise. */
export const watchQuery = graphql(`
  query ReadCompaniesToWatch {
    companiesToWatch {
      ...WatchPanel_watch
    }
  }
`);

/** The same, as it moves. */
export const watchChanges = graphql(`
  subscription CompaniesToWatch {
    companiesToWatch {
      ...WatchPanel_watch
    }
  }
`);

/** The cards' figures. */
export const companyTotals = graphql(`
  subscription CompanyTotals {
    companyTotals {
      total
      active
      recent
    }
  }
`);

/** Makes the demo shop. */
export const initializeSystem = graphql(`
  mutation InitializeSystem {
    initializeSystem {
      id
    }
  }
`);

/** What the detail dialog tells. */
export const companyDetailQuery = graphql(`
  query CompanyDetail($id: ID!) {
    company(id: $id) {
      id
      name
      createdAt
      isActive
      canManage
      productCount
      faqCount
      draftFaqCount
      staff {
        count
        lastAccessAt
      }
      ...CompanyLogo_company
      ...ColorDots_company
      ...CompanyForm_company
    }
  }
`);

/** Deletes a company. */
export const deleteCompany = graphql(`
  mutation DeleteCompany($companyId: ID!, $name: String!) {
    deleteCompany(companyId: $companyId, name: $name)
  }
`);
