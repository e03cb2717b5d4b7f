import { formOf } from './stem.ts';
import { wordsOf } from './words.ts';

/** Words that Italian shops and their customers use for the same thing. A company adds its own groups. Folded. */
export const RETAIL_SYNONYMS: readonly string[] = [
  'uomo uomini maschile',
  'donna donne femminile',
  'bambino bambina bimbo bimba',
  'cellulare smartphone telefonino',
  'computer pc',
  'portatile laptop notebook',
  'televisore televisione tv',
  'cuffie auricolari',
  'orologio smartwatch',
  'maglietta tshirt',
  'scarpe calzature',
  'borsa borsetta',
  'spedizione spedire spedite spedisci consegna consegnate',
  'reso resi restituire restituzione',
  'email mail',
  'paio paia',
];

/** For a form, the forms that mean the same. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** The shop's own groups beside the retail ones; only single words take part. */
export function compileSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const group of [...RETAIL_SYNONYMS.map((line) => line.split(' ')), ...groups]) {
    const forms = group.flatMap((member) => {
      const words = wordsOf(member);
      return words.length === 1 && words[0] ? [formOf(words[0].text)] : [];
    });
    for (const form of forms) {
      const others = synonyms.get(form) ?? [];
      synonyms.set(form, [...new Set([...others, ...forms.filter((other) => other !== form)])]);
    }
  }
  return synonyms;
}
