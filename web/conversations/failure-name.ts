import { texts } from './texts.ts';

const { failures } = texts.conversations.model;

/** What a service's failure is called among people; `HTTP 503`, `TIMEOUT` … are names for programs. */
export function failureName(detail: string): string {
  const [, status] = /^HTTP (\d{3})$/.exec(detail) ?? [];
  if (status) return failures.status(status);
  if (detail.startsWith('ENDED_BY ')) return failures.named.CUT ?? detail;
  return failures.named[detail] ?? failures.other(detail);
}
