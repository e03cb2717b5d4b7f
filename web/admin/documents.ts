import { graphql } from '../graphql/generated/index.ts';

/** One page of the companies. */
export const companiesQuery = graphql(`
  query Companies($search: String, $first: Int!, $after: String) {
    companies(search: $search, first: $first, after: $after) {
      totalCount
      nodes {
        id
        ...CompanyRow_company
      }
      pageInfo {
        endCursor
        hasNextPage
      }
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
