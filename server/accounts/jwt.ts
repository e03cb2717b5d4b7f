import { createRequire } from 'node:module';
import type { sign, verify } from 'jsonwebtoken';

const require = createRequire(import.meta.url);
let library: { sign: typeof sign; verify: typeof verify } | undefined;

/** The library of tokens, read from disk for the first of them: its 60 files are no part of a start. */
export function jwt(): NonNullable<typeof library> {
  library ??= require('jsonwebtoken') as NonNullable<typeof library>;
  return library;
}
