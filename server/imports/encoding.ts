import { FileRefused } from './refusals.ts';

/** How a file's bytes are to be read. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const LOOKED_AT = 4_096; // bytes at the beginning

/** What archives, pictures and office files begin with. */
const SIGNATURES = [
  '504b0304',
  '504b0506',
  '89504e47',
  'ffd8ff',
  '47494638',
  '25504446',
  'd0cf11e0',
  '1f8b',
  '52494646',
];

/**
 * Finds out how a text was written: by its byte-order mark, by the zeros of UTF-16, else UTF-8 where all of it is valid, and
 * Windows-1252 (what Excel writes) where it is not.
 * @throws FileRefused NOT_TEXT for a picture, an archive and the like.
 */
export async function detectEncoding(bytes: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  let hasAccents = false;
  try {
    for await (const chunk of bytes) {
      if (isFirst) {
        const found = fromBeginning(chunk.subarray(0, LOOKED_AT));
        if (found) return found;
      }
      isFirst = false;
      const text = utf8.decode(chunk, { stream: true });
      hasAccents ||= /[\u0080-\uffff]/.test(text);
    }
    // Whose accents were UTF-8 up to here only breaks off within a letter.
    if (!hasAccents) utf8.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

function fromBeginning(head: Uint8Array): Encoding | null {
  const hex = Buffer.from(head.subarray(0, 4)).toString('hex');
  if (hex.startsWith('fffe')) return 'utf-16le';
  if (hex.startsWith('feff')) return 'utf-16be';
  if (hex.startsWith('efbbbf')) return 'utf-8';
  if (SIGNATURES.some((signature) => hex.startsWith(signature))) throw new FileRefused('NOT_TEXT');
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Latin text in UTF-16 has a zero in nearly every pair of bytes, always in the same place.
  if (odd > head.length / 4 && even < head.length / 40) return 'utf-16le';
  if (even > head.length / 4 && odd < head.length / 40) return 'utf-16be';
  if (even + odd > head.length / 10) throw new FileRefused('NOT_TEXT');
  return null;
}

/** The text of a file, piece by piece, without its byte-order mark. */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}
