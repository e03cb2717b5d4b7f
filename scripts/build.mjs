import { ensureBuilt, ensureBundled, ensureInstalled, ensureLearnt } from './install.mjs';

ensureInstalled();
ensureLearnt();
ensureBuilt();
ensureBundled();
