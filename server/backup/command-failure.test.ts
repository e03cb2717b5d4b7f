import { expect, test } from 'vitest';
import { commandFailure } from './command-failure.ts';
import { CUT, RefusedBackup } from './parts.ts';

const failed = (code: string, more: object = {}) => Object.assign(new Error('what it says'), { code, ...more });

test.each([
  [failed('ENOENT', { path: '/copie/a.gz' }), '/copie/a.gz non c’è: controlla il nome e la cartella.'],
  [failed('ENOTDIR', { path: '/copie/a.gz/b' }), /una parte del percorso è un file/],
  [failed('EISDIR'), /È una cartella/],
  [failed('EACCES', { path: '/root/a' }), /Questo utente non può usare \/root\/a/],
  [failed('EROFS', { path: '/media/a' }), /sola lettura/],
  [failed('ENOSPC', { path: '/copie/a.gz' }), /Il disco è pieno/],
  [failed('53100'), /Il disco è pieno/],
  [failed('ECONNREFUSED', { address: '10.0.0.1', port: 5432 }), /\(10\.0\.0\.1:5432\) non risponde: .* DATABASE_URL/],
  [failed('57P01'), /si è fermato nel mezzo/],
  [new Error('Connection terminated unexpectedly'), /si è fermato nel mezzo/],
  [failed('28P01'), /non ci lascia entrare .* in DATABASE_URL/],
  [failed('42P17'), 'Non riuscito: what it says'],
  [new RefusedBackup(CUT), CUT],
  [new Error('Una frase per chi legge.'), 'Una frase per chi legge.'],
  ['a text', 'a text'],
])('%s is told in a sentence for people', (error, sentence) => {
  const told = commandFailure(error, 'DATABASE_URL');
  if (typeof sentence === 'string') expect(told).toBe(sentence);
  else expect(told).toMatch(sentence);
  expect(told).not.toContain('Il server non si avvia');
});
