#!/usr/bin/env bash
# Expected: a client of persisted queries knows by `extensions.code` PERSISTED_QUERY_NOT_FOUND that it has to send the text,
#   as Apollo's link does, so that the message may be a sentence for people.
# Seen: urql's exchange looks at the message alone. With the code and any other message it gives up with that error; with
#   the message PersistedQueryNotFound and no code it sends the text. Apollo's link does so in both cases
#   (@urql/exchange-persisted 5.0.1 with @urql/core 6.0.3, @apollo/client 4.3.8, Node 24).
# Why it matters here: each refusal of our server has an Italian sentence. This one has the protocol's word instead.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact @urql/core@6.0.3 @urql/exchange-persisted@5.0.1 \
  @apollo/client@4.3.8 graphql@16.15.0 rxjs@7.8.2
node --input-type=module -e '
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { ApolloClient, HttpLink, InMemoryCache, gql } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { Client, fetchExchange } from "@urql/core";
import { persistedExchange } from "@urql/exchange-persisted";
let unknown = {};
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => { body += chunk; }).on("end", () => {
    response.setHeader("content-type", "application/json");
    const hasText = body.includes("\"query\":\"");
    response.end(JSON.stringify(hasText ? { data: { a: 1 } } : { errors: [unknown] }));
  });
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${server.address().port}/graphql`;
const byUrql = async () => {
  const exchanges = [persistedExchange({ preferGetForPersistedQueries: false }), fetchExchange];
  return (await new Client({ url, exchanges, preferGetMethod: false }).query("{ a }", {}).toPromise()).data?.a === 1;
};
const byApollo = async () => {
  const sha256 = (text) => createHash("sha256").update(text).digest("hex");
  const link = new PersistedQueryLink({ sha256 }).concat(new HttpLink({ uri: url }));
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return client.query({ query: gql`{ a }` }).then(({ data }) => data.a === 1, () => false);
};
const seen = {};
for (const [name, error] of [
  ["code", { message: "send the text", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
  ["message", { message: "PersistedQueryNotFound" }],
]) {
  unknown = error;
  seen[name] = { urql: await byUrql(), apollo: await byApollo() };
}
console.log("the text is sent after the", seen);
server.closeAllConnections();
const { code, message } = seen;
process.exit(!code.urql && code.apollo && message.urql && message.apollo ? 0 : 1);
'
