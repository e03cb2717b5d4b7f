import { graphql } from '../graphql/generated/index.ts';

/** What a row shows of questions that mean the same. */
export const QuestionRow_group = graphql(`
  fragment QuestionRow_group on QuestionGroup {
    id
    version
    status
    title
    examples
    questionCount
    visitorCount
    lastAskedAt
    trend
    answer {
      faq {
        id
        question
      }
      product {
        id
        name
      }
    }
  }
`);

export const questionGroupsQuery = graphql(`
  query QuestionGroups($companyId: ID!, $status: QuestionGroupStatus!, $first: Int!, $after: String) {
    questionGroups(companyId: $companyId, status: $status, first: $first, after: $after) {
      nodes {
        id
        ...QuestionRow_group
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** What a FAQ that is to answer begins with. */
export const proposedFaqQuery = graphql(`
  query ProposedFaq($companyId: ID!, $id: ID!) {
    questionGroup(companyId: $companyId, id: $id) {
      id
      title
      keywords
    }
  }
`);

export const questionCounts = graphql(`
  subscription QuestionGroupCounts($companyId: ID!) {
    questionGroupCounts(companyId: $companyId) {
      openCount
      answeredCount
      ignoredCount
    }
  }
`);

export const ignoreGroup = graphql(`
  mutation IgnoreQuestionGroup($companyId: ID!, $id: ID!) {
    ignoreQuestionGroup(companyId: $companyId, id: $id) {
      id
      version
      status
    }
  }
`);

export const restoreGroup = graphql(`
  mutation RestoreQuestionGroup($companyId: ID!, $id: ID!) {
    restoreQuestionGroup(companyId: $companyId, id: $id) {
      id
      version
      status
    }
  }
`);

/** FAQs to choose from. */
export const faqsToAddToQuery = graphql(`
  query FaqsToAddTo($companyId: ID!, $search: String!, $first: Int!) {
    faqs(companyId: $companyId, search: $search, first: $first) {
      nodes {
        id
        question
        category
      }
    }
  }
`);
