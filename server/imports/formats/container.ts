import type { Encoding } from '../encoding.ts';

/** What a file is, by how it begins. */
export type Container = 'ZIP' | 'OLE' | 'SIGNED' | 'TEXT';

/** @param head its first bytes. */
export function containerOf(head: Uint8Array): Container {
  const [first, second, third, fourth] = head;
  if (first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6)))
    return 'ZIP';
  // What Excel wrote until 2003, and what it puts around a file with a password.
  if (first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0) return 'OLE';
  // A signed document (.p7m) is a sequence of DER.
  if (first === 0x30 && second !== undefined && second >= 0x80 && second <= 0x84) return 'SIGNED';
  return 'TEXT';
}

/** What a text is written in. */
export type TextForm = 'XML' | 'JSON' | 'TABLE';

/**
 * @param text its beginning.
 * @param isJsonNamed whether its name says so: what is no JSON then is told where it is wrong.
 */
export function textFormOf(text: string, isJsonNamed: boolean): TextForm {
  if (/^\s*<(?:\?xml|!--|!DOCTYPE|[a-z_][\w.:-]*[\s/>])/i.test(text)) return 'XML';
  if (isJsonNamed || /^\s*(?:\[\s*(?:\{|\]|$)|\{\s*"[^"\n]*"\s*:)/.test(text)) return 'JSON';
  return 'TABLE';
}

/**
 * How an XML is to be read: what it says of itself counts where its bytes do not tell.
 * @param found by its bytes: Windows-1252 stands for any writing with one byte a letter.
 */
export function encodingOfXml(head: string, found: Encoding): string {
  const declared = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1]?.toLowerCase();
  if (found !== 'windows-1252' || declared === undefined || /^utf|^ucs|^unicode/.test(declared)) return found;
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return found;
  }
}
