import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = '.tuoshop-copy-';

/** A folder for a copy, which this process takes away again, also when it is stopped; one that was killed is swept up. */
export function openTemporaryFolder(beside: string): { path: string; takeAway(): void } {
  for (const name of readdirSync(beside))
    if (name.startsWith(PREFIX) && !isAlive(Number(name.slice(PREFIX.length))))
      rmSync(join(beside, name), { recursive: true, force: true });
  const path = join(beside, `${PREFIX}${process.pid}`);
  mkdirSync(path, { mode: 0o700 });
  const takeAway = () => rmSync(path, { recursive: true, force: true });
  const onSignal = (signal: NodeJS.Signals) => {
    takeAway();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  return {
    path,
    takeAway() {
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
      takeAway();
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
