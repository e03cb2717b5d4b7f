import type {
  InstallationQuery,
  PasswordLinkQuery,
  RedeemPasswordLinkMutation,
  RefreshSessionMutation,
  RegisterMutation,
  SignInMutation,
} from '../graphql/generated/graphql.ts';
import { Refusal, refusalOf, refusalOfErrors } from '../ui/refusal.ts';
import type { SessionViewer } from './session-state.ts';

// Plain fetch and plain text: the sign-in page is not to wait for the GraphQL client, nor for everybody's documents.

/** A session that the server granted. */
export interface Grant {
  readonly accessToken: string;
  readonly expiresAt: number; // ms since 1970, by the server's clock
  readonly viewer: SessionViewer;
}

const signInDocument = /* GraphQL */ `
  mutation SignIn($email: String!, $password: String!) {
    signedIn: signIn(email: $email, password: $password) {
      accessToken
      accessTokenExpiresAt
      viewer { id email role }
    }
  }
`;

const registerDocument = /* GraphQL */ `
  mutation Register($email: String!, $password: String!) {
    signedIn: register(email: $email, password: $password) {
      accessToken
      accessTokenExpiresAt
      viewer { id email role }
    }
  }
`;

const redeemDocument = /* GraphQL */ `
  mutation RedeemPasswordLink($token: String!, $password: String!) {
    signedIn: redeemPasswordLink(token: $token, password: $password) {
      accessToken
      accessTokenExpiresAt
      viewer { id email role }
    }
  }
`;

const refreshDocument = /* GraphQL */ `
  mutation RefreshSession {
    signedIn: refreshSession {
      accessToken
      accessTokenExpiresAt
      viewer { id email role }
    }
  }
`;

const signOutDocument = /* GraphQL */ `mutation SignOut { signOut }`;
const signOutEverywhereDocument = /* GraphQL */ `mutation SignOutEverywhere { signOutEverywhere }`;

const passwordLinkDocument = /* GraphQL */ `query PasswordLink($token: String!) { isPasswordLinkOpen(token: $token) }`;

const installationDocument = /* GraphQL */ `
  query Installation {
    installation { passwordMinLength demoAccounts { role email password } }
  }
`;

/** Signs in with an e-mail and a password. */
export async function signIn(email: string, password: string): Promise<Grant> {
  return grantOf(await request<SignInMutation>(signInDocument, { email, password }));
}

/** Makes an account and signs it in. */
export async function register(email: string, password: string): Promise<Grant> {
  return grantOf(await request<RegisterMutation>(registerDocument, { email, password }));
}

/** Sets the password that a one-time link asks for, and signs in. */
export async function redeemPasswordLink(token: string, password: string): Promise<Grant> {
  return grantOf(await request<RedeemPasswordLinkMutation>(redeemDocument, { token, password }));
}

/** Whether a one-time link still opens something. */
export async function isPasswordLinkOpen(token: string): Promise<boolean> {
  return (await request<PasswordLinkQuery>(passwordLinkDocument, { token })).isPasswordLinkOpen;
}

/** The session of the cookie, with a new access token. */
export async function refreshSession(): Promise<Grant> {
  return grantOf(await request<RefreshSessionMutation>(refreshDocument));
}

/** Ends the session of the cookie, or all of the person's. */
export async function signOut(everywhere: boolean, accessToken: string): Promise<void> {
  await request(everywhere ? signOutEverywhereDocument : signOutDocument, {}, accessToken);
}

export type Installation = InstallationQuery['installation'];

/** What the sign-in page needs to know. */
export async function readInstallation(): Promise<Installation> {
  return (await request<InstallationQuery>(installationDocument)).installation;
}

async function request<Data>(query: string, variables = {}, accessToken?: string): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
    body: JSON.stringify({ query, variables }),
    // The answer to a refresh replaces the cookie, also for a page that was closed meanwhile: the next one would come
    // with a token that was used, which the server takes for stolen.
    keepalive: true,
  }).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const body = await response.json().catch(() => {
    throw new Refusal('UNEXPECTED', `HTTP ${response.status}`);
  });
  if (body.errors) throw refusalOfErrors(body.errors);
  return body.data;
}

function grantOf({ signedIn }: SignInMutation): Grant {
  const { accessToken, accessTokenExpiresAt, viewer } = signedIn;
  return { accessToken, expiresAt: Date.parse(accessTokenExpiresAt), viewer };
}
