import { ensureBuilt, ensureInstalled, node, run } from './install.mjs';

ensureInstalled();
ensureBuilt();
run(node, ['e2e/screens.ts', ...process.argv.slice(2)]);
