import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Companies are listed by their folded names and people by their e-mails, byte by byte: what PostgreSQL calls the order of
 * a locale is another on each machine, and the embedded database knows none, where 'Zara' stood before 'amici'. Folding is
 * a table of letters, because `lower` leaves 'É' alone where no locale says what it is.
 */
export class NamesInOrder1763744410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [from, to] = letters();
    await runner.query(`
create function folded(written text) returns text language sql immutable strict parallel safe
  return pg_catalog.translate(written, ${quoted(from)}, ${quoted(to)});

drop index companies_by_search_name;
alter table companies drop column search_name;
alter table companies add column folded_name text collate "C" not null generated always as (folded(name)) stored;
create index companies_by_folded_name on companies (folded_name, id);

alter table accounts alter column email type text collate "C";`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table accounts alter column email type text collate "default";
drop index companies_by_folded_name;
alter table companies drop column folded_name;
alter table companies add column search_name text not null generated always as
  (translate(lower(name), 'àáâãäèéêëìíîïòóôõöùúûüçñ', 'aaaaaeeeeiiiiooooouuuucn')) stored;
create index companies_by_search_name on companies (search_name text_pattern_ops, id);
drop function folded(text);`);
  }
}

const APOSTROPHES = '’‘ʼ`´′＇';
const MARK = /\p{M}/u;
const MARKS = /\p{M}+/gu;

// Latin with all its accents, Greek, Cyrillic.
const RANGES = [
  [0x41, 0x52f],
  [0x1e00, 0x1fff],
] as const;

/** Letters that have another that stands for them, and that one in the same place; accents of their own, last, have none. */
function letters(): [from: string, to: string] {
  const all = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
  );
  const pairs = all.flatMap((letter) => {
    const other = letter.toLowerCase().normalize('NFKD').replace(MARKS, '');
    return other !== letter && other.length === 1 && !MARK.test(letter) && !APOSTROPHES.includes(letter)
      ? [[letter, other] as const]
      : [];
  });
  const marks = all.filter((letter) => MARK.test(letter)).join('');
  return [
    `${APOSTROPHES}${pairs.map(([letter]) => letter).join('')}${marks}`,
    `${"'".repeat(APOSTROPHES.length)}${pairs.map(([, other]) => other).join('')}`,
  ];
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
