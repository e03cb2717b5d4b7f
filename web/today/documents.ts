import type { CompanyDaySubscription } from '../graphql/generated/graphql.ts';
import { graphql } from '../graphql/generated/index.ts';

/** What of a company's last days needs its people, as it moves. */
export const companyDay = graphql(`
  subscription CompanyDay($companyId: ID!) {
    companyDay(companyId: $companyId) {
      companyId
      lowRatingCount
      lowRatings {
        conversationId
        visitorName
        satisfaction
        comment
        ratedAt
      }
      missedWishCount
      missedWishes {
        conversationId
        seq
        text
      }
      catalogue {
        productCount
        changedAt
        checkedAt
        isStale
      }
    }
  }
`);

/** The questions without an answer that are asked most. */
export const openQuestionsQuery = graphql(`
  query OpenQuestions($companyId: ID!, $first: Int!) {
    questionGroups(companyId: $companyId, status: OPEN, first: $first) {
      nodes {
        id
        version
        title
        questionCount
      }
    }
  }
`);

export type CompanyDay = CompanyDaySubscription['companyDay'];
