import { FileRefused } from '../refusals.ts';

/**
 * What Excel wrote until 2003, or what it puts around a file with a password.
 * @throws FileRefused, always.
 */
export async function refuseOle(bytes: AsyncIterable<Uint8Array>): Promise<never> {
  const isEncrypted = await holds(bytes, Buffer.from('EncryptedPackage', 'utf16le'));
  throw new FileRefused(isEncrypted ? 'ENCRYPTED_FILE' : 'OLD_SPREADSHEET');
}

/**
 * A document in its signature (.p7m), such as an invoice.
 * @throws FileRefused, always.
 */
export async function refuseSigned(bytes: AsyncIterable<Uint8Array>): Promise<never> {
  throw new FileRefused((await holds(bytes, Buffer.from('FatturaElettronica'))) ? 'INVOICE' : 'NOT_TEXT');
}

async function holds(bytes: AsyncIterable<Uint8Array>, wanted: Buffer): Promise<boolean> {
  let end = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const joined = Buffer.concat([end, chunk]);
    if (joined.includes(wanted)) return true;
    end = joined.subarray(-wanted.length);
  }
  return false;
}
