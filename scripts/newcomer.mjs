import { ensureBuilt, ensureInstalled, node, run } from './install.mjs';

ensureInstalled();
ensureBuilt();
run(node, ['e2e/newcomer-walk.ts']);
