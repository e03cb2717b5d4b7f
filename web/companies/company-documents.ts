import { graphql } from '../graphql/generated/index.ts';

/** A company as its workspaces show it on every page: who it is, and whether its chatbot is on. */
export const companyFrameQuery = graphql(`
  query CompanyFrame($id: ID!) {
    company(id: $id) {
      ...CompanyFrame_company
      ...CompanyForm_company
    }
  }
`);

export const CompanyFrame_company = graphql(`
  fragment CompanyFrame_company on Company {
    id
    name
    isActive
    canManage
    logoUrl
    productCount
    faqCount
    draftFaqCount
    faqsVersion
    catalogueVersion
    blockedWebsite
    ...CompanyLogo_company
  }
`);

/** The same again whenever the company, or what its assistant knows, changed; null once it is deleted. */
export const companyChanges = graphql(`
  subscription CompanyChanges($companyId: ID!) {
    companyChanges(companyId: $companyId) {
      __typename
      ...CompanyFrame_company
      ...CompanyForm_company
    }
  }
`);
