import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { isMixedUp } from './forgetful-client.ts';
import { statementName } from './sql.ts';

/** How many connections the question takes. */
export const ASKERS = 3;

/**
 * Whether a pooler brings a named statement along when it lends another connection to who prepared it. The first prepares
 * one on the connection that it holds; a third takes that one away, so that the first is left with the second's, or a new
 * one. Where connections are lent for as long as one stays, all three keep their own.
 */
export async function bringsStatementsAlong([first, second, third]: readonly ClientBase[]): Promise<boolean> {
  if (!first || !second || !third) throw new Error('three connections are needed');
  const text = `select '${randomUUID()}' as sign`; // one that no connection holds already
  const ask = () => first.query({ name: statementName(text), text });
  await first.query('begin');
  await ask();
  await second.query('begin');
  await first.query('commit');
  await third.query('begin');
  await second.query('commit');
  try {
    await ask();
    return true;
  } catch (error) {
    if (isMixedUp(error)) return false;
    throw error;
  } finally {
    await third.query('commit');
  }
}
