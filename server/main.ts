import { readConfig } from './config.ts';
import { type EmbeddedDatabase, startEmbedded } from './database/embedded.ts';

const STOP_WITHIN = 5_000; // ms; a stop that takes longer than its own limits has failed

let embedded: Promise<EmbeddedDatabase> | null = null;

// Whoever started us over a channel and is gone wants no server left behind, listening or not yet.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

try {
  const config = readConfig(process.env);
  const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
  const onFailure = (sentence: string) => {
    say(sentence);
    process.exit(1);
  };
  // The database starts, in a thread of its own or elsewhere, while the rest is read from disk: each takes half a second.
  embedded =
    config.databaseUrl === null
      ? startEmbedded({ folder: config.dataDir, isRelaxed: config.isRelaxed, onFailure })
      : null;
  embedded?.catch(() => undefined); // whoever awaits it says so
  const { openServerDatabase, FORGOTTEN_SENTENCE } = await import('./app/database.ts');
  const onForgotten = () => say(FORGOTTEN_SENTENCE);
  const database = openServerDatabase(config, { onWait: say, onForgotten, ...(embedded ? { embedded } : {}) });
  database.catch(() => undefined);
  const { checkLearnt, readLearntBehind } = await import('./app/learnt.ts');
  checkLearnt(); // while the database opens
  const { startApp } = await import('./app.ts');
  const { DEMO_ACCOUNTS, DEMO_COMPANY_ID, SUPERADMIN_EMAIL } = await import('./onboarding/demo.ts');
  const tellSuperadmin = (password: string) =>
    process.stdout.write(
      `\n  Superadmin della demo (mostrato solo ora)\n    ${SUPERADMIN_EMAIL.padEnd(22)}${password}\n`,
    );
  const app = await startApp(config, { database, tellSuperadmin });
  if (config.isRelaxed && config.databaseUrl === null) {
    process.stderr.write(
      'Attenzione: DURABILITY=relaxed. Ciò che è stato confermato negli ultimi secondi può andare perso se manca la corrente.\n',
    );
  }
  if (config.isDemo && config.isProduction) {
    process.stderr.write(
      'Attenzione: DEMO=1 in produzione. Gli accessi demo, con le loro password note a tutti, funzionano su questo server.\n',
    );
  }
  const address = config.publicUrl ?? app.url;
  const lines = [
    '',
    `  Pannello   ${address}/`,
    ...(config.isDemo ? [`  Widget     ${address}/widget/${DEMO_COMPANY_ID}`, '', '  Accessi demo'] : []),
    ...(config.isDemo ? DEMO_ACCOUNTS.map(({ email, password }) => `    ${email.padEnd(22)}${password}`) : []),
    '',
    '  Ctrl-C per fermare.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', (error) => app.shared.log.error({ error }, 'a promise was rejected'));
  await readLearntBehind();
} catch (error) {
  const { startFailure } = await import('./app/start-failure.ts');
  process.stderr.write(`${startFailure(error)}\n`);
  // A process that exits while the database's thread runs may be killed by V8: its exit code would say nothing.
  const started = await embedded?.catch(() => null);
  await started?.kill();
  process.exit(1);
}
