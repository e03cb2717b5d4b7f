type Numbers = Uint32Array | Float32Array | Uint16Array | Uint8Array | Int8Array;
type NumbersOf =
  | Uint32ArrayConstructor
  | Float32ArrayConstructor
  | Uint16ArrayConstructor
  | Uint8ArrayConstructor
  | Int8ArrayConstructor;

const WORD = 4; // bytes: every row of numbers starts at a multiple of it

/** The length of a head of JSON, the head, then rows of numbers as this machine holds them. */
export function packRows(head: object, rows: readonly Numbers[]): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify({ ...head, lengths: rows.map(({ length }) => length) }));
  const start = new Uint8Array(WORD + rounded(json.length)).fill(0x20);
  new DataView(start.buffer).setUint32(0, start.length - WORD, true);
  start.set(json, WORD);
  return Buffer.concat([start, ...rows.map(paddedBytes)]);
}

/** Reads them back, each as the kind of numbers that it was. */
export function unpackRows<Head>(bytes: Uint8Array, kinds: readonly NumbersOf[]): { head: Head; rows: Numbers[] } {
  const { buffer } = new Uint8Array(bytes); // from its very beginning
  const length = new DataView(buffer).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, WORD, length)));
  let at = WORD + length;
  const rows = kinds.map((Kind, index) => {
    const row = new Kind(buffer, at, head.lengths[index]);
    at += rounded(row.byteLength);
    return row;
  });
  return { head, rows };
}

function paddedBytes({ buffer, byteOffset, byteLength }: Numbers): Uint8Array {
  const padded = new Uint8Array(rounded(byteLength));
  padded.set(new Uint8Array(buffer, byteOffset, byteLength));
  return padded;
}

function rounded(bytes: number): number {
  return Math.ceil(bytes / WORD) * WORD;
}
