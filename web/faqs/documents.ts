import { graphql } from '../graphql/generated/index.ts';

/** All that the editor of a FAQ needs, and the version that a save has to name. */
export const EditedFaq_faq = graphql(`
  fragment EditedFaq_faq on Faq {
    id
    question
    answer
    keywords
    category
    isDraft
    version
  }
`);

export const faqsQuery = graphql(`
  query Faqs($companyId: ID!, $search: String, $first: Int!, $after: String) {
    faqs(companyId: $companyId, search: $search, first: $first, after: $after) {
      totalCount
      nodes {
        id
        question
        answer
        keywords
        category
        isDraft
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const faqQuery = graphql(`
  query EditedFaq($companyId: ID!, $id: ID!) {
    faq(companyId: $companyId, id: $id) {
      ...EditedFaq_faq
    }
  }
`);

/** What the sheet of usual questions has to know: which of them are there, and how the shop is reached. */
export const usualFaqsQuery = graphql(`
  query UsualFaqs($companyId: ID!, $after: String) {
    company(id: $companyId) {
      id
      contactEmail
      contactPhone
    }
    faqs(companyId: $companyId, first: 100, after: $after) {
      nodes {
        id
        version
        question
        isDraft
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** The categories in use, to choose from. */
export const faqCategoriesQuery = graphql(`
  query FaqCategories($companyId: ID!) {
    faqs(companyId: $companyId, first: 1) {
      categories {
        name
      }
    }
  }
`);

export const saveFaq = graphql(`
  mutation SaveFaq($companyId: ID!, $input: FaqInput!) {
    saveFaq(companyId: $companyId, input: $input) {
      id
      version
    }
  }
`);

export const deleteFaq = graphql(`
  mutation DeleteFaq($companyId: ID!, $id: ID!) {
    deleteFaq(companyId: $companyId, id: $id)
  }
`);

export const restoreFaq = graphql(`
  mutation RestoreFaq($companyId: ID!, $id: ID!) {
    restoreFaq(companyId: $companyId, id: $id) {
      id
    }
  }
`);

export const moveFaq = graphql(`
  mutation MoveFaq($companyId: ID!, $id: ID!, $afterId: ID) {
    moveFaq(companyId: $companyId, id: $id, afterId: $afterId) {
      id
    }
  }
`);
