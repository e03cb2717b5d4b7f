import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandFailure } from './backup/command-failure.ts';
import { backup, move, RESTORED_SECRET, restore } from './backup/commands.ts';
import type { Totals } from './backup/parts.ts';
import { readConfig } from './config.ts';

// npm run backup -- FILE, npm run restore -- FILE, npm run move -- postgres://…: all data, out and in. Only on the server.
const USAGE: Record<string, string> = {
  backup: 'npm run backup -- FILE',
  restore: 'npm run restore -- FILE [--replace]',
  move: 'npm run move -- postgres://utente:password@host:5432/database',
};

const [command = '', ...given] = process.argv.slice(2);
const [target = ''] = given.filter((word) => !word.startsWith('--'));
const say = (text: string) => process.stdout.write(`${text}\n`);
const isMeant = command === 'move' ? /^postgres(ql)?:\/\//.test(target) : target !== '';

try {
  process.umask(0o077); // what is written is its owner's alone
  const config = readConfig(process.env);
  if (!(command in USAGE) || !isMeant)
    throw new Error(`Manca ciò che va indicato.\nUso: ${USAGE[command] ?? Object.values(USAGE).join('\n     ')}`);
  if (command === 'backup') {
    if (existsSync(target)) throw new Error(`${target} esiste già: scegli un altro nome.`);
    const totals = await backup(config, target);
    say(`Copia completa in ${target}: ${told(totals)}.`);
    if (config.databaseUrl !== null) say('SECRET_KEY non è nella copia: conservala a parte.');
  } else if (command === 'restore') {
    const totals = await restore(config, target, given.includes('--replace'));
    say(`Ripristinato da ${target}: ${told(totals)}, tutto verificato.`);
    if (config.databaseUrl !== null && existsSync(join(config.dataDir, RESTORED_SECRET)))
      say(
        `La chiave con cui i dati erano protetti è in ${join(config.dataDir, RESTORED_SECRET)}: impostala come SECRET_KEY (o SECRET_KEY_PREVIOUS).`,
      );
  } else {
    const totals = await move(config, target);
    say(
      `Spostato nel nuovo database: ${told(totals)}, tutto verificato. La cartella ${config.dataDir} è rimasta com’era.`,
    );
    say(
      `Ora avvia il server con DATABASE_URL e con SECRET_KEY uguale al contenuto di ${join(config.dataDir, 'secret')}.`,
    );
  }
} catch (error) {
  const address = command === 'move' ? 'l’indirizzo che hai indicato' : 'DATABASE_URL';
  process.stderr.write(`${commandFailure(error, address)}\n`);
  process.exitCode = 1;
}

function told(totals: Totals): string {
  const rows = Object.values(totals).reduce((sum, total) => sum + total.rows, 0);
  const count = (table: string) => (totals[table]?.rows ?? 0).toLocaleString('it');
  return `${count('companies')} aziende, ${count('conversations')} conversazioni, ${count('messages')} messaggi, ${rows.toLocaleString('it')} righe in ${Object.keys(totals).length} tabelle`;
}
