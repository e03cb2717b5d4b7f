import type { Target } from './server.ts';

/** Does its worst for so many seconds; tells what came of it. */
export type Attack = (target: Target, seconds: number) => Promise<Record<string, number | string>>;
