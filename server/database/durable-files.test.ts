import { tmpdir } from 'node:os';
import type { PGlite } from '@electric-sql/pglite';
import { beforeEach, expect, test } from 'vitest';
import { DurableFiles } from './durable-files.ts';
import { LogMarks } from './log-marks.ts';

interface FakeNode {
  name: string;
  parent: FakeNode;
}
const folder = {} as FakeNode;
Object.assign(folder, { name: '/', parent: folder });
const nodeOf = (name: string, parent = folder): FakeNode => ({ name, parent });
const base = nodeOf('base');
const streamOf = (node: FakeNode) => ({ node, nfd: 7 });

/** What the file system of PostgreSQL's own process does, with nothing behind it. */
// biome-ignore lint/suspicious/noExplicitAny: it is called as PostgreSQL's code does, without types
let files: any;
let syncs: number;

beforeEach(async () => {
  const nothing = () => undefined;
  const operations = () => ({ write: nothing, close: nothing, setattr: nothing, rename: nothing, unlink: nothing });
  syncs = 0;
  files = {
    stream_ops: operations(),
    node_ops: operations(),
    tryFSOperation: () => {
      syncs++;
    },
  };
  const untouched = new Set(['base/1', 'base/2', 'base/3', 'base/4', 'base/5']);
  const durable = new DurableFiles(tmpdir(), new LogMarks(), untouched);
  const { emscriptenOpts } = await durable.init({} as PGlite, {});
  const [adapt] = emscriptenOpts.preRun as ((module: unknown) => void)[];
  adapt?.({ FS: { filesystems: { NODEFS: files } } });
});

/** How often the disk is asked when PostgreSQL asks for a file to be there. */
function syncsOf(name: string): number {
  const before = syncs;
  files.stream_ops.fsync(streamOf(nodeOf(name, base)));
  return syncs - before;
}

test('what is on the disk already is not synced again, everything else is', () => {
  expect(['1', '2', '9'].map(syncsOf)).toEqual([0, 0, 1]);
});

test('what is written to, cut, taken away or named anew is synced from then on', () => {
  files.stream_ops.write(streamOf(nodeOf('1', base)));
  files.node_ops.setattr(nodeOf('2', base));
  files.node_ops.unlink(base, '3');
  files.node_ops.rename(nodeOf('7', base), base, '4');
  expect(['1', '2', '3', '4', '5'].map(syncsOf)).toEqual([1, 1, 1, 1, 0]);
});

test('a folder that is named anew takes all in it along', () => {
  files.node_ops.rename(base, folder, 'elsewhere');
  expect(['1', '5'].map(syncsOf)).toEqual([1, 1]);
});

test('of the log it is noted that it has to be synced', () => {
  files.stream_ops.fsync(streamOf(nodeOf('000000010000000000000001', nodeOf('pg_wal'))));
  expect(syncs).toBe(0);
  expect(syncsOf('9')).toBe(2); // the log first
});
