import { graphql } from '../graphql/generated/index.ts';

/** What the log shows of a conversation, and what keeps it in its place. */
export const ConversationRow_conversation = graphql(`
  fragment ConversationRow_conversation on Conversation {
    id
    version
    visitorName
    status
    startedAt
    satisfaction
    comment
    lastMessageAt
    lastQuestionText
    lastReplySource
    isUnanswered
    unansweredQuestion {
      seq
      text
    }
    isSuspected
    isReplyPending
    handler {
      id
      name
      since
    }
    waitingSince
    visitorReadSeq
  }
`);

/** What a bubble shows. */
export const MessageBubble_message = graphql(`
  fragment MessageBubble_message on Message {
    id
    seq
    sender
    text
    sentAt
    source
    step
    confidence
    responseTime
    faqQuestion
    terms
    found(search: $search) {
      start
      end
    }
    isInterrupted
    fallbackReason
    isRejected
    takenAway
    authorName
    handover
    understood {
      label
    }
    products {
      id
      name
      price
      imageUrl
      link
      reduction {
        previousPrice
        kind
        percent
        since
      }
    }
  }
`);

/** A page of the log. */
export const conversationsQuery = graphql(`
  query Conversations($companyId: ID!, $first: Int!, $after: String, $filter: ConversationFilter) {
    conversations(companyId: $companyId, first: $first, after: $after, filter: $filter) {
      nodes {
        ...ConversationRow_conversation
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** The conversations with new activity, as they are pushed. */
export const conversationActivity = graphql(`
  subscription ConversationActivity($companyId: ID!) {
    conversationActivity(companyId: $companyId) {
      ...ConversationRow_conversation
    }
  }
`);

/** A conversation with a page of its messages, newest first. */
export const transcriptQuery = graphql(`
  query Transcript($companyId: ID!, $id: ID!, $first: Int!, $after: String, $search: String!) {
    conversation(companyId: $companyId, id: $id) {
      ...ConversationRow_conversation
      messages(first: $first, after: $after) {
        nodes {
          ...MessageBubble_message
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

/** How a conversation stands. */
export const conversationQuery = graphql(`
  query ConversationState($companyId: ID!, $id: ID!) {
    conversation(companyId: $companyId, id: $id) {
      ...ConversationRow_conversation
    }
  }
`);

/** The messages of a conversation, as they are pushed. */
export const conversationMessages = graphql(`
  subscription ConversationMessages($companyId: ID!, $conversationId: ID!, $afterSeq: Int!, $search: String!) {
    conversationMessages(companyId: $companyId, conversationId: $conversationId, afterSeq: $afterSeq) {
      ...MessageBubble_message
    }
  }
`);

/** Which of its answers the customer did not mean, as they say so. */
export const conversationRejections = graphql(`
  subscription ConversationRejections($companyId: ID!, $conversationId: ID!) {
    conversationRejections(companyId: $companyId, conversationId: $conversationId) {
      seqs
    }
  }
`);

/** Closes one conversation. */
export const closeConversation = graphql(`
  mutation CloseConversation($companyId: ID!, $id: ID!) {
    closeConversation(companyId: $companyId, id: $id) {
      ...ConversationRow_conversation
    }
  }
`);

/** Closes all that are active, and answers how many. */
export const closeActiveConversations = graphql(`
  mutation CloseActiveConversations($companyId: ID!) {
    closeActiveConversations(companyId: $companyId)
  }
`);

/** The answer that is being written in a conversation. */
export const conversationWriting = graphql(`
  subscription ConversationWriting($companyId: ID!, $conversationId: ID!) {
    conversationWriting(companyId: $companyId, conversationId: $conversationId) {
      text
      typing {
        name
      }
    }
  }
`);

/** How the model did with an answer. */
export const modelFactsQuery = graphql(`
  query ModelFactsOfAnswer($companyId: ID!, $conversationId: ID!, $seq: Int!) {
    modelFacts(companyId: $companyId, conversationId: $conversationId, seq: $seq) {
      ...ModelFacts_facts
    }
  }
`);

/** Where the conversations that a filter lets through can be fetched as a file. */
export const createConversationExport = graphql(`
  mutation CreateConversationExport(
    $companyId: ID!
    $filter: ConversationFilter
    $format: ExportFormat!
    $separator: CsvSeparator!
  ) {
    createConversationExport(companyId: $companyId, filter: $filter, format: $format, separator: $separator) {
      url
    }
  }
`);

/** Removes conversations for good, and answers which. */
export const removeConversations = graphql(`
  mutation RemoveConversations($companyId: ID!, $ids: [ID!]!) {
    removeConversations(companyId: $companyId, ids: $ids)
  }
`);

/** The conversations that are removed, as they are pushed. */
export const conversationRemovals = graphql(`
  subscription ConversationRemovals($companyId: ID!) {
    conversationRemovals(companyId: $companyId) {
      id
    }
  }
`);
