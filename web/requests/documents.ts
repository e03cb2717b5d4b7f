import { graphql } from '../graphql/generated/index.ts';

/** What a row shows, and what a mail quotes. */
export const RequestRow_request = graphql(`
  fragment RequestRow_request on ContactRequest {
    id
    version
    conversationId
    visitorName
    kind
    contact
    question
    createdAt
    doneAt
    doneBy
    messages(first: 20) {
      nodes {
        sender
        text
        sentAt
        authorName
        handover
      }
    }
  }
`);

export const requestsQuery = graphql(`
  query ContactRequests($companyId: ID!, $isDone: Boolean!, $first: Int!, $after: String) {
    contactRequests(companyId: $companyId, isDone: $isDone, first: $first, after: $after) {
      nodes {
        id
        ...RequestRow_request
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const completeRequest = graphql(`
  mutation CompleteContactRequest($companyId: ID!, $id: ID!) {
    completeContactRequest(companyId: $companyId, id: $id) {
      id
      version
      doneAt
      doneBy
    }
  }
`);

export const reopenRequest = graphql(`
  mutation ReopenContactRequest($companyId: ID!, $id: ID!) {
    reopenContactRequest(companyId: $companyId, id: $id) {
      id
      version
      doneAt
      doneBy
    }
  }
`);
