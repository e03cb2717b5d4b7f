import type { Shared } from '../context.ts';
import { ERROR_CODES } from '../errors.ts';
import type { CountName } from './counts.ts';

/** What is so at the moment of asking. */
export interface Gauges {
  sockets(): number;
  subscriptions(): number;
  channels(): number;
  pool(): { total: number; idle: number; waiting: number };
  /** Answers that are still to be given, of all processes; null while the database does not say. */
  pendingReplies(): Promise<number | null>;
}

/** The HTTP states of answers to questions and changes. */
const OUTCOMES = ['200', '400', '401', '500', '503'];

/**
 * All figures as Prometheus reads them. The library is loaded when somebody asks for the first time: a start without
 * anybody who watches is not slower for it.
 */
export async function openMetrics(
  { counts, turns, background }: Shared,
  gauges: Gauges,
): Promise<() => Promise<string>> {
  const { Counter, Gauge, Registry, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  // What is known begins at 0: from a figure that comes into being with its first event nobody can tell that it grew.
  const counter = (name: string, help: string, label: string, from: CountName, known: readonly string[]) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const value of known) this.inc({ [label]: value }, 0);
        for (const [value, count] of counts.of(from)) this.inc({ [label]: value }, count);
      },
    });
  const gauge = (name: string, help: string, read: () => number | Promise<number | null>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read();
        if (value === null) this.remove();
        else this.set(value);
      },
    });

  counter('tuoshop_requests_total', 'Questions and changes, by their outcome', 'outcome', 'requests', OUTCOMES);
  counter('tuoshop_request_seconds_total', 'Time until they were answered', 'lane', 'seconds', Object.keys(turns));
  counter('tuoshop_refusals_total', 'Refusals at all doors, by code', 'code', 'refusals', ERROR_CODES);
  counter(
    'tuoshop_knowledge_updates_total',
    'How often what is known of a company was brought up to date',
    'outcome',
    'updates',
    ['done'],
  );
  counter(
    'tuoshop_knowledge_update_seconds_total',
    'Time that this took, compiling included',
    'outcome',
    'updateSeconds',
    ['done'],
  );
  gauge('tuoshop_sockets', 'Open sockets', gauges.sockets);
  gauge('tuoshop_subscriptions', 'Open subscriptions', gauges.subscriptions);
  gauge('tuoshop_channels', 'Different subscriptions among them', gauges.channels);
  gauge('tuoshop_pool_connections', 'Connections to the database', () => gauges.pool().total);
  gauge('tuoshop_pool_idle', 'Those of them that nobody uses', () => gauges.pool().idle);
  gauge('tuoshop_pool_waiting', 'Who waits for one', () => gauges.pool().waiting);
  gauge('tuoshop_pending_replies', 'Answers still to be given, of all processes', gauges.pendingReplies);
  gauge('tuoshop_background', 'Work that goes on after its request was answered', () => background.size);
  for (const [name, read] of [
    ['running', (lane: keyof typeof turns) => turns[lane].running],
    ['waiting', (lane: keyof typeof turns) => turns[lane].waiting],
  ] as const) {
    new Gauge({
      name: `tuoshop_${name}`,
      help: `Operations ${name}, by lane`,
      labelNames: ['lane'],
      registers,
      collect() {
        for (const lane of Object.keys(turns) as (keyof typeof turns)[]) this.set({ lane }, read(lane));
      },
    });
  }
  return () => registry.metrics();
}
