import type { MessageWord } from '../language/message.ts';
import { QUALITY, type Quality } from '../language/terms.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import { WordList, type WordOption } from './word-list.ts';

/** A term found in a message, at its best place. */
export interface TermHit {
  term: number;
  /** The words that found it; a whole way of asking is one. */
  words: readonly string[];
  /** The same as one key: what the same words found counts once. */
  span: string;
  quality: Quality;
}

/** The known words that a word of a message finds; for who remembers them. */
type OptionsOf = (word: MessageWord) => WordOption[];

/** Where the words of a message stand while it is walked through. */
interface Walk {
  content: readonly MessageWord[];
  options: readonly (readonly WordOption[])[];
  best: Map<number, TermHit>;
}

const TERM = 1;
const BRANCHES = 2;
const FIRST_SLOTS = 1_024;
const LOAD = 0.6; // share of the slots in use before their number is doubled

/**
 * The terms of a shop as a tree of words: `find` gives what `findTerm` would give for each of them, and looks only at the
 * branches that the message's words lead to.
 */
export class TermDictionary {
  readonly words: WordList;
  /** Of each node: the node before it, and its word. Node 0 is the root. */
  private parents = new GrowingNumbers();
  private nodeWords = new GrowingNumbers();
  /** TERM where a term ends, BRANCHES where one goes on. */
  private flags = new GrowingNumbers();
  private slots = new Uint32Array(FIRST_SLOTS);

  constructor(words = new WordList()) {
    this.words = words;
    this.newNode(0, 0);
  }

  /** The same terms, to be added to apart from these. */
  *copied(): Generator<void, TermDictionary> {
    const copy = new TermDictionary(yield* this.words.copied());
    copy.parents = this.parents.copy();
    copy.nodeWords = this.nodeWords.copy();
    copy.flags = this.flags.copy();
    copy.slots = this.slots.slice();
    yield;
    return copy;
  }

  /** Nodes in all; every term's number is below. */
  get size(): number {
    return this.parents.length;
  }

  get bytes(): number {
    const { words, slots, parents, nodeWords, flags } = this;
    return words.bytes + slots.byteLength + parents.bytes + nodeWords.bytes + flags.bytes;
  }

  /** Gives back the room to grow; more may still be added. */
  trim(): void {
    for (const numbers of [this.parents, this.nodeWords, this.flags]) numbers.trim();
  }

  /** The number of a term; the same words have the same number. */
  add(words: readonly string[]): number {
    return this.addPath(words.map((word) => this.words.add(word)));
  }

  /** The same for words by their numbers. */
  addPath(words: readonly number[]): number {
    let node = 0;
    for (const word of words) node = this.step(node, word);
    this.flags.set(node, this.flags.at(node) | TERM);
    return node;
  }

  /** The words of every node's last step, and the node before it: a term's words, backwards. */
  lastStep(node: number): { word: number; parent: number } {
    return { word: this.nodeWords.at(node), parent: this.parents.at(node) };
  }

  /** Every term found in a message, once, at its best place. */
  find(content: readonly MessageWord[], optionsOf: OptionsOf = (word) => this.words.optionsOf(word)): TermHit[] {
    const walk: Walk = { content, options: this.optionsOf(content, optionsOf), best: new Map() };
    for (let start = 0; start < content.length; start++) this.follow(walk, 0, start, start, QUALITY.EXACT);
    return [...walk.best.values()];
  }

  private optionsOf(content: readonly MessageWord[], optionsOf: OptionsOf): WordOption[][] {
    const known = new Map<string, WordOption[]>();
    return content.map((word) => {
      const options = known.get(word.text) ?? optionsOf(word);
      known.set(word.text, options);
      return options;
    });
  }

  private follow(walk: Walk, node: number, start: number, place: number, quality: Quality): void {
    for (const option of walk.options[place] ?? []) {
      const next = this.branch(node, option.word);
      if (next === 0) continue;
      const lower = option.quality < quality ? option.quality : quality;
      const flags = this.flags.at(next);
      if (flags & TERM) this.keep(walk, next, start, place + 1, lower);
      if (flags & BRANCHES) this.follow(walk, next, start, place + 1, lower);
    }
  }

  private keep({ content, best }: Walk, term: number, start: number, end: number, quality: Quality): void {
    const known = best.get(term);
    if (known && known.quality >= quality) return;
    const words = content.slice(start, end).map((word) => word.text);
    best.set(term, { term, words, span: words.join(' '), quality });
  }

  private step(node: number, word: number): number {
    const known = this.branch(node, word);
    if (known !== 0) return known;
    if (this.parents.length > this.slots.length * LOAD) this.enlarge();
    const next = this.newNode(node, word);
    this.flags.set(node, this.flags.at(node) | BRANCHES);
    this.place(next);
    return next;
  }

  private newNode(parent: number, word: number): number {
    this.parents.push(parent);
    this.nodeWords.push(word);
    this.flags.push(0);
    return this.parents.length - 1;
  }

  /** The node that a word leads to; 0 where there is none. */
  private branch(node: number, word: number): number {
    const mask = this.slots.length - 1;
    for (let slot = slotOf(node, word) & mask; ; slot = (slot + 1) & mask) {
      const found = this.slots[slot] ?? 0;
      if (found === 0 || (this.parents.at(found) === node && this.nodeWords.at(found) === word)) return found;
    }
  }

  private place(node: number): void {
    const mask = this.slots.length - 1;
    let slot = slotOf(this.parents.at(node), this.nodeWords.at(node)) & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = node;
  }

  private enlarge(): void {
    this.slots = new Uint32Array(this.slots.length * 2);
    for (let node = 1; node < this.parents.length; node++) this.place(node);
  }
}

function slotOf(node: number, word: number): number {
  const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
