import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';

/** The peer's page, built as one builds for production, on a free port. */
export async function openPeer(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'helpie-peer-'));
  const root = fileURLToPath(new URL('.', import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(root, 'peer.html') } },
  });
  const files = sirv(folder);
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/?')) request.url = `/peer.html${request.url.slice(1)}`;
    files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
