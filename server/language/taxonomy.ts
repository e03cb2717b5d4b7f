import { inflectionsOf } from './inflections.ts';
import type { Phrases } from './phrases.ts';
import { formOf } from './stem.ts';
import { wordsOf } from './words.ts';

/** What shops sell: which names mean the same thing, and which things are kinds of which. Everything by folded words. */
export interface Taxonomy {
  /** A single word that names something that shops sell. */
  isName(word: string): boolean;
  /** By a word or a phrase: its other names and its kinds, each in both numbers. */
  kindsOf(name: string): readonly string[];
  /** By a word: its other names alone, and the words that say nearly the same. */
  namesOf(name: string): readonly string[];
  /** Some sector has both: 'vino' and 'pesce' are food. Words that are in none share none. */
  shareSector(one: string, other: string): boolean;
  /** By a word or a phrase that tells what is needed: the things that serve it. */
  servingFor(name: string): readonly string[];
  /** The names and the needs of several words. */
  readonly phrases: Phrases;
}

/** Some trades, with the sectors that they belong to, one bit each. */
export interface GoodsList {
  text: string;
  sectors: number;
  /** Only leads from words to things that other lists name. */
  namesNothing?: boolean;
}

/** A thing under its names, as a line of a list tells it. */
interface Entry {
  names: readonly string[];
  kinds: readonly (readonly string[])[];
}

/** What one trade says of a name. The same word of another trade is another thing: a swimmer's cuffia, the cuffie of music. */
interface Links {
  /** The names of each thing that has this one. */
  things: (readonly string[])[];
  /** The kinds of each such thing. */
  families: (readonly (readonly string[])[])[];
}

type Trade = Map<string, Links>;

/**
 * Reads lists of goods. A line holds things between semicolons, the names of one thing between commas; after a colon
 * stand the kinds of the thing before it. A line that begins with `>` names no thing, but what things are for; one that
 * begins with `~` holds words that say nearly the same of a thing. `#` begins a trade. It yields every few names.
 */
export function* readTaxonomy(lists: readonly GoodsList[]): Generator<void, Taxonomy> {
  const trades: Trade[] = [];
  const needs: Trade = new Map();
  const alike: Trade = new Map();
  const names = new Map<string, number>();
  for (const { line, sectors, namesNothing } of lists.flatMap(linesOf)) {
    yield;
    if (line.startsWith('#') || trades.length === 0) trades.push(new Map());
    const trade = trades.at(-1);
    if (!trade || line.startsWith('#')) continue;
    if (line.startsWith('~')) {
      for (const entry of entriesOf(line.slice(1))) connect(alike, entry, 'ALIKE');
      continue;
    }
    const isNeed = line.startsWith('>');
    for (const entry of entriesOf(isNeed ? line.slice(1) : line)) {
      const named = isNeed ? entry.kinds : [entry.names, ...entry.kinds];
      for (const thing of namesNothing ? [] : named) addNames(thing, names, isNeed ? 0 : sectors);
      connect(isNeed ? needs : trade, entry, isNeed ? 'NEED' : 'THING');
    }
  }
  const forms = { needs: yield* byForm(needs), alike: yield* byForm(alike) };
  const phrases = yield* phrasesAmong([...trades, needs]);
  return new ReadTaxonomy({ trades, needs, alike, forms, phrases, sectors: names });
}

function linesOf({ text, sectors, namesNothing = false }: GoodsList) {
  return text.split('\n').map((line) => ({ line, sectors, namesNothing }));
}

/** All that the lists tell. */
interface ReadLists {
  trades: readonly Trade[];
  needs: Trade;
  alike: Trade;
  /** The same by the form of a single word: 'russano' as 'russare'. */
  forms: { needs: Trade; alike: Trade };
  phrases: Phrases;
  /** By a name: the sectors that have it, one bit each. */
  sectors: ReadonlyMap<string, number>;
}

class ReadTaxonomy implements Taxonomy {
  readonly phrases: Phrases;
  private readonly trades: readonly Trade[];
  private readonly needs: Trade;
  private readonly alike: Trade;
  private readonly needForms: Trade;
  private readonly alikeForms: Trade;
  private readonly sectors: ReadonlyMap<string, number>;
  private readonly others = new Map<string, readonly string[]>();
  private readonly known = new Map<string, readonly string[]>();
  private readonly serving = new Map<string, readonly string[]>();

  constructor({ trades, needs, alike, forms, phrases, sectors }: ReadLists) {
    this.trades = trades;
    this.needs = needs;
    this.alike = alike;
    this.needForms = forms.needs;
    this.alikeForms = forms.alike;
    this.sectors = sectors;
    this.phrases = phrases;
  }

  isName(word: string): boolean {
    return this.sectors.has(word);
  }

  kindsOf(name: string): readonly string[] {
    const known = this.known.get(name);
    if (known) return known;
    const found = new Set<string>();
    for (const trade of this.trades) if (trade.has(name)) collect(trade, name, found);
    for (const each of this.diminutiveOf(name)) {
      found.add(each);
      for (const trade of this.trades) collect(trade, each, found);
    }
    found.delete(name);
    if (found.size === 0) return [];
    const kinds = inBothNumbers(found);
    this.known.set(name, kinds);
    return kinds;
  }

  /** 'Cacciavitino': a small one of the thing, where the word is no name of its own ('spazzolino'). */
  private diminutiveOf(name: string): string[] {
    if (this.isName(name)) return [];
    return withoutSuffix(name, DIMINUTIVE).filter((each) => this.isName(each));
  }

  namesOf(name: string): readonly string[] {
    const known = this.others.get(name);
    if (known) return known;
    const found = new Set<string>();
    for (const trade of this.trades) for (const same of trade.get(name)?.things.flat() ?? []) found.add(same);
    if (!this.isName(name)) for (const like of this.likesOf(name)) found.add(like);
    found.delete(name);
    if (found.size === 0) return [];
    const names = inBothNumbers(found);
    this.others.set(name, names);
    return names;
  }

  private likesOf(name: string): string[] {
    return [name, ...withoutSuffix(name, SUPERLATIVE)].flatMap((each) => {
      const links =
        this.alike.get(each) ?? (/[aei](?:re|ndo)$/.test(each) ? this.alikeForms.get(formOf(each)) : undefined);
      return [...(each === name ? [] : [each]), ...(links?.things.flat() ?? []), ...(links?.families.flat(2) ?? [])];
    });
  }

  shareSector(one: string, other: string): boolean {
    return ((this.sectors.get(one) ?? 0) & (this.sectors.get(other) ?? 0)) !== 0;
  }

  servingFor(name: string): readonly string[] {
    const known = this.serving.get(name);
    if (known) return known;
    const links = this.needs.get(name) ?? this.needForms.get(formOf(name));
    if (!links) return [];
    const things = new Set(links.families.flat(2));
    const serving = [...new Set([...inBothNumbers(things), ...[...things].flatMap((one) => this.kindsOf(one))])];
    this.serving.set(name, serving);
    return serving;
  }
}

const STEP = 200; // names between two yields

/** Of two words of one form the first tells. */
function* byForm(trade: Trade): Generator<void, Trade> {
  const forms: Trade = new Map();
  let read = 0;
  for (const [name, links] of trade) {
    if (read++ % STEP === 0) yield;
    const form = formOf(name);
    if (!name.includes(' ') && !forms.has(form)) forms.set(form, links);
  }
  return forms;
}

const SUPERLATIVE = /^(.{3,})issim[oaie]$/;
const DIMINUTIVE = /^(.{3,})(?:in|ett|ell|ucci)[oaie]$/;

/** The words that may have become this one by a suffix: 'piccolissima' of 'piccola'. */
function withoutSuffix(word: string, suffix: RegExp): string[] {
  const root = suffix.exec(word)?.[1];
  return root ? ['o', 'a', 'e', 'i'].map((ending) => root + ending) : [];
}

/** The thing's other names, its kinds, and theirs. */
function collect(trade: Trade, name: string, found: Set<string>): void {
  const links = trade.get(name);
  if (!links) return;
  for (const thing of links.things) for (const same of thing) found.add(same);
  for (const kind of links.families.flat(2)) {
    if (found.has(kind)) continue;
    found.add(kind);
    collect(trade, kind, found);
  }
}

/** The names of several words, by their first. */
function* phrasesAmong(trades: readonly Trade[]): Generator<void, Phrases> {
  const phrases = new Map<string, string[][]>();
  const seen = new Set<string>();
  let read = 0;
  for (const name of trades.flatMap((trade) => [...trade.keys()])) {
    if (read++ % STEP === 0) yield;
    if (!name.includes(' ') || seen.has(name)) continue;
    seen.add(name);
    const words = name.split(' ');
    const first = words[0] ?? '';
    const known = phrases.get(first);
    if (known) known.push(words);
    else phrases.set(first, [words]);
  }
  return phrases;
}

/** Single words; what has a name of several is found by its other names. */
function inBothNumbers(names: ReadonlySet<string>): string[] {
  return [...new Set([...names].filter((name) => !name.includes(' ')).flatMap(inflectionsOf))];
}

function entriesOf(line: string): Entry[] {
  const entries: Entry[] = [];
  let family: { names: string[]; kinds: string[][] } | undefined;
  for (const part of line.split(';')) {
    const [head = '', kind] = part.split(':');
    if (kind !== undefined) {
      family = { names: namesIn(head), kinds: [] };
      entries.push(family);
    }
    const names = namesIn(kind ?? head);
    if (names.length === 0) continue;
    if (family) family.kinds.push(names);
    else entries.push({ names, kinds: [] });
  }
  return entries;
}

const SIMPLE = /^[a-z0-9 ]+$/; // folded already

function namesIn(text: string): string[] {
  return text.split(',').flatMap((given) => {
    const name = given.trim();
    if (SIMPLE.test(name)) return [name];
    const words = wordsOf(name).map((word) => word.text);
    return words.length > 0 ? [words.join(' ')] : [];
  });
}

function addNames(thing: readonly string[], sectors: Map<string, number>, sector: number): void {
  for (const name of thing)
    if (!name.includes(' '))
      for (const each of inflectionsOf(name)) sectors.set(each, sector | (sectors.get(each) ?? 0));
}

/** Every name leads to the others of its thing, and to the thing's kinds. A need's own words name nothing to look for. */
function connect(trade: Trade, { names, kinds }: Entry, says: 'THING' | 'NEED' | 'ALIKE'): void {
  const isThing = says === 'THING';
  if (says !== 'NEED') link(trade, names, isThing);
  if (isThing) for (const kind of kinds) link(trade, kind, true);
  if (kinds.length === 0) return;
  for (const name of names)
    for (const own of isThing ? inflectionsOf(name) : [name]) linksOf(trade, own).families.push(kinds);
}

/** Names of one thing lead to one another. */
function link(trade: Trade, names: readonly string[], inBoth: boolean): void {
  for (const name of names)
    for (const own of inBoth ? inflectionsOf(name) : [name]) linksOf(trade, own).things.push(names);
}

function linksOf(trade: Trade, name: string): Links {
  const known = trade.get(name);
  if (known) return known;
  const links: Links = { things: [], families: [] };
  trade.set(name, links);
  return links;
}
