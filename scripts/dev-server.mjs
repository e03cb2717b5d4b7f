// Examples that were changed are learnt anew before each start.
import { ensureLearnt } from './learn.ts';

ensureLearnt();
await import('../server/start.mjs');
