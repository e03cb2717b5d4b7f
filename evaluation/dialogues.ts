import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Case, type Kind, readShop, type Shop } from './set.ts';

/** What an answer may be: one of a turn's right ones. */
export interface Wanted {
  /** Answers of the shop's FAQs, all of them. */
  faqIds: string[];
  /** Advice or a wish: one of the first three cards is one of these, and none outside what may be spent. */
  cardIds: string[];
  /** About just these cards. */
  aboutIds: string[];
  kind: 'ANSWER' | 'NOTHING' | 'OFF_TOPIC' | 'MODEL' | 'TALK';
  /** In whole euro. */
  budget: { min?: number; max?: number };
}

/** What a visitor says in a dialogue. */
export interface DialogueTurn {
  text: string;
  /** It leans on what was said before. */
  isLeaning: boolean;
  /** Any of these is right. */
  wanted: Wanted[];
}

export interface Dialogue {
  shop: Shop;
  turns: DialogueTurn[];
  /** What is asked of this shop by itself: the single messages of its file. */
  alone: readonly DialogueTurn[];
}

/** Where the shops of single messages are. */
const FOLDERS = ['sets', 'unread', 'unread-2', 'unread-3'];

/** Reads a folder of dialogues as its README describes them; shops of its own are in its `shops`. @throws Error on a broken reference. */
export function readDialogues(folder: string, isChosen: (key: string) => boolean = () => true): Dialogue[] {
  const keys = readdirSync(folder).flatMap((name) => /^(.+)\.txt$/.exec(name)?.[1] ?? []);
  return keys
    .filter(isChosen)
    .sort()
    .flatMap((key) => {
      const { shop, cases } = shopOf(folder, key);
      return dialoguesIn(shop, readFileSync(join(folder, `${key}.txt`), 'utf8'), cases.map(turnOfCase));
    });
}

const LETTERS: Readonly<Record<Kind, string>> = { faq: 'F', recommend: 'R', no_match: 'N', model: 'M', off_topic: 'O' };

function turnOfCase({ message, kind, faqId, productIds = [], budget = {} }: Case): DialogueTurn {
  const wanted = wantedOf(`${LETTERS[kind]}${faqId ?? productIds.join(',')}`);
  return { text: message, isLeaning: false, wanted: [{ ...wanted, budget }] };
}

function shopOf(folder: string, key: string): { shop: Shop; cases: Case[] } {
  const folders = [join(folder, 'shops'), ...FOLDERS.map((name) => join(import.meta.dirname, name))];
  const file = folders.map((each) => join(each, `${key}.txt`)).find(existsSync);
  if (!file) throw new Error(`no shop ${key}`);
  return readShop(key, readFileSync(file, 'utf8'));
}

/** The dialogues of one shop. */
export function dialoguesIn(shop: Shop, text: string, alone: readonly DialogueTurn[] = []): Dialogue[] {
  const lines = text.split('\n').map((line) => line.trim());
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (/^-{2,}$/.test(line)) blocks.push([]);
    else if (line !== '' && !line.startsWith('#')) blocks.at(-1)?.push(line);
  }
  return blocks.filter(({ length }) => length > 0).map((block) => ({ shop, turns: block.map(turnOf(shop)), alone }));
}

function turnOf(shop: Shop) {
  return (line: string): DialogueTurn => {
    const [, leaning, head = '', text = ''] = /^(>?)\s*([^|]+?)\s*\|\s*(.+)$/.exec(line) ?? [];
    const wanted = head.split('/').map(wantedOf);
    const faults = text === '' ? ['no text'] : wanted.flatMap((each) => faultsOf(shop, each));
    if (faults.length > 0) throw new Error(`${shop.key}: ${line}: ${faults.join(', ')}`);
    return { text, isLeaning: leaning === '>', wanted };
  };
}

const KINDS: Readonly<Record<string, Wanted['kind']>> = { N: 'NOTHING', O: 'OFF_TOPIC', M: 'MODEL', T: 'TALK' };

/** `F1+R2,4 max80`. */
function wantedOf(text: string): Wanted {
  const [answers = '', ...rest] = text.trim().split(' ');
  const limits = rest.flatMap((word) => /^(min|max)(\d+)$/.exec(word)?.slice(1, 3) ?? []);
  const budget = limits.length > 0 ? { [limits[0] as string]: Number(limits[1]) } : {};
  const wanted: Wanted = { faqIds: [], cardIds: [], aboutIds: [], kind: 'ANSWER', budget };
  for (const part of answers.split('+')) {
    const ids = part.slice(1).split(',').filter(Boolean);
    const letter = part.charAt(0);
    if (letter === 'F') wanted.faqIds.push(...ids);
    else if (letter === 'R' || letter === 'M') wanted.cardIds.push(...ids);
    else if (letter === 'C') wanted.aboutIds.push(...ids);
    wanted.kind = KINDS[letter] ?? wanted.kind;
  }
  return wanted;
}

function faultsOf({ faqs, products }: Shop, { faqIds, cardIds, aboutIds, kind }: Wanted): string[] {
  return [
    ...faqIds.filter((id) => !faqs.some((faq) => faq.id === id)).map((id) => `no FAQ ${id}`),
    ...[...cardIds, ...aboutIds]
      .filter((id) => !products.some((each) => each.id === id))
      .map((id) => `no product ${id}`),
    ...(kind === 'ANSWER' && faqIds.length + cardIds.length + aboutIds.length === 0 ? ['nothing is wanted'] : []),
  ];
}
