import { isGoods } from '../language/goods.ts';
import type { MessageWord } from '../language/message.ts';
import type { Wish } from './wish.ts';
import type { WishWord } from './wish-walk.ts';
import { MACHINE_FORMS } from './wish-words.ts';

/** Names a thing by what it does for somebody: 'un attrezzo per affettare', 'protezioni per gli angoli'. */
const GENERIC: ReadonlySet<string> = new Set(
  `attrezzo attrezzi kit set protezione protezioni strumento accessorio accessori aggeggio coso rimedio rimedi dispositivo apparecchio
  apparecchi utensile materiale trattamento oggetto gadget`.split(/\s+/),
);

/** What a catalogue knows of a word. */
export interface Known {
  /** Some product is such a thing. */
  isHead(word: MessageWord): boolean;
  /** Some product has it, be it in its description. */
  isSaid(word: MessageWord): boolean;
  /** Some product has it in its name, keywords or category. */
  isNamed(word: MessageWord): boolean;
}

/**
 * How products are found: only those that are the thing asked for (`THING`), by whatever is said where no thing is named
 * (`ANYTHING`: 'qualcosa per dormire'), or not at all, because the thing asked for is none that the shop has (`NOTHING`).
 */
export type Plan =
  | { mode: 'THING'; heads: readonly WishWord[] }
  | { mode: 'ANYTHING' }
  | { mode: 'NOTHING'; isGoods: boolean };

export function planOf({ words }: Wish, known: Known): Plan {
  const heads: WishWord[] = [];
  const unknown: WishWord[] = [];
  for (const candidate of words.filter(({ isHead }) => isHead)) {
    const found = thingsIn(words, candidate, known);
    heads.push(...found);
    if (found.length === 0 && candidate.isSure && !GENERIC.has(candidate.word.text)) unknown.push(candidate);
  }
  const first = Math.min(...heads.map(({ word }) => word.start));
  const lacking = unknown.filter(({ word }) => isGoods(word.text) && word.start < first);
  if (heads.length > 0 && (lacking.length === 0 || heads.some(({ isSure, hasArticle }) => isSure && hasArticle)))
    return { mode: 'THING', heads };
  if (unknown.length === 0) return { mode: 'ANYTHING' };
  if (!unknown.some(({ word }) => isGoods(word.text)) && mayBeFound(words, unknown, known)) return { mode: 'ANYTHING' };
  return { mode: 'NOTHING', isGoods: unknown.some(({ word }) => isGoods(word.text)) };
}

/**
 * 'Ho l’alluce valgo': some product says itself that it is for it; 'un appiglio per la doccia': what names no goods proves
 * no lack, where other words of the wish are the names of some product.
 */
function mayBeFound(words: readonly WishWord[], unknown: readonly WishWord[], known: Known): boolean {
  if (unknown.every(({ word }) => known.isSaid(word))) return true;
  return words.some(
    (each) =>
      each.weight > 0 && !unknown.includes(each) && !MACHINE_FORMS.has(each.word.form) && known.isNamed(each.word),
  );
}

/** The words of the thing asked for. */
export function headsOf(plan: Plan): MessageWord[] {
  return plan.mode === 'THING' ? plan.heads.map(({ word }) => word) : [];
}

/** The shop has no such thing, or none of the kind that is asked for. */
export function isLacking(plan: Plan, noneFits: boolean): boolean {
  return plan.mode === 'NOTHING' ? plan.isGoods : plan.mode === 'THING' && noneFits;
}

/**
 * The thing in a row of words: the first; those after it that are things too ('crema solare' may be a milk); and after a
 * word that names no goods, an adjective or a brand, the first that is known: 'un praticissimo ombrello', 'le asix kayano'.
 */
function thingsIn(words: readonly WishWord[], first: WishWord, known: Known): WishWord[] {
  const row = words.filter((each) => each.run === first.run && each.word.start > first.word.start && !each.isContext);
  const asHead = (word: WishWord): WishWord => ({ ...word, isHead: true, isSure: first.isSure });
  const things = row.filter(({ word }) => known.isHead(word)).map(asHead);
  if (known.isHead(first.word)) return [first, ...things];
  const also = things.filter(({ word }) => isGoods(word.text));
  if (isGoods(first.word.text)) return [];
  if (also.length > 0) return also;
  const named = [first, ...row].find(({ word }) => known.isHead(word) || known.isNamed(word));
  return named ? [asHead(named)] : [];
}
