#!/usr/bin/env bash
# Expected: a reader of dates that is told to look forward, so that 'venerdì' on a Saturday is not yesterday, takes the same
#   words for dates as before, only later.
# Seen: told so, chrono's Italian takes every length of time for a date: 'maglia 10/12 anni' is 2038, 'scarpe da 3 anni' 2029,
#   'due anni di garanzia' 2028, 'taglia 3-6 mesi' May. Not told so it makes a day of the size '10/12' all the same, and
#   'venerdì' is the day before. Days in words lose their number either way: 'il sette marzo' is the first of March
#   (chrono-node 2.10.3, Node 24, said on Saturday 28 November 2026).
# Why it matters here: "siete aperti venerdì?" and "avete la maglia 10/12 anni?" come through one door. No reader of
#   dates is let loose on messages here.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact chrono-node@2.10.3
TZ=Europe/Rome node --input-type=module -e '
import * as chrono from "chrono-node";
const said = new Date("2026-11-28T10:00:00+01:00");
const days = (text, forwardDate) => chrono.it.parse(text, said, { forwardDate }).map(({ start }) => start.date().toLocaleDateString("sv")).join(" ") || "none";
const expected = {
  "siete aperti venerdì?": ["2026-11-27", "2026-12-04"],
  "la maglia 10/12 anni": ["2026-12-10", "2038-11-28"],
  "taglia 3-6 mesi": ["none", "2027-05-28"],
  "scarpe da 3 anni": ["none", "2029-11-28"],
  "due anni di garanzia": ["none", "2028-11-28"],
  "il sette marzo": ["2027-03-01", "2027-03-01"],
};
let same = true;
for (const [text, wanted] of Object.entries(expected)) {
  const seen = [false, true].map((forward) => days(text, forward));
  console.log("chrono-node 2.10.3", text.padEnd(24), seen.join(" | forward: "));
  same &&= seen.join() === wanted.join();
}
process.exit(same ? 0 : 1);
'
