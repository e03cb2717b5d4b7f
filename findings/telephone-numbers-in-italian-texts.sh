#!/usr/bin/env bash
# Expected: a finder of telephone numbers that knows Italy's numbering and leaves out dates (it does leave out
#   '02/06/2026') also leaves out opening hours, dates with dots and amounts, and reads '055 123456/7' as people do:
#   two lines, 055 123456 and 055 123457.
# Seen: libphonenumber-js 1.13.16 (all figures, Node 24) takes '06.30-18.00', '06.12.2026', '350.000.000' and a
#   company's tax number for telephones, reads '055 123456/7' as the one number 055 1234567, and finds no number that
#   is called in an emergency (112, 1522).
# Why it matters here: our chat makes numbers of a shop's texts tappable; a tap on opening hours or on the price must
#   not call Rome. Its smallest bundle (42,733 bytes of gzip) is twice the chat. So web/chat/phones.ts judges by what
#   stands around a number.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact libphonenumber-js@1.13.16
node --input-type=module -e '
import { findPhoneNumbersInText } from "libphonenumber-js/max";
const seen = {
  "il 02/06/2026": [],
  "dalle 06.30-18.00": ["+3906301800"],
  "il 06.12.2026": ["+3906122026"],
  "un fatturato di 350.000.000": ["+39350000000"],
  "P.IVA 01234567890": ["+3901234567890"],
  "055 123456/7": ["+390551234567"],
  "chiama il 112 o il 1522": [],
};
let same = true;
for (const [text, numbers] of Object.entries(seen)) {
  const found = findPhoneNumbersInText(text, "IT").map(({ number }) => number.number);
  console.log(text.padEnd(30), found.join(" ") || "none");
  same &&= found.join() === numbers.join();
}
process.exit(same ? 0 : 1);'
