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
    per il primo ordine c'è qualcosa; la promo vale anche in negozio; sconti ne fate; c'è qualche promozione;
    offerte in corso; ci sono i saldi; codice promo; avete un coupon; dove si mette il codice sconto;
    il buono sconto non me lo prende; primo acquisto c'è uno sconto; sconto di benvenuto;
    se mi iscrivo alla newsletter mi fate lo sconto; newsletter; iscrizione alla newsletter;
    se ne prendo due mi fate un prezzo migliore; mi fate un prezzetto; mi venite incontro sul prezzo; si può trattare;
    è trattabile; outlet; fine serie; fuori tutto; ribassi; tre per due; paghi uno prendi due; any discounts; on sale;
    voucher sconto; posso sommare i due sconti; gli sconti sono cumulabili; lo sconto vale anche online;
    lo sconto vale anche sui saldi; per il compleanno c'è uno sconto; prezzo pieno o scontato; avete occasioni;
    prodotti in offerta; volantino offerte; la promo è finita; fino a quando dura l'offerta; me lo fate a meno;
    se compro tutto qui ci scappa lo sconto; porto un'amica che sconto ho; codice amico; invita un amico`,
  LOYALTY: `
    avete la tessera; carta fedeltà; come funzionano i punti; raccolta punti; quanti punti ho; i miei punti scadono;
    programma fedeltà; cosa si vince coi punti; sono vostro cliente da anni c'è un vantaggio; come si fa la tessera;
    ho perso la tessera; i punti non mi sono stati caricati; loyalty card; reward points; membership; cashback;
    club clienti; bollini; come uso i punti accumulati; posso usare la card anche online;
    vantaggi per chi compra spesso; porta un amico; invita un amico; premi; avete una tessera per gli sconti;
    una card con gli sconti per i clienti; compro sempre da voi mi premiate; a cosa servono i punti;
    mi sono dimenticata di far passare la tessera; la mia amica ha una card con i vantaggi come la faccio;
    ho 300 punti cosa ci prendo; tengo i bollini da parte; fate qualcosa per i clienti affezionati; tessera punti;
    come si raccolgono i punti; vedo i punti dove; i punti scadono; come uso i punti; punti per ogni euro;
    tessera fedeltà; la card; fidelity; carta fedeltà costa; come faccio la tessera; mi fate la tesserina;
    la tessera vale in tutti i negozi; ci sono premi; catalogo premi; timbri sulla card; ogni dieci uno gratis;
    vantaggi per i clienti affezionati; sono cliente da dieci anni ho qualche vantaggio; vip; loyalty program; points;
    rewards; club; iscriversi al club; saldo punti; non mi avete caricato i punti;
    mi sono dimenticato di dare la tessera alla cassa; punti non accreditati; le figurine dei punti;
    posso usare i punti online`,
  PRICE_MATCH: `
    l'ho visto a meno da un'altra parte; su amazon costa meno; pareggiate i prezzi; se trovo un prezzo più basso;
    perché i prezzi sul sito sono diversi dal negozio; online costa meno che in negozio;
    i prezzi sono gli stessi in negozio; l'ho pagato e il giorno dopo era scontato; mi rimborsate la differenza;
    il concorrente lo vende a meno; price match; lowest price; i prezzi sono iva inclusa; prezzi con iva;
    il prezzo è al chilo o al pezzo; il prezzo si riferisce a uno solo o alla coppia; prezzo al metro;
    alla cassa mi hanno fatto un prezzo diverso; perché costate così tanto; i prezzi cambiano; garanzia miglior prezzo;
    da un altro negozio lo fanno a venti euro meno; in vetrina c'è un prezzo e sul sito un altro;
    l'ho comprato ieri e oggi è in offerta; il prezzo comprende tutto; quelle cifre sono con le tasse;
    altrove l'ho trovato a meno; da un'altra parte me lo danno a cento; un concorrente lo vende a meno;
    mi allineate il prezzo; pareggiate il prezzo; fate lo stesso prezzo di internet; prezzo più basso altrove;
    al centro commerciale costa dieci euro in meno; garanzia del prezzo migliore;
    il prezzo è sceso dopo che l'ho comprato; ieri costava meno; dopo tre giorni è andato in sconto;
    rimborsate la differenza; perché in negozio costa di più che sul sito; online il prezzo è diverso;
    prezzo diverso tra sito e negozio; perché così caro; mi adeguate il prezzo; migliorate un preventivo di altri;
    lo stesso prezzo del supermercato`,
  AGREEMENTS: `
    siete convenzionati; avete convenzioni; accettate la mia assicurazione; sconto forze dell'ordine;
    sconto per gli over 65; sconto pensionati; sconto insegnanti; sono un soccorritore avete agevolazioni;
    convenzione con il fondo sanitario; lavoro in comune ho diritto allo sconto; sono socio coop; tesserati;
    tessera studenti; sconto universitari; welfare aziendale; asl convenzione; sono iscritto a un'associazione sportiva;
    dipendenti statali; siete convenzionati con le mutue; tessera cai; sono carabiniere; lavoro in ospedale;
    ho la tessera della palestra qui accanto; la mia azienda ha un accordo con voi; ho più di settant'anni;
    sono studente universitario; ho l'assicurazione sanitaria; convenzioni; convenzionati;
    siamo dipendenti dell'ospedale; convenzione con il comune; avete convenzione con la mutua; sconto studenti;
    sconto over 65; pensionati hanno uno sconto; soci coop; tessera sindacato; convenzione cral; sono socio del circolo;
    per gli arbitri della federazione c'è uno sconto; tesserati fidal; convenzione con le palestre; fondo sanitario;
    unisalute; metasalute; previmedical; assicurazione sanitaria convenzionata; sconto famiglie numerose;
    carta famiglia; student discount; military discount; prezzi per gli associati; per i medici avete un trattamento;
    siamo una onlus ci sono condizioni; convenzioni aziendali; carta dello studente; universitari sconti; gruppo scout;
    socio cai; convenzione con la scuola; convenzionati asl`,
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
    così si prende quello che vuole; voglio che decida lui cosa comprare; buoni da regalare; vorrei regalare un buono;
    un buono da cinquanta euro; voglio regalare soldi da spendere da voi; taglio minimo del buono;
    di che importo si fanno i buoni; il buono scade; quanto dura la carta regalo;
    dove inserisco il codice della gift card; credito residuo del buono; se spendo meno del buono il resto;
    il buono lo mandate per mail; buono digitale; buono cartaceo; posso comprare il buono online;
    usare il buono in negozio; gift certificate; non so cosa scegliere gli regalo un buono; così sceglie lui;
    ho perso il buono; il buono è scaduto posso usarlo lo stesso; posso dividere il buono in più acquisti;
    il buono vale sui saldi; lo voglio regalare ma che scelga lei`,
};
