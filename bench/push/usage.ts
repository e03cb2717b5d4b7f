import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Usage } from './protocol.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What this process has used up so far; processor time before the garbage collection that memory needs. */
export function usageNow(): Usage {
  const { user, system } = process.cpuUsage();
  collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpu: (user + system) / 1_000, resident: rss, heap: heapUsed + external };
}
