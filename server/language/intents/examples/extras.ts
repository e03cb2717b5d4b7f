import type { IntentExamples } from './intent-examples.ts';

/** What a shop does beside selling, as people ask for it. */
export const SERVICE_EXAMPLES: IntentExamples = {
  SIZE_GUIDE: `
    che taglia prendo
    come scelgo la taglia
    tabella taglie
    guida alle taglie
    veste grande o piccolo
    come calza
    che numero mi va
    sono alto un metro e ottanta che misura devo prendere
    porto la 44 che taglia sarebbe
    non so la misura del suo dito
    come misuro il dito
    come prendo le misure
    size guide
    size chart
    which size should i get
    sono tra una m e una l
    a che taglia corrisponde la 42
    di solito ho il 38 con voi cosa prendo
    mio figlio ha sei anni quale taglia gli va
    vestibilità
    le taglie sono italiane o americane
    fit slim o regolare
    quanto misura il giro vita
    corrispondenza numeri scarpe
    cade largo
    quale misura di telaio per uno alto 1,75
    che misura di materasso mi serve
    come capisco il numero giusto
    non vorrei sbagliare taglia
    che circonferenza ha
    conversione misure inglesi
    come si prende la misura del piede`,
  GIFT_WRAP: `
    fate il pacchetto regalo
    potete incartarlo
    confezione regalo
    è un regalo me lo impacchettate
    ci mettete un fiocco
    posso aggiungere un biglietto
    mettete un bigliettino con una dedica
    spedite direttamente a chi riceve il regalo senza prezzo
    senza far vedere il prezzo
    quanto costa la carta regalo
    gift wrapping
    gift wrap
    can you wrap it
    lo fate bello che è per un compleanno
    incarto
    pacchetto carino
    confezione natalizia
    arriva in una scatola da regalo
    spedire come regalo a un'amica
    vorrei allegare due righe di auguri
    messaggio di auguri
    è per un regalo come me lo date
    presentazione regalo
    sacchetto regalo
    confezionare
    scontrino di cortesia
    il destinatario vede quanto ho speso`,
  RENTAL: `
    noleggiate
    si può affittare
    lo prendo solo per un weekend
    mi serve solo per due giorni
    noleggio
    prestate attrezzatura
    in prestito
    quanto costa al giorno
    rental
    rent
    can i rent
    vorrei usarlo una volta sola senza comprarlo
    non voglio comprarlo mi basta per una settimana
    noleggio con riscatto
    devo lasciare una cauzione
    deposito cauzionale
    affitto mensile
    lo potete dare a nolo
    a ore
    tariffa giornaliera
    comprare no ma averlo per un mese
    avete modelli a noleggio
    per la durata delle vacanze
    se lo rompo durante il noleggio`,
  QUOTE: `
    mi fate un preventivo
    preventivo gratuito
    quanto mi verrebbe
    vorrei una stima
    fate su misura
    lavori su misura
    lo potete fare di una misura particolare
    ho uno spazio strano
    tagliate a misura
    venite a prendere le misure a casa
    sopralluogo
    progettazione
    fate il progetto
    quote
    estimate
    custom made
    ho bisogno di una quotazione
    quanto costerebbe farlo fare
    realizzate mobili su disegno
    vi mando le misure e mi dite quanto
    il preventivo si paga
    quanto verrebbe in totale
    ho un disegno me lo realizzate
    posso farmi fare un anello disegnato da me
    fuori standard
    tagliate il legno
    un tappeto di misura speciale`,
  PERSONALISATION: `
    potete inciderlo
    fate incisioni
    ci scrivete il nome
    posso farci mettere le iniziali
    ricamate il nome
    personalizzate
    stampate una foto sopra
    voglio metterci una dedica
    si può personalizzare
    quanto costa l'incisione
    quanti caratteri posso far incidere
    fate magliette con la scritta
    stampate il nostro logo
    engraving
    custom print
    personalised
    embroidery
    con nome e numero
    vorrei aggiungere una data sul retro
    con una frase
    scrivete sul bracciale
    metterci il nome del cane
    scritta personalizzata
    il prodotto personalizzato si può rendere
    etichetta personalizzata
    ricamo
    incisione
    ci fate stampare qualcosa sopra
    torta con scritta
    a nome del bambino`,
  WHOLESALE: `
    vendete all'ingrosso
    ho un ristorante mi fate un prezzo
    ho un negozio vorrei rivendere i vostri prodotti
    ne servono cinquanta
    mi servono duecento pezzi
    ci fate un prezzo per quantità
    siamo una scuola
    siamo un'associazione
    fornite aziende
    regali aziendali
    gadget per i dipendenti
    wholesale
    bulk order
    corporate gifts
    sconto quantità
    ordini grandi
    fate forniture
    apro un bar e cerco un fornitore
    siete fornitori
    diventare rivenditore
    listino rivenditori
    per la squadra
    sono un architetto
    sono un professionista avete prezzi dedicati
    b2b
    grandi quantitativi
    per la mia palestra
    per un hotel
    gestisco un agriturismo
    ordine per tutto l'ufficio
    cesti natalizi per i clienti
    gruppo d'acquisto`,
  AGREEMENTS: `
    siete convenzionati
    avete convenzioni
    accettate la mia assicurazione
    sconto forze dell'ordine
    sconto per gli over 65
    sconto pensionati
    sconto insegnanti
    sono un soccorritore avete agevolazioni
    convenzione con il fondo sanitario
    lavoro in comune ho diritto allo sconto
    sono socio coop
    tesserati
    tessera studenti
    sconto universitari
    welfare aziendale
    asl convenzione
    sono iscritto a un'associazione sportiva
    dipendenti statali
    siete convenzionati con le mutue
    tessera cai`,
  LAYAWAY: `
    me lo tenete da parte
    me lo mettete da parte fino a sabato
    potete riservarlo
    bloccarlo con un acconto
    per quanto me lo conservate
    passo a fine mese lo tenete
    lasciate un articolo in negozio a mio nome
    posso prenotarlo e pagarlo dopo
    hold an item
    mettete via per me
    non vendetelo a nessuno passo domani
    lasciando un acconto lo tenete
    tenere da parte un articolo`,
  LISTS: `
    lista nozze
    lista nascita
    fate la lista regalo
    come apro una lista
    come funziona la lista di nozze
    gli invitati come contribuiscono
    vorrei regalare qualcosa dalla lista di anna e marco
    gift registry
    wedding list
    baby registry
    lista battesimo
    lista dei desideri
    wishlist
    i parenti possono versare una quota
    lista compleanno
    quota regalo di gruppo
    partecipare alla lista
    ci sposiamo a giugno si può aprire una lista
    aspettiamo un bambino avete la lista`,
  CEREMONIES: `
    bomboniere
    fate addobbi per matrimoni
    allestite cerimonie
    fiori per il matrimonio
    confetti per la laurea
    organizzate per comunioni
    abiti da cerimonia su ordinazione
    servizio per matrimoni
    allestimento chiesa
    wedding service
    fate composizioni per funerali
    corone funebri
    festa di laurea
    ci sposiamo curate voi
    battesimo fate tutto voi
    fedi nuziali quanto tempo prima`,
  ALLERGENS: `
    contiene glutine
    è senza lattosio
    che ingredienti ci sono
    sono allergico alle noci
    mio figlio è celiaco può mangiarlo
    ci sono tracce di frutta secca
    lista allergeni
    è vegano
    è adatto ai vegani
    contiene nichel
    sono allergica al nichel
    allergens
    ingredients
    gluten free
    is it vegan
    che materiale è
    di cosa è fatto
    inci
    composizione
    ci sono conservanti
    è biologico
    senza parabeni
    testato sugli animali
    cruelty free
    ha coloranti
    intollerante al latte
    cosa c'è dentro
    valori nutrizionali
    è ipoallergenico
    pelle vera o finta
    è vera pelle
    provoca allergie
    halal
    contiene maiale
    è naturale
    che legno usate
    da dove viene la materia prima
    anallergico
    in gravidanza si può usare
    latte vaccino`,
  COLD_SHIPPING: `
    come viaggia il fresco
    il formaggio arriva fresco
    spedite col ghiaccio
    la catena del freddo viene mantenuta
    d'estate con il caldo non si rovina
    con questo caldo arriva sciolto
    i surgelati li spedite
    spedizione refrigerata
    il cioccolato si scioglie nel pacco
    viaggia in frigo
    box termico
    cold chain
    arriva ancora freddo
    come arrivano le piante vive
    le piante sopportano il viaggio
    le piante soffrono nel pacco
    come imballate le piante
    il pesce arriva fresco
    prodotti deperibili
    e se fa troppo caldo durante il trasporto
    i farmaci da frigo come li mandate
    gli animali vivi come viaggiano
    il vino col caldo si rovina
    d'inverno gelano durante il viaggio`,
  STORAGE: `
    come si conserva
    quanto dura dopo aperto
    va in frigo
    dove lo tengo
    quando scade
    che scadenza hanno
    quanto dura una volta aperto
    si può congelare
    entro quanto va consumato
    data di scadenza
    scade presto
    posso tenerlo fuori dal frigo
    how long does it last
    best before
    storage
    è scaduto da un giorno lo posso mangiare
    come faccio a mantenerlo fresco
    i fiori quanto durano
    quanti giorni durano i fiori recisi
    freschezza
    è fresco di giornata
    avanza come lo conservo
    deve stare al buio
    a che temperatura va tenuto
    quanto dura in dispensa
    durata del prodotto
    prodotti con scadenza breve
    sottovuoto quanto dura
    il vino aperto quanto resiste
    posso berlo tra dieci anni
    quanto si può invecchiare`,
  CARE: `
    come si lava
    come si pulisce
    va in lavatrice
    come tolgo una macchia
    si è annerito come lo pulisco
    si può mettere in lavastoviglie
    come lo curo
    ogni quanto si annaffia
    quanta acqua vuole
    vuole sole o ombra
    quando si pota
    quando si concima
    quando si rinvasa
    foglie gialle
    la mia pianta ha le foglie secche
    ha i parassiti
    come si mantiene bello
    stirare
    care instructions
    how to wash
    how do i clean it
    manutenzione del legno
    cura della pelle
    lucidare l'argento
    trattare le scarpe
    impermeabilizzare
    si è macchiato
    fa i pallini
    come lo tengo bene
    si rovina con l'acqua
    può stare sotto la pioggia
    può stare all'aperto
    resiste al gelo
    come si oliano
    a quanti gradi lo lavo
    ogni quanto va cambiato
    ogni quanto si cambiano`,
  PRESCRIPTION: `
    serve la ricetta
    posso mandare la ricetta medica
    ci vuole la prescrizione
    ho la ricetta del dottore
    ricetta elettronica
    posso comprarlo senza ricetta
    numero della ricetta
    ricetta bianca
    prescription needed
    il medico mi ha fatto la ricetta
    serve il foglio dell'oculista
    ricetta veterinaria
    devo portare la tessera sanitaria
    vi mando il codice della ricetta
    antibiotici senza ricetta
    la ricetta scade
    piano terapeutico
    farmaci mutuabili
    ticket sanitario
    pago il ticket`,
  EVENTS: `
    fate degustazioni
    organizzate eventi
    ci sono laboratori per bambini
    fate serate a tema
    presentazioni di libri
    quando è il prossimo evento
    fate assaggiare
    si può assaggiare
    posso visitare la cantina
    visite guidate
    tour della cantina
    firmacopie
    events
    tasting
    workshop
    organizzate uscite di gruppo
    tornei
    gruppo di lettura
    feste di compleanno
    si può fare una festa da voi
    incontro con l'autore
    open day
    raduno
    giornata di prova
    inaugurazione
    attività per i piccoli
    quanto costa partecipare
    come mi iscrivo all'evento`,
  LESSONS: `
    fate corsi
    date lezioni
    mi insegnate a usarlo
    corso per principianti
    c'è qualcuno che mi insegna
    lezioni private
    vorrei imparare da zero
    lessons
    classes
    course for beginners
    scuola di musica
    imparare a suonare
    avete un maestro
    corso di cucina
    corso di cucito
    corso di sub
    quanto costa una lezione
    mio figlio vorrebbe imparare
    insegnate anche agli adulti
    istruttore
    corso serale
    avete un insegnante`,
  TRADE_IN: `
    ritirate l'usato
    fate permuta
    posso darvi il vecchio e avere uno sconto
    mi valutate il mio usato
    quanto mi date per il vecchio
    comprate usato
    comprate oro
    vi interessa la mia vecchia chitarra
    vorrei vendervi
    trade in
    do you buy used
    supervalutazione
    dare dentro la vecchia
    rottamazione
    ho dei libri da vendere
    prendete in cambio
    ho della roba che non uso più la comprate
    permutare
    valutazione usato
    scambiare il mio vecchio con uno nuovo
    ritiro dell'usato
    la mia vecchia bici la prendete voi
    quanto vale il mio
    comprate collezioni`,
  DISPOSAL: `
    portate via il vecchio
    ritirate il vecchio frigo
    smaltite il vecchio materasso
    dove butto le pile
    smaltimento
    raee
    mi togliete la vecchia lavatrice
    ritiro gratuito del vecchio apparecchio
    si può riciclare
    raccogliete le batterie esaurite
    recycling
    take away the old one
    dove si buttano i farmaci scaduti
    riportare i vuoti
    vuoto a rendere
    del vecchio che ne faccio
    ve lo portate via voi
    come si smaltisce
    raccolta differenziata confezione
    ritirate gli ingombranti
    flaconi vuoti ve li riporto
    lampadine esauste`,
  MEASUREMENT: `
    fate l'esame della vista
    misurate la pressione
    posso provare l'udito
    fate analisi
    controllo della vista
    fate il test dell'udito
    misurate la glicemia
    fate tamponi
    si fanno i buchi alle orecchie
    fate i fori alle orecchie
    analisi della pelle
    analisi dell'acqua
    esame del piede
    test intolleranze
    elettrocardiogramma
    holter
    eye test
    blood pressure
    fate le iniezioni
    vaccini
    screening
    analisi del passo
    test del cammino
    analisi del capello
    autoanalisi
    si possono fare gli esami del sangue`,
  CONSULTING: `
    c'è un nutrizionista
    fate consulenze
    mi può consigliare un esperto in negozio
    c'è qualcuno che mi segue nella scelta
    consulenza gratuita
    personal shopper
    consulenza d'arredo
    mi aiutate ad arredare
    c'è il farmacista
    consulenza a domicilio
    consultation
    consulente del sonno
    esperto che viene a casa
    mi fate vedere come starebbe a casa mia
    rendering
    progetto 3d
    skin test
    c'è un veterinario
    c'è un dermatologo
    potete venire a vedere il giardino
    consulenza d'immagine
    non ci capisco niente mi fate assistere da qualcuno
    videochiamata
    videoconsulenza`,
  GROOMING: `
    fate toelettatura
    lavate i cani
    tosate
    quanto costa il bagno al cane
    tagliate le unghie al gatto
    toelettatore
    grooming
    taglio pelo
    il mio cane ha bisogno di una spuntata
    tosatura
    bagnetto
    stripping
    fate il bagno agli animali`,
  AUTHENTICITY: `
    sono originali
    è autentico
    non sono imitazioni
    c'è il certificato
    certificato di autenticità
    è vero oro
    è oro vero o placcato
    sono diamanti veri
    da dove arrivano i vostri prodotti
    siete rivenditori autorizzati
    è made in italy
    sono prodotti artigianali
    genuine
    authentic
    is it real
    sono taroccati
    è una copia
    provenienza
    dove sono fatti
    chi li produce
    li fate voi
    li producete voi
    sono fatti a mano
    producete in italia
    è argento 925
    carati
    rivenditore ufficiale
    certificazione
    è biologico certificato
    filiera
    fatti in cina
    roba cinese
    origine delle materie prime
    chilometro zero
    da che allevamento
    cosa vuol dire dop`,
  SAFETY: `
    è sicuro per i bambini
    ha il marchio ce
    può metterlo in bocca
    da che età si può usare
    è tossico
    è tossico per i gatti
    è pericoloso
    è omologato
    certificazioni di sicurezza
    norme di sicurezza
    is it safe
    safe for kids
    si può dare ai neonati
    pezzi piccoli che si ingoiano
    è ignifugo
    è certificato
    sono a norma
    adatto dai tre anni
    vernice atossica
    è velenosa
    lo possono usare anche i bambini
    quali controlli fate
    controindicazioni
    effetti collaterali
    fa male
    omologazione`,
  BATTERIES: `
    le pile sono incluse
    che pile ci vanno
    la batteria quanto dura
    autonomia della batteria
    quanti chilometri fa con una carica
    va a pile o a corrente
    servono le batterie
    batteries included
    battery life
    quanto ci mette a caricarsi
    si ricarica con usb
    che batteria monta
    quanta autonomia ha
    la batteria è sostituibile
    dopo quanti anni si cambia la batteria
    si può avere una seconda batteria
    caricatore incluso
    batteria agli ioni di litio`,
  INSTRUCTIONS: `
    come si usa
    come funziona
    avete le istruzioni
    ho perso il manuale
    c'è il libretto di istruzioni in italiano
    come si accende
    non capisco come usarlo
    manuale
    user manual
    instructions
    how do i use it
    dosi di utilizzo
    quante volte al giorno si mette
    come si applica
    come si imposta
    mi spiegate come si fa a usarlo
    non riesco a collegarlo
    come si collega
    come si resetta
    scheda tecnica
    dove trovo il manuale
    quanto ne devo mettere
    come si prepara
    quanto prodotto serve per un metro quadro
    resa del prodotto
    quanto deve asciugare`,
  COMPATIBILITY: `
    va bene con il mio
    è compatibile
    funziona con iphone
    va bene anche per android
    si adatta alla mia macchina
    ci sta sulla mia bici
    è compatibile con altri marchi
    il ricambio va bene per il modello vecchio
    funziona sui fornelli a induzione
    va bene per l'induzione
    compatible
    will it fit
    come so se va bene per la mia
    attacco
    si monta anche su
    entra nel mio mobile
    ci sta in una stanza piccola
    si collega al computer
    funziona con la mia tv
    la presa è quella italiana
    voltaggio
    si può usare con
    posso montarlo su una city bike
    va bene nel mio forno`,
  SPARE_PARTS: `
    vendete pezzi di ricambio
    avete i ricambi
    dove trovo il ricambio
    ho perso un pezzo lo vendete
    si è rotto il coperchio lo vendete da solo
    spare parts
    replacement part
    mi serve solo la rotella
    posso comprare solo una parte
    il telecomando di ricambio
    cartucce di ricambio
    avete la guarnizione
    si trova ancora il pezzo
    vendete anche singoli componenti
    ho perso una vite
    si può ordinare il pezzo singolo`,
  TRY_FIRST: `
    posso provarlo in negozio
    si può provare prima di comprare
    posso provarmelo
    avete i camerini
    posso testarlo
    fate campioni
    mi date un campioncino
    avete campioni omaggio
    posso avere un campione di tessuto
    campione di colore
    fitting room
    try before you buy
    can i try it on
    samples
    si può sentire come suona
    posso annusarlo prima
    fare un giro di prova
    test drive
    provare la bici
    mi posso sdraiare sui materassi
    tester in negozio
    vedere dal vivo prima di comprare
    avete esemplari esposti
    vorrei toccarlo con mano
    provare il materasso
    si possono provare gli strumenti`,
  USED_GOODS: `
    vendete usato
    avete cose di seconda mano
    ricondizionati
    usato garantito
    refurbished
    second hand
    avete prodotti da esposizione
    fine serie
    outlet
    avete un angolo dell'usato
    cerco qualcosa di usato che costi meno
    pezzi da vetrina scontati
    resi a prezzo ridotto
    prodotti di fine collezione
    roba usata ma buona
    avete vintage`,
  KEYS: `
    fate copie di chiavi
    duplicate chiavi
    copia chiavi
    duplicazione telecomandi
    duplicate il telecomando del cancello
    mi fate un doppione della chiave di casa
    key cutting
    chiavi auto
    ho perso le chiavi
    quanto costa un duplicato
    chiave elettronica`,
  PAINT_MIXING: `
    fate il colore su campione
    tintometro
    potete fare lo stesso colore della mia parete
    mescolate le vernici
    ral
    colore personalizzato vernice
    preparate le tinte
    fate le tinte
    ho una scheggia di intonaco me lo rifate uguale
    paint mixing
    riprodurre una tonalità
    fate il colore che voglio`,
  SCHOOL_BOOKS: `
    avete i libri di scuola
    libri scolastici
    come prenoto i libri di testo
    la lista dei libri della scuola
    libri delle medie
    libri usati scuola
    testi scolastici
    schoolbooks
    cedole librarie
    cedola
    foderate i libri
    copertine per i libri
    sconto sui libri scolastici
    quando arrivano i libri della prima superiore`,
  PACKAGING: `
    come imballate
    il pacco è anonimo
    la confezione è discreta
    non voglio che si veda cosa c'è dentro
    imballaggio ecologico
    usate tanta plastica
    è imballato bene
    discreet packaging
    eco packaging
    packaging
    arriva ben protetto
    le bottiglie sono imballate bene
    cartone riciclato
    mettete il polistirolo
    nessuno deve capire cosa ho comprato
    sulla scatola c'è scritto cosa contiene
    siete sostenibili
    cosa fate per l'ambiente
    sostenibilità
    plastic free
    pacco senza scritte`,
};
