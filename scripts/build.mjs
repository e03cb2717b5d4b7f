import { ensureBuilt, ensureInstalled } from './install.mjs';

ensureInstalled();
ensureBuilt();
