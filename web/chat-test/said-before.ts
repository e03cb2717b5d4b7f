import type { TestTurn } from '../graphql/generated/graphql.ts';

const MOST_TURNS = 12; // what the server looks at
const LONGEST_TURN = 4_000; // characters, likewise

/**
 * What of a test's conversation goes with its next question. All of it grows beyond what a socket takes at once, which
 * then closes, whatever else it is there for.
 */
export function saidBefore(turns: readonly TestTurn[]): TestTurn[] {
  return turns.slice(-MOST_TURNS).map((turn) => ({ ...turn, text: turn.text.slice(0, LONGEST_TURN) }));
}
