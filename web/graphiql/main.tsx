import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import './graphiql.css';

// For whoever writes programs against the API; not served in production. The token goes into the headers' editor, as
// {"Authorization": "Bearer …"}: subscriptions send it along with their greeting.
const socketAddress = `${location.origin.replace(/^http/, 'ws')}/graphql`;
const fetcher = createGraphiQLFetcher({ url: '/graphql', subscriptionUrl: socketAddress });

const root = document.getElementById('graphiql');
if (root)
  createRoot(root).render(
    <GraphiQL fetcher={fetcher} defaultQuery={'{\n  installation {\n    passwordMinLength\n  }\n}\n'} />,
  );
