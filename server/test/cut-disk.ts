import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const BLOCK = 4_096; // bytes that a disk is given at once

type Entry =
  | { create: string }
  | { open: number; path: string }
  | { close: number }
  | { write: number; at: number }
  | { sync: number | string; id: string }
  | { synced: string }
  | { rename: string; to: string }
  | { unlink: string }
  | { truncate: string; size: number }
  | { folder: string };

type Change = { at: number; data: Buffer } | { size: number };

/** A file by what is on the disk of it, and what was done to it since, which may be there or not. */
class CutFile {
  #durable: Buffer;
  #length: number;
  changes: Change[] = [];

  constructor(content: Buffer = Buffer.alloc(0)) {
    this.#durable = content;
    this.#length = content.length;
  }

  /** The first of its changes are on the disk from now on. */
  sync(count: number): void {
    for (const change of this.changes.splice(0, count)) this.#apply(change);
  }

  /** @param share how much of what was not synced is there all the same: of each block the changes up to one of them */
  content(share: number, random: () => number): Buffer {
    const cut = new CutFile(Buffer.from(this.#durable.subarray(0, this.#length)));
    const counts = new Map<number, number>();
    const pieces = this.changes.flatMap((change) => piecesOf(change));
    for (const { block } of pieces) counts.set(block, (counts.get(block) ?? 0) + 1);
    const kept = new Map([...counts].map(([block, count]) => [block, keptOf(count, share, random)]));
    for (const { block, change } of pieces) {
      const left = kept.get(block) ?? 0;
      if (left > 0) cut.#apply(change);
      kept.set(block, left - 1);
    }
    return cut.#durable.subarray(0, cut.#length);
  }

  #apply(change: Change): void {
    const end = 'size' in change ? change.size : change.at + change.data.length;
    if (end > this.#durable.length) {
      const larger = Buffer.alloc(Math.max(end, this.#durable.length * 2));
      this.#durable.copy(larger, 0, 0, this.#length);
      this.#durable = larger;
    }
    if ('size' in change) {
      this.#durable.fill(0, Math.min(end, this.#length));
      this.#length = end;
    } else {
      change.data.copy(this.#durable, change.at);
      this.#length = Math.max(this.#length, end);
    }
  }
}

function keptOf(count: number, share: number, random: () => number): number {
  if (share === 0) return 0;
  return share === 1 ? count : Math.floor(random() * (count + 1));
}

function piecesOf(change: Change): { block: number; change: Change }[] {
  if ('size' in change) return [{ block: -1, change }];
  const pieces = [];
  for (let at = change.at; at < change.at + change.data.length; ) {
    const block = Math.floor(at / BLOCK);
    const end = Math.min((block + 1) * BLOCK, change.at + change.data.length);
    pieces.push({ block, change: { at, data: change.data.subarray(at - change.at, end - change.at) } });
    at = end;
  }
  return pieces;
}

/**
 * What is on the disk while a server works, played from a recording. Content is there once its file was synced; names, as
 * on a journaling file system, with the next sync of anything. Of the rest some may be there.
 */
export class CutDisk {
  readonly #recording: number;
  #position = 0;
  readonly #folders = new Set<string>();
  readonly #open = new Map<number, CutFile>();
  readonly #syncs = new Map<string, { file: CutFile | undefined; changes: number; names: number }>();
  readonly #names = new Map<string, CutFile>();
  readonly #durableNames: Map<string, CutFile>;
  #nameChanges: ((names: Map<string, CutFile>) => void)[] = [];

  /** @param folder as it was before the recording, all of it on the disk */
  constructor(folder: string, recording: string) {
    this.#recording = openSync(recording, 'r');
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = relative(folder, join(entry.parentPath, entry.name));
      if (entry.isDirectory()) this.#folders.add(path);
      else this.#names.set(path, new CutFile(readFileSync(join(folder, path))));
    }
    this.#durableNames = new Map(this.#names);
  }

  /** Plays all entries that had been written down when the recording had this many bytes. */
  playTo(bytes: number): void {
    for (;;) {
      if (this.#position + 8 > bytes) return;
      const lengths = this.#read(8);
      const [head, data] = [lengths.readUInt32LE(0), lengths.readUInt32LE(4)];
      if (this.#position + 8 + head + data > bytes) return;
      const entry = this.#read(8 + head + data).subarray(8);
      this.#position += 8 + head + data;
      this.#play(JSON.parse(entry.subarray(0, head).toString()), Buffer.from(entry.subarray(head)));
    }
  }

  /** Writes what a power cut at this moment leaves. */
  write(folder: string, share: number, random: () => number): void {
    const names = new Map(this.#durableNames);
    for (const change of this.#nameChanges.slice(0, keptOf(this.#nameChanges.length, share, random))) change(names);
    for (const each of this.#folders) mkdirSync(join(folder, each), { recursive: true });
    for (const [path, file] of names) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), file.content(share, random));
    }
  }

  close(): void {
    closeSync(this.#recording);
  }

  #read(length: number): Buffer {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(this.#recording, bytes, 0, length, this.#position));
  }

  #rename(change: (names: Map<string, CutFile>) => void): void {
    change(this.#names);
    this.#nameChanges.push(change);
  }

  #play(entry: Entry, data: Buffer): void {
    if ('create' in entry) {
      const file = new CutFile();
      this.#rename((names) => names.set(entry.create, file));
    } else if ('open' in entry) {
      const file = this.#names.get(entry.path);
      if (file) this.#open.set(entry.open, file);
    } else if ('close' in entry) this.#open.delete(entry.close);
    else if ('write' in entry) this.#open.get(entry.write)?.changes.push({ at: entry.at, data });
    else if ('truncate' in entry) this.#names.get(entry.truncate)?.changes.push({ size: entry.size });
    else if ('folder' in entry) this.#folders.add(entry.folder);
    else if ('unlink' in entry) this.#rename((names) => names.delete(entry.unlink));
    else if ('rename' in entry)
      this.#rename((names) => {
        const file = names.get(entry.rename);
        if (file) names.set(entry.to, file);
        names.delete(entry.rename);
      });
    else if ('sync' in entry) {
      const file = typeof entry.sync === 'number' ? this.#open.get(entry.sync) : this.#names.get(entry.sync);
      this.#syncs.set(entry.id, { file, changes: file?.changes.length ?? 0, names: this.#nameChanges.length });
    } else this.#synced(entry.synced);
  }

  /** What was done before the sync began is there. Another that began before it and ended meanwhile took some of it. */
  #synced(id: string): void {
    const sync = this.#syncs.get(id);
    if (!sync) return;
    this.#syncs.delete(id);
    sync.file?.sync(sync.changes);
    for (const change of this.#nameChanges.splice(0, sync.names)) change(this.#durableNames);
    for (const other of this.#syncs.values()) {
      if (other.file === sync.file) other.changes = Math.max(0, other.changes - sync.changes);
      other.names = Math.max(0, other.names - sync.names);
    }
  }
}
