import { expect, test } from 'vitest';
import { FolderInUse } from '../database/data-folder.ts';
import { startFailure } from './start-failure.ts';

const failure = (message: string, facts: object) => Object.assign(new Error(message), facts);

const cases: [what: string, error: unknown, sentence: string][] = [
  [
    'a port that somebody has',
    failure('listen EADDRINUSE: address already in use', { code: 'EADDRINUSE', syscall: 'listen', port: 3000 }),
    'La porta 3000 è già usata da un altro programma: fermalo, oppure scegline un’altra con PORT.',
  ],
  [
    'a port for the superuser',
    failure('listen EACCES: permission denied', { code: 'EACCES', syscall: 'listen', port: 80 }),
    'La porta 80 non è permessa a questo utente: scegline una da 1024 in su con PORT.',
  ],
  [
    'an address of another machine',
    failure('listen EADDRNOTAVAIL', { code: 'EADDRNOTAVAIL', syscall: 'listen', address: '192.0.2.1', port: 3000 }),
    'L’indirizzo 192.0.2.1 non è di questa macchina: controlla HOST.',
  ],
  [
    'a data folder that is a file',
    failure('EEXIST: file already exists', { code: 'EEXIST', syscall: 'mkdir', path: '/x/data' }),
    'Non si può usare /x/data (EEXIST). Controlla permessi e spazio su disco, oppure scegli un’altra cartella con DATA_DIR.',
  ],
  [
    'a login that PostgreSQL does not know',
    failure('role "nobody" does not exist', { code: '28000' }),
    'PostgreSQL non ci lascia entrare (role "nobody" does not exist). Controlla utente, password e database in DATABASE_URL.',
  ],
  [
    'the login that owns the tables',
    failure('password authentication failed', { code: '28P01', setting: 'DATABASE_OWNER_URL' }),
    'PostgreSQL non ci lascia entrare (password authentication failed). Controlla utente, password e database in DATABASE_OWNER_URL.',
  ],
  [
    'a pooler that does not take a parameter',
    failure('unsupported startup parameter in options: search_path', { code: '08P01' }),
    'Il pooler davanti a PostgreSQL rifiuta il parametro «search_path»: toglilo da DATABASE_URL, oppure aggiungilo a ignore_startup_parameters nella configurazione del pooler.',
  ],
  [
    'a pooler that lends connections for a statement',
    failure('transaction blocks not allowed in statement pooling mode', { code: '08P01' }),
    'Il pooler davanti a PostgreSQL non permette transazioni (transaction blocks not allowed in statement pooling mode). Usa pool_mode = session, oppure transaction.',
  ],
  [
    'a pooler that knows no such database',
    failure('database "shop" does not exist', { code: '08P01' }),
    'Il pooler davanti a PostgreSQL non ci lascia entrare (database "shop" does not exist). Controlla utente, password e database in DATABASE_URL.',
  ],
  ['what has a sentence already', new Error('Impostazioni non valide.'), 'Impostazioni non valide.'],
  ['a folder that another process has', new FolderInUse('La cartella è già in uso.'), 'La cartella è già in uso.'],
  ['a fault of ours', new TypeError('x is not a function'), 'Il server non si avvia: x is not a function'],
  ['what is no error', null, 'Il server non si avvia: null'],
];

test.each(cases)('%s', (_, error, sentence) => expect(startFailure(error)).toBe(sentence));
