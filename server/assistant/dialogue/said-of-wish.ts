import { readBudget } from '../../language/budget.ts';
import type { Product } from '../../products/product.ts';
import { plainOf } from './plain.ts';

/** Leads to what is to be different, and says nothing itself. */
const LEADING =
  /^\s*(?:(?:e|ed|ma|o|oppure|invece|anche|magari|ok|no|si|sì|anzi|piuttosto|meglio|preferisco|preferirei|bello|belli|bella|belle|carino|carina|grazie|scusa|dicevo|intendevo)\b[\s,.;!]*)*(?:(?:non )?(?:(?:ce|me|ve|te)?\s*(?:ne|lo|la|li|le|l['’])\s*(?:avete|hai|fate|trovo|c['’]e|c['’]è|sono)|ne avete|avete|c['’]è|esiste|esistono|ci sono)(?: (?:uno|una|qualcuno|qualcosa|altri|altre|anche))?|(?:quell[oaie]|quelli|uno|una|qualcosa|di quell[ie]))?\s*/iu;
/** 'No il cioccolato no', 'niente lana', 'ha già i cacciaviti': what it must not be; 'no siamo in quattro' refuses nothing. */
const REFUSING =
  /^\s*(?:no,?\s+)?(?:(?:il|lo|la|l['’]|i|gli|le)\s*)?(\p{L}+(?:\s\p{L}+)?)\s+no\s*[.!]*$|^\s*(?:no,?\s+(?=(?:il|lo|la|i|gli|le|niente)\s|l['’]|\p{L}+\s*[.!]*$)|niente|nessun[oa]?|non voglio|non mi piac\p{L}+|(?:ha|hanno|ho|abbiamo|ce l['’]ha) già)\s*(?:niente\s+)?(?:(?:il|lo|la|l['’]|i|gli|le|un|una|uno|dei|delle)\s*)?(\p{L}+)/iu;
/** Costs too much, whatever it is; or the like for less. */
const TOO_DEAR =
  /\btropp[oi] (?:car[oaie]|costos[oaie]|costa|costano|soldi)\b|\bcosta(?:no)? (?:un po )?tropp[oi]\b|^(?:(?:e|ma|di|no|ok|qualcosa|qualcuno|uno|una|ce n e|ne avete|avete|c e|che sia|con) )*(?:meno car[oaie]|piu economic\p{L}+|meno costos[oaie]|(?:che )?cost[ai] (?:di )?meno|prezzo (?:piu )?bass\p{L}+)$/u;
/** Any price will do. */
export const NO_LIMIT =
  /\b(?:senza (?:nessun )?(?:limit[ei]|tett[oi])(?: di (?:prezz[oi]|spesa|budget))?|senza badare a spese|non importa (?:il prezzo|quanto costa)|prezzo libero|qualsiasi prezzo)\b/;
/** Of people, as a wish says it: 'ha 2 anni', 'siamo in quattro', 'è femmina'. */
const OF_PEOPLE: readonly (readonly [RegExp, (said: string, unit: string) => string])[] = [
  [
    /\b(?:ha|hanno|di|sui|circa|compie) (?:circa )?(\d+|un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici) (ann[oi]|mes[ei])\b/iu,
    (number, unit) => `per ${personOf(number, unit)}`,
  ],
  [/\b(?:siamo|saremo|sono) in (\p{L}+|\d+)\b/iu, (number) => `per ${number} persone`],
  [
    /^(?:no,? |anzi )?(?:è|e['’]?) (?:una |un )?(femmin\p{L}*|maschi\p{L}*|bambin[ao]|ragazz[ao]|donna|uomo|signora|signore)\b/iu,
    (who) => `per ${who}`,
  ],
];
const OLD = 65; // years from which goods are made for the old
const GROWN = 18;

function personOf(number: string, unit: string): string {
  const years = /^mes/i.test(unit) ? 0 : Number(number);
  if (years >= OLD) return 'anziani';
  return years >= GROWN ? 'adulti' : `un bambino di ${number} ${unit}`;
}

/** What must not be, where the message says so. */
export function refusedBy(text: string): string | undefined {
  const refused = REFUSING.exec(text);
  return refused?.[1] ?? refused?.[2];
}

/** What the message says of the wish, in words that are read as such. */
export function said(text: string, list: readonly Product[]): string {
  const refused = refusedBy(text);
  if (refused) return `ma non voglio ${refused}`;
  if (TOO_DEAR.test(plainOf(text)) && !readBudget(text)) return `sotto i ${cheapestEuros(list)} euro`;
  const [pattern, written] = OF_PEOPLE.find(([each]) => each.test(text)) ?? [];
  const plain = pattern && written ? text.replace(pattern, (_, one: string, two: string) => written(one, two)) : text;
  return plain
    .replace(LEADING, '')
    .replace(/[?!.\s]+$/u, '')
    .trim();
}

function cheapestEuros(list: readonly Product[]): number {
  const cents = list.flatMap(({ priceCents }) => priceCents ?? []);
  return cents.length > 0 ? (Math.min(...cents) - 1) / 100 : 1_000_000;
}
