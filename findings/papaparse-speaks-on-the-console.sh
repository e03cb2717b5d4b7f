#!/usr/bin/env bash
# Expected: a library tells what it met in a file by its result.
# Seen: for a file with two columns of one name, `header: true` renames the second and writes a warning to the console of the
#   process, once a file; the result holds the renaming in `meta.renamedHeaders`, and no error. (papaparse 5.7.1, Node 24)
# Why it matters here: price lists have two columns called 'Prezzo', and a server's output is its log. Imports read rows of
#   cells and know the headings themselves.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact papaparse@5.7.1
node --input-type=module -e '
import Papa from "papaparse";
const said = [];
console.warn = (...words) => said.push(words.join(" "));
const { data, errors, meta } = Papa.parse("Prezzo,Prezzo\n1,2", { header: true });
console.log("papaparse 5.7.1", JSON.stringify({ said, data, errors, renamed: meta.renamedHeaders }));
const isSame = said.length === 1 && errors.length === 0 && data[0].Prezzo === "1" && data[0].Prezzo_1 === "2";
process.exit(isSame ? 0 : 1);
'
