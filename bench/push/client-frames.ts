/**
 * Reads a server's frames (RFC 6455: unmasked, unfragmented) from `start`; answers where the first incomplete one begins.
 */
export function frames(bytes: Buffer, start: number, take: (opcode: number, text: string) => void): number {
  for (let at = start; ; ) {
    if (bytes.length < at + 2) return at;
    const opcode = (bytes[at] ?? 0) & 15;
    const short = (bytes[at + 1] ?? 0) & 127;
    const body = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
    if (bytes.length < body) return at;
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    if (bytes.length < body + length) return at;
    take(opcode, bytes.toString('latin1', body, body + length));
    at = body + length;
  }
}
