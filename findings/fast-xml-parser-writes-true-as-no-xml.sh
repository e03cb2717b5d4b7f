#!/usr/bin/env bash
# Expected: a builder of XML, given an attribute `available` of 'true', writes `available="true"`, as it writes
#   `available="false"`; at least the reader of the same package reads what it writes.
# Seen: it writes `<product available code="0012">`, which is HTML and no XML: saxes refuses it, the package's own
#   validator calls it InvalidAttr, and its own reader leaves the attribute out without a word, so that a product that is
#   available has no availability and one that is not is 'false'. `suppressBooleanAttributes: false` writes it; on is the
#   default, for the text 'true' as for the value (fast-xml-parser 5.12.1, fast-xml-builder 1.3.2, saxes 6.0.0, Node 24).
# Why it matters here: shops' own scripts make their feeds so. An attribute without a value does not stop a feed here, and
#   a product of which nothing is said can be had.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact fast-xml-parser@5.12.1 fast-xml-builder@1.3.2 saxes@6.0.0
node --input-type=module -e '
import FastXmlBuilder from "fast-xml-builder";
import { XMLBuilder, XMLParser, XMLValidator } from "fast-xml-parser";
import { SaxesParser } from "saxes";
const options = { ignoreAttributes: false };
const product = [{ "@_available": "true", "@_code": "0012", name: "Moka" }, { "@_available": "false", "@_code": "0013", name: "Tazza" }];
const written = [XMLBuilder, FastXmlBuilder].map((Builder) => new Builder(options).build({ products: { product } }));
const [text] = written;
const refused = [];
const strict = new SaxesParser();
strict.on("error", (error) => refused.push(error.message));
strict.write(text).close();
const validator = XMLValidator.validate(text).err?.code;
const read = new XMLParser(options).parse(text).products.product.map((each) => String(each["@_available"]));
const told = new XMLBuilder({ ...options, suppressBooleanAttributes: false }).build({ products: { product } });
console.log("fast-xml-parser 5.12.1", { text, saxes: refused[0], validator, read });
const isSame =
  written.every((each) => each.startsWith("<products><product available code=\"0012\">")) &&
  refused.length > 0 && validator === "InvalidAttr" && read.join() === "undefined,false" && told.includes("available=\"true\"");
process.exit(isSame ? 0 : 1);
'
