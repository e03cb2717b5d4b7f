import type { IntentExamples } from './intent-examples.ts';

/** Paying less. */
export const DISCOUNT_EXAMPLES: IntentExamples = {
  DISCOUNT: `
    avete sconti; ci sono offerte; codice sconto; il codice non funziona; il coupon non va;
    non mi prende il codice promozionale; quando cominciano i saldi; fate saldi; black friday; c'è una promo;
    promo in corso; voucher; sconto primo acquisto; sconto newsletter; se ne prendo tre mi fate il prezzo;
    si può avere un prezzino; mi fate uno sconticino; fate un po' di sconto; trattabile; prezzo trattabile;
    discount code; any discount; promo code; sconto studenti; sconto per il compleanno; prezzi scontati;
    gli sconti si sommano; cumulabili; ho due buoni sconto posso usarli insieme; dove inserisco il codice;
    le offerte quanto durano; volantino; sottocosto; mi arriva prima il codice di benvenuto; svendita; liquidazione;
    cyber monday; sono già cliente ho diritto a qualcosa; costa troppo si può scendere;
    c'è uno sconto se ne compro di più; un ribasso; prezzi pieni o in saldo;
    ho visto una pubblicità con il venti per cento; dove lo scrivo il codice; perché non mi scala lo sconto;
    chi è nuovo ha qualcosa; al mercato lo pago meno mi venite incontro; non è che mi fate un prezzo di favore;
    c'è qualcosa in saldo; ho un codice ma dice non valido; ho ricevuto un buono per l'iscrizione e non me lo prende;
    se prendo tutto il set mi togliete qualcosa; quando abbassate i prezzi; aspetto i ribassi;
    l'offerta che ho visto ieri c'è ancora; il prezzo è l'ultimo; scontate qualcosa a fine stagione;
    per il primo ordine c'è qualcosa; la promo vale anche in negozio`,
  LOYALTY: `
    avete la tessera; carta fedeltà; come funzionano i punti; raccolta punti; quanti punti ho; i miei punti scadono;
    programma fedeltà; cosa si vince coi punti; sono vostro cliente da anni c'è un vantaggio; come si fa la tessera;
    ho perso la tessera; i punti non mi sono stati caricati; loyalty card; reward points; membership; cashback;
    club clienti; bollini; come uso i punti accumulati; posso usare la card anche online;
    vantaggi per chi compra spesso; porta un amico; invita un amico; premi; avete una tessera per gli sconti;
    una card con gli sconti per i clienti; compro sempre da voi mi premiate; a cosa servono i punti;
    mi sono dimenticata di far passare la tessera; la mia amica ha una card con i vantaggi come la faccio;
    ho 300 punti cosa ci prendo; tengo i bollini da parte; fate qualcosa per i clienti affezionati`,
  PRICE_MATCH: `
    l'ho visto a meno da un'altra parte; su amazon costa meno; pareggiate i prezzi; se trovo un prezzo più basso;
    perché i prezzi sul sito sono diversi dal negozio; online costa meno che in negozio;
    i prezzi sono gli stessi in negozio; l'ho pagato e il giorno dopo era scontato; mi rimborsate la differenza;
    il concorrente lo vende a meno; price match; lowest price; i prezzi sono iva inclusa; prezzi con iva;
    il prezzo è al chilo o al pezzo; il prezzo si riferisce a uno solo o alla coppia; prezzo al metro;
    alla cassa mi hanno fatto un prezzo diverso; perché costate così tanto; i prezzi cambiano; garanzia miglior prezzo;
    da un altro negozio lo fanno a venti euro meno; in vetrina c'è un prezzo e sul sito un altro;
    l'ho comprato ieri e oggi è in offerta; il prezzo comprende tutto; quelle cifre sono con le tasse`,
  AGREEMENTS: `
    siete convenzionati; avete convenzioni; accettate la mia assicurazione; sconto forze dell'ordine;
    sconto per gli over 65; sconto pensionati; sconto insegnanti; sono un soccorritore avete agevolazioni;
    convenzione con il fondo sanitario; lavoro in comune ho diritto allo sconto; sono socio coop; tesserati;
    tessera studenti; sconto universitari; welfare aziendale; asl convenzione; sono iscritto a un'associazione sportiva;
    dipendenti statali; siete convenzionati con le mutue; tessera cai; sono carabiniere; lavoro in ospedale;
    ho la tessera della palestra qui accanto; la mia azienda ha un accordo con voi; ho più di settant'anni;
    sono studente universitario; ho l'assicurazione sanitaria`,
  GIFT_CARD: `
    gift card; buono regalo; vendete buoni; non so cosa regalargli fate un buono; posso regalare un credito da spendere;
    voglio fare un regalo ma fargli scegliere; quanto dura il buono; scadenza del buono;
    ho ricevuto una gift card come la uso; il codice della gift card non va; carta regalo; carta prepagata da regalare;
    tagli della gift card; buono da 50; voucher regalo; si può usare online il buono; resto sul buono regalo;
    se spendo meno del buono; il buono è scaduto si può prolungare; buono acquisto; gift voucher; store credit;
    arriva per mail il buono; il buono si può usare in più volte; tessera regalo;
    regalare soldi da spendere nel vostro negozio; un buono per mia sorella; per quanto vale il buono che mi hanno dato;
    posso usare metà del buono adesso; non so che taglia ha preferisco regalare un buono;
    non conosco i suoi gusti meglio che scelga lei; avete una gift; vorrei dargli dei soldi da spendere da voi;
    mi hanno regalato una vostra tessera da cinquanta euro; ho un buono di natale è ancora valido;
    così si prende quello che vuole; voglio che decida lui cosa comprare`,
};
