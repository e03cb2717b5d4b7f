#!/usr/bin/env bash
# Expected: a stemmer for Italian gives a thing and its plural one stem: scarpiera and scarpiere, as scarpa and scarpe.
# Seen: no noun in -iera keeps its stem in the plural, since -ere is cut off as a verb's ending; what is left is another
#   thing: 'scarpiere' is the shoe, 'fioriere' the flower, 'lettiere' the bed, 'tortiere' the cake, 'cassettiere' the drawer.
#   PostgreSQL's `italian` configuration (15) and all the packages that have Snowball's do the same: snowball-stemmers 0.6.0,
#   @orama/stemmers 3.1.18, lunr-languages 1.22.0 are alike for each of 91,895 words of hunspell's Italian list; natural
#   8.1.1 too, but for 306 words in -trice (friggitrice, asciugatrice).
# Why it matters here: a shop with shoes and shoe racks would show shoes to who asks for 'scarpiere'. Finding goes by
#   server/language's own endings.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact snowball-stemmers@0.6.0 @orama/stemmers@3.1.18 lunr@2.3.9 lunr-languages@1.22.0
node --input-type=module -e '
import { createRequire } from "node:module";
import { stemmer as orama } from "@orama/stemmers/italian";
import lunr from "lunr";
import snowball from "snowball-stemmers";
const require = createRequire(`${process.cwd()}/`);
require("lunr-languages/lunr.stemmer.support")(lunr);
require("lunr-languages/lunr.it")(lunr);
const stemmers = {
  snowball: (word) => snowball.newStemmer("italian").stem(word),
  orama,
  lunr: (word) => lunr.it.stemmer(new lunr.Token(word, {})).toString(),
};
const things = { scarpiera: "scarpa", fioriera: "fiore", lettiera: "letto", tortiera: "torta", cassettiera: "cassetto" };
let same = true;
for (const [name, stem] of Object.entries(stemmers)) {
  const mixed = Object.entries(things).filter(([one, other]) => {
    const many = one.replace(/a$/, "e");
    return stem(one) !== stem(many) && stem(many) === stem(other) && stem("scarpa") === stem("scarpe");
  });
  console.log(name, mixed.map(([one, other]) => `${one.replace(/a$/, "e")} = ${other}`).join(", "));
  same &&= mixed.length === Object.keys(things).length;
}
process.exit(same ? 0 : 1);
'
