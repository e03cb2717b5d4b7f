#!/usr/bin/env bash
# Expected: a column of true and false that pandas writes into an .ods is true and false where a spreadsheet opens it.
# Seen: each of its values is FALSE in LibreOffice 7.4.7 (0 in a CSV) and in SheetJS 0.18.5, while the cell's own text says
#   TRUE: pandas puts the value into `office:value`, and OpenDocument has `office:boolean-value` for it. pandas itself reads
#   what it wrote, so whoever tries the file with the program that made it sees nothing. (pandas 1.5.3, odfpy 1.4.2, Debian 12)
# Why it matters here: the column is 'Disponibile', and a catalogue came in sold out as a whole. Ours takes the value where
#   OpenDocument has it, and else where pandas puts it.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
if ! dpkg-query -W python3-pandas python3-odf libreoffice-calc-nogui >/dev/null 2>&1; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-pandas python3-odf libreoffice-calc-nogui >/dev/null
fi
/usr/bin/python3 -c '
import pandas
pandas.DataFrame({"Nome": ["Moka", "Tazza"], "Disponibile": [True, False]}).to_excel("listino.ods", engine="odf", index=False)
print("pandas", pandas.__version__, "reads", pandas.read_excel("listino.ods", engine="odf")["Disponibile"].tolist())'
HOME=$folder soffice --headless --convert-to csv listino.ods >/dev/null 2>&1
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5
echo "LibreOffice $(dpkg-query -W -f '${Version}' libreoffice-calc-nogui) reads $(tail -n +2 listino.csv | paste -sd ' ')"
sheetjs=$(node -e 'const x = require("xlsx"); console.log(x.utils.sheet_to_json(x.readFile("listino.ods").Sheets.Sheet1).map((row) => row.Disponibile).join(" "))')
echo "SheetJS 0.18.5 reads $sheetjs"
[ "$(tail -n +2 listino.csv | paste -sd ' ')" = 'Moka,0 Tazza,0' ] && [ "$sheetjs" = 'false false' ]
