import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lineOf, textOf } from '../server/language/plain-text.ts';
import { readableText } from '../server/language/readable-text.ts';

const SLICE = 500; // rows
const MARKUP = `'<[a-z/!]|&(#?[a-z0-9]+);'`;

type Row = Record<string, string | string[]>;

/** A table, its columns of one line and of several, and what else an edit of a row sets. */
interface Mended {
  table: string;
  key: readonly string[];
  lines: readonly string[];
  texts: readonly string[];
  also: string;
}

const PRODUCTS: Mended = {
  table: 'products',
  key: ['company_id', 'catalogue_id', 'id'],
  lines: ['name', 'category'],
  texts: ['description'],
  also: ', edition = (select catalogue_version + 1 from companies where companies.id = products.company_id)',
};
const FAQS: Mended = {
  table: 'faqs',
  key: ['company_id', 'id'],
  lines: ['question', 'category'],
  texts: ['answer'],
  also: '',
};

/**
 * Texts of products and FAQs that came with tags and entities become what people read of them, as those that come now do.
 * What could be undone before still can.
 */
export class TextsWithoutMarkup1763745000000 implements MigrationInterface {
  name = 'TextsWithoutMarkup1763745000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create temporary table untouched_catalogues on commit drop as
  select company_id, id from catalogues where version = version_in_use;
create temporary table untouched_faqs on commit drop as
  select imports.company_id, imports.id from imports
  join companies on companies.id = imports.company_id and companies.faqs_version = imports.faqs_version;`);
    await mend(runner, PRODUCTS);
    await mend(runner, FAQS);
    await runner.query(`
update catalogues set version_in_use = version from untouched_catalogues untouched
  where catalogues.company_id = untouched.company_id and catalogues.id = untouched.id;
update imports set faqs_version = companies.faqs_version from untouched_faqs untouched, companies
  where imports.company_id = untouched.company_id and imports.id = untouched.id and companies.id = imports.company_id;`);
  }

  async down(): Promise<void> {
    // What the tags were is gone.
  }
}

/** Rewrites the rows of a table that have any markup, a slice at a time, in the order of its key. */
async function mend(runner: QueryRunner, { table, key, lines, texts, also }: Mended): Promise<void> {
  const columns = [...lines, ...texts];
  const found = [...columns, "array_to_string(keywords, ';')"].map((column) => `${column} ~* ${MARKUP}`).join(' or ');
  let last: string[] = key.map(() => '00000000-0000-0000-0000-000000000000');
  for (;;) {
    const rows = (await runner.query(
      `select ${[...key, ...columns].join(', ')}, keywords from ${table}
      where (${key.join(', ')}) > (${key.map((_, index) => `$${index + 1}`).join(', ')}) and (${found})
      order by ${key.join(', ')} limit ${SLICE}`,
      last,
    )) as Row[];
    await runner.query(
      `update ${table} set ${[...columns, 'keywords'].map((column) => `${column} = row.${column}`).join(', ')}${also}
      from json_populate_recordset(null::${table}, $1::json) row
      where ${key.map((column) => `${table}.${column} = row.${column}`).join(' and ')}`,
      [JSON.stringify(rows.map((row) => mended(row, lines, texts)))],
    );
    const end = rows.at(-1);
    if (!end || rows.length < SLICE) return;
    last = key.map((column) => String(end[column]));
  }
}

function mended(row: Row, lines: readonly string[], texts: readonly string[]): Row {
  const keywords = (row.keywords as string[]).map((keyword) => lineOf(readableText(keyword)));
  return {
    ...row,
    ...Object.fromEntries(lines.map((column) => [column, readable(row, column, lineOf)])),
    ...Object.fromEntries(texts.map((column) => [column, readable(row, column, textOf)])),
    keywords: [...new Set(keywords)].filter(Boolean),
  };
}

/** A text that is nothing but markup stays: a name has to be something. */
function readable(row: Row, column: string, plain: (text: string) => string): string {
  const text = String(row[column]);
  return plain(readableText(text, { addresses: column === 'answer' })) || text;
}
