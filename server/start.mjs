// What the server writes, what it compiled included, is its owner's alone.
process.umask(0o077);
await import('./keep-compiled.mjs');
await import('./main.ts');
