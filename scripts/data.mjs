import { resolve } from 'node:path';
import { ensureInstalled, node, run, settings } from './install.mjs';

ensureInstalled();
const [command, ...given] = process.argv.slice(2);
// A file is meant from where npm was called, an address or a word with -- as it stands.
const words = given.map((word) =>
  /^(--|postgres(ql)?:)/.test(word) ? word : resolve(process.env.INIT_CWD ?? '.', word),
);
run(node, [...settings, 'server/data.ts', command, ...words]);
