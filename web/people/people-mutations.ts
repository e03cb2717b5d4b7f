import { graphql } from '../graphql/generated/index.ts';

/** Adds a client with a first password. */
export const addClient = graphql(`
  mutation AddClient($companyId: ID!, $email: String!, $password: String!) {
    addClient(companyId: $companyId, email: $email, password: $password) {
      id
    }
  }
`);

/** Adds a client who chooses their password by a one-time link. */
export const addClientByLink = graphql(`
  mutation AddClientByLink($companyId: ID!, $email: String!) {
    addClientByLink(companyId: $companyId, email: $email) {
      url
      expiresAt
      person {
        id
        email
      }
    }
  }
`);

/** A new one-time link for a client. */
export const createPasswordLink = graphql(`
  mutation CreatePasswordLink($companyId: ID!, $personId: ID!) {
    createPasswordLink(companyId: $companyId, personId: $personId) {
      url
      expiresAt
      person {
        id
        email
        hasPassword
      }
    }
  }
`);

/** Sets a client's password. */
export const setClientPassword = graphql(`
  mutation SetClientPassword($companyId: ID!, $personId: ID!, $password: String!) {
    setClientPassword(companyId: $companyId, personId: $personId, password: $password) {
      id
      hasPassword
    }
  }
`);

/** Keeps a client out. */
export const disableClient = graphql(`
  mutation DisableClient($companyId: ID!, $personId: ID!) {
    disableClient(companyId: $companyId, personId: $personId) {
      id
      isDisabled
    }
  }
`);

/** Lets a disabled client in again. */
export const enableClient = graphql(`
  mutation EnableClient($companyId: ID!, $personId: ID!) {
    enableClient(companyId: $companyId, personId: $personId) {
      id
      isDisabled
    }
  }
`);

/** Deletes a client's account. */
export const removeClient = graphql(`
  mutation RemoveClient($companyId: ID!, $personId: ID!) {
    removeClient(companyId: $companyId, personId: $personId)
  }
`);
