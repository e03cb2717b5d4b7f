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
    prendendone cento quanto mi fate l'uno; regali di natale per i miei dipendenti; per aziende; siamo una ditta;
    ordini grossi; prezzo all'ingrosso; fate ingrosso; ho un negozio e vorrei rivendere; ho un ristorante; ho un bar;
    ho una palestra; siamo un asilo; sono un artigiano avete condizioni; condizioni per professionisti;
    sono un idraulico; sono un'estetista; ho un salone; ho uno studio; lavoro nel settore mi fate un prezzo diverso;
    fornite le scuole; fornitura per la mensa; fornitura per un albergo; omaggi ai clienti;
    regali di natale per i dipendenti; cesti aziendali; gadget; gadget aziendali; con il nostro logo;
    ce ne servono cento; ci servono cinquanta pezzi; duecento pezzi uguali; grosse quantità; per il personale;
    divise per il personale; divise; abbigliamento da lavoro per la squadra; per la squadra di calcio;
    per tutta la classe; per la parrocchia; per l'associazione; per il condominio; siamo un gruppo; acquisto di gruppo;
    gas; reseller; partita iva prezzi; rivendita; apriamo un locale; arrediamo un hotel; stiamo aprendo un ristorante;
    dobbiamo arredare l'ufficio; kit di benvenuto per i nuovi assunti; per un evento aziendale; per un congresso;
    pagamento a sessanta giorni per le ditte; conto aperto per le imprese; mepa; gara d'appalto; fornitori;
    siete fornitori di enti; prezzo per quantità; a bancale; a cartone; una pedana;
    quanti ne devo prendere per lo sconto; prezzi per chi ha il negozio; per la mia attività; sono del mestiere;
    apro un affittacamere; ho tre stanze da affittare; apriamo una locanda; ho una casa vacanze;
    gestisco appartamenti per turisti; do you sell to businesses`,
  QUOTE: `
    mi fate un preventivo; preventivo gratuito; quanto mi verrebbe; vorrei una stima; fate su misura; lavori su misura;
    lo potete fare di una misura particolare; ho uno spazio strano; tagliate a misura;
    venite a prendere le misure a casa; sopralluogo; progettazione; fate il progetto; quote; estimate; custom made;
    ho bisogno di una quotazione; quanto costerebbe farlo fare; realizzate mobili su disegno;
    vi mando le misure e mi dite quanto; il preventivo si paga; quanto verrebbe in totale;
    ho un disegno me lo realizzate; posso farmi fare un anello disegnato da me; fuori standard; tagliate il legno;
    un tappeto di misura speciale; ho un muro storto serve qualcosa fatto apposta; vi mando la piantina;
    le misure standard non vanno; vorrei capire quanto spenderei in tutto; le serve qualcosa di fatto apposta;
    due metri e dieci per sessanta lo fate; venite voi a vedere lo spazio; un preventivo; quanto verrebbe a fare tutto;
    quanto mi costerebbe rifare; potete farmi un'offerta; una stima di spesa; quanto spenderei;
    mi dite una cifra indicativa; un'idea di prezzo per un lavoro; il preventivo è vincolante;
    quanto vale il preventivo; mi avete fatto un preventivo un mese fa; mandatemi un preventivo; quotazione;
    how much would it be to; preventivi; preventivo per infissi; preventivo per cucina;
    per un lavoro così quanto chiedete; mi fate due conti; fare un conto preciso; computo; offerta personalizzata;
    potete dirmi quanto costa farlo su misura; per venti invitati quanto viene; tre stanze da imbiancare quanto spendo`,
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
    quanto per due settimane senza comprarlo; se poi mi piace posso scalare il noleggio; affittate; a noleggio;
    prestate; me lo prestate; solo per un weekend; lo uso una volta sola non lo voglio comprare; noleggio giornaliero;
    noleggio mensile; cauzione; la cauzione quanto è; documento per il noleggio; comodato; in comodato; leasing; hire;
    per la durata del corso; noleggio sci; noleggio bici; noleggio attrezzatura; noleggio abiti;
    noleggio vestito da cerimonia; noleggio stampelle; noleggio tiralatte; noleggio strumenti; prolungare il noleggio;
    riporto tardi il noleggio; prendo a nolo; a nolo; affitto settimanale; lo posso avere per la vacanza e poi ridare;
    noleggio e poi compro; invece di comprarlo`,
};
