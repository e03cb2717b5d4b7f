import type { IntentExamples } from './intent-examples.ts';

/** What came broken, wrong or broke. */
export const FAULT_EXAMPLES: IntentExamples = {
  DEFECT: `
    non funziona; si è rotto dopo due giorni; non si accende più; ha smesso di funzionare; è difettoso; ha un difetto;
    fa un rumore strano; si è scucito; si è scollata la suola; perde acqua; la batteria dura pochissimo;
    si scarica subito; appena comprato e già rotto; l'ho usato una volta e si è rotto; non carica; si blocca;
    lo schermo è nero; funziona male; è durato niente; si è scolorito al primo lavaggio; si è ristretto;
    dopo una settimana cade a pezzi; puzza di bruciato; scalda troppo; it broke; not working; faulty item; doesn't work;
    si stacca; la cerniera si è rotta; è andato in tilt; mi ha lasciato a piedi; non tiene più;
    la qualità è pessima si è rovinato subito; prodotto non conforme; è uscito male di fabbrica;
    segnalare un malfunzionamento; è avariato; sa di tappo; la pianta è morta dopo tre giorni;
    dopo un mese è già da buttare; cosa faccio se si guasta; ha qualcosa che non va; fa cilecca;
    non è più quello di prima; funziona a tratti; si è consumato in due settimane; mi sembra fallato;
    è già da buttare dopo poco; si è bloccato e non si muove; il motore fa fumo; la cucitura ha ceduto;
    si è staccato un pezzo; ha un buco; mi si è rotto tra le mani; sta perdendo i pezzi; il tasto non risponde;
    non emette suono; non scrive più; nuovo di zecca e non si ricarica; non si chiude più; non si apre; non si spegne;
    non si sente niente; non si vede niente; non raffredda; non aspira; comprata quindici giorni fa e già;
    mi è esplosa in mano; mi è scoppiato; alla prima volta che lo uso si è spezzato;
    la prima volta che l'ho usato si è piegato; mi è rimasto in mano il pezzo; dopo un mese ha già un problema;
    si è spezzato in due; non prende la carica; non tiene la carica; si sfila da solo; non fa più quello che faceva;
    perde inchiostro da tutte le parti; perde acqua da sotto; quello che ho preso qui non va;
    appena comprata e già dà problemi; la zip è saltata la seconda volta che li metto; si è aperta la cucitura;
    dopo un lavaggio è diventato una pezza; l'ho messo in carica e niente; si è spento e non ne vuole sapere;
    il manico mi è rimasto in mano; tre giorni di vita e già non va; fa contatto e si stacca;
    non esce niente quando premo; si è scaricato e non riparte; il colore è andato via subito; si è gonfiato;
    ha cominciato a perdere; fuma; è morto; ci ho messo l'acqua e cola da sotto; la lampada sfarfalla;
    il pomello si è svitato e non si rimette; mi ha macchiato i vestiti; aveva i vermi dentro;
    era andato a male quando l'ho aperto; ha fatto la ruggine; si è incrinato da solo`,
  DAMAGED: `
    è arrivato rotto; il pacco era aperto; la scatola era tutta schiacciata; è arrivato in mille pezzi;
    arrivato ammaccato; danneggiato nel trasporto; la bottiglia si è rotta durante il viaggio;
    il vetro è arrivato crepato; c'è un graffio; quando l'ho aperto era già rotto; il corriere l'ha trattato male;
    merce danneggiata; arrived broken; damaged parcel; la confezione era manomessa; era bagnato;
    è tutto rovesciato dentro; una delle tazze è sbeccata; uno dei bicchieri è in frantumi;
    ho ricevuto il pacco danneggiato che faccio; devo accettare il pacco se è rovinato; firmo con riserva;
    lo spigolo è rovinato; piante arrivate con i rami spezzati; è arrivato sporco; è arrivato tutto sciolto;
    cosa succede se arriva rotto; se si rompe nel tragitto; il pacco è arrivato mezzo aperto; è arrivato a pezzi;
    me l'hanno consegnato distrutto; dentro la scatola vetri ovunque; il corriere me l'ha ammaccato;
    arrivata con una gamba rotta; confezione sfondata alla consegna; è arrivata una rotta;
    ho aperto la scatola e dentro era un disastro; è caduto al corriere; il cartone aveva un buco;
    quando è arrivato gocciolava; l'angolo è ammaccato; uno è rotto gli altri sono interi; dentro c'erano i cocci;
    era tutto spiaccicato; il vaso è arrivato crepato e la terra ovunque; mi è arrivato già segnato;
    il sigillo era strappato; ho le foto della scatola sfondata; è arrivata la confezione bagnata fradicia`,
  WRONG_ITEM: `
    mi avete mandato un'altra cosa; non è quello che ho ordinato; è arrivato il colore sbagliato; manca un pezzo;
    ne mancano due; l'ordine è incompleto; avete sbagliato articolo; mi è arrivata la taglia sbagliata;
    ho ricevuto un prodotto diverso; nel pacco mancava una cosa; dentro la scatola non c'erano le viti;
    avete scambiato gli ordini; ho ricevuto il pacco di un altro; wrong item; missing item; non corrisponde all'ordine;
    avevo chiesto il rosso ed è arrivato il nero; me ne è arrivato uno solo invece di due; manca il caricabatterie;
    scatola vuota; ho trovato dentro un altro prodotto; avevo ordinato altro; mi è arrivata metà della roba;
    non c'è tutto; mancano le istruzioni e le viti; errore vostro nell'ordine; avete messo una quantità diversa;
    non c'entra niente con quello che ho preso; dentro c'è roba di un altro; ne manca uno;
    ho ordinato quattro e sono tre; mi manca un accessorio; colore diverso da quello scelto;
    il numero sulla scatola è un altro; mi avete dato quello sbagliato; ho aperto e dentro c'era tutt'altro;
    io volevo quello rosso; questo non l'ho mai ordinato; ne ho pagati tre e ne trovo due;
    credo che abbiate scambiato il mio pacco; la scatola è giusta ma il contenuto no;
    la taglia sull'etichetta non è quella che avevo scelto; manca proprio la parte più importante;
    mi avete dato il modello vecchio; non trovo il cavetto nella scatola; sul documento c'è scritto sei ma sono cinque`,
  WARRANTY: `
    quanto dura la garanzia; è in garanzia; che garanzia ha; ha due anni di garanzia; cosa copre la garanzia;
    la garanzia copre la batteria; garanzia batteria; vale la garanzia anche senza scontrino;
    la garanzia è vostra o della casa; estensione di garanzia; warranty; guarantee; per quanto tempo sono coperto;
    se si rompe tra un anno; se si guasta chi lo ripara; garanzia europea o italiana; garanzia legale;
    posso allungare la garanzia; assicurazione sul prodotto; polizza furto e danni; la garanzia scade;
    anche i ricondizionati hanno la garanzia; è ancora coperto da garanzia; devo registrare il prodotto per la garanzia;
    se la pianta muore la sostituite; in quanto tempo mi rispondete per la garanzia; garanzia di attecchimento;
    se dura meno di due anni; copre anche le cadute; se si rompe per colpa mia; fino a quando sono coperta;
    devo tenere lo scontrino per la garanzia; la garanzia vale anche se; copre la rottura; e se dopo un anno smette;
    ce l'ho da un anno e mezzo sono ancora coperta; se tra sei mesi mi lascia a piedi; ho comprato nel 2024 vale ancora;
    lo scontrino si è sbiadito vale la garanzia; le batterie rientrano nella garanzia;
    serve la scatola originale per la garanzia; me lo aggiustate gratis se è in garanzia;
    chi mi copre se succede qualcosa; quanti anni sto tranquillo`,
};
