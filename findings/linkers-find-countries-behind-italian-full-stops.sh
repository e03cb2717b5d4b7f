#!/usr/bin/env bash
# Expected: a library that makes links of a text takes a bare name of a site for one ('negozio.it'), and not two words
#   between which somebody forgot the blank.
# Seen: it tells them apart by the country alone, in capitals or not, and half of the words that begin an Italian
#   sentence are countries: 'In 3 giorni.Il reso è gratuito' leads to Israel, 'gratis.La' to Laos, 'pezzi.Se' to Sweden,
#   'lavastoviglie.Si' to Slovenia, 'tazze.In' to India, 'legno.Al' to Albania, 'pelle.Ma' to Morocco. 'sconto.Lo' and
#   'tavolo.Un' are no country. linkifyjs 4.4.0 and autolinker 4.1.5 do so as they are, and take 'letto.Casa' too;
#   linkify-it 6.1.0 with `fuzzyLink`, which was on by itself until 5 and is off now: markdown-it 15.0.3 with
#   `linkify: true` therefore makes none of any of these, nor of 'negozio.it' and 'www.negozio.it' (Node 24).
# Why it matters here: texts of shops come out of tables, where line ends and blanks are lost first. A bare name is no
#   link in our chat; https://, http:// and www. are.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact linkifyjs@4.4.0 autolinker@4.1.5 linkify-it@6.1.0 markdown-it@15.0.3
node --input-type=module -e '
import Autolinker from "autolinker";
import { LinkifyIt } from "linkify-it";
import * as linkify from "linkifyjs";
import MarkdownIt from "markdown-it";
const fuzzy = new LinkifyIt({ fuzzyLink: true });
const markdown = new MarkdownIt({ linkify: true });
const finders = {
  linkifyjs: (text) => linkify.find(text).map(({ href }) => href),
  autolinker: (text) => Autolinker.parse(text, { urls: true, phone: false }).map((match) => match.getAnchorHref()),
  fuzzy: (text) => (fuzzy.match(text) ?? []).map(({ url }) => url),
  "markdown-it": (text) => [...markdown.render(text).matchAll(/href="([^"]+)/g)].map(([, href]) => href),
};
const texts = ["giorni.Il", "gratis.La", "pezzi.Se", "lavastoviglie.Si", "tazze.In", "legno.Al", "pelle.Ma", "sconto.Lo", "tavolo.Un", "letto.Casa", "negozio.it", "www.negozio.it"];
const seen = Object.fromEntries(Object.entries(finders).map(([name, find]) => [name, texts.filter((text) => find(`Arriva ${text} altro`).includes(`http://${text}`)).join(" ")]));
console.log(seen);
const countries = texts.slice(0, 7).join(" ");
const sites = "negozio.it www.negozio.it";
const expected = { linkifyjs: `${countries} letto.Casa ${sites}`, autolinker: `${countries} letto.Casa ${sites}`, fuzzy: `${countries} ${sites}`, "markdown-it": "" };
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
'
