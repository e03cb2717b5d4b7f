#!/usr/bin/env bash
# Expected: where a server refuses a batch with one answer that has errors, Apollo Client's BatchHttpLink hands those
#   errors to each operation of the batch, as HttpLink does for one operation.
# Seen: only in plain JSON, where it is a ServerError that holds the text. As application/graphql-response+json, which the
#   link prefers, all that a program is told is that the number of results differs; the server's words are nowhere in the
#   error (@apollo/client 4.3.8, Node 24).
# Why it matters here: our server takes no batches and says so in a sentence. It sends that refusal as plain JSON always,
#   or the programmer would look for a fault in the results.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact @apollo/client@4.3.8 graphql@16.15.0 rxjs@7.8.2
node --input-type=module -e '
import { createServer } from "node:http";
import { inspect } from "node:util";
import { ApolloClient, InMemoryCache, gql } from "@apollo/client";
import { BatchHttpLink } from "@apollo/client/link/batch-http";
let type = "";
const body = JSON.stringify({ errors: [{ message: "no batches here", extensions: { code: "NO_BATCH" } }] });
const server = createServer((request, response) => response.writeHead(400, { "content-type": type }).end(body));
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const uri = `http://127.0.0.1:${server.address().port}/graphql`;
const seen = {};
for (type of ["application/json", "application/graphql-response+json"]) {
  const client = new ApolloClient({ link: new BatchHttpLink({ uri, batchInterval: 1 }), cache: new InMemoryCache() });
  const asked = [gql`query a { a }`, gql`query b { b }`].map((query) => client.query({ query }).catch((error) => error));
  const [error] = await Promise.all(asked);
  const told = `${error.message} ${error.bodyText ?? ""} ${inspect(error.errors ?? null)}`;
  seen[type] = { error: error.name, message: error.message, isTold: told.includes("no batches here") };
}
console.log("@apollo/client 4.3.8: the refusal of a batch by type", seen);
server.closeAllConnections();
process.exit(seen["application/json"].isTold && !seen["application/graphql-response+json"].isTold ? 0 : 1);
'
