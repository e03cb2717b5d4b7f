import { ensureBuilt, ensureInstalled, ensureLearnt, node, run } from './install.mjs';

ensureInstalled();
ensureLearnt();
ensureBuilt();
run(node, ['e2e/screens.ts', ...process.argv.slice(2)]);
