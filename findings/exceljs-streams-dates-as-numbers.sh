#!/usr/bin/env bash
# Expected: read as a stream, a cell that holds a day gives the day, as the same library gives it of the whole file.
# Seen: 46082 instead of 2026-03-01, unless `styles: "cache"` is asked for; nothing says that styles were left out.
#   (exceljs 4.4.0, Node 24)
# Why it matters here: a code that a spreadsheet made a day of would be a number that nobody has seen. Ours reads the styles
#   first, and makes the day by UTC.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd); folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
cp "$here/server/imports/formats/test-files/libreoffice.xlsx" listino.xlsx
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact exceljs@4.4.0
node --input-type=module -e '
import ExcelJS from "exceljs";
const book = new ExcelJS.Workbook();
await book.xlsx.readFile("listino.xlsx");
const whole = book.worksheets[1].getCell("A20008").value;
const streamed = [];
for (const options of [{}, { styles: "cache" }])
  for await (const sheet of new ExcelJS.stream.xlsx.WorkbookReader("listino.xlsx", { sharedStrings: "cache", ...options }))
    for await (const row of sheet) if (row.number === 20008) streamed.push(row.getCell(1).value);
console.log("exceljs 4.4.0", whole, streamed);
process.exit(whole instanceof Date && streamed[0] === 46082 && streamed[1] instanceof Date ? 0 : 1);
'
