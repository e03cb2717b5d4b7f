import { spawn } from 'node:child_process';
import { ensureBuilt, ensureBundled, ensureInstalled, ensureLearnt, node, root, settings } from './install.mjs';
import { memorySettings } from './memory-settings.mjs';
import { whenParentIsGone } from './parent.mjs';

ensureInstalled();
ensureLearnt();
ensureBuilt();
ensureBundled();

const server = spawn(node, [...settings, 'dist/server/start.mjs'], {
  cwd: root,
  // It ends with this process, too: then the last closes.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, ...memorySettings },
});
// Ctrl-C reaches the server by itself; this process only waits for it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
whenParentIsGone(() => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
