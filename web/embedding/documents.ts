import { graphql } from '../graphql/generated/index.ts';

/** Where the widget may stand, how it calls, and the version that a save has to name. */
export const WidgetSettings_settings = graphql(`
  fragment WidgetSettings_settings on WidgetSettings {
    allowedSites
    coverage {
      site
      origins
    }
    teaser
    isTeaserOn
    version
  }
`);

export const widgetSettingsQuery = graphql(`
  query WidgetSettings($companyId: ID!) {
    widgetSettings(companyId: $companyId) {
      ...WidgetSettings_settings
    }
  }
`);

export const saveWidgetSettings = graphql(`
  mutation SaveWidgetSettings($companyId: ID!, $input: WidgetSettingsInput!) {
    saveWidgetSettings(companyId: $companyId, input: $input) {
      ...WidgetSettings_settings
    }
  }
`);

export const allowWebsite = graphql(`
  mutation AllowWebsite($companyId: ID!) {
    allowWebsite(companyId: $companyId) {
      ...WidgetSettings_settings
    }
  }
`);
