#!/usr/bin/env bash
# Expected: a CSV that LibreOffice opens in Italian loses codes to dates where they look like days: '10/12', '3-4'.
# Seen: the other way round. '10-12', '1-3-26' and '01.03.2026' stay texts; but a short name of a month with a number is a
#   day of the first of it: 'SET 6' (a set of six) is 2006-09-01, 'MAR 3' 2003-03-01, 'AGO 2' (a needle) 2002-08-01,
#   'GEN-10' 2010-01-01, 'MAG 40' 1940-05-01, '6 MAG' the sixth of May of this year. '10:30' is an hour, '1 1/2' is 1.5.
#   (LibreOffice 7.4.7, Debian 12)
# Why it matters here: 'Set 6' is a product's name, a size and a code. A name that is a day alone is flagged, as its code is.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
if ! dpkg-query -W libreoffice-calc-nogui python3-openpyxl >/dev/null 2>&1; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends libreoffice-calc-nogui python3-openpyxl >/dev/null
fi
printf '%s\n' Codice 10-12 1-3-26 01.03.2026 'SET 6' 'MAR 3' 'AGO 2' GEN-10 'MAG 40' 'SET M' 10:30 '1 1/2' > codici.csv
# 59: semicolon, 34: quotes, 76: UTF-8, from line 1, 1040: Italian; texts in quotes as they are read, special numbers read.
HOME=$folder soffice --headless --convert-to xlsx --infilter='CSV:59,34,76,1,,1040,false,true' codici.csv >/dev/null 2>&1
/usr/bin/python3 -c '
import openpyxl, sys
seen = [str(row[0]) for row in openpyxl.load_workbook("codici.xlsx").active.iter_rows(min_row=2, values_only=True)]
print("LibreOffice", seen)
days = ["2006-09-01", "2003-03-01", "2002-08-01", "2010-01-01", "1940-05-01"]
expected = ["10-12", "1-3-26", "01.03.2026"] + [f"{day} 00:00:00" for day in days] + ["SET M", "10:30:00", "1.5"]
sys.exit(0 if seen == expected else 1)'
