// Runs on whatever Node started npm (20.19 or newer); everything else runs on the Node 24 that the project brings.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printWeights } from './weights.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const extension = process.platform === 'win32' ? '.cmd' : '';

/** The project's own Node 24. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Arguments of Node that read the settings in .env, where there is such a file. */
export const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];

/** Runs a command to its end in the project's folder; ends this process when it fails. */
export function run(command, args, environment = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
      ...environment,
    },
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Runs a tool that the project depends on. */
export function runTool(name, args, environment) {
  run(join(bin, name + extension), args, environment);
}

/** Installs the dependencies unless what package-lock.json names is there already. */
export function ensureInstalled() {
  const wanted = hashOf(['package-lock.json']);
  const stamp = join(root, 'node_modules', '.installed');
  if (existsSync(node) && read(stamp) === wanted) return;
  console.log('Installo le dipendenze…');
  // Not `npm ci`: it refuses a lock file without every other platform's binaries, which not every registry has.
  // With NODE_ENV=production npm would leave out the Node and the build tools that the project brings.
  run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

/** Learns what messages ask from the examples, unless it was learnt from the very same. */
export function ensureLearnt() {
  run(node, ['scripts/learn.ts']);
}

/** Builds the pages unless they are as new as what they are made of. */
export function ensureBuilt() {
  const wanted = hashOf([
    'web',
    'scripts/compressed.ts',
    'scripts/weights.mjs',
    'schema.graphql',
    'codegen.yml',
    'vite.config.ts',
    'package-lock.json',
  ]);
  const stamp = join(root, 'dist', '.built');
  if (read(stamp) === wanted) return;
  console.log('Costruisco le pagine…');
  runTool('graphql-codegen', ['--config', 'codegen.yml', '--silent']);
  for (const mode of ['production', 'widget', 'embed', 'embed-chat', 'embed-demo', 'graphiql']) {
    runTool('vite', ['build', '--mode', mode, '--logLevel', mode === 'graphiql' ? 'error' : 'warn'], {
      NODE_ENV: 'production',
    });
  }
  printWeights(join(root, 'dist'));
  writeFileSync(stamp, wanted);
}

/** Puts the server's modules together, few instead of 900, unless it was done with the very same. */
export function ensureBundled() {
  const wanted = hashOf(['server', 'migrations', 'scripts/bundle-server.mjs', 'package-lock.json']);
  const stamp = join(root, 'dist', 'server', '.built');
  if (read(stamp) === wanted) return;
  run(node, ['scripts/bundle-server.mjs']);
  writeFileSync(stamp, wanted);
}

/** A hash of files and folders, what is generated left out. */
function hashOf(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const entry of readdirSync(full).sort()) if (entry !== 'generated') visit(join(path, entry));
      return;
    }
    hash.update(path).update(readFileSync(full));
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
