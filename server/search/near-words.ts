import { typosBetween, typosForgiven } from '../language/typo.ts';
import { GrowingNumbers } from './growing-numbers.ts';

interface SameLength {
  words: string[];
  masks: GrowingNumbers;
}

const MAX_TYPOS = 2;

/**
 * Finds what `nearestWords` finds, at one machine instruction or two for nearly every word: a typo changes at most two of
 * the letters that a word has, so words whose letters differ by more are never compared in full.
 */
export class NearWords {
  private readonly byLength = new Map<number, SameLength>();
  size = 0;

  /** Call once for each distinct word. */
  add(word: string): void {
    if (typosForgiven(word, word) === 0 || /[\d*]/.test(word)) return;
    const same = this.byLength.get(word.length) ?? { words: [], masks: new GrowingNumbers() };
    this.byLength.set(word.length, same);
    same.words.push(word);
    same.masks.push(lettersOf(word));
    this.size++;
  }

  /** The same words, to be added to apart from these. */
  copy(): NearWords {
    const copy = new NearWords();
    for (const [length, { words, masks }] of this.byLength)
      copy.byLength.set(length, { words: words.slice(), masks: masks.copy() });
    copy.size = this.size;
    return copy;
  }

  has(word: string): boolean {
    return this.byLength.get(word.length)?.words.includes(word) ?? false;
  }

  get bytes(): number {
    return this.size * 16;
  }

  nearest(typed: string): string[] {
    const letters = lettersOf(typed);
    let fewest = MAX_TYPOS;
    let nearest: string[] = [];
    for (let length = typed.length - MAX_TYPOS; length <= typed.length + MAX_TYPOS; length++) {
      const same = this.byLength.get(length);
      const forgiven = same?.words[0] ? typosForgiven(typed, same.words[0]) : 0;
      if (!same || forgiven === 0) continue;
      for (let index = 0; index < same.words.length; index++) {
        if (bitsOf(letters ^ same.masks.at(index)) > 2 * Math.min(fewest, forgiven)) continue;
        const word = same.words[index] ?? '';
        const typos = typosBetween(typed, word, forgiven);
        if (typos > forgiven || typos > fewest) continue;
        if (typos < fewest) nearest = [];
        fewest = typos;
        nearest.push(word);
      }
    }
    return nearest;
  }
}

/** One bit for each letter that a word has. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters >>> 0;
}

function bitsOf(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
