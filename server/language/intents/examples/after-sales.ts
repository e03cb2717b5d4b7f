import type { IntentExamples } from './intent-examples.ts';

/** What comes after buying, as people say it. */
export const AFTER_SALES_EXAMPLES: IntentExamples = {
  RETURN: `
    come faccio il reso
    posso restituirlo
    voglio ridarvelo
    non mi piace lo rimando
    rivoglio i soldi
    quanto tempo ho per renderlo
    entro quanti giorni posso restituire
    diritto di recesso
    ci ho ripensato
    politica di reso
    rimborso
    quando mi rimborsate
    non ho ancora visto il rimborso
    i soldi non mi sono ancora tornati
    l'ho già mandato indietro e aspetto l'accredito
    chi paga il reso
    le spese per rimandarlo chi le paga
    posso renderlo in negozio se l'ho comprato online
    ho aperto la scatola posso ancora renderlo
    ho buttato lo scontrino posso restituirlo
    ho tolto l'etichetta
    l'ho provato una volta sola lo riprendete
    return policy
    how do i return
    refund
    can i get my money back
    non era quello che mi aspettavo
    dal vivo è diverso dalla foto
    a mia moglie non è piaciuto
    il regalo non è stato gradito
    se non va bene lo posso riportare
    se sbaglio posso restituire
    ve lo riporto
    me lo riprendete
    mi ridate i soldi o un buono
    etichetta per il reso
    passa il corriere a riprenderlo
    mi sono pentito dell'acquisto
    modulo di reso
    quanto ci mette il rimborso
    non sono soddisfatto
    lo scontrino vale per il reso
    fate resi sui saldi
    posso rendere un articolo in offerta
    tornare indietro la merce
    si può riportare se non lo usa`,
  EXCHANGE: `
    posso cambiare la taglia
    mi va stretto
    mi sta largo
    è troppo grande
    mi serve un numero in più
    non mi va bene
    non mi entra
    vorrei cambiarlo con un altro
    cambio merce
    me lo cambiate
    ho preso la m ma mi serve la l
    il regalo che mi hanno fatto lo posso cambiare
    ce l'ha già posso cambiarlo
    posso scambiarlo con un altro colore
    ho sbagliato misura
    la misura non è giusta
    calza piccolo
    posso avere un numero più grande
    exchange size
    can i exchange
    il cambio è gratuito
    quanto tempo ho per cambiare
    senza scontrino si può cambiare
    se non gli va la taglia può venire a cambiarlo
    se il numero è sbagliato
    cambiare colore
    preferirei l'altro modello
    sostituire con un altro articolo
    è corto di maniche
    mi tira sulle spalle
    mi balla al dito
    il regalo è doppio
    glielo cambiate se non gli sta
    mio figlio è cresciuto e non gli va più
    cambio regalo dopo natale
    vorrei fare un cambio`,
  DEFECT: `
    non funziona
    si è rotto dopo due giorni
    non si accende più
    ha smesso di funzionare
    è difettoso
    ha un difetto
    fa un rumore strano
    si è scucito
    si è scollata la suola
    perde acqua
    la batteria dura pochissimo
    si scarica subito
    appena comprato e già rotto
    l'ho usato una volta e si è rotto
    non carica
    si blocca
    lo schermo è nero
    funziona male
    è durato niente
    si è scolorito al primo lavaggio
    si è ristretto
    dopo una settimana cade a pezzi
    puzza di bruciato
    scalda troppo
    it broke
    not working
    faulty item
    doesn't work
    si stacca
    la cerniera si è rotta
    è andato in tilt
    mi ha lasciato a piedi
    non tiene più
    la qualità è pessima si è rovinato subito
    prodotto non conforme
    è uscito male di fabbrica
    segnalare un malfunzionamento
    è avariato
    sa di tappo
    la pianta è morta dopo tre giorni
    dopo un mese è già da buttare
    cosa faccio se si guasta`,
  DAMAGED: `
    è arrivato rotto
    il pacco era aperto
    la scatola era tutta schiacciata
    è arrivato in mille pezzi
    arrivato ammaccato
    danneggiato nel trasporto
    la bottiglia si è rotta durante il viaggio
    il vetro è arrivato crepato
    c'è un graffio
    quando l'ho aperto era già rotto
    il corriere l'ha trattato male
    merce danneggiata
    arrived broken
    damaged parcel
    la confezione era manomessa
    era bagnato
    è tutto rovesciato dentro
    una delle tazze è sbeccata
    uno dei bicchieri è in frantumi
    ho ricevuto il pacco danneggiato che faccio
    devo accettare il pacco se è rovinato
    firmo con riserva
    lo spigolo è rovinato
    piante arrivate con i rami spezzati
    è arrivato sporco
    è arrivato tutto sciolto
    cosa succede se arriva rotto
    se si rompe nel tragitto
    il pacco è arrivato mezzo aperto`,
  WRONG_ITEM: `
    mi avete mandato un'altra cosa
    non è quello che ho ordinato
    è arrivato il colore sbagliato
    manca un pezzo
    ne mancano due
    l'ordine è incompleto
    avete sbagliato articolo
    mi è arrivata la taglia sbagliata
    ho ricevuto un prodotto diverso
    nel pacco mancava una cosa
    dentro la scatola non c'erano le viti
    avete scambiato gli ordini
    ho ricevuto il pacco di un altro
    wrong item
    missing item
    non corrisponde all'ordine
    avevo chiesto il rosso ed è arrivato il nero
    me ne è arrivato uno solo invece di due
    manca il caricabatterie
    scatola vuota
    ho trovato dentro un altro prodotto
    avevo ordinato altro
    mi è arrivata metà della roba
    non c'è tutto
    mancano le istruzioni e le viti
    errore vostro nell'ordine
    avete messo una quantità diversa`,
  WARRANTY: `
    quanto dura la garanzia
    è in garanzia
    che garanzia ha
    ha due anni di garanzia
    cosa copre la garanzia
    la garanzia copre la batteria
    garanzia batteria
    vale la garanzia anche senza scontrino
    la garanzia è vostra o della casa
    estensione di garanzia
    warranty
    guarantee
    per quanto tempo sono coperto
    se si rompe tra un anno
    se si guasta chi lo ripara
    garanzia europea o italiana
    garanzia legale
    posso allungare la garanzia
    assicurazione sul prodotto
    polizza furto e danni
    la garanzia scade
    anche i ricondizionati hanno la garanzia
    è ancora coperto da garanzia
    devo registrare il prodotto per la garanzia
    se la pianta muore la sostituite
    in quanto tempo mi rispondete per la garanzia
    garanzia di attecchimento`,
  REPAIR: `
    fate riparazioni
    lo aggiustate
    mi si è rotta la cerniera la cambiate
    riparate anche roba non comprata da voi
    quanto costa aggiustarlo
    assistenza tecnica
    fate assistenza
    centro assistenza
    cambiate la batteria
    cambiate le pile agli orologi
    sostituite il vetro
    dove posso farlo riparare
    fate la manutenzione
    tagliando
    revisione
    lo mettete a posto
    si può sistemare
    mi si è spento e non va più ve lo porto
    portarlo a far vedere
    potete darci un'occhiata
    repair service
    can you fix it
    fate gli orli
    fate modifiche sartoriali
    accorciare
    stringere l'anello
    mettere a misura l'anello
    risuolare
    affilate i coltelli
    accordate
    rimettere a nuovo
    restaurare
    tarare
    taratura
    fate la taratura
    calibrare
    riparazione fuori garanzia
    quanto ci mettete a ripararlo
    ho rotto lo schermo
    lucidatura
    rodiatura
    cambio corde
    messa a punto
    controllo del mio vecchio
    incordare la racchetta
    lo lasciate come nuovo`,
  SATISFACTION: `
    se non mi piace cosa succede
    se non mi trovo bene posso renderlo
    soddisfatti o rimborsati
    e se al cane non piace
    c'è un periodo di prova
    posso provarlo a casa
    posso provarlo prima di decidere
    prova di trenta notti
    se non mi ci abituo
    se non fa al caso mio
    notti di prova
    money back guarantee
    trial period
    se non funziona su di me mi ridate i soldi
    e se poi mi pento
    posso tenerlo qualche giorno in prova
    e se il gatto non lo mangia
    se mio figlio non si trova`,
};
