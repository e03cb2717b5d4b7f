import type { IntentExamples } from './intent-examples.ts';

/** What is better not discussed over the counter. */
export const SOCIETY_EXAMPLES: IntentExamples = {
  RELIGION: `
    a che ora è la messa; dio esiste; cosa c'è dopo la morte; quando cade la pasqua; recitami una preghiera;
    il papa cosa ha detto; sei cattolico; che santo è oggi; perché si digiuna in quaresima; cosa dice il corano;
    gesù è esistito davvero; come si fa il battesimo di un adulto; dove mi posso confessare; il rosario come si recita;
    convivere prima del matrimonio è peccato; chi era san francesco; quando comincia il ramadan; esiste il paradiso;
    i testimoni di geova cosa credono; perché i preti non si sposano; qual è la differenza tra cattolici e protestanti;
    si può mangiare carne il venerdì santo; che passo della bibbia mi consigli; il diavolo esiste`,
  POLITICS: `
    chi vincerà le elezioni; cosa pensi del governo; cosa ne dite della riforma delle pensioni; per chi voti;
    il premier si deve dimettere; sei di destra o di sinistra; il sindaco ha fatto bene; chi ha ragione nella guerra;
    cosa ne pensi di trump; quando si vota; come si vota al referendum; le tasse sono troppo alte per colpa del governo;
    sono tutti ladri i politici; l'europa ci sta rovinando; gli immigrati cosa ne pensi;
    il reddito di cittadinanza torna; lo stipendio dei parlamentari; chi è il ministro della salute;
    ponte sullo stretto si o no; hanno approvato la manovra; cosa pensi della flat tax; lo sciopero generale è giusto;
    la nato deve intervenire; chi ha vinto il dibattito; il nucleare sei favorevole; meglio la monarchia o la repubblica`,
  SEX: `
    facciamo sesso; mi mandi una foto nuda; sei sexy; consigli per conquistare una ragazza a letto;
    come far durare di più il rapporto; raccontami una storia erotica; che posizioni conosci; voglio scopare;
    sei vergine; siti porno; mi ecciti; vieni a letto con me; lei è fidanzata usciamo stasera;
    quanto è normale farlo in una settimana; come si fa l'amore la prima volta; di che colore hai le mutande`,
  DRUGS: `
    dove trovo dell'erba; vendete marijuana; dove compro la ganja; quanti anni prendi se ti trovano con la droga;
    come si rolla uno spinello; gli effetti della cocaina; quanto resta il thc nelle urine; un po' di fumo;
    come si coltiva la cannabis; si può fumare l'hashish; qualcosa per sballare; i funghetti dove si trovano;
    hai della roba buona; pasticche per la discoteca; quanto costa un grammo; il test antidroga come si passa`,
  VIOLENCE: `
    come si costruisce una bomba; dove compro una pistola; vorrei picchiare il mio vicino; come si avvelena qualcuno;
    come faccio del male a uno; voglio ammazzarlo; come si scassina una porta;
    come faccio a entrare nel telefono della mia ex; come si hackera un profilo; un modo per vendicarmi;
    come rubare senza farsi scoprire; come si fa una molotov; voglio dargli una lezione con la mazza;
    come seguire qualcuno di nascosto`,
};
