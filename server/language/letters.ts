/** How alike two words are written: the share of the runs of three letters that they have in common, 0–1. */
export function lettersInCommon(one: string, other: string): number {
  const [runs, otherRuns] = [runsIn(one), runsIn(other)];
  let common = 0;
  for (const run of runs) if (otherRuns.has(run)) common++;
  return (2 * common) / (runs.size + otherRuns.size);
}

const MOST = 20_000; // words remembered; about 10 MB
const remembered = new Map<string, ReadonlySet<string>>();

function runsIn(word: string): ReadonlySet<string> {
  const known = remembered.get(word);
  if (known) return known;
  if (remembered.size >= MOST) remembered.clear();
  const padded = ` ${word} `;
  const runs = new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
  remembered.set(word, runs);
  return runs;
}
