import type { FaqValues } from './faq-values.ts';

/** A FAQ to start from. It opens as a draft, for its facts are an example's and not the shop's. */
export interface Template extends FaqValues {
  readonly key: string;
}

const template = (key: string, question: string, answer: string, keywords: string): Template => ({
  key,
  question,
  answer,
  keywords: keywords.split(' '),
  category: 'Generale',
  isDraft: true,
});

/** The five entries of the widget and the three defaults. */
export const templates: readonly Template[] = [
  template(
    'orari',
    'Quali sono i vostri orari?',
    'Siamo aperti dal lunedì al venerdì dalle 9:00 alle 19:00, il sabato dalle 9:00 alle 18:00 e la domenica dalle 10:00 alle 17:00.',
    'orari orario apertura chiusura aperti aperto domenica sabato',
  ),
  template(
    'spedizioni',
    'Come funziona la spedizione?',
    'Spediamo entro 24-48 ore lavorative. La spedizione è gratuita per gli ordini superiori a 50 euro.',
    'sped* consegna consegne corriere pacco',
  ),
  template(
    'pagamenti',
    'Quali pagamenti accettate?',
    'Puoi pagare con carta di credito o di debito, PayPal, bonifico bancario oppure in contrassegno.',
    'pagamento pagamenti pagare carta paypal bonifico contrassegno',
  ),
  template(
    'resi',
    'Come posso fare un reso?',
    'Hai 30 giorni per restituire i prodotti nelle condizioni originali. Il rimborso arriva entro 7 giorni lavorativi.',
    'reso resi restituire restituzione rimborso cambio',
  ),
  template(
    'contatti',
    'Come posso contattarvi?',
    'Puoi scriverci a {email}, chiamarci al {telefono} o usare la chat, attiva dalle 9:00 alle 18:00.',
    'contatti contatto contattare email telefono numero assistenza',
  ),
  template(
    'orari-brevi',
    'Quali sono gli orari di apertura?',
    'Siamo aperti dal lunedì al venerdì, dalle 9:00 alle 18:00.',
    'orari orario apertura',
  ),
  template(
    'spedizioni-brevi',
    'Quanto costa la spedizione?',
    'La spedizione è gratuita sopra i 50 euro e arriva in 2-3 giorni lavorativi.',
    'spedizione spedizioni consegna',
  ),
  template(
    'resi-brevi',
    'Posso restituire un prodotto?',
    'Sì, puoi restituire i prodotti entro 30 giorni.',
    'reso resi restituire',
  ),
];

/** The template of an address; undefined when it names none. */
export function templateOf(key: string | null): Template | undefined {
  return templates.find((one) => one.key === key);
}
