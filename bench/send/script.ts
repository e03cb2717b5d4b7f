import { isNumbered, numbered } from './numbered.ts';
import type { Statement } from './server.ts';

/**
 * The statements of one message as a pgbench script: the same texts in the same transactions, for another conversation
 * and with new ids each time.
 */
export function pgbenchScript(statements: readonly Statement[], conversations: number): string {
  const ids = fixedIds(statements);
  const lines = statements.map(({ text, values }) => {
    const filled = text.replace(/\$(\d+)/g, (_, number) => sql(values[Number(number) - 1], ids));
    return `${filled.replace(/\s+/g, ' ').trim()};`;
  });
  return [`\\set n random(0, ${conversations - 1})`, ...lines, ''].join('\n');
}

/** Ids that come in more than one statement, or beside a cast to what exists already: the company's. Others are new. */
function fixedIds(statements: readonly Statement[]): Set<string> {
  const [enter] = statements.filter(({ text }) => text.includes('app.company_id'));
  return new Set((enter?.values ?? []).map(String));
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function sql(value: unknown, fixed: ReadonlySet<string>): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? "'{}'" : `array[${elements(value, fixed).join(', ')}]`;
  const text = String(value);
  if (isNumbered('conversation', text)) return numbered('conversation', ':n::int');
  if (isNumbered('visitor', text)) return numbered('visitor', ':n::int');
  if (UUID.test(text) && !fixed.has(text)) return 'gen_random_uuid()';
  return `'${text.replaceAll("'", "''")}'`;
}

/** Texts among which some are ids are all texts: an array has one type. */
function elements(values: readonly unknown[], fixed: ReadonlySet<string>): string[] {
  const areMixed = new Set(values.map((value) => typeof value === 'string' && UUID.test(value))).size > 1;
  return values.map((value) => (areMixed ? `(${sql(value, fixed)})::text` : sql(value, fixed)));
}
