import type { IntentExamples } from './intent-examples.ts';

/** When, where and who, as people ask it. */
export const SHOP_EXAMPLES: IntentExamples = {
  HOURS: `
    che orari fate
    a che ora aprite
    fino a che ora siete aperti
    siete aperti adesso
    siete aperti la domenica
    quando siete chiusi
    fate orario continuato
    lavorate anche il sabato
    siete chiusi per ferie ad agosto
    chiudete a pranzo
    posso venire lunedì mattina
    vi trovo domani alle sette di sera
    ci siete il 25 aprile
    aprite a ferragosto
    opening hours
    what time do you close
    are you open on sunday
    giorno di riposo
    se passo verso le otto vi trovo ancora
    esco dal lavoro alle sette faccio in tempo a venire
    finisco tardi di lavorare siete ancora lì
    orario di apertura
    orario negozio
    siete di turno
    a che ora tirate giù la serranda
    nei giorni festivi aprite
    sotto le feste che orari fate
    la vigilia di natale siete aperti
    che giorni siete aperti
    oggi è festa siete aperti
    in pausa pranzo posso passare
    di mattina presto
    orario estivo`,
  LOCATION: `
    dove siete
    in che via siete
    dove si trova il negozio
    come vi raggiungo
    indirizzo
    siete a milano
    in che città siete
    avete un negozio fisico
    esistete solo online
    si può venire a vedere la merce dal vivo
    avete altri punti vendita
    siete vicino alla stazione
    che autobus devo prendere per venire da voi
    come ci si arriva con la metro
    where are you
    store location
    your address
    avete sedi anche a roma
    siete in centro
    da dove si entra
    mi mandate la posizione
    è facile da trovare
    a che altezza della via siete
    vengo da fuori come vi trovo
    uscita dell'autostrada più vicina
    c'è uno showroom da visitare
    posso venire a vedere di persona
    di dove siete
    dove avete la bottega
    dove posso vedere i prodotti dal vivo
    siete ancora in via roma o vi siete spostati`,
  PARKING: `
    c'è parcheggio
    dove parcheggio
    dove lascio la macchina
    si riesce a parcheggiare
    avete un parcheggio clienti
    il parcheggio si paga
    posso arrivare col furgone
    siete in ztl
    si entra con l'auto in centro
    parking
    posto per l'auto
    si può fermarsi davanti a caricare
    c'è un posto dove mettere la macchina
    posteggio
    parcheggio bici
    colonnina per ricaricare l'auto
    parcheggio per disabili`,
  CONTACTS: `
    come vi contatto
    numero di telefono
    avete whatsapp
    vi posso chiamare
    dove scrivo
    indirizzo email
    a che numero rispondete
    al telefono non risponde nessuno
    vi ho scritto una mail e non mi avete risposto
    nessuno mi risponde
    customer service
    phone number
    how can i contact you
    contatti
    servizio clienti
    assistenza clienti
    devo fare un reclamo
    a chi mi rivolgo per un problema
    siete su instagram
    avete una pagina facebook
    recapito
    un numero a cui chiamare
    posso mandarvi una foto
    vi mando un messaggio dove
    pec
    sto chiamando da un'ora
    quando rispondete alle mail
    come mi metto in contatto
    con chi parlo per un reclamo
    come faccio a sentirvi`,
  HUMAN: `
    voglio parlare con una persona
    mi passi un operatore
    c'è qualcuno in carne e ossa
    vorrei parlare con un umano
    non voglio parlare con un robot
    basta bot
    fatemi parlare con il titolare
    voglio il responsabile
    mi fate richiamare
    potete chiamarmi voi
    mi può richiamare qualcuno
    operatore
    human please
    talk to a person
    speak to an agent
    parlo con un commesso
    tu non capisci voglio qualcuno di voi
    non mi stai aiutando c'è qualcuno
    posso parlare con un esperto
    chat con un consulente
    c'è un addetto
    assistenza umana
    vorrei spiegare a voce`,
  APPOINTMENT: `
    serve l'appuntamento
    come prendo appuntamento
    devo prenotare
    posso venire senza appuntamento
    si può prenotare una visita
    vorrei fissare un incontro
    prenotare online
    c'è posto giovedì
    quando avete il primo posto libero
    book an appointment
    appointment needed
    posso venire quando voglio o bisogna prendere appuntamento
    disdire l'appuntamento
    spostare l'appuntamento
    non riesco a venire all'appuntamento
    mi segnate per sabato
    mi tenete un posto
    quanto c'è da aspettare per un appuntamento
    prenotazione obbligatoria
    riservare un tavolo
    prenoto per quattro persone
    agenda
    passo quando capita o avviso prima
    ricevete su appuntamento`,
  ACCOUNT: `
    ho dimenticato la password
    non riesco a entrare nel mio account
    come mi registro
    devo per forza registrarmi
    non mi arriva la mail per cambiare la password
    voglio cancellare il mio account
    cambiare email dell'account
    il login non funziona
    mi dice utente non trovato
    area personale
    i miei ordini passati dove li vedo
    reset password
    i can't log in
    create an account
    forgot password
    account bloccato
    iscrivermi al sito
    modificare i miei dati del profilo
    registrazione
    mi chiede un codice che non ho
    come aggiorno l'indirizzo salvato
    cambio di cognome nel profilo
    accesso all'area riservata`,
  PRIVACY: `
    come usate i miei dati
    che fine fanno i miei dati
    vendete i dati a qualcuno
    voglio che cancelliate i miei dati
    privacy
    gdpr
    cookie
    non voglio più ricevere email
    come mi cancello dalla newsletter
    smettete di mandarmi pubblicità
    troppe mail
    trattamento dati personali
    unsubscribe
    data protection
    tenete i dati della carta
    i miei dati sono al sicuro
    chi vede le mie foto
    le fotografie che vi mando le tenete
    mi arrivano sms da voi come li blocco
    è un sito sicuro
    siete affidabili
    non è una truffa vero
    posso fidarmi`,
  JOBS: `
    cercate personale
    assumete
    posso mandare il curriculum
    lavorare da voi
    state cercando commessi
    avete posizioni aperte
    dove invio la candidatura
    vorrei fare uno stage da voi
    cerco lavoro vi serve qualcuno
    are you hiring
    job openings
    work with us
    vi serve una mano in negozio
    cercate un apprendista
    alternanza scuola lavoro
    vorrei propormi come commessa
    collaborare con voi
    lavora con noi
    periodo natalizio prendete gente`,
  AGE_LIMIT: `
    posso comprare il vino a 17 anni
    vendete ai minorenni
    serve il documento per gli alcolici
    bisogna essere maggiorenni
    chiedete la carta d'identità
    ho sedici anni posso acquistare
    mio figlio minorenne può ritirare
    age limit
    età minima
    controllate l'età
    vietato ai minori
    un ragazzo di 15 anni può comprarlo`,
  PETS: `
    posso entrare col cane
    i cani sono ammessi
    posso portare il mio cagnolino in negozio
    animali ammessi
    pet friendly
    ho il cane con me posso venire lo stesso
    il gatto nel trasportino può entrare
    si può venire con animali
    dogs allowed
    accettate i cani dentro
    devo lasciare fuori il cane`,
  LIVE_ANIMALS: `
    vendete cuccioli
    avete gattini
    posso adottare un cane da voi
    vendete animali vivi
    avete criceti
    vendete pesci
    da dove vengono i cuccioli
    avete conigli nani
    cerco un gattino in regalo
    adozioni
    do you sell puppies
    vendete uccellini
    trattate animali vivi`,
  ACCESSIBILITY: `
    si entra con la sedia a rotelle
    ci sono scalini
    mio padre è in carrozzina riesce a entrare
    è accessibile ai disabili
    c'è la rampa
    entra il passeggino
    barriere architettoniche
    c'è l'ascensore
    wheelchair accessible
    ho problemi a camminare ci sono gradini
    bagno per disabili
    ingresso senza gradini`,
};
