import { graphql } from '../graphql/generated/index.ts';

/** Whether visitors may ask for a person, when, and the version that a save has to name. */
export const PersonSettings_settings = graphql(`
  fragment PersonSettings_settings on PersonSettings {
    isOffered
    patience
    hours {
      week
      closures
      isClosedOnHolidays
      patronDay
    }
    nextOpening
    holidays {
      day
      name
    }
    version
  }
`);

export const personSettingsQuery = graphql(`
  query PersonSettings($companyId: ID!) {
    personSettings(companyId: $companyId) {
      ...PersonSettings_settings
    }
  }
`);

export const savePersonSettings = graphql(`
  mutation SavePersonSettings($companyId: ID!, $input: PersonSettingsInput!) {
    savePersonSettings(companyId: $companyId, input: $input) {
      ...PersonSettings_settings
    }
  }
`);
