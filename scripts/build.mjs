import { ensureBuilt, ensureInstalled, ensureLearnt } from './install.mjs';

ensureInstalled();
ensureLearnt();
ensureBuilt();
