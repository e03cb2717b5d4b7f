#!/usr/bin/env bash
# Expected: the newest of the readers that find a table's form by themselves takes the semicolon that every row has, the
#   headings among them, or says that a row does not fit; and what it makes dates of looks like dates.
# Seen: where commas give a column more and the headings are alone without any, it takes the comma, and the headings for
#   a title to be skipped, without a word: of `Nome;Colori;Prezzo` with three colours in each of 200 rows come column0 to
#   column3 ('N0;rosso', ' blu', ' nero;0', 90), and so of a table of prices alone. With two colours it is right. Article
#   numbers 01.02.03 and 10.11.12 are the days 2001-02-03 and 2010-11-12, and the size 10-12-14 is the day 2014-12-10 where 8-10-12
#   stands below it, and 2010-12-14 where 1-2-3 does; while '24,90' and the code '0012' stay the texts that they are (@duckdb/node-api 1.5.6-r.1, Node 24).
# Why it matters here: price lists are put together so before they come in. Imports choose the separator by headings that
#   they know, take codes as texts, and flag a code that is a day.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --save-exact @duckdb/node-api@1.5.6-r.1
cat > read.mjs <<'J'
import { writeFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
const colours = (text) => ['Nome;Colori;Prezzo', ...Array.from({ length: 200 }, (_, n) => `N${n};${text};${n},90`)];
const files = {
  two: [colours('rosso, blu'), 'Nome VARCHAR, Colori VARCHAR, Prezzo VARCHAR: N0 | rosso, blu | 0,90'],
  three: [colours('rosso, blu, nero'), 'column0 VARCHAR, column1 VARCHAR, column2 VARCHAR, column3 BIGINT: N0;rosso |  blu |  nero;0 | 90'],
  prices: [['Prezzo;Listino;Peso', '24,90;29,90;1,5', '9,90;10,90;0,3'], 'column0 BIGINT, column1 VARCHAR, column2 VARCHAR, column3 BIGINT: 24 | 90;29 | 90;1 | 5'],
  articles: [['Articolo;Nome', '01.02.03;Vite', '10.11.12;Dado'], 'Articolo DATE, Nome VARCHAR: 2001-02-03 | Vite'],
  sizes: [['Misura;Nome', '10-12-14;Set', '8-10-12;Set'], 'Misura DATE, Nome VARCHAR: 2014-12-10 | Set'],
  others: [['Misura;Nome', '10-12-14;Set', '1-2-3;Set'], 'Misura DATE, Nome VARCHAR: 2010-12-14 | Set'],
  codes: [['Codice;Nome', '0012;Moka', '0007;Tazza'], 'Codice VARCHAR, Nome VARCHAR: 0012 | Moka'],
};
const connection = await (await DuckDBInstance.create()).connect();
let same = true;
for (const [name, [lines, expected]] of Object.entries(files)) {
  writeFileSync(`${name}.csv`, `${lines.join('\n')}\n`);
  const read = await connection.runAndReadAll(`select * from read_csv('${name}.csv') limit 1`);
  const columns = read.columnNames().map((column, index) => `${column} ${read.columnTypes()[index]}`);
  const seen = `${columns.join(', ')}: ${read.getRowsJson()[0].join(' | ')}`;
  console.log(name.padEnd(9), seen);
  same &&= seen === expected;
}
process.exit(same ? 0 : 1);
J
node read.mjs
