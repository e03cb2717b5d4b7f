#!/usr/bin/env bash
# Expected: two well-kept clients of one protocol agree on how an answer ended, and the usual names of an answer that was
#   too long are all 'too long'.
# Seen: @ai-sdk/openai-compatible 3.0.92 (Node 24) makes an error of a stream that says no reason, which the client
#   `openai` passes over; but `MAX_TOKENS`, `model_length` and `abort` are 'other' to it, so that an answer that was cut
#   is told apart from a whole one only by who looks for 'stop'.
# Why it matters here: no client's word for an end can be taken over. We keep a table of our own of the whole endings,
#   and call every other one interrupted (server/model/endings.ts).
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact @ai-sdk/openai-compatible@3.0.92
node --input-type=module -e '
import { createServer } from "node:http";
import { once } from "node:events";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
const event = (choice) => `data: ${JSON.stringify({ id: "a", choices: [{ index: 0, ...choice }] })}\n\n`;
let reason;
const server = createServer((request, response) => {
  request.resume();
  const end = reason === null ? "" : event({ delta: {}, finish_reason: reason });
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end(`${event({ delta: { content: "Ciao" }, finish_reason: null })}${end}data: [DONE]\n\n`);
}).listen(0, "127.0.0.1");
await once(server, "listening");
const model = createOpenAICompatible({ name: "x", baseURL: `http://127.0.0.1:${server.address().port}/v1` })("m");
const expected = { stop: "stop", length: "length", MAX_TOKENS: "other", model_length: "other", abort: "other", none: "error" };
const seen = {};
for (const name of Object.keys(expected)) {
  reason = name === "none" ? null : name;
  const { stream } = await model.doStream({ prompt: [{ role: "user", content: [{ type: "text", text: "?" }] }] });
  for await (const part of stream) if (part.type === "finish") seen[name] = part.finishReason.unified;
}
server.close();
console.log("@ai-sdk/openai-compatible 3.0.92", seen);
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
'
