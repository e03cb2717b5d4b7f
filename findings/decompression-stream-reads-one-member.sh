#!/usr/bin/env bash
# Expected: what the platform's `DecompressionStream('gzip')` reads is what gzip itself, node:zlib and fetch read: a file of
#   RFC 1952 is a series of members, one after another, as `cat a.gz b.gz` makes it.
# Seen: from the second member on it is 'Trailing junk', and the whole reading fails; gunzip, node:zlib and fetch (by
#   Content-Encoding) of the same process give both. Brotli has come to it, Zstandard, which fetch asks for and reads, has
#   not (Node 24.21).
# Why it matters here: shops' feeds are put together from parts that are packed already. Feeds are inflated by node:zlib.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
printf 'Nome;Prezzo\nMoka;24,90\n' | gzip > feed.csv.gz; printf 'Tazza;9,90\n' | gzip >> feed.csv.gz
[ "$(gunzip -c feed.csv.gz | wc -l)" = 3 ]
node --input-type=module -e '
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { gunzipSync } from "node:zlib";
const packed = readFileSync("feed.csv.gz");
const lines = (text) => text.trim().split("\n").length;
const server = createServer((_, answer) => answer.setHeader("Content-Encoding", "gzip").end(packed)).listen(0, "127.0.0.1");
await new Promise((done) => server.once("listening", done));
const fetched = await (await fetch(`http://127.0.0.1:${server.address().port}/`)).text();
server.close();
const streamed = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).text().catch((error) => error.message);
console.log(`Node ${process.versions.node}: zlib ${lines(gunzipSync(packed).toString())} lines, fetch ${lines(fetched)} lines, DecompressionStream: ${streamed}`);
process.exit(lines(fetched) === 3 && /Trailing junk/.test(streamed) ? 0 : 1);
'
