import { plainOf } from './plain.ts';

/** What is asked for without a word of what, and how an answer tells it. */
const ASKED: readonly { asks: RegExp; told: RegExp }[] = [
  {
    asks: /\b(?:quanto (?:costa|costano|viene|vengono|si paga|pago|devo pagare|pagherei|e|fa|chiedete|prendete)|cost[oi]|prezz[oi]|gratis|si paga|pago|a pagamento|devo pagare|spes[ae])\b|^(?:e )?quanto$/,
    told: /€|\beuro\b|\bgratis\b|\bgratuit|\bspes[ae]\b/i,
  },
  {
    asks: /\b(?:quanto (?:ci (?:vuole|mettete|mette|metti)|tempo|dura|durano|si aspetta|c e da aspettare|devo aspettare)|(?:in|entro|tra|fra) quanto|quando|entro quando|quant[ie] (?:giorni|ore|settimane|mesi)|aspettare|tempi)\b/,
    told: /\b(?:or[ae]|giorn[oi]|giornata|settiman[ae]|mes[ei]|ann[oi]|minut[oi]|subito|domani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)\b|\b\d{1,2}[:.]\d{2}\b/i,
  },
  { asks: /\b(?:dove|in che (?:via|posto)|indirizzo)\b/, told: /\b(?:via|piazza|corso|viale|vicolo|largo|strada)\b/i },
];

/** Whether an answer tells what a message asks for without naming it: 1 it does, −1 it does not, 0 nothing such is asked. */
export function tellsAsked(text: string, answer: string): -1 | 0 | 1 {
  const plain = plainOf(text);
  const asked = ASKED.filter(({ asks }) => asks.test(plain));
  if (asked.length === 0) return 0;
  return asked.some(({ told }) => told.test(answer)) ? 1 : -1;
}
