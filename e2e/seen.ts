import type { Page, Request } from 'playwright-core';

/** The open pages, each with the requests that were not answered yet. */
export const pages = new Map<Page, Set<Request>>();

/** From now on what a page shows, and what it waits for, is told with a journey that fails. */
export function watch(page: Page): void {
  const unanswered = new Set<Request>();
  pages.set(page, unanswered);
  page.on('request', (request) => unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  page.on('close', () => pages.delete(page));
}
