#!/usr/bin/env bash
# Expected: a table that is written as .csv, .xlsx and .ods by one library is the same in each: an empty cell is empty, true
#   is true, and a text is that text.
# Seen: three tables. In the .ods (alone) what is None is the word 'None', and true and false stand as
#   `office:value-type="float" office:value="True"`: both are 0 in LibreOffice, and not there in SheetJS. In the .xlsx
#   (alone) a name that begins with '=' is a formula, and has no value (tablib 3.4.0, LibreOffice 7.4.7, SheetJS 0.18.5,
#   Debian 12).
# Why it matters here: Django's admin exports by it (django-import-export), and a description 'None' would be told to
#   visitors, and all be sold out. Words for nothing are empty cells here, and true is true wherever it stands.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
if ! dpkg-query -W python3-tablib python3-odf python3-openpyxl libreoffice-calc-nogui >/dev/null 2>&1; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-tablib python3-odf python3-openpyxl libreoffice-calc-nogui >/dev/null
fi
/usr/bin/python3 -c '
import tablib
table = tablib.Dataset(("Moka", None, True), ("=Tazza", "bianca", False), headers=("Nome", "Descrizione", "Disponibile"), title="Listino")
for kind in ("csv", "xlsx", "ods"):
    written = table.export(kind)
    open(f"listino.{kind}", "wb").write(written if isinstance(written, bytes) else written.encode())'
mkdir read
for kind in xlsx ods; do
  HOME=$folder soffice --headless --convert-to csv --outdir read "listino.$kind" >/dev/null 2>&1; mv read/listino.csv "read/$kind.csv"
done
seen() { tail -n +2 "$1" | tr -d '\r' | paste -sd ' '; }
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5
sheetjs=$(node -e 'const x = require("xlsx"); console.log(x.utils.sheet_to_json(x.readFile("listino.ods").Sheets.Listino).map((row) => String(row.Disponibile)).join(" "))')
echo "tablib $(dpkg-query -W -f '${Version}' python3-tablib): csv $(seen listino.csv) | xlsx $(seen read/xlsx.csv) | ods $(seen read/ods.csv), $sheetjs in SheetJS"
[ "$(seen listino.csv)" = 'Moka,,True =Tazza,bianca,False' ]
[ "$(seen read/xlsx.csv)" = 'Moka,,TRUE #NAME?,bianca,FALSE' ]
[ "$(seen read/ods.csv)" = 'Moka,None,0 =Tazza,bianca,0' ]
[ "$sheetjs" = 'undefined undefined' ]
