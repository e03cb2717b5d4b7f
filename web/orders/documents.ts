import { graphql } from '../graphql/generated/index.ts';

export const orderAccessQuery = graphql(`
  query OrderAccess($companyId: ID!) {
    orderAccess(companyId: $companyId) {
      address
    }
  }
`);
export const saveOrderAddress = graphql(`
  mutation SaveOrderAddress($companyId: ID!, $address: String!) {
    saveOrderAddress(companyId: $companyId, address: $address) {
      address
      secret
    }
  }
`);
export const renewOrderSecret = graphql(`
  mutation RenewOrderSecret($companyId: ID!) {
    renewOrderSecret(companyId: $companyId) {
      address
      secret
    }
  }
`);
export const removeOrderAddress = graphql(`
  mutation RemoveOrderAddress($companyId: ID!) {
    removeOrderAddress(companyId: $companyId) {
      address
      secret
    }
  }
`);
export const tryOrder = graphql(`
  mutation TryOrder($companyId: ID!, $orderNumber: String!, $proof: String!) {
    tryOrder(companyId: $companyId, orderNumber: $orderNumber, proof: $proof) {
      state
      since
      trackingUrl
    }
  }
`);
