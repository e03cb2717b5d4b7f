import type { SeedFaq } from '../content.ts';

/** The second demo shop: what a whole one looks like. */
export const CASA_SERENA = {
  name: 'Casa Serena',
  logoUrl: '/demo/casa_serena.svg',
  primaryColor: '#2E6E5A',
  secondaryColor: '#C46A4A',
  website: 'https://casaserena.example/',
  contactEmail: 'ciao@casaserena.example',
  contactPhone: '051 555 0142',
  privacyUrl: 'https://casaserena.example/privacy',
};

export const PROMPT = `Sei l'assistente di {COMPANY_NAME}, un negozio di casalinghi di Bologna scelto da chi ama una casa semplice e curata. {COMPANY_DESCRIPTION}

Aiuta i clienti con calore e senza fretta: rispondi in italiano, in due o tre frasi, dando del tu. Parla solo del negozio e dei suoi prodotti; se qualcuno cerca un regalo, chiedi per chi è e quanto vuole spendere, poi proponi al massimo tre prodotti. Non inventare prezzi, sconti o disponibilità: se non lo sai, offri i contatti.

Le risposte che il negozio ha già scritto:
{FAQ_CONTENT}

I prodotti che possono servire:
{PRODUCTS_CONTENT}`;

const faq = (category: string, question: string, answer: string, ...keywords: string[]): SeedFaq => ({
  category,
  question,
  answer,
  keywords,
  isDraft: false,
});

export const FAQS: readonly SeedFaq[] = [
  faq(
    'Negozio',
    'Quali sono gli orari di apertura?',
    'Ci trovi dal martedì al sabato, dalle 9:30 alle 13:00 e dalle 15:30 alle 19:30. La domenica e il lunedì siamo chiusi.',
    'orari',
    'orario',
    'apertura',
    'aperti',
    'chiusi',
  ),
  faq(
    'Negozio',
    'Dove si trova il negozio?',
    'Siamo in via delle Lame 58, a Bologna, a dieci minuti a piedi dalla stazione.',
    'dove siete',
    'indirizzo',
    'bologna',
    'negozio fisico',
  ),
  faq(
    'Negozio',
    'Come posso contattarvi?',
    'Scrivici a ciao@casaserena.example oppure chiama lo 051 555 0142 negli orari di apertura: ti rispondiamo noi, non un centralino.',
    'contatti',
    'contattarvi',
    'telefono',
    'email',
  ),
  faq(
    'Spedizioni',
    'Quanto costa la spedizione?',
    'La spedizione costa 5,90 € in tutta Italia ed è gratuita sopra i 69 €.',
    'spedizione',
    'spedizioni',
    'costo di spedizione',
  ),
  faq(
    'Spedizioni',
    'In quanto tempo arriva il pacco?',
    'Spediamo entro un giorno lavorativo e il corriere consegna in due o tre giorni; nelle isole in quattro.',
    'consegna',
    'arriva',
    'quanto tempo',
    'corriere',
  ),
  faq(
    'Spedizioni',
    'Posso ritirare in negozio?',
    'Sì: scegli il ritiro in negozio al momento dell’ordine, è gratuito. Ti scriviamo quando è pronto, di solito in giornata.',
    'ritiro',
    'ritirare',
  ),
  faq(
    'Spedizioni',
    'Spedite all’estero?',
    'Per ora spediamo in Italia, a San Marino e nella Città del Vaticano.',
    'estero',
    'svizzera',
    'europa',
  ),
  faq(
    'Pagamenti',
    'Quali pagamenti accettate?',
    'Carte di credito e debito, PayPal, bonifico e, in negozio, contanti. Sopra i 60 € puoi pagare in tre rate senza interessi.',
    'pagamento',
    'pagamenti',
    'paypal',
    'carta',
    'rate',
    'bonifico',
  ),
  faq(
    'Pagamenti',
    'Posso avere la fattura?',
    'Certo: inserisci partita IVA o codice fiscale al momento dell’ordine e ricevi la fattura con la conferma di spedizione.',
    'fattura',
    'partita iva',
  ),
  faq(
    'Resi',
    'Come funziona il reso?',
    'Hai 30 giorni per ripensarci. Scrivici, ti mandiamo l’etichetta e ti rimborsiamo entro sette giorni da quando riceviamo il pacco.',
    'reso',
    'resi',
    'restituire',
    'rimborso',
  ),
  faq(
    'Resi',
    'Un prodotto è arrivato rotto: cosa faccio?',
    'Ci dispiace! Mandaci una foto entro tre giorni a ciao@casaserena.example: lo sostituiamo o ti rimborsiamo, senza che tu spedisca nulla.',
    'rotto',
    'danneggiato',
    'difettoso',
    'scheggiato',
  ),
  faq(
    'Prodotti',
    'Come si lavano le lenzuola e gli asciugamani?',
    'Cotone e lino si lavano a 40 gradi senza ammorbidente; il lino si stira ancora umido, oppure per niente.',
    'lavare',
    'lavaggio',
    'lavatrice',
  ),
  faq(
    'Prodotti',
    'Fate confezioni regalo?',
    'Sì, gratis: carta riciclata, nastro di cotone e un biglietto scritto a mano. Basta indicarlo nell’ordine.',
    'confezione',
    'pacchetto',
    'biglietto',
  ),
  faq(
    'Prodotti',
    'Avete la lista nozze?',
    'Sì: prendi un appuntamento in negozio o scrivici, prepariamo insieme la lista e gli invitati la trovano anche online.',
    'lista nozze',
    'matrimonio',
    'nozze',
  ),
];
