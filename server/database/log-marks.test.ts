import { expect, test } from 'vitest';
import { LogMarks, settling } from './log-marks.ts';

type Done = (error: NodeJS.ErrnoException | null) => void;

/** A disk whose syncs end when the test says so. */
function slowDisk() {
  const syncs: { file: number; done: Done }[] = [];
  return { syncs, sync: (file: number, done: Done) => void syncs.push({ file, done }) };
}

const settledOf = (promise: Promise<void>) => {
  const seen = { state: 'waits' };
  promise.then(
    () => {
      seen.state = 'settled';
    },
    () => {
      seen.state = 'refused';
    },
  );
  return seen;
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('nobody waits for a log of which nothing is owed', async () => {
  const { syncs, sync } = slowDisk();
  await settling(new LogMarks(), () => undefined, sync).settled();
  expect(syncs).toEqual([]);
});

test('all who commit while a sync is under way share the next, which begins after they wrote', async () => {
  const { syncs, sync } = slowDisk();
  const marks = new LogMarks();
  const log = settling(marks, () => undefined, sync);
  marks.ask(7);
  const first = settledOf(log.settled());
  marks.ask(7);
  const others = [settledOf(log.settled()), settledOf(log.settled())];
  await turn();
  expect(syncs.map(({ file }) => file)).toEqual([7]);
  syncs[0]?.done(null);
  await turn();
  expect([first, ...others].map(({ state }) => state)).toEqual(['settled', 'waits', 'waits']);
  expect(syncs.length).toBe(2);
  syncs[1]?.done(null);
  await turn();
  expect(others.map(({ state }) => state)).toEqual(['settled', 'settled']);
  expect(marks.isOwed).toBe(false);
});

test('a disk that refuses is told once, and nobody is told that it is stored', async () => {
  const { syncs, sync } = slowDisk();
  const marks = new LogMarks();
  let failures = 0;
  const log = settling(marks, () => failures++, sync);
  marks.ask(7);
  const asked = settledOf(log.settled());
  syncs[0]?.done(Object.assign(new Error('no'), { code: 'EIO' }));
  await turn();
  expect([asked.state, failures, marks.isOwed]).toEqual(['refused', 1, true]);
});

test('a file that was closed meanwhile was synced before', async () => {
  const { syncs, sync } = slowDisk();
  const marks = new LogMarks();
  const log = settling(marks, () => undefined, sync);
  marks.ask(7);
  const asked = settledOf(log.settled());
  marks.note(marks.asked); // by the thread, as it closes it
  syncs[0]?.done(Object.assign(new Error('bad file'), { code: 'EBADF' }));
  await turn();
  expect(asked.state).toBe('settled');
});
