#!/usr/bin/env bash
# Expected: an Italian text with the two forms that Italian has (`_one`, `_other`) is Italian whatever the number, and a
#   form that is missing is looked for among those that are there before another language is.
# Seen: of 1,000,000, 2,000,000 and every other whole million the text is English where English is the language to fall
#   back on ('1000000 messages'), and the key itself ('message') where none is; 999,999, 1,000,001 and 1,500,000 are
#   Italian. `Intl.PluralRules` has a third form, 'many', for whole millions ('1 milione di messaggi'), which i18next asks
#   for and does not replace by `_other`. ICU's own syntax does: intl-messageformat 12.1.5 with one and other is right
#   (i18next 26.7.2, Node 24).
# Why it matters here: counts of a year's messages reach it, and no test with small numbers does. Our sentences choose by
#   'is it one', and have no third form.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact i18next@26.7.2 intl-messageformat@12.1.5
node --input-type=module -e '
import i18next from "i18next";
import { IntlMessageFormat } from "intl-messageformat";
const resources = {
  it: { translation: { message_one: "{{count}} messaggio", message_other: "{{count}} messaggi" } },
  en: { translation: { message_one: "{{count}} message", message_other: "{{count}} messages" } },
};
const told = async (fallbackLng) => {
  const text = i18next.createInstance();
  await text.init({ lng: "it", fallbackLng, resources });
  return [1, 2, 999999, 1e6, 1000001, 1500000, 2e6].map((count) => text.t("message", { count })).join(", ");
};
const seen = { english: await told("en"), none: await told(false) };
const icu = new IntlMessageFormat("{count, plural, one {# messaggio} other {# messaggi}}", "it").format({ count: 1e6 });
console.log("i18next 26.7.2", seen, "| ICU", icu, "| the form of a million:", new Intl.PluralRules("it").select(1e6));
const italian = "1 messaggio, 2 messaggi, 999999 messaggi";
const isSame =
  seen.english === `${italian}, 1000000 messages, 1000001 messaggi, 1500000 messaggi, 2000000 messages` &&
  seen.none === `${italian}, message, 1000001 messaggi, 1500000 messaggi, message`;
process.exit(isSame && icu === "1.000.000 messaggi" ? 0 : 1);
'
