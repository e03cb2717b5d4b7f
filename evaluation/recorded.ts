import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answererOf } from './answers.ts';
import { figuresOf, type Recorded } from './report.ts';
import { scoreSet } from './score.ts';
import { type EvaluationSet, readSet } from './set.ts';

/** The figures that are kept in the repository: of the shops that are learnt from, and of those that are only counted. */
export interface RecordedFigures {
  sets: Recorded;
  /** By what a test scores again: each fourth of the shops, and every folder that is only counted. */
  tested: Record<string, Recorded>;
}

const FILE = join(import.meta.dirname, 'recorded.json');
const UNREAD = ['unread', 'unread-2', 'unread-3'];
const EVERY = 4; // one shop of so many: all of them take minutes

/** Undefined where none were recorded yet. */
export function readRecorded(): RecordedFigures | undefined {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : undefined;
}

/** Keeps the figures of `sets`, and counts anew what the test compares. */
export function record(sets: Recorded): void {
  const recorded: RecordedFigures = { sets, tested: testedFigures() };
  writeFileSync(FILE, `${JSON.stringify(recorded, null, 2)}\n`);
}

/** Some ten seconds. */
export function testedFigures(): Record<string, Recorded> {
  const folders: [string, EvaluationSet][] = [
    ['sets', fourthOf(readSet(join(import.meta.dirname, 'sets')))],
    ...UNREAD.map((name): [string, EvaluationSet] => [name, readSet(join(import.meta.dirname, name))]),
  ];
  return Object.fromEntries(folders.map(([name, set]) => [name, figuresOf(scoreSet(set, answererOf(set.shops)))]));
}

function fourthOf({ shops, cases }: EvaluationSet): EvaluationSet {
  const some = shops.filter((_, place) => place % EVERY === 0);
  const keys = new Set(some.map(({ key }) => key));
  return { shops: some, cases: cases.filter(({ shop }) => keys.has(shop)) };
}
