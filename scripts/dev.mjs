import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, node, root, runTool, settings } from './install.mjs';

ensureInstalled();
runTool('graphql-codegen', ['--config', 'codegen.yml', '--silent']);

// The server on PORT + 1, restarted on change; the pages on PORT, reloaded on change.
const port = Number(process.env.PORT ?? 3000);
const apiPort = String(port + 1);
const tool = (name) => join(root, 'node_modules', '.bin', name);
const start = (command, args, environment = {}) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });

const children = [
  start(node, ['--watch', '--watch-preserve-output', ...settings, 'server/main.ts'], {
    PORT: apiPort,
    CORS_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port}`,
  }),
  start(tool('graphql-codegen'), ['--config', 'codegen.yml', '--watch', '--silent']),
  start(tool('vite'), ['--port', String(port), '--strictPort'], { API_PORT: apiPort }),
];

let isStopping = false;
function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
