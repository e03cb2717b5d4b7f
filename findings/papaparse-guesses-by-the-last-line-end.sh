#!/usr/bin/env bash
# Expected: left to find the separator itself, a CSV reader takes the semicolon of a file as every Italian Excel writes it,
#   with a line end behind the last row or without.
# Seen: without one it takes the semicolon; with one, as Excel writes it, the comma wherever prices or sentences have as many
#   in each row: `Nome;Prezzo` is one heading, `Tazza;1,50` the two cells `Tazza;1` and `50`. With commas in a text no
#   error says so. (papaparse 5.7.1, Node 24)
# Why it matters here: imports choose the separator by the headings that they know, and never let the library guess.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact papaparse@5.7.1
node --input-type=module -e '
import Papa from "papaparse";
const files = ["Nome;Prezzo\nTazza;1,50\nVaso;2,50\nPiatto;3,50", "Nome;Descrizione\nTazza;bianca, da tè, in ceramica\nVaso;blu, alto, di vetro"];
const found = files.map((file) => [file, `${file}\n`].map((text) => Papa.parse(text)));
for (const [without, ended] of found) console.log("papaparse 5.7.1", without.meta.delimiter, ended.meta.delimiter, JSON.stringify(ended.data[1]), ended.errors.length);
const isSame = found.every(([without, ended]) => without.meta.delimiter === ";" && ended.meta.delimiter === ",") && found[1][1].errors.length === 0;
process.exit(isSame ? 0 : 1);
'
