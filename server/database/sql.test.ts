import type { QueryRunner } from 'typeorm';
import { describe, expect, test } from 'vitest';
import { compile, runPrepared, selected } from './sql.ts';

describe('a statement with named values', () => {
  test('numbers each name once, in the order in which they come', () => {
    const { text, names } = compile('select $companyId::uuid, $text where id = $companyId and at < $before');
    expect(text).toBe('select $1::uuid, $2 where id = $1 and at < $3');
    expect(names).toEqual(['companyId', 'text', 'before']);
  });

  test('leaves casts, quotes and what is no name alone', () => {
    const sql = `select '{}'::jsonb, jsonb_path_exists(facts, '$.failure'), "companyId"`;
    expect(compile(sql)).toMatchObject({ text: sql, names: [] });
  });

  test('has a name that belongs to its text alone', () => {
    const names = ['select $a', 'select $a, 1', 'select $b'].map((sql) => compile(sql).name);
    expect(names[0]).toBe(names[2]);
    expect(new Set(names).size).toBe(2);
  });

  test('has the same name in every process, whatever that one asked before', () => {
    expect(compile('select $companyId::uuid').name).toBe('t_ot7Fp0CKlWQJpxYNRO4r2S1puKx4hG4n');
    expect(compile('select $companyId::uuid').name.length).toBeLessThan(64); // PostgreSQL would cut the rest off
  });
});

test('the columns of a row are those of its fields', () => {
  type Priced = { companyId: string; priceCents: number };
  const columns = { companyId: true, priceCents: 'price_cents::float8' } as const;
  expect(selected<Priced>(columns)).toBe('company_id as "companyId", price_cents::float8 as "priceCents"');
  expect(selected<Priced>(columns, 'product')).toBe(
    'product.company_id as "companyId", price_cents::float8 as "priceCents"',
  );
});

test.each([
  ['broke', false, 'Connection terminated between two statements'],
  ['was given back', true, 'a statement needs the connection of a transaction under way'],
])('nothing is asked of a connection that %s', async (_, _queryable, sentence) => {
  const runner = { isReleased: true, databaseConnection: { _queryable } } as unknown as QueryRunner;
  await expect(runPrepared(runner, 'select 1', {})).rejects.toThrow(sentence);
});
