/** A part of an answer: what is the same everywhere, or what each shop says for itself. */
export type AnswerPart = string | Blank;

/** What a shop fills in. */
export interface Blank {
  readonly label: string;
  /** As it might be filled in; never saved. */
  readonly example: string;
  /** What the company has told already. */
  readonly known?: 'email' | 'phone';
}

/** One of the questions that customers of every shop ask. */
export interface UsualFaq {
  readonly key: string;
  readonly question: string;
  readonly answer: readonly AnswerPart[];
  readonly keywords: readonly string[];
}

const EMAIL: Blank = { label: 'Email', example: 'info@negozio.it', known: 'email' };
const blank = (label: string, example: string): Blank => ({ label, example });

/** The usual ten. */
export const USUAL_FAQS: readonly UsualFaq[] = [
  {
    key: 'orari',
    question: 'Quali sono gli orari di apertura?',
    answer: ['Siamo aperti ', blank('Giorni e orari', 'dal lunedì al sabato, dalle 9:00 alle 19:00'), '.'],
    keywords: ['orari', 'orario', 'apertura', 'aperti'],
  },
  {
    key: 'contatti',
    question: 'Come posso contattarvi?',
    answer: [
      'Puoi scriverci a ',
      EMAIL,
      ' o chiamarci al ',
      { label: 'Telefono', example: '02 1234567', known: 'phone' },
      '.',
    ],
    keywords: ['contatti', 'contattare', 'telefono', 'email'],
  },
  {
    key: 'dove',
    question: 'Dove si trova il negozio?',
    answer: ['Ci trovi in ', blank('Indirizzo', 'via Roma 1, Torino'), '.'],
    keywords: ['dove', 'indirizzo', 'negozio', 'sede'],
  },
  {
    key: 'spedizione',
    question: 'Quanto costa la spedizione?',
    answer: [
      'La spedizione costa ',
      blank('Costo', '5,90 €'),
      ' ed è gratuita sopra ',
      blank('Gratuita sopra', '50 €'),
      '.',
    ],
    keywords: ['spedizione', 'spedizioni', 'consegna', 'costo spedizione'],
  },
  {
    key: 'tempi',
    question: 'In quanto tempo arriva il mio ordine?',
    answer: ['Il pacco arriva in ', blank('Tempi', '2-3 giorni lavorativi'), '.'],
    keywords: ['tempi', 'quando arriva', 'giorni', 'corriere'],
  },
  {
    key: 'pagamenti',
    question: 'Quali pagamenti accettate?',
    answer: ['Puoi pagare con ', blank('Pagamenti', 'carta, PayPal o bonifico'), '.'],
    keywords: ['pagamento', 'pagamenti', 'pagare', 'carta', 'paypal', 'bonifico'],
  },
  {
    key: 'resi',
    question: 'Come posso fare un reso?',
    answer: ['Hai ', blank('Giorni', '14'), ' giorni per restituire i prodotti: scrivici a ', EMAIL, '.'],
    keywords: ['reso', 'resi', 'restituire', 'rimborso', 'cambio'],
  },
  {
    key: 'garanzia',
    question: 'I prodotti hanno una garanzia?',
    answer: ['Sì, la garanzia legale di due anni. Per usarla scrivici a ', EMAIL, '.'],
    keywords: ['garanzia', 'difettoso', 'rotto', 'riparazione'],
  },
  {
    key: 'ordine',
    question: "Dov'è il mio ordine?",
    answer: [
      "Quando il pacco parte ricevi un'email con il link per seguirlo. Se non la trovi scrivici a ",
      EMAIL,
      " con il numero dell'ordine.",
    ],
    keywords: ['ordine', 'tracciare', 'tracking', 'pacco'],
  },
  {
    key: 'fattura',
    question: 'Posso avere la fattura?',
    answer: ["Sì: indica partita IVA e codice destinatario nell'ordine, oppure scrivici a ", EMAIL, '.'],
    keywords: ['fattura', 'partita iva', 'ricevuta'],
  },
];

/** What was filled in, by the label of the blank; the same label is filled in once for all answers of its kind. */
export type Filled = Readonly<Record<string, string>>;

/** How a blank is known: what the company has told is the same wherever it is asked, all else belongs to its question. */
export function keyOf(faq: UsualFaq, { label, known }: Blank): string {
  return known ?? `${faq.key} ${label}`;
}

/** The blanks of an answer that are still to be filled in. */
export function openBlanks(faq: UsualFaq, filled: Filled): Blank[] {
  return faq.answer.filter(
    (part): part is Blank => typeof part !== 'string' && (filled[keyOf(faq, part)] ?? '').trim() === '',
  );
}

/** The answer as it would be saved; a blank that is still open is a line to be seen. */
export function answerOf(faq: UsualFaq, filled: Filled): string {
  return faq.answer
    .map((part) => (typeof part === 'string' ? part : (filled[keyOf(faq, part)] ?? '').trim() || '___'))
    .join('');
}
