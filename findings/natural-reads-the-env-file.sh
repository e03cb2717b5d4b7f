#!/usr/bin/env bash
# Expected: a package for stems and tokens, once it is imported, has changed nothing of the process that imports it.
# Seen: it reads the `.env` of the folder that the process was started in, puts what stands there into `process.env`, and
#   says so on standard output, with an advertisement, five times (natural 8.1.1, Node 24).
# Why it matters here: settings are read once, by one module, from what the process was given; a library for Italian words
#   must not be able to change which database or model a server uses. None of ours comes from it.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --ignore-scripts --save-exact natural@8.1.1
echo 'DATABASE_URL=postgres://somewhere/else' > .env
said=$(env -u DATABASE_URL node -e 'require("natural"); console.log("DATABASE_URL is now", process.env.DATABASE_URL)')
echo "natural 8.1.1: $(grep -c 'from .env' <<< "$said") lines on the console; $(tail -n 1 <<< "$said")"
grep -q 'DATABASE_URL is now postgres://somewhere/else' <<< "$said" && grep -q 'from .env' <<< "$said"
