import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePrice } from '../server/language/money.ts';

/** What a message should be answered as. */
export const KINDS = ['off_topic', 'faq', 'recommend', 'no_match', 'model'] as const;
export type Kind = (typeof KINDS)[number];

export interface ShopFaq {
  id: string;
  question: string;
  answer: string;
  keywords: string[];
  category: string;
}

export interface ShopProduct {
  id: string;
  name: string;
  description: string;
  price: string;
  category: string;
  keywords: string[];
}

export interface Shop {
  key: string;
  name: string;
  faqs: ShopFaq[];
  products: ShopProduct[];
}

/** A message as a customer types it, with what a good shop assistant would make of it. */
export interface Case {
  id: string;
  shop: string;
  message: string;
  kind: Kind;
  faqId?: string;
  /** Those that may be recommended; one of the first three shown must be among them. Of a wish without a word of advice, those that the model should be told. */
  productIds?: string[];
  /** In whole euro. */
  budget?: { min?: number; max?: number };
  tags: string[];
}

/** What the rules made of a message. */
export interface Answer {
  kind: Kind;
  faqId: string | null;
  /** The cards shown, best first. */
  productIds: readonly string[];
}

export interface EvaluationSet {
  shops: Shop[];
  cases: Case[];
}

/** Reads a folder: `shops.json` with `cases.jsonl`, or a text file for each shop as `sets/README.md` describes it. @throws Error on a broken reference. */
export function readSet(folder: string): EvaluationSet {
  const set = existsSync(join(folder, 'shops.json')) ? readJson(folder) : readTexts(folder);
  for (const each of set.cases) checkCase(set, each);
  return set;
}

function readJson(folder: string): EvaluationSet {
  const lines = readFileSync(join(folder, 'cases.jsonl'), 'utf8').split('\n').filter(Boolean);
  return {
    shops: JSON.parse(readFileSync(join(folder, 'shops.json'), 'utf8')),
    cases: lines.map((line) => JSON.parse(line)),
  };
}

function readTexts(folder: string): EvaluationSet {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const read = files.sort().map((name) => readShop(name.replace('.txt', ''), readFileSync(join(folder, name), 'utf8')));
  return { shops: read.map(({ shop }) => shop), cases: read.flatMap(({ cases }) => cases) };
}

const KIND_LETTERS: Readonly<Record<string, Kind>> = {
  F: 'faq',
  R: 'recommend',
  N: 'no_match',
  M: 'model',
  O: 'off_topic',
};

/** Reads one shop's file: its name, `faq` and `product` lines, then its cases. */
export function readShop(key: string, text: string): { shop: Shop; cases: Case[] } {
  const shop: Shop = { key, name: key, faqs: [], products: [] };
  const cases: Case[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [head = '', ...fields] = line.split('|').map((field) => field.trim());
    const [word = '', id = ''] = head.split(' ');
    if (word === 'shop') shop.name = fields[0] ?? key;
    else if (word === 'faq') shop.faqs.push(faqOf(id, fields));
    else if (word === 'product') shop.products.push(productOf(id, fields));
    else cases.push(caseOf(shop.key, cases.length + 1, head, fields.join(' | ')));
  }
  return { shop, cases };
}

function faqOf(id: string, [question = '', answer = '', keywords = '', category = 'Generale']: string[]): ShopFaq {
  return { id, question, answer, keywords: listOf(keywords), category };
}

function productOf(id: string, fields: string[]): ShopProduct {
  const [name = '', description = '', price = '', category = '', keywords = ''] = fields;
  return { id, name, description, price, category, keywords: listOf(keywords) };
}

function listOf(text: string): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || []);
}

/** `R2,4 max80 attribute | scarpe da donna`: a letter with its ids, a budget, tags, and the message. */
function caseOf(shop: string, number: number, head: string, message: string): Case {
  const [first = '', ...rest] = head.split(' ').filter(Boolean);
  const kind = KIND_LETTERS[first.charAt(0)];
  if (!kind || !message) throw new Error(`${shop}: no case: ${head} | ${message}`);
  const ids = first.slice(1).split(',').filter(Boolean);
  const limits = rest.flatMap((word) => /^(min|max)(\d+)$/.exec(word)?.slice(1, 3) ?? []);
  const budget = Object.fromEntries(limits.length > 0 ? pairs(limits) : []);
  return {
    id: `${shop}-${number}`,
    shop,
    message,
    kind,
    ...(kind === 'faq' ? { faqId: ids[0] ?? '' } : {}),
    ...(kind === 'recommend' || (kind === 'model' && ids.length > 0) ? { productIds: ids } : {}),
    ...(limits.length > 0 ? { budget } : {}),
    tags: rest.filter((word) => !/^(min|max)\d+$/.test(word)),
  };
}

function pairs(flat: readonly string[]): [string, number][] {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, Number(flat[index + 1])] as [string, number]] : []));
}

function checkCase(set: EvaluationSet, each: Case): void {
  const why = faultOf(set, each);
  if (why) throw new Error(`${each.id} (${each.message}): ${why}`);
}

function faultOf({ shops }: EvaluationSet, { shop: key, kind, faqId, productIds, budget }: Case): string | null {
  const shop = shops.find((other) => other.key === key);
  if (!shop) return 'no such shop';
  if (kind === 'faq' && !shop.faqs.some(({ id }) => id === faqId)) return `no FAQ ${faqId}`;
  if (kind === 'recommend' && !productIds?.length) return 'no products';
  for (const id of productIds ?? []) {
    const product = shop.products.find((other) => other.id === id);
    if (!product) return `no product ${id}`;
    const euro = (parsePrice(product.price)?.cents ?? 0) / 100;
    if (euro < (budget?.min ?? 0) || euro > (budget?.max ?? Number.POSITIVE_INFINITY)) return `${id} costs ${euro}`;
  }
  return null;
}
