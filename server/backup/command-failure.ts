import { startFailure } from '../app/start-failure.ts';

interface Failure extends Error {
  code?: string;
  path?: string;
  address?: string;
  port?: number;
}

/** What PostgreSQL says when it, or the way to it, is gone in the middle of something. */
const GONE = ['ECONNRESET', 'EPIPE', '57P01', '57P02', '08006', '08003'];
const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', '57P03'];
const FULL = ['ENOSPC', 'EDQUOT', '53100'];

/**
 * Why a copy was not made or brought back, and what to do about it, in a sentence for whoever asked for it.
 * @param database where the address of the database was given: `DATABASE_URL`
 */
export function commandFailure(error: unknown, database: string): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path = '', address, port, message } = error as Failure;
  if (FULL.includes(code)) return 'Il disco è pieno: libera spazio e riprova. Non è stato cambiato nulla.';
  if (code === 'ENOENT' && path !== '') return `${path} non c’è: controlla il nome e la cartella.`;
  if (code === 'ENOTDIR' && path !== '') return `${path} non si può usare: una parte del percorso è un file.`;
  if (code === 'EISDIR') return 'È una cartella: indica un file.';
  if ((code === 'EACCES' || code === 'EPERM') && path !== '')
    return `Questo utente non può usare ${path}: controlla i permessi.`;
  if (code === 'EROFS') return `${path} è su un disco di sola lettura.`;
  if (UNREACHABLE.includes(code))
    return `Il database${address ? ` (${address}${port ? `:${port}` : ''})` : ''} non risponde: controlla ${database}.`;
  if (GONE.includes(code) || message === 'Connection terminated unexpectedly')
    return 'Il database si è fermato nel mezzo: controlla che funzioni e che ci sia spazio su disco, poi riprova. Non è stato cambiato nulla.';
  return startFailure(Object.assign(error, { setting: database })).replace(
    /^Il server non si avvia: /,
    'Non riuscito: ',
  );
}
