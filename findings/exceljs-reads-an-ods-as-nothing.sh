#!/usr/bin/env bash
# Expected: a reader of spreadsheets that is given a valid .ods says that it reads none, or reads it.
# Seen: it resolves, without an error and with 0 sheets: whoever only looks at the rows takes a full catalogue for an empty one.
#   (exceljs 4.4.0, Node 24)
# Why it matters here: an import that replaces would have removed every product. The kind of a file is told by what stands in
#   its archive, and one without a sheet is refused.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd); folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
cp "$here/server/imports/formats/test-files/libreoffice.ods" listino.ods
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact exceljs@4.4.0
node --input-type=module -e '
import ExcelJS from "exceljs";
const book = new ExcelJS.Workbook();
await book.xlsx.readFile("listino.ods");
console.log("exceljs 4.4.0", "sheets", book.worksheets.length);
process.exit(book.worksheets.length === 0 ? 0 : 1);
'
