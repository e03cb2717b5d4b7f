import { readFileSync } from 'node:fs';

const OPERATIONS = new URL('../../docs/operations.md', import.meta.url);

/** The product's address in what is documented. */
const DOCUMENTED_SERVER = '127.0.0.1:3000';

/**
 * What docs/operations.md tells people to write for a proxy, so that what is tried is what is told.
 * @param language of its block there: `nginx`, `haproxy`, `caddy`.
 * @param server host and port that take the place of the documented one.
 * @throws Error when there is no such block, or none that names the product's address.
 */
export function documentedBlock(language: string, server: string): string {
  const [, block] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
  if (!block?.includes(DOCUMENTED_SERVER))
    throw new Error(`docs/operations.md has no block '${language}' for ${DOCUMENTED_SERVER}`);
  return block.replaceAll(DOCUMENTED_SERVER, server);
}
