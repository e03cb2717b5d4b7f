import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { catalogueCorpus, messagesCorpus } from './catalogue-corpus.ts';
import { ENGINES } from './matching-engines.ts';

/** What one engine is to do in a process of its own. */
export interface Turn {
  engine: string;
  products: number;
  messages: number;
  /** How often all of them are asked before the clock runs: what a server that has run for a while takes. */
  warm: number;
}

/** What it took, times in the unit that the name tells. */
export interface TurnResult {
  buildMicros: number;
  bytes: number;
  longestSlice: number;
  /** One for each message, in microseconds. */
  times: number[];
  found: string[][];
}

const FEW = 10;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

// A server holds one engine: another one's garbage and the shapes of its objects would slow this one down.
process.on('message', async (turn: Turn) => {
  process.send?.(await take(turn));
  process.disconnect();
});

async function take({ engine: name, products: size, messages, warm }: Turn): Promise<TurnResult> {
  const products = catalogueCorpus(size);
  const asked = messagesCorpus(messages);
  const make = ENGINES[name];
  if (!make) throw new Error(`no engine ${name}`);
  await make(products.slice(0, FEW), () => {}); // what a process reads once is no part of an index
  const start = performance.now();
  let longestSlice = 0;
  let sliced = false;
  const engine = await make(products, (milliseconds) => {
    sliced = true;
    longestSlice = Math.max(longestSlice, milliseconds);
  });
  const milliseconds = performance.now() - start;
  collectGarbage();
  const before = memory(); // a second one is weighed: the first also made the products' own texts smaller
  const again = await make(products, () => {});
  collectGarbage();
  const bytes = (memory() - before) / products.length;
  again.find('');
  for (let pass = 0; pass < warm; pass++) for (const text of asked) engine.find(text);
  const found: string[][] = [];
  const times = asked.map((text) => {
    const asking = performance.now();
    found.push(engine.find(text));
    return (performance.now() - asking) * 1_000;
  });
  return {
    buildMicros: (milliseconds * 1_000) / products.length,
    bytes,
    longestSlice: sliced ? longestSlice : milliseconds,
    times,
    found,
  };
}

function memory(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
