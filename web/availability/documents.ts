import { graphql } from '../graphql/generated/index.ts';

/** Whether the viewer is there for visitors, as it is said and as it changes by itself. */
export const availabilityChanges = graphql(`
  subscription Availability {
    availability
  }
`);

export const setAvailable = graphql(`
  mutation SetAvailable($isAvailable: Boolean!) {
    setAvailable(isAvailable: $isAvailable) {
      id
      isAvailable
    }
  }
`);

/** How much waits for the people of a company. */
export const companyAttention = graphql(`
  subscription CompanyAttention($companyId: ID!) {
    companyAttention(companyId: $companyId) {
      waitingCount
      openRequestCount
    }
  }
`);
