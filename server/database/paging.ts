import type { z } from 'zod';
import { UserError } from '../errors.ts';

export interface PageArgs {
  first: number;
  after?: string | null | undefined;
}

export interface Page<Node> {
  nodes: Node[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

const LARGEST_PAGE = 100;
const LONGEST_CURSOR = 10_000; // characters

/** @throws UserError BAD_PAGE_SIZE unless `first` is 1–100. */
export function checkedFirst(first: number): number {
  if (!Number.isInteger(first) || first < 1 || first > LARGEST_PAGE) throw new UserError('BAD_PAGE_SIZE');
  return first;
}

/**
 * One page of a list that is read by key: `read` is asked for one row more than the page has, which tells whether there
 * is another page.
 * @param key the values by which the list is ordered; they come back as `after`, checked by `schema`.
 */
export async function readPage<Row, Key extends z.ZodType>(
  args: PageArgs,
  schema: Key,
  key: (row: Row) => z.input<Key>,
  read: (limit: number, after: z.output<Key> | null) => Promise<Row[]>,
): Promise<Page<Row>> {
  const { limit, after } = readPageArgs(args, schema);
  return pageOf(args.first, key, await read(limit, after));
}

/** How many rows are to be read, and after which key. @throws UserError BAD_PAGE_SIZE, BAD_CURSOR. */
export function readPageArgs<Key extends z.ZodType>(args: PageArgs, schema: Key) {
  const limit = checkedFirst(args.first) + 1;
  const after = args.after === null || args.after === undefined ? null : decode(schema, args.after);
  return { limit, after };
}

/** The page of rows that were read, one more than it may have. */
export function pageOf<Row>(first: number, key: (row: Row) => unknown, rows: Row[]): Page<Row> {
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: { endCursor: last === undefined ? null : encode(key(last)), hasNextPage: rows.length > first },
  };
}

function encode(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function decode<Key extends z.ZodType>(schema: Key, cursor: string): z.output<Key> {
  if (cursor.length > LONGEST_CURSOR) throw new UserError('BAD_CURSOR');
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'), (_, value) => {
      // PostgreSQL takes neither NUL nor half a character in a text.
      if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
        throw new UserError('BAD_CURSOR');
      return value;
    });
    return schema.parse(key);
  } catch {
    throw new UserError('BAD_CURSOR');
  }
}
