// Loaded into a server before everything else: writes down, in one file, all that its threads do to the files of a folder,
// and when each of them was put on the disk. From that a story tells what a power cut would have left (`cut-disk.ts`).
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { sep } from 'node:path';

const { RECORDED_FOLDER: folder = '', RECORDING: recording = '' } = process.env;
const { openSync, writeSync, closeSync, fsyncSync, fdatasync } = fs;
const journal = openSync(recording, 'a', 0o600);
const open = new Map(); // of this thread
let syncs = 0;

/** One entry is one write at the end of a file: those of several threads do not mix. */
function note(entry, data = new Uint8Array()) {
  const head = Buffer.from(JSON.stringify(entry));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(head.length, 0);
  lengths.writeUInt32LE(data.byteLength, 4);
  writeSync(journal, Buffer.concat([lengths, head, Buffer.from(data.buffer, data.byteOffset, data.byteLength)]));
}

const inFolder = (path) => typeof path === 'string' && path.startsWith(folder + sep);
const named = (path) => path.slice(folder.length + 1);

fs.openSync = (path, ...rest) => {
  const isThere = inFolder(path) && fs.existsSync(path);
  const file = openSync(path, ...rest);
  if (inFolder(path)) {
    open.set(file, path);
    if (!isThere) note({ create: named(path) });
    note({ open: file, path: named(path) });
  }
  return file;
};
fs.closeSync = (file) => {
  closeSync(file);
  if (open.delete(file)) note({ close: file });
};
fs.writeSync = (file, buffer, offset, length, position) => {
  const written = writeSync(file, buffer, offset, length, position);
  if (open.has(file))
    note({ write: file, at: position }, new Uint8Array(buffer.buffer, buffer.byteOffset + offset, written));
  return written;
};
fs.fsyncSync = (file) => {
  if (!open.has(file)) return fsyncSync(file);
  const id = `${process.pid}.w${++syncs}`;
  note({ sync: file, id });
  fsyncSync(file);
  note({ synced: id });
};
// The server's own thread syncs what another has open.
fs.fdatasync = (file, done) => {
  const id = `${process.pid}.m${++syncs}`;
  note({ sync: file, id });
  fdatasync(file, (error) => {
    if (!error) note({ synced: id });
    done(error);
  });
};
// Files that are put on the disk without being written to.
const openPromised = fs.promises.open;
fs.promises.open = async (path, ...rest) => {
  const handle = await openPromised(path, ...rest);
  if (!inFolder(path)) return handle;
  const sync = handle.sync.bind(handle);
  handle.sync = async () => {
    const id = `${process.pid}.p${++syncs}`;
    note({ sync: named(path), id });
    await sync();
    note({ synced: id });
  };
  return handle;
};
for (const [name, entry] of [
  ['renameSync', (from, to) => ({ rename: named(from), to: named(to) })],
  ['unlinkSync', (path) => ({ unlink: named(path) })],
  ['truncateSync', (path, size) => ({ truncate: named(path), size })],
  ['ftruncateSync', (file, size) => ({ truncate: named(open.get(file) ?? `${folder}/`), size })],
  ['mkdirSync', (path) => ({ folder: named(path) })],
  ['writeFileSync', (path) => ({ create: named(path) })], // an empty one, by which a file is made
]) {
  const original = fs[name];
  fs[name] = (first, ...rest) => {
    const isMeant = inFolder(first) || open.has(first);
    const result = original(first, ...rest);
    if (isMeant) note(entry(first, ...rest));
    return result;
  };
}
syncBuiltinESMExports();
