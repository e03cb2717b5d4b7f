import { graphql } from '../graphql/generated/index.ts';

export const PromptSettings_settings = graphql(`
  fragment PromptSettings_settings on PromptSettings {
    text
    fields {
      tone
      address
      length
      always
      never
      about
    }
    lastFields {
      tone
      address
      length
      always
      never
      about
    }
    fieldLimits {
      rules
      ruleLength
      aboutLength
    }
    template
    personality
    versionId
    longest
    versions {
      id
      text
      fields {
        tone
        address
        length
        always
        never
        about
      }
      template
      personality
      createdAt
    }
    templates {
      id
      name
      description
      category
      personality
      text
    }
  }
`);

export const promptSettingsQuery = graphql(`
  query PromptSettings($companyId: ID!) {
    promptSettings(companyId: $companyId) {
      ...PromptSettings_settings
    }
  }
`);

export const savePrompt = graphql(`
  mutation SavePrompt($companyId: ID!, $input: PromptInput!) {
    savePrompt(companyId: $companyId, input: $input) {
      ...PromptSettings_settings
    }
  }
`);

export const promptPreviewQuery = graphql(`
  query PromptPreview($companyId: ID!, $text: String!, $question: String!, $fields: PromptFieldsInput) {
    promptPreview(companyId: $companyId, text: $text, question: $question, fields: $fields) {
      text
      hints
      amounts
      products {
        id
        name
        price
        imageUrl
      }
      messages {
        role
        content
      }
    }
  }
`);

export const AiStatus_status = graphql(`
  fragment AiStatus_status on AiStatus {
    isActive
    isOwn
    model
    usedTokens
    dailyTokens
    isLimitReached
    breaker
    retryAt
    answeredAt
    fault {
      kind
      sentence
      advice
      detail
      since
    }
    changes
  }
`);

export const aiStatusQuery = graphql(`
  query AiStatus($companyId: ID!) {
    aiStatus(companyId: $companyId) {
      ...AiStatus_status
    }
  }
`);

export const testModel = graphql(`
  mutation TestModel($companyId: ID!) {
    testModel(companyId: $companyId) {
      answer
      failureText
      detail
      says
      totalTime
      status {
        ...AiStatus_status
      }
    }
  }
`);

export const modelChoiceQuery = graphql(`
  query ModelChoice($companyId: ID!) {
    modelChoice(companyId: $companyId) {
      own {
        address
        model
        keyEnd
        dailyTokens
      }
      serverModel
    }
  }
`);

export const saveOwnModel = graphql(`
  mutation SaveOwnModel($companyId: ID!, $input: OwnModelInput!) {
    saveOwnModel(companyId: $companyId, input: $input) {
      own {
        address
        model
        keyEnd
        dailyTokens
      }
      serverModel
    }
  }
`);

export const removeOwnModel = graphql(`
  mutation RemoveOwnModel($companyId: ID!) {
    removeOwnModel(companyId: $companyId) {
      own {
        address
        model
        keyEnd
        dailyTokens
      }
      serverModel
    }
  }
`);
