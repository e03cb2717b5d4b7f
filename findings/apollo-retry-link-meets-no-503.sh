#!/usr/bin/env bash
# Expected: Apollo Client's RetryLink asks again after a 503, whichever of the two JSON types the answer has: HttpLink
#   accepts both by default, and a 503 is a failed request in each.
# Seen: it does for application/json (3 requests). For application/graphql-response+json, which HttpLink prefers, a 503 is
#   passed on as an answer with errors, and the RetryLink never hears of it: 1 request (@apollo/client 4.3.8, Node 24).
# Why it matters here: our server answers an overload with 503 and Retry-After. Since it speaks the newer type, our own
#   pages ask for plain JSON, or they would show 'Il servizio è molto occupato' instead of asking again.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact @apollo/client@4.3.8 graphql@16.15.0 rxjs@7.8.2
node --input-type=module -e '
import { createServer } from "node:http";
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, gql } from "@apollo/client";
import { RetryLink } from "@apollo/client/link/retry";
let requests = 0;
let type = "";
const body = JSON.stringify({ errors: [{ message: "busy", extensions: { code: "BUSY" } }] });
const server = createServer((request, response) => {
  requests++;
  response.writeHead(503, { "content-type": type, "retry-after": "1" }).end(body);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const uri = `http://127.0.0.1:${server.address().port}/graphql`;
const seen = {};
for (type of ["application/json", "application/graphql-response+json"]) {
  requests = 0;
  const retry = new RetryLink({ attempts: { max: 3 }, delay: { initial: 1, jitter: false } });
  const link = ApolloLink.from([retry, new HttpLink({ uri })]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const error = await client.query({ query: gql`{ a }` }).catch((failure) => failure);
  seen[type] = `${requests} ${error.name}`;
}
console.log("@apollo/client 4.3.8: requests and error by type", seen);
server.closeAllConnections();
const same = seen["application/json"] === "3 ServerError"
  && seen["application/graphql-response+json"] === "1 CombinedGraphQLErrors";
process.exit(same ? 0 : 1);
'
