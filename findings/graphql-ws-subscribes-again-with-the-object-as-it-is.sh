#!/usr/bin/env bash
# Expected: a subscription is what it was when `subscribe` was called: after a break the client sends the same text again,
#   and a position among its variables (`afterSeq`) cannot move on without ending it and beginning another.
# Seen: the client keeps the object and writes it out anew at each return. What was changed in it meanwhile is what is
#   asked for (graphql-ws 6.4.2, ws 8.23.0, Node 24).
# Why it matters here: docs/api.md tells programs to follow a transcript so: they put the last `seq` into the variables
#   that they gave, and after any break miss and repeat nothing.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact graphql-ws@6.4.2 ws@8.23.0 graphql@16.15.0
node --input-type=module -e '
import { createClient } from "graphql-ws";
import { WebSocket, WebSocketServer } from "ws";
const asked = [];
const server = new WebSocketServer({ port: 0, host: "127.0.0.1", handleProtocols: () => "graphql-transport-ws" });
await new Promise((resolve) => server.once("listening", resolve));
const variables = { after: 1 };
const twice = new Promise((resolve) => server.on("connection", (socket) => socket.on("message", (data) => {
  const message = JSON.parse(String(data));
  if (message.type === "connection_init") return socket.send(JSON.stringify({ type: "connection_ack" }));
  if (message.type !== "subscribe") return;
  asked.push(message.payload.variables.after);
  if (asked.length === 2) return resolve();
  variables.after = 7;
  socket.close(1012);
})));
const url = `ws://127.0.0.1:${server.address().port}`;
const client = createClient({ url, webSocketImpl: WebSocket, retryWait: async () => {}, shouldRetry: () => true });
client.subscribe({ query: "subscription ($after: Int) { a(after: $after) }", variables }, { next() {}, error() {}, complete() {} });
await twice;
console.log("graphql-ws 6.4.2: `after` as it was asked for, before and after the break:", asked);
process.exit(asked.join() === "1,7" ? 0 : 1);
'
