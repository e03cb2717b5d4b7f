import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap } from 'rxjs';
import { session } from './session.tsx';

const authorise = new SetContextLink(async ({ headers }) => ({
  headers: { ...headers, authorization: `Bearer ${await session.token()}` },
}));

// An operation that met an ended session is asked again, once, with the token of the next one: after a refresh, or
// after the person signed in again.
const repeat = new ErrorLink(({ error, operation, forward }) => {
  const isUnauthenticated =
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  if (!isUnauthenticated || operation.getContext().isRepeated) return;
  operation.setContext({ isRepeated: true });
  return from(session.refresh()).pipe(switchMap(() => forward(operation)));
});

/** The client of one workspace. Another person's workspace gets another, so that nothing is left of the former. */
export function makeApolloClient(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([repeat, authorise, new HttpLink({ uri: '/graphql' })]),
    cache: new InMemoryCache(),
    devtools: { enabled: false },
  });
}
