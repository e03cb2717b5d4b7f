import { afterEach } from 'vitest';
import { pages } from './seen.ts';

const LONGEST = 3_000; // characters of a page

afterEach(async ({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (!error) return;
  for (const [page, unanswered] of pages) {
    const shown = page.locator('body').ariaSnapshot({ timeout: 2_000 });
    const text = await shown.catch(() => 'nothing that can be read');
    const waiting = [...unanswered].map(
      (request) => `\nunanswered: ${request.method()} ${request.url()} ${request.postData()?.slice(0, 200) ?? ''}`,
    );
    const seen = `\n\n${page.url()} shows:\n${text.slice(0, LONGEST)}${waiting.join('')}`;
    error.message += seen;
    error.stack = `${error.stack ?? ''}${seen}`; // what a report in JSON gives
  }
});
