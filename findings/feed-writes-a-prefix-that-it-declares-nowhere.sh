#!/usr/bin/env bash
# Expected: the most used maker of feeds, which takes elements of one's own (`extensions`), writes a feed with them that an
#   XML reader reads; and takes the same item for RSS and for Atom.
# Seen: `g:price` stands in the RSS, and `xmlns:g` nowhere: a reader that knows namespaces refuses each of them ('unbound
#   namespace prefix'), sax and fast-xml-parser say nothing. There is no option that declares it. And an item whose id is a
#   product's code is written as RSS, while `atom1()` throws 'Invalid URL' of it (feed 6.0.0, saxes 6.0.0, sax 1.6.1, Node 24).
# Why it matters here: feeds for Merchant are made so. Ours goes by the names and asks for no declaration.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact feed@6.0.0 saxes@6.0.0 sax@1.6.1
node --input-type=module -e '
import { Feed } from "feed";
import sax from "sax";
import { SaxesParser } from "saxes";
const feed = new Feed({ title: "Negozio", id: "https://shop.example/", link: "https://shop.example/", copyright: "" });
feed.addItem({ title: "Moka", id: "MOKA-3", link: "https://shop.example/moka", date: new Date(0), extensions: [{ name: "g:price", objects: "24.90 EUR" }] });
const text = feed.rss2();
const heard = { saxes: [], sax: [] };
const strict = new SaxesParser({ xmlns: true });
strict.on("error", (error) => heard.saxes.push(error.message));
strict.write(text).close();
const lenient = sax.parser(true);
lenient.onerror = (error) => heard.sax.push(error.message);
lenient.write(text).close();
let atom = "written";
try { feed.atom1(); } catch (error) { atom = error.message; }
console.log("feed 6.0.0", { hasPrice: text.includes("<g:price>24.90 EUR</g:price>"), ...heard, atom });
process.exit(/unbound namespace prefix/.test(heard.saxes.join()) && heard.sax.length === 0 && atom === "Invalid URL" ? 0 : 1);
'
