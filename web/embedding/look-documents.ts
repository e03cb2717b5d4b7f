import { graphql } from '../graphql/generated/index.ts';

/** How the chat looks, and the version that a save has to name. */
export const ChatLook_look = graphql(`
  fragment ChatLook_look on ChatLook {
    side
    name
    avatarUrl
    greeting
    questions
    hiddenPages
    language
    version
  }
`);

/** With the shop as it is shown now, for the preview. */
export const chatLookQuery = graphql(`
  query ChatLook($companyId: ID!) {
    chatLook(companyId: $companyId) {
      ...ChatLook_look
    }
    shop(companyId: $companyId) {
      id
      name
      logoUrl
      primaryColor
      secondaryColor
      isActive
      productCount
      greeting
      privacyUrl
      contactEmail
      contactPhone
      isPersonOffered
      isModelOn
      assistantName
      avatarUrl
      questions
      quickWords
    }
  }
`);

export const saveChatLook = graphql(`
  mutation SaveChatLook($companyId: ID!, $input: ChatLookInput!) {
    saveChatLook(companyId: $companyId, input: $input) {
      ...ChatLook_look
    }
  }
`);
