import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { FileRefused } from '../refusals.ts';
import type { FileBytes } from './file-bytes.ts';

const MOST_FILES = 2_000; // in one archive; a spreadsheet has a dozen, and one for each sheet and picture
export const MOST_INFLATED = 640 * 1024 * 1024; // bytes; 200,000 products as a spreadsheet come to 250 MB

/** The files in an archive, each read as it is inflated. */
export class ZipArchive {
  private readonly zip: ZipFile;
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly mostInflated: number;
  private inflated = 0;

  constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, mostInflated: number) {
    this.zip = zip;
    this.entries = entries;
    this.mostInflated = mostInflated;
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /**
   * The bytes of one of its files; nothing where it has none of that name.
   * @throws FileRefused for a file with a password, a damaged one, and for more than anybody's comes to, however small packed.
   */
  async *read(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.entries.get(name);
    if (!entry) return;
    if (entry.isEncrypted()) throw new FileRefused('ENCRYPTED_FILE');
    try {
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) {
        this.inflated += chunk.length;
        if (this.inflated > this.mostInflated) throw new FileRefused('INFLATED_TOO_LARGE');
        yield chunk;
      }
    } catch (error) {
      throw refusedOr(error);
    }
  }

  /** The same as text. */
  async *readText(name: string): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    for await (const chunk of this.read(name)) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  }
}

/** @throws FileRefused for what is no archive, or a damaged one. */
export async function openZip(file: FileBytes, mostInflated = MOST_INFLATED): Promise<ZipArchive> {
  try {
    const options = { lazyEntries: true, autoClose: false };
    const zip = await fromRandomAccessReaderPromise(new RangeReader(file), file.size, options);
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName, entry);
      if (entries.size > MOST_FILES) throw new FileRefused('BROKEN_SPREADSHEET');
    }
    return new ZipArchive(zip, entries, mostInflated);
  } catch (error) {
    throw refusedOr(error);
  }
}

/** A disk that cannot be read is no fault of the file. */
function refusedOr(error: unknown): unknown {
  const isOfDisk = typeof (error as NodeJS.ErrnoException).syscall === 'string';
  return error instanceof FileRefused || isOfDisk ? error : new FileRefused('BROKEN_SPREADSHEET');
}

class RangeReader extends RandomAccessReader {
  private readonly file: FileBytes;

  constructor(file: FileBytes) {
    super();
    this.file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.file.bytes(1, start, end), { objectMode: false });
  }
}
