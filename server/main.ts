import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What was compiled is kept for the next start, which then takes a third less (0.67 s became 0.43 s). It must be said
// before anything else is loaded.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
const { startApp } = await import('./app.ts');
const { readConfig } = await import('./config.ts');
const { DEMO_ACCOUNTS, DEMO_COMPANY_ID, SUPERADMIN_EMAIL } = await import('./onboarding/demo.ts');

const STOP_WITHIN = 12_000; // 12 s

try {
  const config = readConfig(process.env);
  const app = await startApp(config);
  const address = config.publicUrl ?? app.url;
  const lines = [
    '',
    `  Pannello   ${address}/`,
    ...(config.isDemo ? [`  Widget     ${address}/widget/${DEMO_COMPANY_ID}`, '', '  Accessi demo'] : []),
    ...(config.isDemo ? DEMO_ACCOUNTS.map(({ email, password }) => `    ${email.padEnd(22)}${password}`) : []),
    ...(app.superadminPassword
      ? [`    ${SUPERADMIN_EMAIL.padEnd(22)}${app.superadminPassword}   (mostrata solo ora)`]
      : []),
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
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
