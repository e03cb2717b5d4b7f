import type { IntentExamples } from './intent-examples.ts';

/** From the order to the doorstep, as people say it. */
export const ORDER_EXAMPLES: IntentExamples = {
  ORDER_STATUS: `
    dov'è il mio ordine
    a che punto è la mia roba
    ho ordinato una settimana fa e non ho visto niente
    non mi è ancora arrivato nulla
    il corriere non si è fatto vedere
    il pacco risulta consegnato ma io non ho ricevuto niente
    come faccio a seguire la spedizione
    mi date il codice di tracciamento
    non trovo il numero di tracking nella mail
    il link della spedizione non si apre
    è da lunedì che è fermo in deposito
    è partito il mio ordine
    avete spedito
    ho pagato giorni fa e tutto tace
    sto ancora aspettando il pacco
    l'ordine è in lavorazione da cinque giorni che vuol dire
    non ho ricevuto nessuna conferma d'ordine
    non mi è arrivata la mail di conferma
    potete controllare il mio ordine
    vorrei notizie del mio acquisto
    il pacco è perso
    temo che l'abbiano smarrito
    stato ordine
    where is my order
    order status
    track my package
    qualcuno sa dirmi quando passa il corriere oggi
    il corriere dice che non ero in casa ma ero qui
    mi hanno lasciato un avviso di giacenza
    il pacco è in giacenza come lo sblocco
    è in consegna da tre giorni
    aggiornamenti sulla mia spedizione
    come so se è stato spedito
    dove vedo l'avanzamento dell'ordine
    novità del mio pacco
    l'ordine numero 4412 dove sta
    ancora niente
    doveva arrivare ieri
    sono in attesa da dieci giorni
    ritardo nella consegna
    perché il mio ordine è in ritardo
    il tracking non si aggiorna
    qualcun altro ha firmato per il mio pacco
    l'hanno lasciato dal vicino ma il vicino non ha nulla
    si sa qualcosa di quello che ho comprato`,
  DELIVERY_TIME: `
    in quanto tempo arriva
    quanto ci mette
    quanto tempo ci vuole per riceverlo
    entro quando lo ricevo
    tempi di consegna
    tempistiche
    mi serve per venerdì ce la fate
    se ordino adesso quando mi arriva
    arriva per natale
    lo riceverei prima del compleanno
    fate in tempo per sabato
    mi serve entro domani
    quanti giorni devo aspettare
    quanti giorni lavorativi
    avete la consegna rapida
    c'è la consegna espressa
    consegnate in 24 ore
    consegna in giornata
    quando spedite dopo l'ordine
    in quanto partono gli ordini
    spedite anche il sabato
    consegnate di sabato
    ho fretta è un regalo per domenica
    è urgente
    mi occorre con urgenza
    delivery time
    how long does it take
    quanto impiega la spedizione
    tempo previsto di arrivo
    entro che ora devo ordinare per la spedizione oggi
    in quanti giorni è pronto
    quanto manca perché sia pronto
    quanto ci mettete a farlo
    posso scegliere il giorno di consegna
    si può programmare la consegna
    sono a casa solo la sera
    lavoro tutto il giorno quando consegnate
    potete consegnare il pomeriggio
    a che ora passa il corriere
    posso scegliere la fascia oraria
    non sono mai in casa la mattina
    arriverebbe in tempo
    consegnate nel weekend
    che succede se non sono in casa alla consegna
    se non c'è nessuno il corriere ripassa
    veloce a consegnare`,
  SHIPPING_COST: `
    quanto costa la spedizione
    spese di spedizione
    quanto si paga per la consegna
    la spedizione è gratis
    da quanto in su è gratuita
    sopra quale cifra non si paga il trasporto
    quanto devo spendere per avere la spedizione gratuita
    il trasporto è compreso nel prezzo
    le spese sono incluse
    ci sono costi di consegna
    quanto mi viene farmelo arrivare a casa
    quanto chiedete per spedire
    consegna a pagamento o gratis
    free shipping
    shipping cost
    delivery fee
    quanto incide il corriere
    soglia spedizione gratuita
    quanto è di corriere
    costo invio
    quanto pago di spedizione per le isole
    se prendo due cose pago una spedizione sola
    al carrello mi aggiunge 7 euro cosa sono
    perché mi fa pagare la spedizione
    costa di più spedire un mobile
    la consegna si paga a parte
    quanto mi costa riceverlo
    spedizione omaggio
    tariffe di spedizione
    costo consegna a domicilio
    mandarlo a casa quanto mi costa
    ci sono sovrapprezzi per la sicilia
    posso evitare le spese di spedizione
    unire due ordini per pagare una volta sola`,
  DELIVERY_AREA: `
    spedite all'estero
    consegnate anche in svizzera
    spedite in germania
    arrivate fino in sardegna
    consegnate nella mia zona
    vivo in francia posso ordinare
    abito in un paesino di montagna ci arrivate
    consegnate a bergamo
    fate consegne in provincia di lecce
    spedite in tutta italia
    consegnate alle isole
    mandate fuori dall'italia
    do you ship to germany
    international shipping
    ship abroad
    mia figlia studia a londra glielo mandate
    spedite in europa
    si può ricevere a san marino
    coprite anche il sud
    fin dove consegnate
    in quali paesi spedite
    dove consegnate
    fate il servizio nel mio comune
    ci sono zone escluse
    spedite a livigno
    sono fuori città mi raggiungete lo stesso
    in che zone portate la spesa
    consegnate a domicilio in città
    portate a casa in zona
    siamo a trenta chilometri venite
    spedite fuori regione
    c'è la dogana per la svizzera
    dazi doganali
    spedite negli stati uniti`,
  SHIPPING: `
    fate spedizioni
    spedite
    consegnate a casa
    fate consegne a domicilio
    portate a casa
    si può ricevere a casa
    me lo mandate a casa
    posso farmelo spedire
    consegna a domicilio
    informazioni sulle spedizioni
    come funziona la spedizione
    con quale corriere spedite
    che corriere usate
    usate poste o bartolini
    spedite con gls
    potete spedirlo
    non posso venire me lo mandate
    home delivery
    do you deliver
    shipping
    shipping info
    posso far spedire a un altro indirizzo
    lo spedite in ufficio
    posso farlo arrivare al lavoro
    consegnate a un punto di ritiro
    locker
    fermo deposito
    fermoposta
    consegnate al portiere
    si può farlo recapitare a mia madre
    abito lontano come faccio ad averlo
    non ho la macchina portate voi
    mi fate avere le cose a domicilio
    la spedizione è assicurata`,
  PICKUP: `
    posso passare io a prenderlo
    posso ritirare in negozio
    ritiro in sede
    vengo a prenderlo io
    passo io a ritirarlo
    posso venirlo a prendere
    click and collect
    click & collect
    ordino online e ritiro da voi
    ritiro a mano
    se passo di persona lo trovo pronto
    posso evitare la spedizione e venire lì
    abito vicino posso passare
    entro quando devo venire a ritirare
    quando posso venire a ritirare
    per quanti giorni me lo tenete lì
    può ritirarlo un'altra persona
    mando mio marito a ritirare
    cosa devo portare per il ritiro
    prenoto sul sito e pago in negozio
    store pickup
    pick up in store
    collect in store
    compro sul sito e lo prendo in negozio
    lo prendo direttamente lì
    asporto
    ritiro gratuito
    si può ritirare di persona
    posso venire a prendere l'ordine
    passare a ritirare
    come mi avvisate che è pronto da ritirare
    è pronto il mio ordine da ritirare
    ritirare senza aspettare il corriere
    vado io in magazzino a prendere`,
  ASSEMBLY: `
    me lo montate voi
    fate il montaggio
    il montaggio è compreso
    quanto costa il montaggio
    venite a montarlo
    non sono capace di montarlo
    arriva montato o smontato
    arriva già assemblato
    bisogna assemblarlo
    consegnate al piano
    abito al quarto piano senza ascensore lo portate su
    lo portate fin dentro casa
    lo scaricano davanti al portone
    salite le scale
    fate l'installazione
    l'installazione è inclusa
    mandate un tecnico a installarla
    chi me la installa
    chi lo collega
    me lo installate
    fate voi l'allacciamento
    venite voi a mettere su il mobile
    assembly included
    installation service
    è difficile da montare
    ci vogliono attrezzi per montarlo
    posso montarlo da solo
    montatori
    posa in opera
    fate la posa
    messa in opera
    lo mettete in funzione voi
    configurazione iniziale
    me lo configurate
    passate i dati dal vecchio telefono
    fate la piantumazione
    piantate voi l'albero`,
  CANCEL_ORDER: `
    voglio annullare l'ordine
    come annullo
    posso disdire
    ho cambiato idea annullate tutto
    ho ordinato per sbaglio
    ho fatto l'ordine due volte
    ho cliccato due volte e ora ho due ordini
    cancellare l'ordine
    non spedite più
    fermate la spedizione
    bloccate l'ordine
    vorrei revocare l'acquisto
    non mi serve più si può annullare prima che parta
    cancel my order
    cancel order
    lasciate perdere l'ordine di ieri
    si può disdire un ordine già pagato
    entro quando posso annullare
    ordine doppio
    ho ordinato doppio
    eliminare un ordine appena fatto
    disdetta ordine
    annullamento
    stornare l'ordine
    non voglio più quello che ho ordinato stamattina`,
  CHANGE_ORDER: `
    ho sbagliato indirizzo
    ho messo l'indirizzo vecchio
    devo cambiare l'indirizzo di consegna
    ho scritto male il numero civico
    ho sbagliato il cap
    mi sono trasferito nel frattempo
    posso modificare l'ordine
    posso aggiungere un articolo all'ordine già fatto
    vorrei togliere una cosa dall'ordine
    ho dimenticato di mettere una cosa nel carrello
    ho ordinato la misura sbagliata e non è ancora partito
    ho sbagliato quantità
    ne ho presi due ma ne volevo uno
    volevo il blu ma ho ordinato il nero potete correggere prima di spedire
    correggere i dati dell'ordine
    cambiare il numero di telefono per il corriere
    ho scordato il nome sul citofono
    ho messo la mail sbagliata
    modificare indirizzo spedizione
    change my address
    wrong address
    edit my order
    ho dimenticato di inserire il codice sconto nell'ordine
    posso cambiare il metodo di pagamento dell'ordine
    vorrei integrare l'ordine
    aggiungere un pezzo all'ordine di ieri
    ho inserito un dato errato
    posticipare la consegna
    siamo in vacanza quella settimana potete spedire dopo
    potete ritardare la spedizione
    farlo arrivare più avanti`,
  AVAILABILITY: `
    è disponibile
    ce l'avete in negozio
    quando torna disponibile
    risulta esaurito tornerà
    non è più disponibile
    quando lo riassortite
    lo avete in magazzino
    avete ancora quel modello
    sul sito dice non disponibile
    quando arrivano i nuovi
    posso sapere se c'è prima di venire
    ne avete ancora qualcuno
    ultimo pezzo rimasto
    quello che vedo sul sito c'è anche in negozio
    mi avvisate quando torna
    lista d'attesa
    out of stock
    back in stock
    in stock
    restock
    la mia taglia è finita la rifate
    è sold out
    lo riprendete
    tornerà in vendita
    disponibilità in negozio
    quello in vetrina è ancora in vendita
    sono prodotti in pronta consegna
    è disponibile subito o su ordinazione
    quando esce di nuovo
    il colore che voglio non c'è più tornerà`,
  SPECIAL_ORDER: `
    se una cosa non ce l'avete la potete ordinare
    me lo potete procurare
    cerco un articolo che non vedo sul sito
    potete farmelo arrivare
    fate ordini su richiesta
    posso prenotare un articolo che deve uscire
    potete cercarmelo
    non lo trovo da nessuna parte riuscite a recuperarlo
    ordinate apposta
    trovate anche pezzi rari
    vorrei un modello che non avete
    si può avere su ordinazione
    preordine
    prenotare la novità in uscita
    pre order
    special order
    potete chiedere al fornitore
    lo fate arrivare dal fornitore
    è fuori catalogo lo trovate
    mi trovereste un introvabile
    se non lo avete quanto ci vuole a farlo venire
    trattate anche marche che non sono sul sito
    potete far venire un altro colore dalla casa madre
    vorrei qualcosa che non c'è nel vostro catalogo`,
  HOW_TO_ORDER: `
    come si ordina
    come faccio un ordine
    come acquisto
    posso ordinare per telefono
    posso ordinare via whatsapp
    non sono pratico di internet come compro
    il carrello non va
    non mi fa concludere l'acquisto
    il sito mi dà errore quando ordino
    c'è un minimo d'ordine
    ordine minimo
    spesa minima
    posso comprare senza registrarmi
    how do i order
    place an order
    si può acquistare online
    vendete online o solo in negozio
    come si procede per l'acquisto
    posso fare l'ordine a voce
    come faccio a prenderne uno dal sito
    il pagamento non va a buon fine
    la carta mi viene rifiutata
    non riesco a completare l'ordine
    si blocca alla cassa del sito
    mia nonna vuole ordinare ma non ha il computer
    devo per forza ordinare dal sito
    procedura di acquisto`,
  SUBSCRIPTION: `
    posso riceverlo ogni mese
    fate abbonamenti
    si può programmare un rifornimento automatico
    vorrei che mi arrivasse da solo ogni due mesi
    consegna periodica
    abbonamento mensile
    come disdico l'abbonamento
    posso sospendere l'abbonamento
    subscription
    subscribe and save
    box mensile
    mi scordo sempre di riordinare c'è qualcosa in automatico
    fornitura regolare
    posso saltare un mese
    mettere in pausa le consegne
    ricevere sempre la stessa cosa ogni settimana
    cambiare la frequenza
    ordine ricorrente
    rinnovo automatico`,
};
