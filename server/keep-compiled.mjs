// What was compiled, its types stripped, is kept for the next start; each thread has to say so for itself, before it loads
// anything else. Plain JavaScript: stripping the types of the first file alone took 50 ms.
import { constants, enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const { status } = enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
if (status === constants.compileCacheStatus.FAILED)
  enableCompileCache(resolve(process.env.DATA_DIR || '.data', 'compiled')); // installed where only its data may be written
