import { rmSync } from 'node:fs';
import http from 'node:http';
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './install.mjs';

// Loading 900 files, one by one, was most of a start: what runs in the server's own thread becomes a few.
const OUTPUT = 'dist/server';

// What is loaded when it is needed, has files of its own, or is native stays where it was installed.
const INSTALLED = ['argon2', 'file-type', 'openai', 'pg-native', 'prom-client', /^@electric-sql\//];

const bundle = await rolldown({
  cwd: root,
  input: { start: 'server/start.mjs' },
  platform: 'node',
  external: INSTALLED,
  plugins: [filesWhereTheyAre(), httpAlone()],
});
rmSync(join(root, OUTPUT), { recursive: true, force: true });
await bundle.write({
  dir: OUTPUT,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  // Names and lines stay: migrations are known by their names, and stacks are read by people. The log tells the sources'
  // own lines (server/observability/source-lines.ts).
  keepNames: true,
  minify: false,
  comments: false,
  sourcemap: 'hidden',
  sourcemapExcludeSources: true,
});

/** What a source reads or starts beside itself, data and threads, it goes on finding beside itself. */
function filesWhereTheyAre() {
  return {
    name: 'files-where-they-are',
    transform(code, id) {
      if (!id.startsWith(join(root, 'server')) || !code.includes('import.meta.url')) return null;
      const place = relative(join(root, OUTPUT), id).split(sep).join('/');
      return { code: code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`), map: null };
    },
  };
}

/**
 * Importing Node's http as a module reads everything that it exports, also what is loaded when it is first asked for: a
 * client for fetch and WebSocket, 40 ms of processor. Taken by name it is http alone.
 */
function httpAlone() {
  const names = Object.entries(Object.getOwnPropertyDescriptors(http))
    .filter(([, { get }]) => get === undefined)
    .map(([name]) => name);
  return {
    name: 'http-alone',
    resolveId: (source, _importer, { kind }) =>
      /^(node:)?http$/.test(source) && kind === 'import-statement' ? '\0http' : null,
    load: (id) =>
      id === '\0http'
        ? `const http = process.getBuiltinModule('node:http');\nexport const { ${names.join(', ')} } = http;\nexport default http;`
        : null,
  };
}
