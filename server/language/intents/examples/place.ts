import type { IntentExamples } from './intent-examples.ts';

/** The shop as a place. */
export const PLACE_EXAMPLES: IntentExamples = {
  HOURS: `
    che orari fate; a che ora aprite; fino a che ora siete aperti; siete aperti adesso; siete aperti la domenica;
    quando siete chiusi; fate orario continuato; lavorate anche il sabato; siete chiusi per ferie ad agosto;
    chiudete a pranzo; posso venire lunedì mattina; vi trovo domani alle sette di sera; ci siete il 25 aprile;
    aprite a ferragosto; opening hours; what time do you close; are you open on sunday; giorno di riposo;
    se passo verso le otto vi trovo ancora; esco dal lavoro alle sette faccio in tempo a venire;
    finisco tardi di lavorare siete ancora lì; orario di apertura; orario negozio; siete di turno;
    a che ora tirate giù la serranda; nei giorni festivi aprite; sotto le feste che orari fate;
    la vigilia di natale siete aperti; che giorni siete aperti; oggi è festa siete aperti;
    in pausa pranzo posso passare; di mattina presto; orario estivo; si può venire di sabato; quando vi trovo;
    siete lì adesso; la domenica lavorate; quanto resta aperto; a mezzogiorno c'è qualcuno; fate il giovedì pomeriggio;
    il giorno di chiusura; a pasquetta; sono per strada fate in tempo ad aspettarmi; stacco alle otto;
    posso venire dopo il lavoro; domenica mattina sarei in zona; verso l'una c'è qualcuno;
    il lunedì mattina trovo aperto; ho trovato la saracinesca abbassata; siete in ferie;
    ponte del primo novembre ci siete; sono qui davanti ed è chiuso`,
  LOCATION: `
    dove siete; in che via siete; dove si trova il negozio; come vi raggiungo; indirizzo; siete a milano;
    in che città siete; avete un negozio fisico; esistete solo online; si può venire a vedere la merce dal vivo;
    avete altri punti vendita; siete vicino alla stazione; che autobus devo prendere per venire da voi;
    come ci si arriva con la metro; where are you; store location; your address; avete sedi anche a roma;
    siete in centro; da dove si entra; mi mandate la posizione; è facile da trovare; a che altezza della via siete;
    vengo da fuori come vi trovo; uscita dell'autostrada più vicina; c'è uno showroom da visitare;
    posso venire a vedere di persona; di dove siete; dove avete la bottega; dove posso vedere i prodotti dal vivo;
    siete ancora in via roma o vi siete spostati; da che parte di città; che tram prendo; che bus ferma lì;
    vicino a cosa siete; in quale paese; c'è un negozio dove toccare la merce; si può visitare;
    ho il navigatore che via metto; arrivo dall'autostrada; google mi porta in un posto sbagliato;
    sto girando e non trovo l'ingresso; vengo in treno è lontano; siete quelli vicino al duomo;
    vorrei passare a vedere ma non so dove siete; di preciso dove; siete in un centro commerciale;
    c'è una fermata vicina; c'è un vostro negozio dalle mie parti`,
  PARKING: `
    c'è parcheggio; dove parcheggio; dove lascio la macchina; si riesce a parcheggiare; avete un parcheggio clienti;
    il parcheggio si paga; posso arrivare col furgone; siete in ztl; si entra con l'auto in centro; parking;
    posto per l'auto; si può fermarsi davanti a caricare; c'è un posto dove mettere la macchina; posteggio;
    parcheggio bici; colonnina per ricaricare l'auto; parcheggio per disabili;
    vengo in auto con mia suocera dove la metto; è un problema fermarsi con la macchina;
    devo caricare roba pesante posso accostare; lì intorno si trova posto`,
  ACCESSIBILITY: `
    si entra con la sedia a rotelle; ci sono scalini; mio padre è in carrozzina riesce a entrare;
    è accessibile ai disabili; c'è la rampa; entra il passeggino; barriere architettoniche; c'è l'ascensore;
    wheelchair accessible; ho problemi a camminare ci sono gradini; bagno per disabili; ingresso senza gradini;
    mia mamma usa il deambulatore; ho il bambino nel passeggino; non faccio le scale`,
  RESTROOMS: `
    avete il wifi; c'è un bagno per i clienti; posso cambiare il bambino da voi; c'è un angolo giochi per i bimbi;
    si può bere un caffè; avete una sala d'attesa; c'è da sedersi; posso allattare`,
  PETS: `
    posso entrare col cane; i cani sono ammessi; posso portare il mio cagnolino in negozio; animali ammessi;
    pet friendly; ho il cane con me posso venire lo stesso; il gatto nel trasportino può entrare;
    si può venire con animali; dogs allowed; accettate i cani dentro; devo lasciare fuori il cane;
    ho sempre il cagnolino con me; fido può venire dentro`,
  LOST_PROPERTY: `
    ho dimenticato l'ombrello da voi; avete trovato un portafoglio; ieri ho lasciato gli occhiali sul bancone;
    ho perso una sciarpa in negozio; oggetti smarriti; mi è caduto un guanto da voi l'avete trovato`,
};
