import type { IntentExamples } from './intent-examples.ts';

/** Paying and saving, as people say it. */
export const MONEY_EXAMPLES: IntentExamples = {
  PAYMENT: `
    come si paga
    come posso pagare
    metodi di pagamento
    accettate carte
    prendete il bancomat
    si può pagare con paypal
    accettate contanti
    avete il pos
    fate pagare con satispay
    bonifico si può
    mi date l'iban
    non ho la carta di credito come faccio
    posso usare la postepay
    google pay va bene
    accettate apple pay
    payment methods
    do you take cards
    can i pay by card
    pagare online è sicuro
    accettate american express
    quando mi viene addebitato
    con cosa posso pagare
    prendete i buoni pasto
    ticket restaurant
    si può pagare metà in contanti e metà con carta
    pagare in negozio
    posso pagare quando vengo
    ho solo contanti
    prendete assegni
    bitcoin
    criptovalute
    carta del docente
    bonus cultura 18app
    carta cultura giovani
    accettate la carta docente
    pagamento anticipato
    serve un acconto
    devo lasciare una caparra
    non ho paypal
    pago col telefono`,
  CASH_ON_DELIVERY: `
    contrassegno
    posso pagare alla consegna
    pago quando arriva
    pago al corriere
    do i soldi al corriere
    non mi fido a pagare prima
    pagare al momento della consegna
    cash on delivery
    pagamento alla consegna
    si paga quando si riceve
    pago in contanti al fattorino
    prima vedo il pacco e poi pago
    non voglio mettere la carta su internet pago quando mi arriva
    c'è un supplemento per il contrassegno
    il corriere ha il pos
    saldo alla consegna`,
  INSTALLMENTS: `
    posso pagare a rate
    fate finanziamenti
    si può dilazionare
    un po' alla volta
    pagare in tre volte
    klarna
    scalapay
    pagare tutto subito non riesco
    è una spesa grossa si può dividere
    quante rate
    tasso zero
    interessi zero
    pagamento dilazionato
    rateizzare
    buy now pay later
    pay in installments
    fate credito
    posso pagare a fine mese
    compass findomestic
    pagare poco al mese
    pagamento in più soluzioni
    mi fate pagare un tot al mese
    busta paga per il finanziamento
    posso saldare più avanti`,
  INVOICE: `
    mi serve la fattura
    fate fattura
    mi serve per la ditta
    devo scaricarlo con la partita iva
    ho partita iva
    come chiedo la fattura elettronica
    codice sdi
    codice univoco
    dove metto la partita iva
    posso avere la ricevuta
    lo scontrino
    ho perso lo scontrino
    mi rimandate la ricevuta
    intestare all'azienda
    fattura con codice fiscale
    invoice
    can i get an invoice
    vat receipt
    la fattura non mi è arrivata
    il mio commercialista vuole il documento
    acquisto come professionista
    intestazione fattura sbagliata
    serve il codice fiscale sullo scontrino
    scontrino parlante
    la spesa va in contabilità
    posso dedurlo come libero professionista
    duplicato dello scontrino
    emettete fattura
    documento fiscale
    fattura a una associazione
    split payment pubblica amministrazione
    fatturate alle scuole`,
  TAX_RELIEF: `
    si può detrarre
    è detraibile nel 730
    bonus mobili
    bonus verde
    ecobonus
    detrazione fiscale
    con la 104 pago meno iva
    iva agevolata
    iva al 4
    legge 104
    bonus ristrutturazione
    lo posso scaricare dalle tasse
    bonus vista
    incentivi statali
    bonus bici
    conto termico
    agevolazioni fiscali
    spese mediche detraibili
    dispositivo medico detraibile
    contributo regionale
    bonus bebe
    bonus elettrodomestici
    bonifico parlante
    sgravi
    rimborso asl
    invalidità civile agevolazioni
    è un dispositivo medico ce
    bonus animali`,
  DISCOUNT: `
    avete sconti
    ci sono offerte
    codice sconto
    il codice non funziona
    il coupon non va
    non mi prende il codice promozionale
    quando cominciano i saldi
    fate saldi
    black friday
    c'è una promo
    promo in corso
    voucher
    sconto primo acquisto
    sconto newsletter
    se ne prendo tre mi fate il prezzo
    si può avere un prezzino
    mi fate uno sconticino
    fate un po' di sconto
    trattabile
    prezzo trattabile
    discount code
    any discount
    promo code
    sconto studenti
    sconto per il compleanno
    prezzi scontati
    gli sconti si sommano
    cumulabili
    ho due buoni sconto posso usarli insieme
    dove inserisco il codice
    le offerte quanto durano
    volantino
    sottocosto
    mi arriva prima il codice di benvenuto
    svendita
    liquidazione
    cyber monday
    sono già cliente ho diritto a qualcosa
    costa troppo si può scendere`,
  LOYALTY: `
    avete la tessera
    carta fedeltà
    come funzionano i punti
    raccolta punti
    quanti punti ho
    i miei punti scadono
    programma fedeltà
    cosa si vince coi punti
    sono vostro cliente da anni c'è un vantaggio
    come si fa la tessera
    ho perso la tessera
    i punti non mi sono stati caricati
    loyalty card
    reward points
    membership
    cashback
    club clienti
    bollini
    come uso i punti accumulati
    posso usare la card anche online
    vantaggi per chi compra spesso
    porta un amico
    invita un amico
    premi`,
  GIFT_CARD: `
    gift card
    buono regalo
    vendete buoni
    non so cosa regalargli fate un buono
    posso regalare un credito da spendere
    voglio fare un regalo ma fargli scegliere
    quanto dura il buono
    scadenza del buono
    ho ricevuto una gift card come la uso
    il codice della gift card non va
    carta regalo
    carta prepagata da regalare
    tagli della gift card
    buono da 50
    voucher regalo
    si può usare online il buono
    resto sul buono regalo
    se spendo meno del buono
    il buono è scaduto si può prolungare
    buono acquisto
    gift voucher
    store credit
    arriva per mail il buono
    il buono si può usare in più volte`,
  PRICE_MATCH: `
    l'ho visto a meno da un'altra parte
    su amazon costa meno
    pareggiate i prezzi
    se trovo un prezzo più basso
    perché i prezzi sul sito sono diversi dal negozio
    online costa meno che in negozio
    i prezzi sono gli stessi in negozio
    l'ho pagato e il giorno dopo era scontato
    mi rimborsate la differenza
    il concorrente lo vende a meno
    price match
    lowest price
    i prezzi sono iva inclusa
    prezzi con iva
    il prezzo è al chilo o al pezzo
    il prezzo si riferisce a uno solo o alla coppia
    prezzo al metro
    alla cassa mi hanno fatto un prezzo diverso
    perché costate così tanto
    i prezzi cambiano
    garanzia miglior prezzo`,
};
