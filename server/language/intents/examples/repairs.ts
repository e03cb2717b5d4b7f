import type { IntentExamples } from './intent-examples.ts';

/** Mending, parts and cleaning. */
export const REPAIR_EXAMPLES: IntentExamples = {
  REPAIR: `
    fate riparazioni; lo aggiustate; mi si è rotta la cerniera la cambiate; riparate anche roba non comprata da voi;
    quanto costa aggiustarlo; assistenza tecnica; fate assistenza; centro assistenza; cambiate la batteria;
    cambiate le pile agli orologi; sostituite il vetro; dove posso farlo riparare; fate la manutenzione; tagliando;
    revisione; lo mettete a posto; si può sistemare; mi si è spento e non va più ve lo porto; portarlo a far vedere;
    potete darci un'occhiata; repair service; can you fix it; fate gli orli; fate modifiche sartoriali; accorciare;
    stringere l'anello; mettere a misura l'anello; risuolare; affilate i coltelli; accordate; rimettere a nuovo;
    restaurare; tarare; taratura; fate la taratura; calibrare; riparazione fuori garanzia;
    quanto ci mettete a ripararlo; ho rotto lo schermo; lucidatura; rodiatura; cambio corde; messa a punto;
    controllo del mio vecchio; incordare la racchetta; lo lasciate come nuovo; ci mettete mano voi;
    me la potete rimettere a posto; cambiate la corda; ve la porto che non va bene; la decalcificazione la fate;
    fate la revisione; quanto per una sistemata; ha bisogno di una controllata; rimettete a nuovo anche quelli vecchi;
    cambiate i pezzi; sostituite il manico; rifate i tacchi; anche se non l'ho comprato da voi lo aggiustate;
    ho una borsa con la tracolla staccata; mi è caduto e lo schermo è in frantumi; il mio vecchio orologio è fermo;
    la catena salta; i freni fischiano; va cambiata la gomma; la sedia traballa; me la rimettete in sesto;
    ci mettete voi le mani; il manico è rotto me lo rifate; mi rifate i tacchi; ho l'anello largo me lo stringete;
    i pantaloni sono lunghi li accorciate; va accordato; la stanghetta si è allentata;
    non taglia più bene me lo affilate; il cambio della bici gratta; quanto vi prendete per sistemarla;
    è roba di mio nonno si può salvare; riparate; aggiustate; lo sistemate; si può aggiustare; si può rimettere a posto;
    me lo aggiustate; quanto costa ripararlo; conviene ripararlo; un tecnico che guardi; mandate un tecnico;
    mi date un'occhiata a; potete guardare cosa ha; quanto ci mette la riparazione; preventivo per la riparazione;
    cambiate lo schermo; cambiate la cerniera; sostituite la pila; cambiate il cinturino; saldate; risuolate;
    accorciate; orlo; stringete in vita; allargate; modifiche sartoriali; sartoria; rammendo; cucire; riparazione;
    repair; can you fix; fix; manutenzione; controllo periodico; affilate; affilatura; arrotate i coltelli;
    rifare il filo; ridare lucentezza; restauro; restaurate; ritappezzare; rifoderare; rinfilare le perle;
    rimontare la pietra; rigenerare; ricalibrare; accordare; accordatura; centrare la ruota; la ruota è storta;
    freni che fischiano; camera d'aria da cambiare; foratura; ho bucato; raddrizzare la montatura; stringere le viti;
    si è allentata la stanghetta la stringete; cambiare il vetro; il vetro dell'orologio; impermeabilità orologio;
    riparate anche se comprato altrove; aggiustate roba non vostra; è vecchio ma ci tengo;
    era di mio nonno vorrei sistemarlo; recuperare i dati; togliere i virus; è lento il computer;
    cambiare la guarnizione; stasare; incollarlo; stuccatura; lo posso portare a vedere; ve lo porto a far vedere;
    me lo potete controllare`,
  SPARE_PARTS: `
    vendete pezzi di ricambio; avete i ricambi; dove trovo il ricambio; ho perso un pezzo lo vendete;
    si è rotto il coperchio lo vendete da solo; spare parts; replacement part; mi serve solo la rotella;
    posso comprare solo una parte; il telecomando di ricambio; cartucce di ricambio; avete la guarnizione;
    si trova ancora il pezzo; vendete anche singoli componenti; ho perso una vite; si può ordinare il pezzo singolo;
    ho rotto solo il vetro; mi si è persa la gommina; del set mi serve solo il tappo;
    ho perso il caricatore se ne trova uno uguale; il filtro è finito avete quello nuovo; pezzi di ricambio; ricambi;
    mi serve solo il coperchio; si può comprare solo il vetro; vendete il pezzo singolo; mi serve la manopola;
    guarnizione di ricambio; filtro di ricambio; ricariche; testine di ricambio; cinghia di ricambio; lame di ricambio;
    sacchetti per il mio modello; il gommino; piedini di ricambio; rotella di ricambio; batteria di ricambio;
    solo la base; solo il tappo; posso avere una stanghetta nuova; naselli; una maglia in più; un bottone di riserva;
    ricambio originale; trovare i pezzi per una vecchia; modello fuori produzione i pezzi si trovano;
    il caricabatterie si compra a parte; mi manca un pezzo del gioco; ho perso una pedina; parti di ricambio;
    mi serve il telecomando; il manico nuovo; la fodera a parte; sfoderabile e le fodere si ricomprano;
    doghe di ricambio`,
  BATTERIES: `
    le pile sono incluse; che pile ci vanno; la batteria quanto dura; autonomia della batteria;
    quanti chilometri fa con una carica; va a pile o a corrente; servono le batterie; batteries included; battery life;
    quanto ci mette a caricarsi; si ricarica con usb; che batteria monta; quanta autonomia ha;
    la batteria è sostituibile; dopo quanti anni si cambia la batteria; si può avere una seconda batteria;
    caricatore incluso; batteria agli ioni di litio; devo comprare anche le pile; quanti chilometri riesco a fare;
    ogni quanto va caricato; regge una giornata intera senza ricarica; arrivo a cinquanta chilometri con una carica;
    cambiate la pila; cambio batteria; cambio pila orologio; la pila è scarica; cambiate la batteria all'orologio;
    cambio pile telecomando auto; batteria esausta; vuole le pile; le pile sono comprese; quanto dura la batteria;
    quanto costa cambiare la pila; la batteria si può sostituire; change watch battery; battery replacement;
    pile per apparecchi acustici; la batteria del telefono dura poco la cambiate; batteria bici elettrica autonomia;
    cambio accumulatore; si può cambiare la batteria; me la cambiate subito la pila;
    in quanto tempo cambiate la batteria; pila a bottone me la montate; l'orologio si è fermato`,
  CLEANING: `
    lavate i tappeti; fate il lavaggio dei piumoni; pulite i gioielli; lavaggio a secco; servizio lavanderia;
    igienizzate i divani; quanto costa lavare un tappeto; venite a lavare la moquette; lavate le scarpe;
    pulitura ad ultrasuoni; lavaggio borse; pulite; fate la pulizia; lavate voi; lavaggio professionale; lavanderia;
    pulizia gioielli; pulizia anelli; lavaggio piumoni; sanificazione; ultrasuoni; togliete la macchia; smacchiate;
    lavate le tende; pulizia a secco; pulizia del divano; lucidate l'argento; ritirate e lavate;
    quanto costa farlo lavare; pulizia della macchina; decalcificazione fatta da voi; pulizia strumenti;
    cleaning service; tintoria; lavasecco; lavate anche le scarpe`,
};
