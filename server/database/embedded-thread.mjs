await import('../keep-compiled.mjs');
await import('./embedded-worker.ts');
