import type { Row } from './live-log.ts';

/** Where a row's messages are. Of conversations without an answer, where the question is that nothing was found to. */
export function rowAddress(
  base: string,
  { id, unansweredQuestion }: Pick<Row, 'id' | 'unansweredQuestion'>,
  search: string,
  isForUnanswered: boolean,
): string {
  const parameters = new URLSearchParams(search); // the filter stays in the address
  parameters.delete('message'); // it was one of another conversation
  if (isForUnanswered && unansweredQuestion) parameters.set('message', `${unansweredQuestion.seq}`);
  return parameters.size > 0 ? `${base}/${id}?${parameters}` : `${base}/${id}`;
}
