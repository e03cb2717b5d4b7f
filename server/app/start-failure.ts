import { isRefusedByPooler } from '../database/unavailable.ts';

/** Errors of the operating system and of PostgreSQL name what happened by a code. */
interface Failure extends Error {
  code?: string;
  syscall?: string;
  port?: number;
  address?: string;
  path?: string;
  /** Of the address that was asked, where it is not DATABASE_URL. */
  setting?: string;
}

const NO_ENTRY = ['28P01', '28000', '3D000', '42501']; // PostgreSQL: password, login, database, rights

/** Why a server does not start and what to do about it, in one sentence for whoever started it. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Il server non si avvia: ${String(error)}`;
  const { code = '', syscall, port, address, path, message, setting = 'DATABASE_URL' } = error as Failure;
  if (code === 'EADDRINUSE')
    return `La porta ${port} è già usata da un altro programma: fermalo, oppure scegline un’altra con PORT.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `La porta ${port} non è permessa a questo utente: scegline una da 1024 in su con PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `L’indirizzo ${address ?? ''} non è di questa macchina: controlla HOST.`.replace('  ', ' ');
  if (isRefusedByPooler(error)) return refusedByPooler(message, setting);
  if (NO_ENTRY.includes(code))
    return `PostgreSQL non ci lascia entrare (${message}). Controlla utente, password e database in ${setting}.`;
  if (path !== undefined)
    return `Non si può usare ${path} (${code}). Controlla permessi e spazio su disco, oppure scegli un’altra cartella con DATA_DIR.`;
  return code === '' && error.name === 'Error' ? message : `Il server non si avvia: ${message}`;
}

/** A pooler names what it does not take; everything else it refuses as PostgreSQL itself would. */
function refusedByPooler(message: string, setting: string): string {
  const [, parameter] = /^unsupported startup parameter(?: in options)?: (\S+)/.exec(message) ?? [];
  if (parameter !== undefined)
    return `Il pooler davanti a PostgreSQL rifiuta il parametro «${parameter}»: toglilo da ${setting}, oppure aggiungilo a ignore_startup_parameters nella configurazione del pooler.`;
  if (message.startsWith('transaction blocks'))
    return `Il pooler davanti a PostgreSQL non permette transazioni (${message}). Usa pool_mode = session, oppure transaction.`;
  return `Il pooler davanti a PostgreSQL non ci lascia entrare (${message}). Controlla utente, password e database in ${setting}.`;
}
