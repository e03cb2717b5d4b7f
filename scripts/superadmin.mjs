import { ensureInstalled, node, run, settings } from './install.mjs';

ensureInstalled();
run(node, [...settings, 'server/superadmin.ts', ...process.argv.slice(2)]);
