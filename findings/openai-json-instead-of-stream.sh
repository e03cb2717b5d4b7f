#!/usr/bin/env bash
# Expected: a chat completion that was asked for as a stream, and answered in one piece of JSON with status 200 (a whole
#   answer, or a refusal `{"error":{"code":429}}`), is an answer, or an error that the caller hears of.
# Seen: neither: the stream ends after no chunk at all, without an error (openai 7.55.0, Node 24). The body is read as
#   server-sent events; its line is a field of an unknown name, and is dropped.
# Why it matters here: a model's proxy that does not stream, or that refuses inside a 200, looked like a model that had
#   nothing to say. So we look at the content type before the client does (server/model/bounded-response.ts).
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact openai@7.55.0
node --input-type=module -e '
import { createServer } from "node:http";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import OpenAI from "openai";
const VERSION = JSON.parse(readFileSync("node_modules/openai/package.json", "utf8")).version;
const bodies = {
  answer: { object: "chat.completion", choices: [{ index: 0, message: { role: "assistant", content: "Ciao" }, finish_reason: "stop" }] },
  refusal: { error: { code: 429, message: "slow down" } },
};
let body;
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}).listen(0, "127.0.0.1");
await once(server, "listening");
const client = new OpenAI({ apiKey: "k", baseURL: `http://127.0.0.1:${server.address().port}/v1`, maxRetries: 0 });
const seen = {};
for (const [name, value] of Object.entries(bodies)) {
  body = value;
  try {
    let chunks = 0;
    const stream = await client.chat.completions.create({ model: "m", messages: [{ role: "user", content: "?" }], stream: true });
    for await (const _ of stream) chunks += 1;
    seen[name] = `${chunks} chunks, no error`;
  } catch (error) {
    seen[name] = `error: ${error.message}`;
  }
}
server.close();
console.log(`openai ${VERSION}`, seen);
process.exit(Object.values(seen).every((each) => each === "0 chunks, no error") ? 0 : 1);
'
