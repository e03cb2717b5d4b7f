#!/usr/bin/env bash
# Expected: WooCommerce's own CSV package writes a file that its readers read: quotes inside a cell are doubled.
# Seen: they are, unless the cell begins with `-`, `+`, `=` or `@`: then it gets an apostrophe in front and quotes around, and
#   its own quotes stay single. Of `-20% Televisore 55" OLED` the strictest reader (csv-parse 7.0.3) refuses the file, and a
#   lenient one (papaparse 5.7.1) returns rows with an error of its quotes. (@woocommerce/csv-export 1.11.0, Node 24)
# Why it matters here: names that begin with an offer and have inches are usual in electronics. Ours takes a quote that no
#   separator follows for a letter, and takes the apostrophe off.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @woocommerce/csv-export@1.11.0 csv-parse@7.0.3 papaparse@5.7.1
cat > write.cjs <<'J'
globalThis.self = globalThis; // it is written for a browser
globalThis.document = { createElementNS: () => ({}) };
const { generateCSVDataFromTable } = require('@woocommerce/csv-export');
const { parse } = require('csv-parse/sync');
const Papa = require('papaparse');
const write = (name) =>
  generateCSVDataFromTable([{ label: 'Nome' }, { label: 'Prezzo' }], [[{ value: name }, { value: 899 }], [{ value: 'Moka' }, { value: 24.9 }]]);
const seen = ['Televisore 55" OLED', '-20% Televisore 55" OLED'].map((name) => {
  const text = write(name);
  let strict;
  try { strict = parse(text)[1][0]; } catch (error) { strict = error.code; }
  const lenient = Papa.parse(text);
  return [text.split('\n')[1], strict, lenient.data.length, lenient.errors.map(({ code }) => code).join()];
});
console.log('@woocommerce/csv-export 1.11.0', JSON.stringify(seen));
process.exit(seen[0][1] === 'Televisore 55" OLED' && seen[1][1] !== `'-20% Televisore 55" OLED` && seen[0][3] === '' && seen[1][3] !== '' ? 0 : 1);
J
node write.cjs
