import { createHash, randomBytes } from 'node:crypto';

/** A secret for one-time addresses that begins with its company, so that its row is found through the company's own door. */
export function makeOneTimeToken(companyId: string): string {
  const company = Buffer.from(companyId.replaceAll('-', ''), 'hex');
  return Buffer.concat([company, randomBytes(24)]).toString('base64url');
}

/** The company of a token; null for a text that can be none. */
export function companyOfToken(token: string): string | null {
  if (!/^[\w-]{54}$/.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').toString('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What is stored of a token. */
export function hashOneTimeToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
