import type { IntentExamples } from './intent-examples.ts';

/** How one orders, and what becomes of an order. */
export const ORDERING_EXAMPLES: IntentExamples = {
  HOW_TO_ORDER: `
    come si ordina; come faccio un ordine; come acquisto; posso ordinare per telefono; posso ordinare via whatsapp;
    non sono pratico di internet come compro; il carrello non va; non mi fa concludere l'acquisto;
    il sito mi dà errore quando ordino; c'è un minimo d'ordine; ordine minimo; spesa minima;
    posso comprare senza registrarmi; how do i order; place an order; si può acquistare online;
    vendete online o solo in negozio; come si procede per l'acquisto; posso fare l'ordine a voce;
    come faccio a prenderne uno dal sito; il pagamento non va a buon fine; la carta mi viene rifiutata;
    non riesco a completare l'ordine; si blocca alla cassa del sito; mia nonna vuole ordinare ma non ha il computer;
    devo per forza ordinare dal sito; procedura di acquisto; vorrei prendere una cosa ma non so come si fa;
    premo paga e non succede niente; mia mamma non usa internet può chiamare per ordinare;
    ho messo tutto nel carrello e ora; per comprare devo venire o faccio tutto dal computer;
    dopo aver pagato cosa succede; mi dà transazione negata; quanto devo spendere minimo;
    non trovo il tasto per comprare; come si compra; come faccio a ordinare; come si fa un ordine;
    non riesco a comprare; non riesco a completare l'acquisto; il carrello non funziona; il sito mi dà errore;
    il sito si blocca al pagamento; ordino per mail; posso ordinare senza computer;
    non sono pratica di internet come compro; devo registrarmi per ordinare; bisogna per forza iscriversi; how to order;
    how do i buy; ordine telefonico; c'è un ordine minimo; c'è un minimo di spesa; quanto bisogna spendere come minimo;
    si può comprare un pezzo solo; vendete anche pochi pezzi; vendete ai privati;
    bisogna avere la partita iva per comprare; come inserisco un articolo nel carrello; dove clicco per comprare;
    procedura d'acquisto; passaggi per acquistare; si può comprare online; avete lo shop online; vendete su internet;
    compro dal sito o in negozio; l'app c'è; avete un'app; si può fare tutto online; posso dettarvi l'ordine;
    vi mando la lista e preparate voi; mi aiutate a fare l'ordine; ordinare da cellulare; posso comprare come ospite;
    non mi arriva il codice per confermare; non mi prende l'indirizzo`,
  CANCEL_ORDER: `
    voglio annullare l'ordine; come annullo; posso disdire; ho cambiato idea annullate tutto; ho ordinato per sbaglio;
    ho fatto l'ordine due volte; ho cliccato due volte e ora ho due ordini; cancellare l'ordine; non spedite più;
    fermate la spedizione; bloccate l'ordine; vorrei revocare l'acquisto;
    non mi serve più si può annullare prima che parta; cancel my order; cancel order; lasciate perdere l'ordine di ieri;
    si può disdire un ordine già pagato; entro quando posso annullare; ordine doppio; ho ordinato doppio;
    eliminare un ordine appena fatto; disdetta ordine; annullamento; stornare l'ordine;
    non voglio più quello che ho ordinato stamattina; mi sono accorta che ho fatto due ordini uguali;
    mio figlio ha ordinato senza dirmelo; l'ho trovato altrove a meno e vorrei togliere l'ordine;
    se è ancora da spedire lasciate stare; vorrei fermare tutto prima che parta; ho confermato senza volere;
    premuto il tasto per errore; come faccio a bloccare l'acquisto appena fatto; non fatelo partire; annullo tutto;
    ho cambiato idea non lo voglio più; non mi serve più posso cancellare; ho fatto l'ordine due volte per sbaglio;
    ho ordinato per errore; stop all'ordine; bloccatelo prima che parta; non speditelo; how do i cancel; disdire;
    disdetta; voglio disdire l'acquisto; posso ripensarci prima della spedizione; annullare;
    mi cancellate l'acquisto di ieri; storno; se annullo mi ridate i soldi; l'ordine è doppio;
    mia figlia ha comprato di nascosto; ho schiacciato compra senza volere; ho premuto due volte; ritiro l'ordine;
    recedo prima che arrivi; si fa in tempo a fermarlo; è ancora possibile annullare;
    non l'avete ancora spedito annullatelo; eliminare un ordine; togliere un ordine; il tasto annulla non c'è; revocare;
    rinuncio; ci rinuncio si può; ho trovato di meglio annullate; vorrei tornare indietro sull'acquisto`,
  CHANGE_ORDER: `
    ho sbagliato indirizzo; ho messo l'indirizzo vecchio; devo cambiare l'indirizzo di consegna;
    ho scritto male il numero civico; ho sbagliato il cap; mi sono trasferito nel frattempo; posso modificare l'ordine;
    posso aggiungere un articolo all'ordine già fatto; vorrei togliere una cosa dall'ordine;
    ho dimenticato di mettere una cosa nel carrello; ho ordinato la misura sbagliata e non è ancora partito;
    ho sbagliato quantità; ne ho presi due ma ne volevo uno;
    volevo il blu ma ho ordinato il nero potete correggere prima di spedire; correggere i dati dell'ordine;
    cambiare il numero di telefono per il corriere; ho scordato il nome sul citofono; ho messo la mail sbagliata;
    modificare indirizzo spedizione; change my address; wrong address; edit my order;
    ho dimenticato di inserire il codice sconto nell'ordine; posso cambiare il metodo di pagamento dell'ordine;
    vorrei integrare l'ordine; aggiungere un pezzo all'ordine di ieri; ho inserito un dato errato;
    posticipare la consegna; siamo in vacanza quella settimana potete spedire dopo; potete ritardare la spedizione;
    farlo arrivare più avanti; accidenti ho messo la via sbagliata; mi sono dimenticata di scrivere l'interno;
    il pacco sta andando dai miei ma io sono altrove; la prossima settimana non ci sono potete mandarlo dopo;
    ho scelto il colore sbagliato ma è ancora da spedire; nell'ordine di stamattina vorrei mettere anche un'altra cosa;
    posso ancora correggere quello che ho ordinato; ho lasciato il vecchio numero di cellulare;
    vorrei che lo mandaste a un altro indirizzo rispetto a quello scritto; facciamo tre invece di due nell'ordine;
    ho sbagliato il civico; ho scritto male la via; cambiate l'indirizzo di consegna; mi sono trasferito;
    posso aggiungere un altro pezzo; vorrei aggiungere una cosa; aggiungo un articolo all'ordine già fatto;
    tolgo un articolo; ho scelto il colore sbagliato ordinando; ho selezionato la misura sbagliata;
    ho messo due invece di uno; modifico la quantità; cambio taglia prima che parta;
    non avete ancora spedito mettete l'altro colore; modifica ordine; change address; change my order;
    il numero di telefono che ho messo è sbagliato; ho dimenticato il citofono;
    ho dimenticato di mettere il nome sul campanello; ho dimenticato il codice sconto; posso unire due ordini;
    spedite tutto insieme i due ordini; vorrei cambiare data di consegna; spostate la consegna;
    quel giorno non ci sono rimandate; posso far consegnare la settimana dopo; correggere i dati;
    i dati dell'ordine sono errati; correggo il cognome; invece che a casa al lavoro; l'ho mandato alla mia ex casa;
    cambio destinatario; cambio corriere; posso passare al ritiro in negozio invece della spedizione;
    mettetene tre anziché due`,
  SPECIAL_ORDER: `
    se una cosa non ce l'avete la potete ordinare; me lo potete procurare; cerco un articolo che non vedo sul sito;
    potete farmelo arrivare; fate ordini su richiesta; posso prenotare un articolo che deve uscire; potete cercarmelo;
    non lo trovo da nessuna parte riuscite a recuperarlo; ordinate apposta; trovate anche pezzi rari;
    vorrei un modello che non avete; si può avere su ordinazione; preordine; prenotare la novità in uscita; pre order;
    special order; potete chiedere al fornitore; lo fate arrivare dal fornitore; è fuori catalogo lo trovate;
    mi trovereste un introvabile; se non lo avete quanto ci vuole a farlo venire;
    trattate anche marche che non sono sul sito; potete far venire un altro colore dalla casa madre;
    vorrei qualcosa che non c'è nel vostro catalogo; non lo vedo da voi ma magari lo recuperate;
    è un modello vecchio si riesce ad avere; lo vorrei in un'altra misura che non vedo; il vostro fornitore ce l'ha;
    esce il mese prossimo posso già bloccarlo; cercavo una cosa particolare che di solito non si trova;
    se ve lo chiedo lo prendete; mio nonno usava una marca che non vedo la recuperate; potete procurarmelo;
    se non l'avete me lo ordinate; ordinate su richiesta; me lo fate arrivare; non lo vedo a catalogo potete trovarlo;
    cerco un modello che non avete in negozio; lo prendete dal fornitore; su ordinazione; si può ordinare apposta;
    arriva da fuori su richiesta; me ne fate arrivare uno da un'altra sede; fate arrivare da altri negozi;
    se ve lo chiedo lo ordinate; un articolo particolare me lo trovate; è introvabile me lo cercate; fate ricerche;
    quanto ci vuole se lo ordinate voi; per ordinarlo devo dare un acconto; serve la caparra per ordinarlo;
    can you order it for me; potete farlo venire; chiedete alla casa madre; lo richiedete al produttore;
    non c'è a scaffale ma lo potete avere; avete la possibilità di reperire; reperibile; mi reperite; su commissione;
    ordinate anche cose che non tenete`,
  SUBSCRIPTION: `
    posso riceverlo ogni mese; fate abbonamenti; si può programmare un rifornimento automatico;
    vorrei che mi arrivasse da solo ogni due mesi; consegna periodica; abbonamento mensile; come disdico l'abbonamento;
    posso sospendere l'abbonamento; subscription; subscribe and save; box mensile;
    mi scordo sempre di riordinare c'è qualcosa in automatico; fornitura regolare; posso saltare un mese;
    mettere in pausa le consegne; ricevere sempre la stessa cosa ogni settimana; cambiare la frequenza;
    ordine ricorrente; rinnovo automatico; mettere in pausa gli invii; ogni mese lo stesso;
    se parto posso fermare le consegne; mandatemelo ogni tre settimane; bloccare la prossima consegna periodica;
    cambiare ogni quanto arriva; lo uso tutti i giorni me lo mandate senza che lo chieda;
    finisce sempre sul più bello vorrei riceverlo in automatico; ho l'abbonamento ma questo mese sono via;
    vorrei smettere di ricevere la fornitura; ogni quanto arriva la box; mi abbono; avete un abbonamento;
    spedizione automatica ogni mese; ricevere tutti i mesi; consegne programmate; ordini periodici; salto un mese;
    metto in sospeso le consegne; sospendere gli invii; cambio frequenza; ogni due mesi invece che ogni mese;
    una box mensile; la box come funziona; subscribe; monthly box; regalo un abbonamento; abbonamento regalo;
    si rinnova da solo; non voglio che si rinnovi; disattivo il rinnovo; ho l'abbonamento e voglio cambiare prodotto;
    quanto si risparmia con l'abbonamento; vincoli; c'è un vincolo di durata; per quanti mesi mi impegno;
    posso smettere quando voglio; rifornimento automatico; me lo mandate a scadenza fissa; scorta mensile;
    prima consegna e poi le altre; quando mi addebitate il prossimo mese; cambio indirizzo dell'abbonamento;
    fermare le spedizioni per l'estate; pausa estiva dell'abbonamento`,
  LAYAWAY: `
    me lo tenete da parte; me lo mettete da parte fino a sabato; potete riservarlo; bloccarlo con un acconto;
    per quanto me lo conservate; passo a fine mese lo tenete; lasciate un articolo in negozio a mio nome;
    posso prenotarlo e pagarlo dopo; hold an item; mettete via per me; non vendetelo a nessuno passo domani;
    lasciando un acconto lo tenete; tenere da parte un articolo; me lo custodite fino al parto;
    potete conservarlo voi fino ad aprile; prendo lo stipendio il 27 me lo tenete;
    non vorrei che lo vendeste prima che arrivo; vi lascio qualcosa e passo a prenderlo; me lo bloccate;
    me lo mettete da parte; lo tenete da parte; potete riservarmelo; lo bloccate con un acconto; lascio una caparra;
    me lo tieni fino a sabato; prenotare un articolo; reservar; hold it for me; posso bloccare il prezzo;
    lo fermo con un acconto; quanto acconto serve; per quanto tempo lo mettete via; metto da parte e ritiro a fine mese;
    lo prenoto e poi passo; tenetemelo; mi riservate l'ultimo; lo prendo ma lo ritiro tra un mese;
    lo potete tenere in magazzino finché finisco i lavori; compro adesso ma consegnate a trasloco fatto;
    custodite l'acquisto; caparra; se poi non lo prendo perdo l'acconto; mettere via; prenotazione articolo`,
};
