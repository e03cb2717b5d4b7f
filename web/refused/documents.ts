import { graphql } from '../graphql/generated/index.ts';

/** What a row shows of declined questions with the same words. */
export const RefusedRow_group = graphql(`
  fragment RefusedRow_group on RefusedGroup {
    id
    version
    status
    title
    examples
    questionCount
    visitorCount
    lastAskedAt
    trend
    topics {
      name
      label
    }
    declinedWords
    words
    found {
      faq {
        id
        question
      }
      products {
        id
        name
      }
    }
  }
`);

export const refusedGroupsQuery = graphql(`
  query RefusedGroups($companyId: ID!, $status: QuestionGroupStatus!, $first: Int!, $after: String) {
    refusedGroups(companyId: $companyId, status: $status, first: $first, after: $after) {
      nodes {
        id
        ...RefusedRow_group
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const refusedCounts = graphql(`
  subscription RefusedGroupCounts($companyId: ID!) {
    refusedGroupCounts(companyId: $companyId) {
      openCount
      answeredCount
      ignoredCount
    }
  }
`);

export const ignoreRefused = graphql(`
  mutation IgnoreRefusedGroup($companyId: ID!, $id: ID!) {
    ignoreRefusedGroup(companyId: $companyId, id: $id) {
      id
      version
      status
    }
  }
`);

export const restoreRefused = graphql(`
  mutation RestoreRefusedGroup($companyId: ID!, $id: ID!) {
    restoreRefusedGroup(companyId: $companyId, id: $id) {
      id
      version
      status
    }
  }
`);

export const allowRefused = graphql(`
  mutation AllowRefused($companyId: ID!, $allowed: AllowedInput!) {
    allowRefused(companyId: $companyId, allowed: $allowed) {
      version
    }
  }
`);

/** What allowing something would change for the shop's last questions. */
export const proveAllowedQuery = graphql(`
  query ProveAllowed($companyId: ID!, $id: ID!, $allowed: AllowedInput!) {
    proveAllowed(companyId: $companyId, id: $id, allowed: $allowed) {
      triedCount
      isEnough
      gained {
        questionCount
        changes {
          question
          ...ProofChange_change
        }
      }
      unmet {
        questionCount
        changes {
          question
          ...ProofChange_change
        }
      }
      changed {
        questionCount
        changes {
          question
          ...ProofChange_change
        }
      }
      lost {
        questionCount
        changes {
          question
          ...ProofChange_change
        }
      }
    }
  }
`);
