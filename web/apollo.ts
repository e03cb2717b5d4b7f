import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { from, switchMap } from 'rxjs';
import { endCodes } from './accounts/session.ts';
import { session } from './session.tsx';

const authorise = new SetContextLink(async ({ headers }) => ({
  headers: { ...headers, authorization: `Bearer ${await session.token()}` },
}));

// An operation that met an ended session is asked again, once, with the token of the next one: after a refresh, or
// after the person signed in again.
const repeat = new ErrorLink(({ error, operation, forward }) => {
  if (!isEnded(error) || operation.getContext().isRepeated) return;
  operation.setContext({ isRepeated: true });
  return from(session.refresh()).pipe(switchMap(() => forward(operation)));
});

const MOST_RETRIES = 3;

// What is only read is asked for again when the server, which is busy, says; a change is left to the person.
const wait = new RetryLink({
  attempts: (count, { operationType }, error) =>
    count <= MOST_RETRIES &&
    operationType === OperationTypeNode.QUERY &&
    ServerError.is(error) &&
    error.statusCode === 503,
  delay: (_count, _operation, error) => {
    const seconds = ServerError.is(error) ? Number(error.response.headers.get('retry-after')) : 0;
    return (seconds || 1) * 1_000 * (1 + Math.random() / 2); // ms; not all who wait at once
  },
});

/** Whether the server took the token for no token: over, or revoked. It says so with status 401 and no GraphQL answer. */
function isEnded(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => endCodes.has(`${extensions?.code}`));
}

/** The client of one workspace. Another person's workspace gets another, so that nothing is left of the former. */
export function makeApolloClient(): ApolloClient {
  return new ApolloClient({
    // In plain JSON a server that is busy, or takes no token, is an error of the link, which the two links before it meet.
    link: ApolloLink.from([
      repeat,
      wait,
      authorise,
      new HttpLink({ uri: '/graphql', headers: { accept: 'application/json' } }),
    ]),
    cache: new InMemoryCache(),
    // What is read again because something changed must not be given the answer that is on its way from before.
    queryDeduplication: false,
    devtools: { enabled: false },
  });
}
