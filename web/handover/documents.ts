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

/** Says something to the visitor. */
export const sendStaffMessage = graphql(`
  mutation SendStaffMessage(
    $companyId: ID!
    $conversationId: ID!
    $clientMessageId: ID!
    $text: String!
    $search: String!
  ) {
    sendStaffMessage(
      companyId: $companyId
      conversationId: $conversationId
      clientMessageId: $clientMessageId
      text: $text
    ) {
      ...MessageBubble_message
    }
  }
`);
