import { graphql } from '../graphql/generated/index.ts';

/** What a row shows of an answer that was not meant. */
export const RejectedRow_answer = graphql(`
  fragment RejectedRow_answer on RejectedAnswer {
    id
    version
    status
    faq {
      id
      question
    }
    product {
      id
      name
    }
    rejectionCount
    visitorCount
    lastRejectedAt
    isChangedSince
    recentCount
    answerCount
    share
    examples
    meant {
      faq {
        id
        question
      }
      count
    }
  }
`);

export const rejectedAnswersQuery = graphql(`
  query RejectedAnswers($companyId: ID!, $status: RejectedAnswerStatus!, $first: Int!, $after: String) {
    rejectedAnswers(companyId: $companyId, status: $status, first: $first, after: $after) {
      nodes {
        id
        ...RejectedRow_answer
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const rejectedCounts = graphql(`
  subscription RejectedAnswerCounts($companyId: ID!) {
    rejectedAnswerCounts(companyId: $companyId) {
      openCount
      seenCount
    }
  }
`);

export const markSeen = graphql(`
  mutation MarkRejectedAnswerSeen($companyId: ID!, $id: ID!, $until: DateTime!) {
    markRejectedAnswerSeen(companyId: $companyId, id: $id, until: $until) {
      id
      version
      status
    }
  }
`);

export const restore = graphql(`
  mutation RestoreRejectedAnswer($companyId: ID!, $id: ID!) {
    restoreRejectedAnswer(companyId: $companyId, id: $id) {
      id
      version
      status
    }
  }
`);
