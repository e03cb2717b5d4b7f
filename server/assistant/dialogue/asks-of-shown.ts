import { plainOf } from './plain.ts';

/** A question about what is shown, which says nothing of another thing. */
const OF_SHOWN =
  /^(?:(?:ok|e|ma|ah|si|bello|bella|invece|anche|poi|scusa|scusi) )*(?:quanto (?:(?:e|sono) )?(?:pesa|pesano|sono|misura|misurano|dura|durano|grand[ei]|alt[oaie]|larg\p{L}+|lung\p{L}+|profond[oaie]|spess[oaie]|pezzi|litri|metri|grammi|ne|tiene|tengono|regge|reggono|porta|contiene|consuma|scalda)|quant[oaie] \p{L}+ (?:ha|hanno|sono|fa|fanno|contiene|ci sono|tiene|regge|porta|devo|bisogna)|quant[oaie] \p{L}+$|(?:in|di|da|fino a|con|per|a) (?:che|quale|quanti|quante|cosa)|(?:che|quale|quali) \p{L}+ (?:ha|hanno|e|sono|fa|contiene|usa|regge|porta|ci sono|c e)|com e|come (?:e|sono|si)|cosa (?:c e|comprende|contiene|include)|ha |hanno |ce l ha|va |vanno |si puo|si possono|si lava|si monta|puo |contiene|pesa|dura|regge|tiene|funziona|serve|include|c e (?:inclus|compres|dentro|anche)|ci sono (?:inclus|compres|dentro|anche)|ci (?:posso|puoi|si puo|sta|stanno|entra|entrano|va|vanno)|mi dici|dimmi|piu info|maggiori|dettagli|descrizione)/u;
/** 'La borsa c’è?', 'il pedale è compreso', 'la lama si cambia': a part of it. */
const OF_A_PART =
  /^(?:(?:ok|e|ma|anche) )*(?:(?:il|lo|la|l|i|gli|le|un|una) )?\p{L}+(?: \p{L}+){0,2} (?:c e|ci sono|(?:e|sono|viene|vengono) (?:gia |anche )?(?:compres|inclus|dentro|in dotazione)\p{L}*|si \p{L}+)$/u;
const IS = /^\s*(?:ok,? |ma |e )?(?:è|e['’]) /iu;

/** Asks something of what is shown without naming it. */
export function asksOfShown(text: string): boolean {
  const plain = plainOf(text);
  return IS.test(text.normalize('NFC')) || OF_SHOWN.test(plain) || OF_A_PART.test(plain);
}
