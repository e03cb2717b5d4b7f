import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Shared } from '../context.ts';
import { type Gauges, openMetrics } from '../observability/metrics.ts';
import { bearerOf } from './caller.ts';

/** The page of figures: only for who holds the token of the settings; without one there is no such page. */
export function openMetricsDoor(shared: Shared, gauges: Gauges) {
  const { metricsToken } = shared.config;
  let metrics: Promise<() => Promise<string>> | undefined;

  return async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
    response.statusCode = metricsToken === null ? 404 : 401;
    if (metricsToken === null || !isSame(bearerOf(request) ?? '', metricsToken)) return void response.end();
    metrics ??= openMetrics(shared, gauges);
    const text = await (await metrics)();
    response.statusCode = 200;
    response.end(text);
  };
}

/** Takes the same time however much of it is right. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
