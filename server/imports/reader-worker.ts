import { randomUUIDv7 } from 'node:crypto';
import { closeSync, createReadStream, openSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Pairing } from './pairing.ts';
import { readImportFile } from './read-file.ts';
import type { BytesRead, ReaderJob, ReaderQuestion } from './reader.ts';

// Reading and comparing in a thread of its own: the event loop that serves people never waits for a file.
const job = workerData as ReaderJob;
const pairing = new Pairing();

parentPort?.on('message', async (message: ReaderQuestion) => {
  if (message !== 'read') {
    for (const row of message) pairing.add(row);
    return;
  }
  const rows = new SlicedFile(job.rowsPath, job.slice);
  const rejected = new SlicedFile(job.rejectedPath, job.slice);
  const result = await readImportFile(
    { ...job, size: statSync(job.path).size, bytes: readBytes },
    pairing,
    { write: (line) => rows.add(line), reject: (rejection) => rejected.add(JSON.stringify(rejection)) },
    randomUUIDv7,
  );
  rows.close();
  rejected.close();
  parentPort?.postMessage(result);
});

/** The file's bytes, telling how far it has been read as far as they count. */
async function* readBytes(counted: number, from = 0, to = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  if (to <= from) return;
  for await (const chunk of createReadStream(job.path, { highWaterMark: 256 * 1024, start: from, end: to - 1 })) {
    yield chunk;
    if (counted > 0) parentPort?.postMessage({ bytesRead: chunk.length * counted } satisfies BytesRead);
  }
}

/** A file of JSON lists, each of as many rows as one statement takes; where each begins and ends is kept beside it. */
class SlicedFile {
  private readonly path: string;
  private readonly slice: number;
  private readonly file: number;
  private readonly ends: number[] = [];
  private rows: string[] = [];
  private size = 0;

  constructor(path: string, slice: number) {
    this.path = path;
    this.slice = slice;
    this.file = openSync(path, 'w', 0o600);
  }

  add(row: string): void {
    this.rows.push(row);
    if (this.rows.length === this.slice) this.flush();
  }

  close(): void {
    if (this.rows.length > 0) this.flush();
    closeSync(this.file);
    writeFileSync(`${this.path}.ends`, JSON.stringify(this.ends), { mode: 0o600 });
  }

  private flush(): void {
    const bytes = Buffer.from(`[${this.rows.join(',')}]`);
    for (let from = 0; from < bytes.length; ) from += writeSync(this.file, bytes, from);
    this.size += bytes.length;
    this.ends.push(this.size);
    this.rows = [];
  }
}
