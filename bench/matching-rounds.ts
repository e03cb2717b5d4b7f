import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { wordsOf } from '../server/language/words.ts';
import { catalogueCorpus, messagesCorpus } from './catalogue-corpus.ts';
import { ENGINES, type Engine } from './matching-engines.ts';

/** One line of the table; times in the unit that the column names. */
type Row = Record<string, string | number>;

interface Built {
  engine: Engine;
  buildMicros: number;
  bytes: number;
  longestSlice: number;
}

const ROUNDS = 3;
const LARGE = 50_000; // products: from there on the slow ones take one round, for building them alone takes minutes
const QUICK_MESSAGES = 1_100; // all kinds of sentences a hundred times
const SLOW_WORK = 500_000; // products looked at: a loop over all of them gets that many messages a round, at least eleven

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Builds every engine and asks each the same messages, by turns; medians over the rounds. */
export async function matchingRounds(size: number): Promise<Record<string, Row>> {
  const products = catalogueCorpus(size);
  const messages = messagesCorpus(QUICK_MESSAGES);
  const names = Object.keys(ENGINES);
  const built = new Map<string, Built[]>(names.map((name) => [name, []]));
  const times = new Map<string, number[][]>(names.map((name) => [name, []]));
  const answers = new Map<string, string[][]>();
  const yardsticks: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      if (round > 0 && isSlow(name) && size >= LARGE) continue;
      const made = await build(name, products);
      built.get(name)?.push(made);
      const asked = messages.slice(
        0,
        isSlow(name) ? Math.max(11, Math.min(QUICK_MESSAGES, SLOW_WORK / size)) : QUICK_MESSAGES,
      );
      if (!isSlow(name)) for (const text of asked.slice(0, 200)) made.engine.find(text); // warm
      const found: string[][] = [];
      times.get(name)?.push(asked.map((text) => timed(() => found.push(made.engine.find(text)))));
      answers.set(name, found);
    }
    yardsticks.push(yardstick(messages));
  }
  const naive = median((times.get('naive') ?? []).map((list) => quantile(list, 0.5)));
  const rows = names.map((name) => [
    name,
    row(size, built.get(name) ?? [], times.get(name) ?? [], naive, recall(answers, name)),
  ]);
  return { ...Object.fromEntries(rows), 'one Map.get a word': { 'p50 µs': round(median(yardsticks), 2) } };
}

function isSlow(name: string): boolean {
  return name !== 'ours';
}

async function build(name: string, products: ReturnType<typeof catalogueCorpus>): Promise<Built> {
  const make = ENGINES[name];
  if (!make) throw new Error(`no engine ${name}`);
  collectGarbage();
  const before = memory();
  const start = performance.now();
  let longestSlice = 0;
  let sliced = false;
  const engine = await make(products, (milliseconds) => {
    sliced = true;
    longestSlice = Math.max(longestSlice, milliseconds);
  });
  const milliseconds = performance.now() - start;
  collectGarbage();
  const bytes = (memory() - before) / products.length;
  return {
    engine,
    buildMicros: (milliseconds * 1_000) / products.length,
    bytes,
    longestSlice: sliced ? longestSlice : milliseconds,
  };
}

function row(size: number, built: readonly Built[], times: readonly number[][], naive: number, found: number): Row {
  const p50 = median(times.map((list) => quantile(list, 0.5)));
  return {
    'build µs/product': round(median(built.map((made) => made.buildMicros)), 1),
    'B/product': Math.round(median(built.map((made) => made.bytes))),
    'longest slice ms': round(median(built.map((made) => made.longestSlice)), 1),
    'p50 µs': round(p50, 1),
    'p99 µs': round(median(times.map((list) => quantile(list, 0.99))), 0),
    'naive/this': Math.round(naive / p50),
    'recall@3': round(found, 3),
    messages: times[0]?.length ?? size,
  };
}

/** The share of the naive rule's products that an engine names among its three. */
function recall(answers: ReadonlyMap<string, string[][]>, name: string): number {
  let wanted = 0;
  let found = 0;
  for (const [index, ids] of (answers.get('naive') ?? []).entries()) {
    wanted += ids.length;
    found += ids.filter((id) => answers.get(name)?.[index]?.includes(id)).length;
  }
  return wanted === 0 ? 1 : found / wanted;
}

/** What the machine takes to look up each word of a message in a map: median, in microseconds. */
function yardstick(messages: readonly string[]): number {
  const words = messages.map((text) => wordsOf(text).map((word) => word.text));
  const map = new Map(words.flat().map((word, index) => [word, index]));
  let sum = 0;
  const times = words.map((list) =>
    timed(() => {
      for (const word of list) sum += map.get(word) ?? 0;
    }),
  );
  return sum > 0 ? quantile(times, 0.5) : 0;
}

function timed(run: () => void): number {
  const start = performance.now();
  run();
  return (performance.now() - start) * 1_000;
}

function memory(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
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
