import { graphql } from '../graphql/generated/index.ts';

/** All that the editor of the settings needs, and the version that a save has to name. */
export const AssistantSettings_settings = graphql(`
  fragment AssistantSettings_settings on AssistantSettings {
    topics {
      name
      label
      isDeclined
    }
    allowedWords
    synonyms
    version
  }
`);

/** A company's settings. */
export const assistantSettingsQuery = graphql(`
  query AssistantSettings($companyId: ID!) {
    assistantSettings(companyId: $companyId) {
      ...AssistantSettings_settings
    }
  }
`);

/** Saves them, unless somebody else did since. */
export const saveAssistantSettings = graphql(`
  mutation SaveAssistantSettings($companyId: ID!, $input: AssistantSettingsInput!) {
    saveAssistantSettings(companyId: $companyId, input: $input) {
      ...AssistantSettings_settings
    }
  }
`);
