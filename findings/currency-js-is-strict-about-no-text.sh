#!/usr/bin/env bash
# Expected: a library for amounts that is told to be strict refuses a text that holds no amount, or two.
# Seen: with `strict: true` and Italy's separators every text is an amount: 'boh' and 'N/D' are 0, 'da 45 a 60' is 4560,
#   '3x 49,90' 349.9, '2 per 10,00' 210, the machine's '24.90' 2490, and '5,00-' NaN; nothing throws (currency.js 2.0.4,
#   Node 24).
# Why it matters here: price lists have all of these in their price column. Ours refuses a text that is not one amount, and
#   the product stays without a price, with a flag.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact currency.js@2.0.4
node --input-type=module -e '
import currency from "currency.js";
const read = (text) => { try { return String(currency(text, { decimal: ",", separator: ".", strict: true }).value); } catch { return "throws"; } };
const seen = { "1.299,50": "1299.5", boh: "0", "N/D": "0", "da 45 a 60": "4560", "3x 49,90": "349.9", "2 per 10,00": "210", "24.90": "2490", "5,00-": "NaN" };
for (const text of Object.keys(seen)) console.log("currency.js 2.0.4", text.padEnd(12), read(text));
process.exit(Object.entries(seen).every(([text, value]) => read(text) === value) ? 0 : 1);
'
