#!/usr/bin/env bash
# Expected: a library that opens a workbook, changes one cell and saves it leaves every other cell as it was.
# Seen: a text that reads the same as a number, '8001234567890' or '24.9', is a number as soon as the workbook is open, and is
#   saved as one; '0012' and '24.90' stay texts, so one column is of both kinds afterwards. A text 'Infinity' or 'NaN', as a
#   model's name, becomes a number cell that no spreadsheet can show (xlsx-populate 1.21.0, written and read by SheetJS
#   0.18.5, Node 24).
# Why it matters here: price lists go through such tools before they come in. Codes are taken as texts whatever the cell is,
#   and one that lost its form pairs by the name.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact xlsx-populate@1.21.0 xlsx@0.18.5
node --input-type=module -e '
import XLSX from "xlsx";
import XlsxPopulate from "xlsx-populate";
const codes = ["0012", "8001234567890", "24.9", "24.90", "Infinity"];
const book = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(codes.map((code) => [code])), "Listino");
XLSX.writeFile(book, "listino.xlsx", { bookSST: true });
const opened = await XlsxPopulate.fromFileAsync("listino.xlsx");
opened.sheet(0).cell("B1").value("Nome");
await opened.toFileAsync("saved.xlsx");
const kinds = (file) => codes.map((_, row) => XLSX.readFile(file).Sheets.Listino[`A${row + 1}`].t).join("");
console.log("xlsx-populate 1.21.0", codes.join(" "), "before", kinds("listino.xlsx"), "after", kinds("saved.xlsx"));
process.exit(kinds("listino.xlsx") === "sssss" && kinds("saved.xlsx") === "snnsn" ? 0 : 1);
'
