import { isRequestWord } from '../language/message.ts';
import { audienceOfGoods, tellsTime } from '../language/people-words.ts';
import { formOf } from '../language/stem.ts';

/** Words that lift a product when both the message and the product carry one of the class. */
export const BONUS_CLASSES = [
  {
    name: 'GIFT',
    points: 2,
    words: `regalo regali regalare regalarle regalargli regalino dono doni omaggio pensiero pensierino compleanno anniversario natale
      natalizio natalizia befana sorpresa laurea battesimo comunione cresima nozze matrimonio`,
  },
  {
    name: 'CHEAP',
    points: 1,
    words: `economico economica economici economiche conveniente convenienti convenienza offerta offerte sconto sconti scontato
      scontata scontati risparmio risparmiare saldo saldi promozione promozioni outlet accessibile low budget`,
  },
  {
    name: 'QUALITY',
    points: 1,
    words: `qualita migliore migliori miglior top premium eccellente eccellenza resistente resistenti affidabile affidabili
      durevole durevoli professionale professionali pregiato pregiata lusso ottimo ottima robusto robusta`,
  },
  {
    name: 'NEW',
    points: 1,
    words: `nuovo nuova nuovi nuove novita nuovissimo nuovissima recente recenti inedito inedita ultimissimo arrivi new moderno
      moderna innovativo innovativa`,
  },
] as const;

const CLASS_OF_FORM = new Map<string, number>();
for (const [index, { words }] of BONUS_CLASSES.entries())
  for (const word of words.split(/\s+/)) CLASS_OF_FORM.set(formOf(word), index);

/** Says what is wanted: neither a word of asking, nor one that says only that it be new, cheap, good or a gift. */
export function isNamingWord(word: string): boolean {
  const form = formOf(word);
  return !CLASS_OF_FORM.has(form) && !isRequestWord({ text: word }) && audienceOfGoods(form) === 0 && !tellsTime(word);
}

/** The classes among these forms, one bit each. */
export function bonusMask(forms: Iterable<string>): number {
  let mask = 0;
  for (const form of forms) {
    const found = CLASS_OF_FORM.get(form);
    if (found !== undefined) mask |= 1 << found;
  }
  return mask;
}
