#!/usr/bin/env bash
# Expected: the Italian tokenizer of a package gives the words of an Italian sentence.
# Seen: every letter with an accent ends a word and is dropped: 'caffè' is 'caff', 'è' nothing, 'Città' 'Citt', 'perché'
#   'perch' (natural 8.1.1, Node 24). Its Italian stemmer after it cannot know any of them; 'tè' and 't-shirt' both give 't'.
# Why it matters here: coffee and tea are what Italian shops sell. Words here end where Unicode's letters do, and accents are
#   folded afterwards.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --ignore-scripts --save-exact natural@8.1.1
words=$(node -e 'const { AggressiveTokenizerIt } = require("natural");
  console.log("=" + new AggressiveTokenizerIt().tokenize("Perché il caffè è più caro del tè in Città?").join(" "))' | grep '^=')
echo "natural 8.1.1: ${words#=}"
[ "$words" = '=Perch il caff pi caro del t in Citt' ]
