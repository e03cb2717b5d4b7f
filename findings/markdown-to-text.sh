#!/usr/bin/env bash
# Expected: what turns Markdown into text takes the marks away and leaves what a shop writes: measures, years, prices,
#   and where a link leads.
# Seen: remove-markdown 0.7.0 and strip-markdown 6.0.0 (remark 15.0.1, Node 24) make '120*60*75 cm' into '1206075 cm'
#   (a star between figures is emphasis by CommonMark), take the year from '1986. Un anno', the plus and the "more than"
#   from '+ 5 € per le isole' and '> 50 € gratis', the footnote's star, and the address from a link; tables stay as they
#   were typed. remove-markdown also makes 'carta **** **** **** 1234' into 'carta * * ** 1234'; strip-markdown adds
#   backslashes where a star stays ('Gratis\*').
# Why it matters here: answers of FAQs are text that only sometimes has Markdown in it, and a wrong measure or price in
#   one is the shop's. So server/language/markdown judges by what stands around a mark.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact remove-markdown@0.7.0 remark@15.0.1 strip-markdown@6.0.0
node --input-type=module -e '
import removeMarkdown from "remove-markdown";
import { remark } from "remark";
import strip from "strip-markdown";
const seen = {
  "120*60*75 cm": ["1206075 cm", "1206075 cm"],
  "1986. Un anno": ["Un anno", "Un anno"],
  "+ 5 € per le isole": ["5 € per le isole", "5 € per le isole"],
  "> 50 € gratis": ["50 € gratis", "50 € gratis"],
  "[resi](https://a.example/resi)": ["resi", "resi"],
  "Gratis* oltre 50 €.\n* esclusa la Sardegna": ["Gratis* oltre 50 €.\nesclusa la Sardegna", "Gratis\\* oltre 50 €.\n\nesclusa la Sardegna"],
  "carta **** **** **** 1234": ["carta * * ** 1234", "carta \\*\\*\\*\\* \\*\\*\\*\\* \\*\\*\\*\\* 1234"],
  "| S | 90 |\n|---|---|\n| M | 95 |": ["| S | 90 |\n|---|---|\n| M | 95 |", "| S | 90 |\n|---|---|\n| M | 95 |"],
};
let same = true;
for (const [text, expected] of Object.entries(seen)) {
  const made = [removeMarkdown(text), String(remark().use(strip).processSync(text)).trim()];
  console.log(JSON.stringify(text), "→", made.map((one) => JSON.stringify(one)).join(" and "));
  same &&= made.join("\0") === expected.join("\0");
}
process.exit(same ? 0 : 1);'
