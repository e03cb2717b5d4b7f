import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import './graphiql.css';
import { EXAMPLES } from './examples.ts';

// For whoever writes programs against the API; not served in production.
const socketAddress = `${location.origin.replace(/^http/, 'ws')}/graphql`;
const RENEWED_EVERY = 9 * 60_000; // 9 min; an access token lasts 10

let token: string | undefined;

/** Who is signed in to the workspaces in this browser asks as themselves, unless the headers say otherwise. */
async function renewToken(): Promise<void> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { refreshSession { accessToken } }' }),
  });
  token = (await response.json()).data?.refreshSession?.accessToken;
}

const fetcher: Fetcher = (params, options) => {
  const authorization = token ? { authorization: `Bearer ${token}` } : {};
  const ask = createGraphiQLFetcher({
    url: '/graphql',
    subscriptionUrl: socketAddress,
    wsConnectionParams: { ...authorization, ...options?.headers },
  });
  return ask(params, { ...options, headers: { ...authorization, ...options?.headers } });
};

const root = document.getElementById('graphiql');
if (root) {
  await renewToken().catch(() => undefined);
  setInterval(() => renewToken().catch(() => undefined), RENEWED_EVERY);
  createRoot(root).render(
    <GraphiQL fetcher={fetcher} defaultQuery={EXAMPLES} defaultEditorToolsVisibility="headers" />,
  );
}
