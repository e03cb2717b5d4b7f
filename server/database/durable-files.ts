import { fsyncSync } from 'node:fs';
import { join } from 'node:path/posix';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { LogMarks } from './log-marks.ts';

/** What the embedded database is started with, so that it asks for its files to be on the disk; of itself it does not. */
export const DURABLE_PARAMS = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']; // its fdatasync reaches no file

interface Stream {
  nfd: number;
  node: Node;
}
interface Node {
  /** Of the folder itself it is the folder. */
  parent: Node;
  name: string;
}
type Operations<Names extends string> = Record<Names, (...values: never[]) => unknown>;
interface HostFiles {
  stream_ops: Operations<'write' | 'close' | 'setattr'> & { fsync?: (stream: Stream) => number };
  node_ops: Operations<'rename' | 'unlink' | 'setattr'>;
  tryFSOperation<Result>(work: () => Result): Result;
}

/**
 * The folder's files, which are on the disk when PostgreSQL asks for it. Only of its log it may wait: whoever answers people
 * syncs that once for all who commit at the same moment (see `log-marks.ts`). Nothing that the log has to tell first is
 * changed before it is there, as if PostgreSQL had waited itself.
 */
export class DurableFiles extends NodeFS {
  readonly #marks: LogMarks;
  readonly #untouched: Set<string>;

  /**
   * @param untouched paths of files that are on the disk as they are. After a crash PostgreSQL syncs every file, one after the
   * other and twice: of 1,200 files that took a start ten seconds. Of these it is spared, until they are written to.
   */
  constructor(folder: string, marks: LogMarks, untouched: ReadonlySet<string> = new Set()) {
    super(folder);
    this.#marks = marks;
    this.#untouched = new Set(untouched);
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...given);
    const { preRun } = made.emscriptenOpts;
    const steps = Array.isArray(preRun) ? preRun : preRun ? [preRun] : [];
    const adapt = (module: unknown) =>
      makeDurable(
        (module as { FS: { filesystems: { NODEFS: HostFiles } } }).FS.filesystems.NODEFS,
        this.#marks,
        this.#untouched,
      );
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun: [adapt, ...steps] } };
  }
}

function makeDurable(files: HostFiles, marks: LogMarks, untouched: Set<string>): void {
  let log: Stream | null = null;
  const syncLog = () => {
    if (log === null || !marks.isOwed) return;
    const { asked } = marks;
    const { nfd } = log;
    files.tryFSOperation(() => fsyncSync(nfd));
    marks.note(asked);
  };
  const touch = (path: string) => {
    for (const each of untouched) if (each === path || each.startsWith(`${path}/`)) untouched.delete(each);
  };
  /** By what a file's operation is called with: itself, or its folder and its name. */
  const touched = (operation: string, first: Stream | Node, ...rest: unknown[]) => {
    if (untouched.size === 0 || operation === 'close') return;
    const path = pathOf('node' in first ? first.node : first);
    if (operation === 'rename') touch(join(pathOf(rest[0] as Node), String(rest[1])));
    if (operation === 'unlink') touch(join(path, String(rest[0])));
    else touch(path);
  };
  const afterLog = <Names extends string>(
    operations: Operations<Names>,
    name: Names,
    isMeant = (_: Stream) => true,
  ) => {
    const original = operations[name];
    operations[name] = ((first: never, ...rest: never[]) => {
      touched(name, first, ...rest);
      if (isMeant(first)) syncLog();
      return original(first, ...rest);
    }) as Operations<Names>[Names];
  };
  files.stream_ops.fsync = (stream) => {
    if (!isLog(stream.node)) {
      if (untouched.has(pathOf(stream.node))) return 0;
      syncLog();
      files.tryFSOperation(() => fsyncSync(stream.nfd));
      return 0;
    }
    if (log !== stream) syncLog(); // the one before may be closed by now
    log = stream;
    marks.ask(stream.nfd);
    return 0;
  };
  afterLog(files.stream_ops, 'write', (stream) => !isLog(stream.node));
  afterLog(files.stream_ops, 'close', (stream) => stream === log);
  afterLog(files.stream_ops, 'setattr', (stream) => !isLog(stream.node));
  for (const name of ['rename', 'unlink', 'setattr'] as const) afterLog(files.node_ops, name);
}

/** In the folder, as `base/1/2608`. */
function pathOf(node: Node): string {
  const names: string[] = [];
  for (let at = node; at.parent !== at; at = at.parent) names.unshift(at.name);
  return names.join('/');
}

const SEGMENT = /^[0-9A-F]{24}$/;

function isLog({ name, parent }: Node): boolean {
  return SEGMENT.test(name) && parent.name === 'pg_wal';
}
