import type { MoneyIndex } from './money-sources.ts';
import type { NamingWord } from './naming-words.ts';

/** Where a sentence names a product, or one of several that it may be. */
export interface Naming {
  products: readonly number[];
  start: number;
  end: number;
}

const REACH = 25; // characters between two words of one name

/** The products that a sentence names, in order. */
export function namingsIn(words: readonly NamingWord[], index: MoneyIndex): Naming[] {
  const runs = runsIn(words, index);
  const certain = runs.filter((run) => isCertain(run, index));
  return certain.map(({ products, words: own }) => ({
    products,
    start: own[0]?.start ?? 0,
    end: own.at(-1)?.end ?? 0,
  }));
}

interface Run {
  products: readonly number[];
  words: NamingWord[];
}

/** Words beside one another that stand in one product's name. */
function runsIn(words: readonly NamingWord[], { named }: MoneyIndex): Run[] {
  const runs: Run[] = [];
  for (const word of words) {
    const products = named.get(word.key);
    if (!products) continue;
    const last = runs.at(-1);
    const shared = last && word.start - (last.words.at(-1)?.end ?? 0) <= REACH ? common(last.products, products) : [];
    if (last && shared.length > 0) {
      last.products = shared;
      last.words.push(word);
    } else if (!/^\d+$/.test(word.key)) runs.push({ products, words: [word] });
  }
  return runs;
}

function common(some: readonly number[], others: readonly number[]): number[] {
  return some.filter((each) => others.includes(each));
}

/** By its first word, by half of its name or by a word in capitals; 'pezzi' alone names no puzzle of 100 pezzi. */
function isCertain({ products, words }: Run, { products: all }: MoneyIndex): boolean {
  const keys = new Set(words.map(({ key }) => key));
  return products.some((place) => {
    const name = all[place]?.keys ?? [];
    const isOwn = words.some(({ isCapital, key, start }) => isCapital && start > 0 && !key.startsWith('@'));
    return keys.has(name[0] ?? '') || keys.size * 2 >= name.length || isOwn;
  });
}
