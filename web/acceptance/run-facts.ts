import type { RunRow_RunFragment } from '../graphql/generated/graphql.ts';
import { texts } from './texts.ts';

const { runs: words } = texts;

/** What is told of a run in one line. */
export function factsOf(run: RunRow_RunFragment): string {
  const { cause, state, startedBy, passedCount, failedCount, testCount, inputTokens, outputTokens } = run;
  const tokens = inputTokens + outputTokens;
  return [
    startedBy === null ? words.causes[cause] : `${words.causes[cause]} ${words.by(startedBy)}`,
    words.counts(passedCount, failedCount, testCount),
    tokens > 0 && words.tokens(tokens),
    words.states[state],
  ]
    .filter(Boolean)
    .join(' · ');
}
