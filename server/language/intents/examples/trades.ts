import type { IntentExamples } from './intent-examples.ts';

/** What single trades do for their customers, as people ask for it. */
export const TRADE_EXAMPLES: IntentExamples = {
  PRINTING: `
    fate fotocopie
    devo stampare quaranta pagine
    stampate da chiavetta
    posso mandarvi un pdf da stampare
    quanto costa una stampa a colori
    fate scansioni
    copie della carta d'identità
    mi scannerizzate un documento
    plastificate i documenti
    stampate in grande
    stampare il biglietto del treno
    stampe a3
    bianco e nero quanto viene a foglio
    mi serve una copia fronte retro
    posso farvi avere un file da stampare per mail
    print documents
    ho dei fogli da fotocopiare
    mandate fax`,
  BINDING: `
    rilegate tesi
    mi laureo la settimana prossima riuscite a rilegarmela
    rilegatura a spirale
    devo consegnare la tesi
    copertina rigida con scritta in oro
    rilegare dispense
    quanto ci mettete a rilegare
    fascicolare gli appunti
    ho un vecchio libro scucito lo rilegate`,
  STAMPS: `
    fate timbri
    vorrei un timbro con il nome della ditta
    timbro personalizzato
    targhetta per il campanello
    targa in ottone per lo studio
    timbro autoinchiostrante con partita iva
    mi serve il timbro dell'associazione
    rifate il tampone del timbro
    incidete targhe`,
  STATIONERY_PRINT: `
    stampate biglietti da visita
    partecipazioni di nozze
    fate gli inviti per il compleanno
    mi servono ottanta inviti per i diciott'anni
    business cards
    volantini per la mia attività
    fate le locandine
    bigliettini per le bomboniere
    menù per il matrimonio
    cartoncini con il nome degli invitati
    wedding invitations
    manifesti e striscioni`,
  PHOTO_SERVICES: `
    stampate le foto dal telefono
    fate fototessere
    mi serve la foto per il passaporto
    sviluppate i rullini
    ho delle vecchie vhs da riversare
    digitalizzate i negativi
    stampa foto su tela
    fotolibro
    restauro vecchie foto
    servizio fotografico per il battesimo
    ingrandimenti
    quanto costa stampare cento foto`,
  TYRES: `
    cambiate le gomme
    montate gli pneumatici comprati online
    mi tenete le gomme estive
    quando posso venire per il cambio gomme
    fate la convergenza
    equilibratura compresa
    montate il gancio traino
    fate il tagliando all'auto
    revisione del motorino
    deposito pneumatici
    quanto per quattro gomme montate`,
  PHONE_SERVICES: `
    fate ricariche telefoniche
    posso fare una sim da voi
    voglio passare a un altro operatore tenendo il numero
    mi mettete la pellicola sullo schermo
    ho perso tutte le foto riuscite a recuperarle
    mi trasferite i contatti sul telefono nuovo
    formattate il computer
    il pc è lentissimo lo sistemate
    installate windows
    togliete i virus
    sbloccate i telefoni
    recupero dati da hard disk
    mi spostate whatsapp`,
  REFILLS: `
    ricaricate le bombole
    ricarica co2
    vendete detersivi sfusi
    posso portare il mio contenitore
    prodotti alla spina
    ricaricate le cartucce
    toner rigenerati
    riempite i flaconi
    avete il vino sfuso
    refill
    porto le bottiglie da riempire
    prodotti senza imballo
    ricarica gas accendino
    scambio bombola vuota piena`,
  CUTTING: `
    tagliate il legno su misura
    vendete stoffa al metro
    tagliate il vetro
    mi tagliate un pannello
    quanto è il minimo di tessuto che posso prendere
    taglio specchi
    si può avere un pezzo di due metri e mezzo
    mensola tagliata
    servizio taglio
    vendete la catena al metro
    ho bisogno di un'asse lunga un metro e venti
    tagliate la moquette
    bordate i pannelli
    fate i fori`,
  FOOD_PREPARATION: `
    affettate al momento
    mi mettete il formaggio sottovuoto
    macinate il caffè
    mi pulite il pesce
    sfilettate
    tagliate la carne a fettine
    mi preparate l'arrosto legato
    grattugiate il parmigiano
    disossate il pollo
    fate porzioni piccole
    confezionate sottovuoto per il viaggio
    pulite le verdure`,
  CATERING: `
    fate torte su ordinazione
    quanto prima devo ordinare la torta
    una torta per venti persone
    fate rinfreschi
    catering per una festa
    vassoio di salatini per domenica
    buffet di laurea
    ordinare il pranzo di natale
    preparate piatti pronti
    prenotare i panettoni
    torta con foto
    fate anche torte senza glutine su ordinazione
    mignon assortiti
    aperitivo in ufficio portate tutto voi
    servizio a domicilio per feste
    cena per dieci persone da portare via`,
  BASKETS: `
    fate cesti natalizi
    posso comporre un cesto
    scelgo io cosa mettere nella confezione
    cesti per i clienti
    preparate cassette miste
    strenne
    un cesto da cinquanta euro cosa ci mettete
    confezioni miste di vini
    box degustazione da comporre
    gift basket
    cesto personalizzato`,
  FLOWERS: `
    consegnate fiori oggi
    voglio mandare delle rose a mia moglie
    un mazzo a domicilio in giornata
    fiori in ospedale
    fate corone per funerali
    bouquet da sposa
    addobbi per la chiesa
    portate i fiori al cimitero
    consegna fiori san valentino
    mandate fiori in un'altra città
    posso far recapitare un bouquet con un biglietto
    centrotavola per il matrimonio`,
  GARDENING: `
    venite a potare la siepe
    fate manutenzione giardini
    curate i terrazzi
    mi rinvasate le piante
    progettate giardini
    fate il prato
    impianto di irrigazione
    tagliate l'erba
    avete un giardiniere
    venite a casa a piantare
    abbattete gli alberi
    trattamenti per le zanzare in giardino
    ho un terrazzo vuoto me lo sistemate`,
  PET_BOARDING: `
    tenete i cani in vacanza
    pensione per gatti
    dog sitter
    chi mi guarda il cane ad agosto
    posso lasciarvi il coniglio una settimana
    addestrate cani
    educatore cinofilo
    mettete il microchip
    asilo per cani
    corso cuccioli
    quanto costa la pensione al giorno`,
  ORTHOTICS: `
    fate plantari su misura
    quanto viene un plantare
    ho i piedi piatti
    prendete le misure per le calze elastiche
    tutore su misura
    busto ortopedico
    c'è il tecnico ortopedico
    esame baropodometrico
    scarpe ortopediche su misura
    protesi
    solette fatte apposta
    ho la tallonite mi fate qualcosa
    ausili per disabili con asl`,
  GALENICS: `
    fate preparazioni galeniche
    mi preparate una crema con la ricetta
    prenotate le visite
    posso prenotare gli esami da voi
    cup
    ritirare i referti
    attivate lo spid
    capsule su misura
    preparati veterinari
    stampate il green pass
    scelta del medico
    pagare il ticket da voi
    bombole di ossigeno`,
  CURTAINS: `
    cucite le tende
    confezionate tende su misura
    venite a prendere le misure delle finestre
    montate le tende
    rifoderate il divano
    tappezzate le sedie
    fate fodere su misura
    posate il parquet
    posa carta da parati
    mi rifate l'imbottitura
    orlo alle tende
    ho le finestre alte tre metri
    cambiate il tessuto della poltrona`,
  CLEANING: `
    lavate i tappeti
    fate il lavaggio dei piumoni
    pulite i gioielli
    lavaggio a secco
    servizio lavanderia
    igienizzate i divani
    quanto costa lavare un tappeto
    venite a lavare la moquette
    lavate le scarpe
    pulitura ad ultrasuoni
    lavaggio borse`,
  LICENCES: `
    serve il porto d'armi
    che documenti servono
    ci vuole la licenza di pesca
    bisogna avere il patentino
    per il monopattino serve l'assicurazione
    va immatricolato
    serve la targa
    devo portare un documento
    quali carte devo avere per comprarlo
    obbligo di casco
    si può usare senza patente
    denuncia ai carabinieri`,
  POST_SERVICES: `
    pagate i bollettini
    posso pagare una bolletta da voi
    avete marche da bollo
    ritirate i pacchi amazon
    posso spedire un pacco da voi
    vendete francobolli
    biglietti dell'autobus
    ricarica postepay
    punto di ritiro vinted
    bollo auto
    gratta e vinci
    lasciare un reso di zalando
    pago pa
    fate da fermopoint`,
  BRANDS: `
    che marche trattate
    quali marchi avete
    trattate la marca bosch
    siete rivenditori stihl
    avete roba di marca
    con che aziende lavorate
    avete anche marche economiche
    tenete tutti i marchi
    siete concessionari ufficiali
    which brands do you carry`,
  ABOUT_US: `
    chi siete
    da quanti anni esistete
    siete un'azienda di famiglia
    raccontatemi la vostra storia
    chi c'è dietro al negozio
    siete una catena
    da quanto tempo fate questo lavoro
    siete italiani
    chi è il titolare
    about you
    come è nata la bottega
    cosa fate
    di cosa vi occupate`,
  CATALOGUE: `
    avete un catalogo
    mi mandate il catalogo in pdf
    dove vedo tutti i prodotti
    quando arriva la nuova collezione
    novità in arrivo
    catalogo cartaceo
    posso sfogliare il catalogo
    listino completo
    lista dei prodotti con i prezzi
    brochure
    new arrivals`,
  COLLABORATIONS: `
    fate franchising
    sono un influencer facciamo una collaborazione
    vorrei proporvi i miei prodotti
    sono un artigiano prendete in conto vendita
    sponsorizzate la nostra squadra
    fate beneficenza
    cerco un partner commerciale
    sono un rappresentante con chi parlo
    programma di affiliazione
    vorrei aprire un vostro negozio
    partecipate alla lotteria della scuola con un premio`,
  TAX_FREE: `
    fate il tax free
    sono americano posso avere il rimborso dell'iva
    tax refund
    vat refund for tourists
    i turisti non pagano l'iva
    global blue
    vivo fuori europa mi ridate l'iva`,
  RESTROOMS: `
    avete il wifi
    c'è un bagno per i clienti
    posso cambiare il bambino da voi
    c'è un angolo giochi per i bimbi
    si può bere un caffè
    avete una sala d'attesa
    c'è da sedersi
    posso allattare`,
  LOST_PROPERTY: `
    ho dimenticato l'ombrello da voi
    avete trovato un portafoglio
    ieri ho lasciato gli occhiali sul bancone
    ho perso una sciarpa in negozio
    oggetti smarriti
    mi è caduto un guanto da voi l'avete trovato`,
};
