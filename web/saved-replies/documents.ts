import { graphql } from '../graphql/generated/index.ts';

/** All that the editor needs, and the version that a save has to name. */
export const EditedReply_reply = graphql(`
  fragment EditedReply_reply on SavedReply {
    id
    title
    text
    version
  }
`);

export const savedRepliesQuery = graphql(`
  query SavedReplies($companyId: ID!, $search: String, $first: Int!, $after: String) {
    savedReplies(companyId: $companyId, search: $search, first: $first, after: $after) {
      nodes {
        id
        title
        text
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const savedReplyQuery = graphql(`
  query EditedReply($companyId: ID!, $id: ID!) {
    savedReply(companyId: $companyId, id: $id) {
      ...EditedReply_reply
    }
  }
`);

/** Told again whenever one was saved, deleted or restored. */
export const savedReplyCount = graphql(`
  subscription SavedReplyCount($companyId: ID!) {
    savedReplyCount(companyId: $companyId)
  }
`);

export const saveSavedReply = graphql(`
  mutation SaveSavedReply($companyId: ID!, $input: SavedReplyInput!) {
    saveSavedReply(companyId: $companyId, input: $input) {
      id
      version
    }
  }
`);

export const deleteSavedReply = graphql(`
  mutation DeleteSavedReply($companyId: ID!, $id: ID!) {
    deleteSavedReply(companyId: $companyId, id: $id)
  }
`);

export const restoreSavedReply = graphql(`
  mutation RestoreSavedReply($companyId: ID!, $id: ID!) {
    restoreSavedReply(companyId: $companyId, id: $id) {
      id
      version
    }
  }
`);
