import { graphql } from '../graphql/generated/index.ts';

/** The viewer answers from now on. */
export const takeOver = graphql(`
  mutation TakeOver($companyId: ID!, $conversationId: ID!, $from: ID) {
    takeOver(companyId: $companyId, conversationId: $conversationId, from: $from) {
      ...ConversationRow_conversation
    }
  }
`);

/** The assistant answers from now on. */
export const handBack = graphql(`
  mutation HandBack($companyId: ID!, $conversationId: ID!) {
    handBack(companyId: $companyId, conversationId: $conversationId) {
      ...ConversationRow_conversation
    }
  }
`);

/** The visitor is told that the viewer is typing. */
export const noteStaffTyping = graphql(`
  mutation NoteStaffTyping($companyId: ID!, $conversationId: ID!) {
    noteStaffTyping(companyId: $companyId, conversationId: $conversationId)
  }
`);

/** Says something to the visitor. */
export const sendStaffMessage = graphql(`
  mutation SendStaffMessage(
    $companyId: ID!
    $conversationId: ID!
    $clientMessageId: ID!
    $text: String!
    $productIds: [ID!]
    $search: String!
  ) {
    sendStaffMessage(
      companyId: $companyId
      conversationId: $conversationId
      clientMessageId: $clientMessageId
      text: $text
      productIds: $productIds
    ) {
      ...MessageBubble_message
    }
  }
`);

/** What may be put into a message. */
export const composerSearch = graphql(`
  query ComposerSearch($companyId: ID!, $search: String!, $first: Int!) {
    savedReplies(companyId: $companyId, search: $search, first: $first) {
      nodes {
        id
        title
        filledText
      }
    }
    faqs(companyId: $companyId, search: $search, first: $first) {
      nodes {
        id
        question
        answer
        isDraft
      }
    }
    products(companyId: $companyId, search: $search, first: $first) {
      nodes {
        id
        name
        price
      }
    }
  }
`);
