import type { IntentExamples } from './intent-examples.ts';

/** What is better not discussed over the counter. */
export const SOCIETY_EXAMPLES: IntentExamples = {
  RELIGION: `
    a che ora è la messa; dio esiste; cosa c'è dopo la morte; quando cade la pasqua; recitami una preghiera;
    il papa cosa ha detto; sei cattolico; che santo è oggi; perché si digiuna in quaresima; cosa dice il corano;
    gesù è esistito davvero; come si fa il battesimo di un adulto; dove mi posso confessare; il rosario come si recita;
    convivere prima del matrimonio è peccato; chi era san francesco; quando comincia il ramadan; esiste il paradiso;
    i testimoni di geova cosa credono; perché i preti non si sposano; qual è la differenza tra cattolici e protestanti;
    si può mangiare carne il venerdì santo; che passo della bibbia mi consigli; il diavolo esiste; esiste dio;
    credi in dio; la preghiera per; il papa; chi è il patrono; santo del giorno; san gennaro; sant'antonio;
    la madonna appare; miracolo; bibbia; corano; ramadan; quaresima si può mangiare; paradiso; inferno; angelo custode;
    confessione; peccato; rosario; dove si sposano gli ortodossi; battesimo serve il padrino in chiesa; buddha;
    testimoni di geova; ateo; reincarnazione; vita dopo la morte; anima; maria era vergine; gesù è esistito; apostoli;
    chi era san pietro; i santi proteggono; funzione in chiesa; via crucis; il vescovo; preti sposati; islam; ebrei;
    sabato ebraico; santa rita; medaglietta miracolosa funziona; prega per me; dio mi ascolta; il diavolo; esorcismo;
    perché dio permette il male; la croce cosa significa; san cristoforo protegge; gesù cosa mangiava;
    i santi dei viaggiatori; gesù beveva; che santo protegge le mamme`,
  POLITICS: `
    chi vincerà le elezioni; cosa pensi del governo; cosa ne dite della riforma delle pensioni; per chi voti;
    il premier si deve dimettere; sei di destra o di sinistra; il sindaco ha fatto bene; chi ha ragione nella guerra;
    cosa ne pensi di trump; quando si vota; come si vota al referendum; le tasse sono troppo alte per colpa del governo;
    sono tutti ladri i politici; l'europa ci sta rovinando; gli immigrati cosa ne pensi;
    il reddito di cittadinanza torna; lo stipendio dei parlamentari; chi è il ministro della salute;
    ponte sullo stretto si o no; hanno approvato la manovra; cosa pensi della flat tax; lo sciopero generale è giusto;
    la nato deve intervenire; chi ha vinto il dibattito; il nucleare sei favorevole;
    meglio la monarchia o la repubblica; chi voti; per chi voto; il governo; meloni; salvini; schlein; conte; elezioni;
    referendum; sindaco; tasse troppo alte; politici ladri; destra o sinistra; fascismo; comunismo; europa; trump;
    putin; guerra in ucraina; israele palestina; gaza; immigrati; ius soli; reddito di cittadinanza; parlamento;
    ministro; presidente della repubblica; mattarella; legge di bilancio; sciopero generale; manifestazione;
    i politici sono tutti uguali; berlusconi; pd; lega; cinque stelle; forza italia; democrazia; brexit; nato; dazi;
    inflazione colpa di chi; ponte sullo stretto; nucleare sì o no; chi è il premier; seggi; partito; corruzione;
    il comune non fa niente; il sindaco della mia città; deputati stipendi; nazionalizzare; pensioni e governo;
    che schifo la politica; i politici che pesci; il nostro sindaco non fa nulla`,
  SEX: `
    facciamo sesso; mi mandi una foto nuda; sei sexy; consigli per conquistare una ragazza a letto;
    come far durare di più il rapporto; raccontami una storia erotica; che posizioni conosci; voglio scopare;
    sei vergine; siti porno; mi ecciti; vieni a letto con me; lei è fidanzata usciamo stasera;
    quanto è normale farlo in una settimana; come si fa l'amore la prima volta; di che colore hai le mutande;
    mandami foto nude; che biancheria indossi; cosa hai addosso; sei eccitata; posizioni a letto; kamasutra;
    farlo in auto; farlo in tre; orgasmo; preliminari; quanto deve durare un rapporto; porno; video hard; escort;
    mi tocchi; baciami; fantasie; punto g; dimensioni del pene; come far godere; sesso orale; incontri piccanti;
    chat erotica; nuda; tette; culo; sesso la prima volta; fetish; spogliati; amante; tradire mia moglie;
    mi piaci da morire vieni da me; sesso in gravidanza; masturbazione; sei uomo o donna cosa porti sotto;
    che intimo indossi tu; sei una donna carina`,
  DRUGS: `
    dove trovo dell'erba; vendete marijuana; dove compro la ganja; quanti anni prendi se ti trovano con la droga;
    come si rolla uno spinello; gli effetti della cocaina; quanto resta il thc nelle urine; un po' di fumo;
    come si coltiva la cannabis; si può fumare l'hashish; qualcosa per sballare; i funghetti dove si trovano;
    hai della roba buona; pasticche per la discoteca; quanto costa un grammo; il test antidroga come si passa;
    erba da fumare; dove compro l'erba; quanto costa il fumo; una canna di fumo; hashish; coca; cocaina; pusher;
    spacciatore; farmi una canna; rollare una canna; sballarsi; mdma; pasticche; ketamina; acidi; funghi allucinogeni;
    crack; eroina; siringa per farsi; bong; grinder per la maria; marijuana legale; coltivare cannabis;
    semi di marijuana; dose; tirare di coca; overdose; popper; effetti della coca; un grammo; fumo buono; dealer;
    test antidroga come passarlo; thc alto; pera; sniffare colla; l'erba da fumare ce l'avete; quella che si fuma;
    vendete canne da fumare; roba da fumare quella forte`,
  VIOLENCE: `
    come si costruisce una bomba; dove compro una pistola; vorrei picchiare il mio vicino; come si avvelena qualcuno;
    come faccio del male a uno; voglio ammazzarlo; come si scassina una porta;
    come faccio a entrare nel telefono della mia ex; come si hackera un profilo; un modo per vendicarmi;
    come rubare senza farsi scoprire; come si fa una molotov; voglio dargli una lezione con la mazza;
    come seguire qualcuno di nascosto; come faccio una bomba; ammazzare il vicino; fargli male; picchiare qualcuno;
    come si avvelena una persona; veleno che non lascia tracce; comprare una pistola; pistola senza licenza;
    coltello per accoltellare; sparare; spaccare la faccia; vendicarmi; menare mio cognato;
    bruciare la macchina al mio ex; come scassinare una porta; rubare in un negozio; far sparire un cadavere; molotov;
    esplosivo; fucile; minacciare; stalkerare; strangolare; rapina; acido in faccia; dar fuoco; torturare; ti ammazzo;
    bastonare; uccidere un cane; picchio mia moglie; tirapugni; taser per fare male; strage`,
};
