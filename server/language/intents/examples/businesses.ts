import type { IntentExamples } from './intent-examples.ts';

/** Other companies, many pieces, offers and hire. */
export const BUSINESS_EXAMPLES: IntentExamples = {
  WHOLESALE: `
    vendete all'ingrosso; ho un ristorante mi fate un prezzo; ho un negozio vorrei rivendere i vostri prodotti;
    ne servono cinquanta; mi servono duecento pezzi; ci fate un prezzo per quantità; siamo una scuola;
    siamo un'associazione; fornite aziende; regali aziendali; gadget per i dipendenti; wholesale; bulk order;
    corporate gifts; sconto quantità; ordini grandi; fate forniture; apro un bar e cerco un fornitore; siete fornitori;
    diventare rivenditore; listino rivenditori; per la squadra; sono un architetto;
    sono un professionista avete prezzi dedicati; b2b; grandi quantitativi; per la mia palestra; per un hotel;
    gestisco un agriturismo; ordine per tutto l'ufficio; cesti natalizi per i clienti; gruppo d'acquisto;
    sono tanti pezzi c'è un prezzo; un ordine per la palestra; prezzo per trenta; compriamo per tutta la scuola;
    abbiamo un agriturismo; per i clienti a natale; ci serve per lo studio; per la classe; prezzo da rivenditore;
    divise per la squadra; se prendiamo tanta roba ci venite incontro sul prezzo; siamo in dodici in studio;
    per il nostro ufficio; siamo in trenta e ne servono trenta; lo chiedo per il mio bar; ho un bed and breakfast;
    mi servirebbero per tutti i colleghi; sono l'allenatore di una squadra; è per l'asilo;
    compro spesso grosse quantità; vorrei tenere i vostri articoli nel mio negozio;
    prendendone cento quanto mi fate l'uno; regali di natale per i miei dipendenti`,
  QUOTE: `
    mi fate un preventivo; preventivo gratuito; quanto mi verrebbe; vorrei una stima; fate su misura; lavori su misura;
    lo potete fare di una misura particolare; ho uno spazio strano; tagliate a misura;
    venite a prendere le misure a casa; sopralluogo; progettazione; fate il progetto; quote; estimate; custom made;
    ho bisogno di una quotazione; quanto costerebbe farlo fare; realizzate mobili su disegno;
    vi mando le misure e mi dite quanto; il preventivo si paga; quanto verrebbe in totale;
    ho un disegno me lo realizzate; posso farmi fare un anello disegnato da me; fuori standard; tagliate il legno;
    un tappeto di misura speciale; ho un muro storto serve qualcosa fatto apposta; vi mando la piantina;
    le misure standard non vanno; vorrei capire quanto spenderei in tutto; le serve qualcosa di fatto apposta;
    due metri e dieci per sessanta lo fate; venite voi a vedere lo spazio`,
  RENTAL: `
    noleggiate; si può affittare; lo prendo solo per un weekend; mi serve solo per due giorni; noleggio;
    prestate attrezzatura; in prestito; quanto costa al giorno; rental; rent; can i rent;
    vorrei usarlo una volta sola senza comprarlo; non voglio comprarlo mi basta per una settimana;
    noleggio con riscatto; devo lasciare una cauzione; deposito cauzionale; affitto mensile; lo potete dare a nolo;
    a ore; tariffa giornaliera; comprare no ma averlo per un mese; avete modelli a noleggio;
    per la durata delle vacanze; se lo rompo durante il noleggio; prendere per una settimana;
    lo usiamo solo a natale si può affittare; averla in prestito; quanto per tre giorni;
    avete l'attrezzatura da prestare a chi comincia; vorremmo la macchina senza comprarla; comodato d'uso;
    in uso gratuito; mi basta per una domenica; comprarlo non mi conviene lo userei una volta;
    posso averlo per le vacanze e poi ridarvelo; mio figlio cresce non vorrei comprarlo subito;
    quanto per due settimane senza comprarlo; se poi mi piace posso scalare il noleggio`,
};
