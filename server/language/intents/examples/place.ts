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
    ponte del primo novembre ci siete; sono qui davanti ed è chiuso; a che ora chiudete; quando siete aperti;
    siete ancora aperti; oggi aperti; domani siete aperti; domenica aperti; aperti a pranzo; chiudete a mezzogiorno;
    giorno di chiusura; lunedì mattina; aperti il primo maggio; a ferragosto; ponte dei morti; a natale siete aperti;
    la vigilia fino a che ora; santo stefano; ferie di agosto; quando andate in ferie; chiusura estiva; orari; orario;
    what time do you open; when do you close; open today; ci siete oggi; vi trovo alle sette;
    se passo verso le otto ci siete; esco dal lavoro alle sei faccio in tempo; riesco a venire dopo le 19; fino a tardi;
    la sera fino a che ora; ci siete sabato pomeriggio; stamattina ho trovato chiuso; ero lì ed era chiuso;
    pausa pranzo; l'ultimo ingresso; entro che ora devo venire; l'orario del reparto; orario di segreteria;
    il giorno di riposo qual è; festivi; aperture straordinarie; anche di notte; turno; farmacia di turno; h24;
    ke orari avete; apert domenika; ora di apertura; a ke ora kiudete; lun ven; posso venire presto la mattina;
    aprite prima delle nove; il patrono siete chiusi; tutti i giorni; sett prox siete aperti;
    scusi il disturbo volevo solo sapere fino a che ora vi trovo oggi;
    senta ma se passo stasera dopo il lavoro ci siete; trovo qualcuno sabato; c'è qualcuno domenica mattina;
    trovo aperto stasera; se vengo lunedì vi trovo; ci siete anche di pomeriggio; are you open today; opening times;
    what are your hours`,
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
    c'è una fermata vicina; c'è un vostro negozio dalle mie parti; dove vi trovo; dov'è il negozio; in che via;
    in che zona; in che città; siete solo online; esiste un negozio; c'è una sede; sedi; filiali; punti vendita;
    il più vicino a me; quanti negozi avete; avete altri negozi; come arrivo; come ci si arriva; che autobus prendo;
    fermata metro; vicino alla stazione; si arriva a piedi dalla stazione; uscita autostrada;
    sono in macchina come arrivo; posizione su maps; coordinate; maps; where is the shop; address; location;
    store locator; siete nel centro commerciale; a che piano siete; sono davanti ma non vi vedo; non trovo l'ingresso;
    da che parte si entra; avete una vetrina; posso venire di persona; vengo da fuori dove vi trovo; siete fuori città;
    vi siete trasferiti; avete cambiato sede; nuova sede; il laboratorio dov'è; si può venire a vedere;
    passo a trovarvi; siete vicino al duomo; quale uscita della tangenziale; arrivo in treno; dv siete; in ke via;
    arrivo in treno come vi raggiungo; arrivo in autobus; siete lontani dalla stazione`,
  PARKING: `
    c'è parcheggio; dove parcheggio; dove lascio la macchina; si riesce a parcheggiare; avete un parcheggio clienti;
    il parcheggio si paga; posso arrivare col furgone; siete in ztl; si entra con l'auto in centro; parking;
    posto per l'auto; si può fermarsi davanti a caricare; c'è un posto dove mettere la macchina; posteggio;
    parcheggio bici; colonnina per ricaricare l'auto; parcheggio per disabili;
    vengo in auto con mia suocera dove la metto; è un problema fermarsi con la macchina;
    devo caricare roba pesante posso accostare; lì intorno si trova posto; parcheggio; c'è posto auto; si trova posto;
    parcheggio gratuito; strisce blu; ztl; entro in centro con la macchina; parcheggio disabili; posto moto;
    dove metto la bici; posso fermarmi a caricare; carico e scarico; arrivo col camper; ho il furgone dove mi metto;
    posso fermarmi davanti; parcheggio convenzionato; parcheggio sotterraneo; where can i park; colonnina di ricarica;
    ricaricare l'auto elettrica mentre compro; si parcheggia facile; lì è un macello parcheggiare; area c;
    permesso per la ztl; devo cercare posteggio; posteggiare`,
  ACCESSIBILITY: `
    si entra con la sedia a rotelle; ci sono scalini; mio padre è in carrozzina riesce a entrare;
    è accessibile ai disabili; c'è la rampa; entra il passeggino; barriere architettoniche; c'è l'ascensore;
    wheelchair accessible; ho problemi a camminare ci sono gradini; bagno per disabili; ingresso senza gradini;
    mia mamma usa il deambulatore; ho il bambino nel passeggino; non faccio le scale; sedia a rotelle; carrozzina;
    ci sono gradini; rampa; ascensore; accessibile ai disabili; mia madre non fa le scale; con il passeggino si entra;
    passeggino; sono in stampelle; ipovedente; sordo; lingua dei segni; wheelchair access; scale; è al piano terra;
    scivolo all'ingresso; con il deambulatore; porta larga; c'è un montascale; cammino male;
    accompagnate una persona cieca`,
  RESTROOMS: `
    avete il wifi; c'è un bagno per i clienti; posso cambiare il bambino da voi; c'è un angolo giochi per i bimbi;
    si può bere un caffè; avete una sala d'attesa; c'è da sedersi; posso allattare; bagno per i clienti; c'è il bagno;
    toilette; posso usare il bagno; fasciatoio; cambiare il bambino; allattare; angolo per allattare; restroom; toilet;
    wc; area bimbi; dove lascio giocare i bambini mentre compro; spazio giochi; un bar dentro`,
  PETS: `
    posso entrare col cane; i cani sono ammessi; posso portare il mio cagnolino in negozio; animali ammessi;
    pet friendly; ho il cane con me posso venire lo stesso; il gatto nel trasportino può entrare;
    si può venire con animali; dogs allowed; accettate i cani dentro; devo lasciare fuori il cane;
    ho sempre il cagnolino con me; fido può venire dentro; cani ammessi; porto il cane con me;
    accettate animali in negozio; il cane può entrare; col gatto nel trasportino; il mio barboncino viene con me;
    devo lasciare il cane fuori; ciotola d'acqua per il cane; il cane al guinzaglio; ho un cane grande posso venire;
    cani in negozio`,
  LOST_PROPERTY: `
    ho dimenticato l'ombrello da voi; avete trovato un portafoglio; ieri ho lasciato gli occhiali sul bancone;
    ho perso una sciarpa in negozio; oggetti smarriti; mi è caduto un guanto da voi l'avete trovato;
    ho lasciato la sciarpa in negozio; ho perso le chiavi da voi; lost and found; ho scordato la borsa in cassa;
    ho lasciato il telefono sul bancone; ho dimenticato gli occhiali in camerino; avete trovato un guanto;
    ho perso un orecchino nel vostro negozio; ho lasciato un sacchetto; mio figlio ha perso il peluche da voi`,
};
