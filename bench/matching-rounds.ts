import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { wordsOf } from '../server/language/words.ts';
import { messagesCorpus } from './catalogue-corpus.ts';
import { ENGINES } from './matching-engines.ts';
import type { Turn, TurnResult } from './matching-turn.ts';

/** One line of the table; times in the unit that the column names. */
type Row = Record<string, string | number>;

const ROUNDS = 3;
const LARGE = 50_000; // products: from there on the slow ones take one round, for building them alone takes minutes
const QUICK_MESSAGES = 1_100; // all kinds of sentences a hundred times
const WARM = 3; // times all messages: the compiler needs some thousand to be done
const SLOW_WORK = 500_000; // products looked at: a loop over all of them gets that many messages a round, at least eleven
const TURN = fileURLToPath(new URL('./matching-turn.ts', import.meta.url));

/** Builds every engine in a process of its own and asks each the same messages, by turns; medians over the rounds. */
export async function matchingRounds(size: number): Promise<Record<string, Row>> {
  const names = Object.keys(ENGINES);
  const turns = new Map<string, TurnResult[]>(names.map((name) => [name, []]));
  const yardsticks: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      if (round > 0 && isSlow(name) && size >= LARGE) continue;
      const messages = isSlow(name)
        ? Math.max(11, Math.min(QUICK_MESSAGES, Math.floor(SLOW_WORK / size)))
        : QUICK_MESSAGES;
      const warm = isSlow(name) ? 0 : WARM;
      turns.get(name)?.push(await take({ engine: name, products: size, messages, warm }));
    }
    yardsticks.push(yardstick(messagesCorpus(QUICK_MESSAGES)));
  }
  const naive = median((turns.get('naive') ?? []).map(({ times }) => quantile(times, 0.5)));
  const rows = names.map((name) => [name, row(turns.get(name) ?? [], naive, recall(turns, name))]);
  return { ...Object.fromEntries(rows), 'one Map.get a word': { 'p50 µs': round(median(yardsticks), 2) } };
}

async function take(turn: Turn): Promise<TurnResult> {
  const child = fork(TURN);
  child.send(turn);
  const [result] = await Promise.race([
    once(child, 'message') as Promise<[TurnResult]>,
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${turn.engine} ended with ${code}`))),
  ]);
  return result;
}

function isSlow(name: string): boolean {
  return name !== 'ours';
}

function row(turns: readonly TurnResult[], naive: number, found: number): Row {
  const p50 = median(turns.map(({ times }) => quantile(times, 0.5)));
  return {
    'build µs/product': round(median(turns.map(({ buildMicros }) => buildMicros)), 1),
    'B/product': Math.round(median(turns.map(({ bytes }) => bytes))),
    'longest slice ms': round(median(turns.map(({ longestSlice }) => longestSlice)), 1),
    'p50 µs': round(p50, 1),
    'p99 µs': round(median(turns.map(({ times }) => quantile(times, 0.99))), 0),
    'naive/this': Math.round(naive / p50),
    'recall@3': round(found, 3),
    messages: turns[0]?.times.length ?? 0,
  };
}

/** The share of the naive rule's products that an engine names among its three. */
function recall(turns: ReadonlyMap<string, TurnResult[]>, name: string): number {
  const answersOf = (engine: string) => turns.get(engine)?.at(-1)?.found ?? [];
  const own = answersOf(name);
  let wanted = 0;
  let found = 0;
  for (const [index, ids] of answersOf('naive').entries()) {
    wanted += ids.length;
    found += ids.filter((id) => own[index]?.includes(id)).length;
  }
  return wanted === 0 ? 1 : found / wanted;
}

/** What the machine takes to look up each word of a message in a map: median, in microseconds. */
function yardstick(messages: readonly string[]): number {
  const words = messages.map((text) => wordsOf(text).map((word) => word.text));
  const map = new Map(words.flat().map((word, index) => [word, index]));
  let sum = 0;
  const times = words.map((list) => {
    const start = performance.now();
    for (const word of list) sum += map.get(word) ?? 0;
    return (performance.now() - start) * 1_000;
  });
  return sum > 0 ? quantile(times, 0.5) : 0;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
