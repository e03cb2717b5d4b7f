#!/usr/bin/env bash
# Expected: a table turned into JSON has the names of its headings, each with the text below it.
# Seen: a heading is cut at its dots, and what stands behind them is a name within: of the headings that Easyfatt writes
#   into its Excel, `Q.tà disponibile` becomes {"Q": {"tà disponibile": …}}, `Descriz. web (Sorgente HTML)` {"Descriz":
#   {" web (Sorgente HTML)": …}}, and all that begin with `Cod.` one object `Cod`; `Cod.` itself stays, as its dot is the
#   last. With `flatKeys: true` it leaves them whole. json-2-csv cuts them too, and makes 100000 of the code 1E5
#   (csvtojson 2.0.14, json-2-csv 5.6.0, Node 24).
# Why it matters here: a catalogue of Easyfatt that a script made JSON of came in without texts, and sold out. A heading
#   that we know is found again in its pieces.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact csvtojson@2.0.14 json-2-csv@5.6.0
node --input-type=module -e '
import csvtojson from "csvtojson";
import { csv2json } from "json-2-csv";
const lines = (separator) => ["Cod.", "Cod. Iva", "Descriz. web", "Q.tà disponibile"].join(separator) + "\n" + ["1E5", "22", "In alluminio", "7"].join(separator) + "\n";
const [cut] = await csvtojson({ delimiter: ";" }).fromString(lines(";"));
const [whole] = await csvtojson({ delimiter: ";", flatKeys: true }).fromString(lines(";"));
const [other] = csv2json(lines(","));
console.log(JSON.stringify({ cut, whole, other }, null, 1));
const same = (value, text) => JSON.stringify(value) === text;
process.exit(
  same(cut, `{"Cod.":"1E5","Cod":{" Iva":"22"},"Descriz":{" web":"In alluminio"},"Q":{"tà disponibile":"7"}}`) &&
  same(whole, `{"Cod.":"1E5","Cod. Iva":"22","Descriz. web":"In alluminio","Q.tà disponibile":"7"}`) &&
  other.Q["tà disponibile"] === 7 && other.Descriz[" web"] === "In alluminio" && JSON.stringify(other).includes("100000") ? 0 : 1,
);
'
