import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is text and long enough that a few packets less are worth the while. */
const WORTH_IT = /\.(js|css|html|svg|json)$/;
const AT_LEAST = 1_000; // bytes: below, everything fits into the first packet as it is

/** Writes each built file a second and a third time, as `.br` and `.gz`: the server sends what the browser can read. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) compress(join(folder, name));
    },
  };
}

function compress(file: string): void {
  if (!WORTH_IT.test(file) || statSync(file).size < AT_LEAST) return;
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  writeFileSync(`${file}.br`, brotliCompressSync(content));
}
