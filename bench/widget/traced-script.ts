import type { CDPSession } from 'playwright-core';

/** What DevTools draws as script: the evaluation of a file, and each call into it from a timer, an event or idle time. */
const SCRIPT = ['EvaluateScript', 'FunctionCall'];

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  /** Microseconds by the clock, and of the thread's own time: what the machine does meanwhile is none of it. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly url?: string } };
}

/**
 * Milliseconds of script of one file while something happens: its evaluation, and what was called in it outside of
 * that. Style, layout, painting and pictures are events of their own, and none of it.
 */
export async function tracedScript(
  session: CDPSession,
  file: RegExp,
  work: () => Promise<unknown>,
): Promise<{ evaluated: number; later: number }> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const traceConfig = { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] };
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const found = events.filter(({ name, args }) => SCRIPT.includes(name) && file.test(args.data?.url ?? ''));
  const evaluations = found.filter(({ name }) => name === 'EvaluateScript');
  const calls = found.filter((event) => event.name === 'FunctionCall' && !evaluations.some((one) => holds(one, event)));
  return { evaluated: time(evaluations), later: time(calls) };
}

function holds(outer: TraceEvent, inner: TraceEvent): boolean {
  return inner.ts >= outer.ts && inner.ts < outer.ts + (outer.dur ?? 0);
}

function time(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}
