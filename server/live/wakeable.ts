import type { Shared } from '../context.ts';

const GATHER_FOR = 20; // ms; a burst of wake-ups is looked at once

/** Work that is done soon after it is woken; see `wakeable`. */
export interface Wakeable {
  wake(): void;
  /** What runs goes on to its end; nothing begins any more. */
  stop(): void;
}

/** Does something soon after each wake-up, once for a burst of them, and never twice at the same time. */
export function wakeable(
  { background }: Pick<Shared, 'background'>,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): Wakeable {
  let timer: NodeJS.Timeout | null = null;
  let isRunning = false;
  let isWoken = false;
  let isStopped = false;
  const run = async () => {
    timer = null;
    if (isStopped) return;
    isRunning = true;
    isWoken = false;
    await work().catch(onFailure);
    isRunning = false;
    if (isWoken) wake();
  };
  function wake(): void {
    isWoken = true;
    if (timer || isRunning || isStopped) return;
    timer = setTimeout(() => background.add(run()), GATHER_FOR).unref();
  }
  return {
    wake,
    stop: () => {
      isStopped = true;
    },
  };
}
