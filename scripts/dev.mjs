import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, node, root, runTool, settings } from './install.mjs';
import { whenParentIsGone } from './parent.mjs';

const GENERATE = ['--config', 'codegen.yml', '--silent'];

ensureInstalled();
runTool('graphql-codegen', GENERATE);

// The server on PORT + 1, restarted on change; the pages on PORT, reloaded on change.
const port = Number(process.env.PORT ?? 3000);
const apiPort = String(port + 1);
const tool = (name) => join(root, 'node_modules', '.bin', name);
const start = (command, args, environment = {}) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });

const children = [
  start(node, ['--watch', '--watch-preserve-output', ...settings, 'scripts/dev-server.mjs'], {
    PORT: apiPort,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    DEMO: process.env.DEMO ?? (process.env.DATABASE_URL ? '0' : '1'),
  }),
  start(tool('vite'), ['--port', String(port), '--strictPort'], { API_PORT: apiPort }),
];

// Types and documents are generated anew when the schema or an operation changes.
let pending;
function changed(_event, file) {
  if (!file || file.includes('generated') || !/\.(graphql|tsx?)$/.test(file)) return;
  clearTimeout(pending);
  pending = setTimeout(() => start(tool('graphql-codegen'), GENERATE), 300);
}
const watchers = [
  watch(join(root, 'web'), { recursive: true }, changed),
  watch(join(root, 'schema.graphql'), () => changed('', 'schema.graphql')),
];

let isStopping = false;
function stop() {
  if (isStopping) return;
  isStopping = true;
  clearTimeout(pending);
  for (const watcher of watchers) watcher.close();
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
whenParentIsGone(stop);
for (const child of children) child.on('exit', stop);
