#!/usr/bin/env bash
# Expected: a range of days in Italian writes its days as the single day is written: '2 novembre', '30 ottobre – 2 novembre'.
# Seen: '30 ottobre – 02 novembre 2026', '02–12 novembre 2026', with a zero that no Italian writes before a month's name; the
#   single day has none, nor have ranges in German, French or Spanish (Intl.DateTimeFormat, `formatRange` with dateStyle
#   'long', Node 24.21, ICU 78.3, CLDR 48).
# Why it matters here: an offer's days are told as 'dal … al …' of two single days, never as a range.
set -euo pipefail
TZ=Europe/Rome node -e '
const days = [new Date("2026-10-30T12:00Z"), new Date("2026-11-02T12:00Z"), new Date("2026-11-12T12:00Z")];
const range = (locale, from, to) => new Intl.DateTimeFormat(locale, { dateStyle: "long" }).formatRange(days[from], days[to]);
const seen = { across: range("it", 0, 1), inside: range("it", 1, 2), one: new Intl.DateTimeFormat("it", { dateStyle: "long" }).format(days[1]) };
const others = ["de", "fr", "es"].map((locale) => range(locale, 0, 1));
console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}, CLDR ${process.versions.cldr}`, seen, others.join(" | "));
process.exit(/02 novembre/.test(seen.across) && /^02/.test(seen.inside) && !/\b02/.test(seen.one + others.join()) ? 0 : 1);
'
