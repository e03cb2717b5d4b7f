import type { IntentExamples } from './intent-examples.ts';

/** Told rather than asked: what has happened, what somebody has or lacks, from which a shop knows what is wanted. */
export const TOLD_EXAMPLES: IntentExamples = {
  ORDER_STATUS: `
    il mio acquisto è già partito
    dove cavolo è finito
    non lo vedo arrivare
    mi avete spedito quello che ho preso
    ho bisogno di sapere dove si trova ora
    da quando ho pagato non so più niente
    codice per seguirlo
    si può seguire sulla mappa
    ma il corriere quando si fa vivo
    a che punto siamo con quello che ho preso
    a che punto è la mia riparazione
    sto aspettando da una vita
    dhl mi dice in transito da una settimana
    ho fatto l'acquisto venerdì scorso e nessuno si è fatto vivo
    in casella non ho nessun messaggio con il codice del corriere
    ho controllato sul sito di poste ma non lo trova
    mi è arrivata la conferma ma poi più niente
    vorrei capire se è già in viaggio
    mi hanno scritto che è partito ma non vedo niente
    il fattorino ha suonato ed è andato via
    chi mi dice quando arriva quello che ho preso
    il mio acquisto è sparito
    ho il numero d'ordine come lo controllo
    si può vedere dal telefono dove si trova
    mi è arrivata solo una parte l'altra dov'è`,
  DELIVERY_TIME: `
    tra quanto è qui
    arriva prima di domenica
    quanto dura il viaggio del pacco
    in settimana ce la fa ad arrivare
    mi ci vuole in fretta
    consegna lampo
    se compro oggi quando lo vedo
    partite subito con la consegna
    quanti giorni per le isole
    giorno di consegna previsto
    riuscite per giovedì
    quando me lo vedo arrivare
    parto lunedì ce la fate prima
    il compleanno è dopodomani
    ci sposiamo sabato faccio in tempo ad averlo
    mi serve per la festa del papà
    domani sera lo voglio già a casa
    se pago adesso domani ce l'ho
    tra quanto lo avrei qui
    abito a palermo quanti giorni passano
    per quando me lo portate
    riuscite a farmelo avere entro il fine settimana
    da quando pago a quando lo ricevo quanto passa
    fra quanti giorni sarebbe qui da me
    sono in ufficio fino alle sei quando posso riceverlo
    di giorno non c'è mai nessuno
    preferirei che passassero dopo cena
    ci vuole tanto
    siete veloci
    ricevo prima di pasqua
    consegna in serata
    quanto ci mettete di solito`,
  SHIPPING_COST: `
    con cinquanta euro di spesa pago il corriere
    mi arriva gratis
    il postino lo devo pagare
    quanto di trasporto
    quanti soldi per la consegna
    se compro tanto la consegna è gratuita
    c'è da pagare per la spedizione
    quanto costa farselo portare
    ho 65 euro nel carrello devo pagare la spedizione
    mi mancano cinque euro per non pagarla
    il ritiro da voi costa qualcosa
    quanto mi tocca aggiungere per riceverlo
    per farlo arrivare in sicilia pago di più
    se supero i cento euro mi fate risparmiare il corriere
    fate pagare il corriere
    oltre al prezzo c'è altro da pagare per averlo
    a quanto ammonta il trasporto
    se ne prendo due risparmio sul trasporto
    mi regalate la spedizione`,
  DELIVERY_AREA: `
    la portate anche fuori provincia
    fin qui in friuli arrivate
    abito in campagna
    spedite anche alle isole eolie
    mi trovo in austria
    vi posso ordinare dalla svizzera
    raggiungete tutta la regione
    mia sorella vive a berlino può riceverlo
    sto in un'isola minore
    sono in vacanza in croazia me lo mandate lì
    abito a lugano
    vivo in un posto sperduto
    da voi a casa mia sono ottanta chilometri
    mandate roba in belgio
    sono italiano ma abito a parigi
    anche se sto in calabria
    nel mio paese non arriva mai nessun corriere
    consegnate anche nell'hinterland`,
  SHIPPING: `
    non riesco a venire in negozio
    sono anziana e non esco
    lo vorrei ricevere dove lavoro
    lo mandate a casa di una mia amica
    di solito mi affidate a quale corriere
    a chi le date le spedizioni
    potete spedirmelo o devo venire
    il corriere chi è
    preferisco farmelo portare
    in casa non c'è nessuno si può lasciare al vicino
    potete lasciarlo in portineria`,
  PICKUP: `
    lo posso avere senza spedizione
    passo in giornata a prenderlo
    se lo prendo lì è gratis
    vengo col furgone a caricare
    ritira mia moglie al posto mio
    lo trovo già pronto se vengo
    fino a quando resta lì il mio ordine
    lavoro lì vicino lo prendo in pausa pranzo
    risparmio il corriere e vengo io
    ordino stasera e domani passo
    se pago online posso poi venire
    mando mia figlia a prenderlo
    per il ritiro serve un documento
    quanto tempo ho per venirlo a prendere
    vi mando un amico con la delega
    tenetemelo lì che passo
    io sono in zona me lo vengo a prendere
    mi avvisate voi quando posso passare`,
  ASSEMBLY: `
    sono negata col fai da te mandate qualcuno
    ho ottant'anni chi me lo monta
    pesa tanto e abito al terzo piano
    chi me lo porta su per le scale
    lo lasciate giù o lo portate in casa
    io non so avvitare nemmeno una vite
    serve l'elettricista o fate voi
    mi collegate anche i tubi
    tempi per il montaggio della cucina
    quando vengono i montatori
    mi attivate il telefono e mi trasferite i contatti`,
  CANCEL_ORDER: `
    mi sono accorta che ho fatto due ordini uguali
    mio figlio ha ordinato senza dirmelo
    l'ho trovato altrove a meno e vorrei togliere l'ordine
    se è ancora da spedire lasciate stare
    vorrei fermare tutto prima che parta
    ho confermato senza volere
    premuto il tasto per errore
    come faccio a bloccare l'acquisto appena fatto
    non fatelo partire`,
  CHANGE_ORDER: `
    accidenti ho messo la via sbagliata
    mi sono dimenticata di scrivere l'interno
    il pacco sta andando dai miei ma io sono altrove
    la prossima settimana non ci sono potete mandarlo dopo
    ho scelto il colore sbagliato ma è ancora da spedire
    nell'ordine di stamattina vorrei mettere anche un'altra cosa
    posso ancora correggere quello che ho ordinato
    ho lasciato il vecchio numero di cellulare
    vorrei che lo mandaste a un altro indirizzo rispetto a quello scritto
    facciamo tre invece di due nell'ordine`,
  AVAILABILITY: `
    ve ne è rimasto
    vi rimangono
    ne avete a magazzino
    sono finiti
    quando vi arrivano
    prima di venire c'è
    arrivano freschi quando
    ogni quanto vi riforniscono
    sono venuta ieri e lo scaffale era vuoto
    non riesco a metterlo nel carrello perché dice esaurito
    lo aspetto da mesi
    prima di fare la strada volevo sapere se c'è
    lo rifarete
    il mio numero non c'è più
    è finito ovunque
    posso lasciare la mail per sapere quando c'è
    fatemi sapere appena arriva
    lo tenete sempre o è solo stagionale`,
  SPECIAL_ORDER: `
    non lo vedo da voi ma magari lo recuperate
    è un modello vecchio si riesce ad avere
    lo vorrei in un'altra misura che non vedo
    il vostro fornitore ce l'ha
    esce il mese prossimo posso già bloccarlo
    cercavo una cosa particolare che di solito non si trova
    se ve lo chiedo lo prendete
    mio nonno usava una marca che non vedo la recuperate`,
  HOW_TO_ORDER: `
    vorrei prendere una cosa ma non so come si fa
    premo paga e non succede niente
    mia mamma non usa internet può chiamare per ordinare
    ho messo tutto nel carrello e ora
    per comprare devo venire o faccio tutto dal computer
    dopo aver pagato cosa succede
    mi dà transazione negata
    quanto devo spendere minimo
    non trovo il tasto per comprare`,
  SUBSCRIPTION: `
    mettere in pausa gli invii
    ogni mese lo stesso
    se parto posso fermare le consegne
    mandatemelo ogni tre settimane
    bloccare la prossima consegna periodica
    cambiare ogni quanto arriva
    lo uso tutti i giorni me lo mandate senza che lo chieda
    finisce sempre sul più bello vorrei riceverlo in automatico
    ho l'abbonamento ma questo mese sono via
    vorrei smettere di ricevere la fornitura
    ogni quanto arriva la box`,
  PAYMENT: `
    come vi pago
    con che carte
    prendete carte straniere
    accettate le american
    pagamento col bancomat in negozio
    paypal ce l'avete
    la paghetta ce l'ho in contanti
    posso strisciare la carta
    si paga prima o dopo
    posso pagare con due carte
    come posso saldare il conto
    con che mezzo si salda
    ho solo il bancomat va bene
    non ho contanti con me
    mi fido solo di paypal
    se vengo in negozio posso usare la carta
    posso farvi un versamento
    mi mandate gli estremi per il bonifico
    mio marito paga con il telefono si può
    quali carte prendete
    devo pagare tutto prima
    pago quando vengo a ritirare
    ho la prepagata della posta
    mi hanno addebitato due volte
    ho pagato doppio
    quando scalate i soldi dalla carta`,
  CASH_ON_DELIVERY: `
    pago quando me lo consegnano
    vi do i soldi quando lo portate
    do i soldi al postino quando me lo porta
    preferisco vedere la merce e poi pagare
    mia nonna vuole pagare a chi glielo porta
    pago direttamente al ragazzo che consegna
    niente carte pago quando suona il corriere
    quando arriva posso dare i contanti`,
  INSTALLMENTS: `
    a rate come funziona
    quattro comode rate
    pagherei un po' per volta
    si può pagare un po' adesso e un po' dopo
    quanto verrebbe al mese
    senza busta paga posso fare le rate
    senza interessi
    costa tanto posso darvene un pezzo al mese
    milleduecento euro tutti insieme non li ho
    si può spalmare la spesa
    un tanto al mese
    pago metà ora e metà il mese prossimo
    mi fate pagare con calma
    dividere la spesa in più mesi
    prendere ora e pagare dopo
    c'è la possibilità di un finanziamento
    servono garanzie per avere le rate`,
  INVOICE: `
    ci serve con la partita iva
    mettete la ditta sullo scontrino
    per scaricarla come azienda
    fattura intestata a un'altra persona
    mi mandate il documento fiscale
    il codice destinatario dove lo scrivo
    fattura dopo l'acquisto
    sono un libero professionista e mi serve il documento
    compro per lo studio
    lo metto in spese aziendali
    il capo vuole la ricevuta intestata
    lo compra la mia società
    ho dimenticato di inserire la partita iva
    la segretaria chiede la fattura
    dove trovo il documento per il commercialista
    mi serve una pezza giustificativa
    ho smarrito la ricevuta`,
  TAX_RELIEF: `
    posso metterlo nel 730
    lo stato mi ridà qualcosa
    ho la legge 104 pago meno
    sto ristrutturando casa ho diritto a qualcosa
    per le tasse cosa mi date
    serve lo scontrino col codice fiscale per detrarlo
    il commercialista dice che si scarica`,
  DISCOUNT: `
    c'è uno sconto se ne compro di più
    un ribasso
    prezzi pieni o in saldo
    ho visto una pubblicità con il venti per cento
    dove lo scrivo il codice
    perché non mi scala lo sconto
    chi è nuovo ha qualcosa
    al mercato lo pago meno mi venite incontro
    non è che mi fate un prezzo di favore
    c'è qualcosa in saldo
    ho un codice ma dice non valido
    ho ricevuto un buono per l'iscrizione e non me lo prende
    se prendo tutto il set mi togliete qualcosa
    quando abbassate i prezzi
    aspetto i ribassi
    l'offerta che ho visto ieri c'è ancora
    il prezzo è l'ultimo
    scontate qualcosa a fine stagione
    per il primo ordine c'è qualcosa
    la promo vale anche in negozio`,
  LOYALTY: `
    avete una tessera per gli sconti
    una card con gli sconti per i clienti
    compro sempre da voi mi premiate
    a cosa servono i punti
    mi sono dimenticata di far passare la tessera
    la mia amica ha una card con i vantaggi come la faccio
    ho 300 punti cosa ci prendo
    tengo i bollini da parte
    fate qualcosa per i clienti affezionati`,
  GIFT_CARD: `
    tessera regalo
    regalare soldi da spendere nel vostro negozio
    un buono per mia sorella
    per quanto vale il buono che mi hanno dato
    posso usare metà del buono adesso
    non so che taglia ha preferisco regalare un buono
    non conosco i suoi gusti meglio che scelga lei
    avete una gift
    vorrei dargli dei soldi da spendere da voi
    mi hanno regalato una vostra tessera da cinquanta euro
    ho un buono di natale è ancora valido
    così si prende quello che vuole
    voglio che decida lui cosa comprare`,
  PRICE_MATCH: `
    da un altro negozio lo fanno a venti euro meno
    in vetrina c'è un prezzo e sul sito un altro
    l'ho comprato ieri e oggi è in offerta
    il prezzo comprende tutto
    quelle cifre sono con le tasse`,
  RETURN: `
    ve lo posso ridare
    se non mi soddisfa
    voglio rimandarvelo
    mi restituite quello che ho pagato
    in quanti giorni posso ripensarci
    lo rendo anche se l'ho aperto
    non va bene per la mia stanza
    ho cambiato idea dopo averlo ricevuto
    scatola aperta si può rendere
    come funziona se lo voglio indietro
    a chi tocca pagare il ritorno
    mi sono pentita
    l'ho provato e non fa per me
    mia suocera lo ha già quindi ve lo riporto
    vorrei indietro quanto ho speso
    non le ho nemmeno scartate
    la confezione l'ho già aperta me lo riprendete
    ho comprato due cose ne tengo una sola
    è passato un mese siamo ancora in tempo per renderlo
    ho speso un sacco e non ne vale la pena
    non è come me lo immaginavo
    non mi serve più dove lo mando
    chi passa a riprendere il pacco
    aspetto ancora i soldi del reso
    a quale indirizzo vi rimando la merce
    se poi non va bene che faccio
    non mi trovo con quello che ho comprato`,
  EXCHANGE: `
    mi sta enorme
    ci nuoto dentro
    mi stringe
    mi fa male perché è stretto
    troppo corto
    ho bisogno di una misura diversa da quella che ho preso
    me lo date di un altro colore al posto di questo
    a lei non va
    si può fare il cambio con un altro modello
    scambio con la misura giusta
    ci ballo dentro
    mi scappa dal piede
    non riesco a chiuderlo è piccolo
    a mio figlio non entra
    mi segna sui fianchi vorrei la taglia in più
    è enorme mi serve la s
    ho preso il 38 posso avere il 37
    il maglione che mi ha regalato la zia mi sta da schifo
    vorrei lo stesso ma in blu
    me ne hanno regalati due uguali
    mia nipote ce l'aveva già
    l'ho preso lungo e mi serve corto
    lo posso barattare con un'altra cosa
    ho sbagliato a scegliere vorrei l'altro`,
  DEFECT: `
    ha qualcosa che non va
    fa cilecca
    non è più quello di prima
    funziona a tratti
    si è consumato in due settimane
    mi sembra fallato
    è già da buttare dopo poco
    si è bloccato e non si muove
    il motore fa fumo
    la cucitura ha ceduto
    si è staccato un pezzo
    ha un buco
    mi si è rotto tra le mani
    sta perdendo i pezzi
    il tasto non risponde
    non emette suono
    non scrive più
    nuovo di zecca e non si ricarica
    non si chiude più
    non si apre
    non si spegne
    non si sente niente
    non si vede niente
    non raffredda
    non aspira
    comprata quindici giorni fa e già
    mi è esplosa in mano
    mi è scoppiato
    alla prima volta che lo uso si è spezzato
    la prima volta che l'ho usato si è piegato
    mi è rimasto in mano il pezzo
    dopo un mese ha già un problema
    si è spezzato in due
    non prende la carica
    non tiene la carica
    si sfila da solo
    non fa più quello che faceva
    perde inchiostro da tutte le parti
    perde acqua da sotto
    quello che ho preso qui non va
    appena comprata e già dà problemi
    la zip è saltata la seconda volta che li metto
    si è aperta la cucitura
    dopo un lavaggio è diventato una pezza
    l'ho messo in carica e niente
    si è spento e non ne vuole sapere
    il manico mi è rimasto in mano
    tre giorni di vita e già non va
    fa contatto e si stacca
    non esce niente quando premo
    si è scaricato e non riparte
    il colore è andato via subito
    si è gonfiato
    ha cominciato a perdere
    fuma
    è morto
    ci ho messo l'acqua e cola da sotto
    la lampada sfarfalla
    il pomello si è svitato e non si rimette
    mi ha macchiato i vestiti
    aveva i vermi dentro
    era andato a male quando l'ho aperto
    ha fatto la ruggine
    si è incrinato da solo`,
  DAMAGED: `
    è arrivato a pezzi
    me l'hanno consegnato distrutto
    dentro la scatola vetri ovunque
    il corriere me l'ha ammaccato
    arrivata con una gamba rotta
    confezione sfondata alla consegna
    è arrivata una rotta
    ho aperto la scatola e dentro era un disastro
    è caduto al corriere
    il cartone aveva un buco
    quando è arrivato gocciolava
    l'angolo è ammaccato
    uno è rotto gli altri sono interi
    dentro c'erano i cocci
    era tutto spiaccicato
    il vaso è arrivato crepato e la terra ovunque
    mi è arrivato già segnato
    il sigillo era strappato
    ho le foto della scatola sfondata
    è arrivata la confezione bagnata fradicia`,
  WRONG_ITEM: `
    non c'entra niente con quello che ho preso
    dentro c'è roba di un altro
    ne manca uno
    ho ordinato quattro e sono tre
    mi manca un accessorio
    colore diverso da quello scelto
    il numero sulla scatola è un altro
    mi avete dato quello sbagliato
    ho aperto e dentro c'era tutt'altro
    io volevo quello rosso
    questo non l'ho mai ordinato
    ne ho pagati tre e ne trovo due
    credo che abbiate scambiato il mio pacco
    la scatola è giusta ma il contenuto no
    la taglia sull'etichetta non è quella che avevo scelto
    manca proprio la parte più importante
    mi avete dato il modello vecchio
    non trovo il cavetto nella scatola
    sul documento c'è scritto sei ma sono cinque`,
  WARRANTY: `
    se dura meno di due anni
    copre anche le cadute
    se si rompe per colpa mia
    fino a quando sono coperta
    devo tenere lo scontrino per la garanzia
    la garanzia vale anche se
    copre la rottura
    e se dopo un anno smette
    ce l'ho da un anno e mezzo sono ancora coperta
    se tra sei mesi mi lascia a piedi
    ho comprato nel 2024 vale ancora
    lo scontrino si è sbiadito vale la garanzia
    le batterie rientrano nella garanzia
    serve la scatola originale per la garanzia
    me lo aggiustate gratis se è in garanzia
    chi mi copre se succede qualcosa
    quanti anni sto tranquillo`,
  REPAIR: `
    ci mettete mano voi
    me la potete rimettere a posto
    cambiate la corda
    ve la porto che non va bene
    la decalcificazione la fate
    fate la revisione
    quanto per una sistemata
    ha bisogno di una controllata
    rimettete a nuovo anche quelli vecchi
    cambiate i pezzi
    sostituite il manico
    rifate i tacchi
    anche se non l'ho comprato da voi lo aggiustate
    ho una borsa con la tracolla staccata
    mi è caduto e lo schermo è in frantumi
    il mio vecchio orologio è fermo
    la catena salta
    i freni fischiano
    va cambiata la gomma
    la sedia traballa
    me la rimettete in sesto
    ci mettete voi le mani
    il manico è rotto me lo rifate
    mi rifate i tacchi
    ho l'anello largo me lo stringete
    i pantaloni sono lunghi li accorciate
    va accordato
    la stanghetta si è allentata
    non taglia più bene me lo affilate
    il cambio della bici gratta
    quanto vi prendete per sistemarla
    è roba di mio nonno si può salvare`,
  SATISFACTION: `
    e se non gli piace il sapore
    magari poi non ci dormo bene
    ho paura di non abituarmici
    vorrei provarlo qualche settimana prima di decidere
    non vorrei buttare i soldi se non mi trovo`,
  HOURS: `
    si può venire di sabato
    quando vi trovo
    siete lì adesso
    la domenica lavorate
    quanto resta aperto
    a mezzogiorno c'è qualcuno
    fate il giovedì pomeriggio
    il giorno di chiusura
    a pasquetta
    sono per strada fate in tempo ad aspettarmi
    stacco alle otto
    posso venire dopo il lavoro
    domenica mattina sarei in zona
    verso l'una c'è qualcuno
    il lunedì mattina trovo aperto
    ho trovato la saracinesca abbassata
    siete in ferie
    ponte del primo novembre ci siete
    sono qui davanti ed è chiuso`,
  LOCATION: `
    da che parte di città
    che tram prendo
    che bus ferma lì
    vicino a cosa siete
    in quale paese
    c'è un negozio dove toccare la merce
    si può visitare
    ho il navigatore che via metto
    arrivo dall'autostrada
    google mi porta in un posto sbagliato
    sto girando e non trovo l'ingresso
    vengo in treno è lontano
    siete quelli vicino al duomo
    vorrei passare a vedere ma non so dove siete
    di preciso dove
    siete in un centro commerciale
    c'è una fermata vicina
    c'è un vostro negozio dalle mie parti`,
  PARKING: `
    vengo in auto con mia suocera dove la metto
    è un problema fermarsi con la macchina
    devo caricare roba pesante posso accostare
    lì intorno si trova posto`,
  CONTACTS: `
    dove vi trovo al telefono
    un indirizzo mail
    siete su telegram
    vi scrivo dove
    il centralino
    avete la chat
    mi rispondete su instagram
    devo segnalarvi un problema
    come posso parlarvi
    mi date una mail per scrivervi
    mi date il vostro numero
    mi lasciate un recapito
    quale indirizzo di posta elettronica
    provo a telefonare ma suona a vuoto
    preferisco scrivere un messaggio
    non trovo il numero sul sito
    vorrei mandare una foto del problema
    dove vi mando i documenti
    ho bisogno di sentirvi a voce
    aspetto una risposta alla mia mail da giorni
    come vi raggiungo telefonicamente
    dove si scrive per un reclamo
    avete una linea diretta`,
  HUMAN: `
    c'è un essere umano
    vorrei un consulente vero
    mi passi qualcuno
    chi mi può rispondere davvero
    non sei utile dammi qualcuno
    ho bisogno di uno del negozio
    passatemi uno che ne capisce
    c'è uno esperto lì con voi
    vorrei sentire qualcuno del negozio
    queste risposte automatiche non mi servono
    c'è una persona dietro
    preferisco spiegarmi con qualcuno
    mi fate richiamare da qualcuno per favore
    possibile che risponda sempre una macchina
    voglio qualcuno che mi ascolti
    non mi capisci passami un collega umano`,
  APPOINTMENT: `
    mi mettete in lista
    vengo quando voglio
    bisogna telefonare prima
    che giorno posso venire per la prova
    avete posto domani
    posso venire direttamente
    c'è da aspettare se vengo senza avvisare
    giovedì alle cinque avete un buco
    devo rimandare a un altro giorno l'incontro che avevamo
    come faccio a segnarmi
    siete sempre pieni quando c'è posto`,
  ACCOUNT: `
    mi dice credenziali errate
    non mi ricordo con che mail mi ero iscritta
    il link per reimpostare non arriva
    non trovo dove fare l'accesso
    vorrei sparire dal sito
    mi butta sempre fuori`,
  PRIVACY: `
    ogni giorno mi arriva un vostro messaggio basta
    non voglio che il mio nome giri
    come fate ad avere la mia mail
    togliete il mio numero
    vi ho lasciato i documenti che ne fate`,
  SIZE_GUIDE: `
    come mi devo misurare
    quanto è lunga la m
    che numero ordino
    è abbondante
    che misura faccio
    ha dieci anni ed è magro che taglia
    quale va bene per uno alto
    che lunghezza mi serve
    quanto grande devo prenderlo
    ha il piede lungo ventidue centimetri
    sono uno e sessanta per cinquanta chili
    di solito porto trentanove e mezzo
    non so se prendere la 42 o la 44
    il mio polso è sedici centimetri
    tra i due numeri quale mi conviene
    mia figlia ha nove anni ed è alta
    non so il suo numero
    sono formosa come mi regolo
    tengo la quarantasei normalmente
    cosa prendo se sto tra due taglie
    com'è la calzata
    come faccio a sapere che mi va`,
  GIFT_WRAP: `
    lo fate carino
    infiocchettato
    è per mia madre ci pensate voi
    un biglietto dentro
    che sembri un regalo
    ci mettete la carta
    è per un matrimonio lo sistemate bene
    vorrei che arrivasse già pronto da dare
    il prezzo non deve vedersi
    posso farvi scrivere due parole per lei
    arriva direttamente alla festeggiata
    mi ci mettete un nastrino
    fa bella figura così o lo incartate
    non ho tempo di incartarlo`,
  RENTAL: `
    prendere per una settimana
    lo usiamo solo a natale si può affittare
    averla in prestito
    quanto per tre giorni
    avete l'attrezzatura da prestare a chi comincia
    vorremmo la macchina senza comprarla
    comodato d'uso
    in uso gratuito
    mi basta per una domenica
    comprarlo non mi conviene lo userei una volta
    posso averlo per le vacanze e poi ridarvelo
    mio figlio cresce non vorrei comprarlo subito
    quanto per due settimane senza comprarlo
    se poi mi piace posso scalare il noleggio`,
  QUOTE: `
    ho un muro storto serve qualcosa fatto apposta
    vi mando la piantina
    le misure standard non vanno
    vorrei capire quanto spenderei in tutto
    le serve qualcosa di fatto apposta
    due metri e dieci per sessanta lo fate
    venite voi a vedere lo spazio`,
  PERSONALISATION: `
    la scritta che voglio io
    con dedica
    il mio nome sul manico
    si può far scrivere
    stampato col nostro simbolo
    una frase per la nonna
    data e iniziali
    vorrei farci mettere il suo nome
    è per l'anniversario ci scriviamo la data
    si può scrivere qualcosa dietro
    ci stampate la faccia del mio cane
    con il nome del bimbo
    vorremmo lo stemma della squadra
    mettete il marchio della mia ditta
    quante lettere ci stanno`,
  WHOLESALE: `
    sono tanti pezzi c'è un prezzo
    un ordine per la palestra
    prezzo per trenta
    compriamo per tutta la scuola
    abbiamo un agriturismo
    per i clienti a natale
    ci serve per lo studio
    per la classe
    prezzo da rivenditore
    divise per la squadra
    se prendiamo tanta roba ci venite incontro sul prezzo
    siamo in dodici in studio
    per il nostro ufficio
    siamo in trenta e ne servono trenta
    lo chiedo per il mio bar
    ho un bed and breakfast
    mi servirebbero per tutti i colleghi
    sono l'allenatore di una squadra
    è per l'asilo
    compro spesso grosse quantità
    vorrei tenere i vostri articoli nel mio negozio
    prendendone cento quanto mi fate l'uno
    regali di natale per i miei dipendenti`,
  AGREEMENTS: `
    sono carabiniere
    lavoro in ospedale
    ho la tessera della palestra qui accanto
    la mia azienda ha un accordo con voi
    ho più di settant'anni
    sono studente universitario
    ho l'assicurazione sanitaria`,
  LAYAWAY: `
    me lo custodite fino al parto
    potete conservarlo voi fino ad aprile
    prendo lo stipendio il 27 me lo tenete
    non vorrei che lo vendeste prima che arrivo
    vi lascio qualcosa e passo a prenderlo
    me lo bloccate`,
  LISTS: `
    a settembre mi sposo
    nasce a marzo e vorremmo che i parenti scegliessero da voi
    come fanno gli amici a regalarci qualcosa insieme
    gli sposi hanno una lista da voi`,
  CEREMONIES: `
    pensierini per gli invitati
    mi servono cinquanta ricordini per la comunione
    per il battesimo di mia figlia mi servono i sacchetti
    fate i fiori per la chiesa
    la comunione è a maggio preparate voi tutto`,
  ALLERGENS: `
    va bene per chi non tollera il latte
    cosa ci mettete dentro
    ci sono le nocciole
    per un diabetico va bene
    contiene zuccheri
    chi è allergico al polline può
    di che stoffa è fatto
    è cotone puro
    c'è dentro la plastica
    mi gonfio se mangio grano
    mia figlia diventa tutta rossa con il nichel
    sono incinta lo posso usare
    non mangio niente di animale
    il piccolo non digerisce il latte
    cosa c'è scritto sull'etichetta
    ho la pelle che reagisce a tutto
    con le arachidi rischio grosso
    è roba chimica`,
  COLD_SHIPPING: `
    ci sono quaranta gradi arriva liquido
    fuori gela le piantine resistono
    sta due giorni in un furgone caldo
    il pesce come fa ad arrivare buono
    non vorrei che si sciogliesse per strada
    regge il viaggio
    arriva vivo`,
  STORAGE: `
    meglio in frigo o in dispensa
    lo lascio fuori
    dove lo metto quando è aperto
    quanto campa
    resiste tutto l'inverno
    fino a quando lo posso usare
    c'è scritta la data
    l'ho aperto ieri quanto ho prima di buttarlo
    posso tenerne una scorta
    fino a quando è buono
    il mazzo quanto resiste in vaso
    fuori dal frigo si rovina
    è scaduto la settimana scorsa
    posso metterlo in freezer
    quanto tempo rimane buono`,
  CARE: `
    si può bagnare
    con cosa lo pulisco
    ogni quanto si fa la manutenzione
    come si toglie l'odore
    cosa fare perché duri
    come tengo viva la pianta
    va oliato
    come si tolgono le incrostazioni
    detersivo normale va bene
    si può mettere in asciugatrice
    va bagnata tutti i giorni
    ogni quanto le do da bere
    quanta luce vuole
    ci ho rovesciato il caffè sopra
    mi è caduto del vino addosso
    è diventato nero
    puzza come lo rinfresco
    lo posso buttare in lavatrice
    ha preso l'umidità
    perde il colore se lo lavo
    le foglie diventano gialle
    la pianta sta soffrendo cosa faccio
    cosa uso per farlo brillare
    si è riempito di calcare
    fa la muffa come la tolgo
    è tutto graffiato si può ravvivare
    non vorrei rovinarlo pulendolo`,
  PRESCRIPTION: `
    il dottore mi ha dato un foglio
    non ho fatto in tempo a passare dal medico
    ho il codice sul telefono
    il medico è in ferie me lo date lo stesso
    basta la fotografia della ricetta`,
  EVENTS: `
    a che ora parte l'uscita
    quanto costa partecipare alla serata
    ci si può iscrivere alla gita
    quando è la prossima uscita
    posso venire alla giornata
    c'è posto al laboratorio
    sabato fate qualcosa
    viene qualche autore
    vorremmo festeggiare da voi
    si può assaggiare prima di comprare
    mi piacerebbe vedere dove lo fate
    portiamo la classe in visita`,
  LESSONS: `
    mi insegnereste
    c'è un corso per chi comincia
    quando comincia il corso
    quante lezioni sono
    non ho mai toccato uno strumento
    parto da zero
    vorrei che qualcuno mi facesse vedere come si fa
    mia figlia vuole cominciare
    c'è chi insegna`,
  TRADE_IN: `
    ho il vecchio che va ancora bene quanto vale
    ho ereditato degli anelli d'oro che non metto
    vorrei liberarmi della mia e prenderne una nuova
    se vi do indietro la mia quanto risparmio
    ho una cantina piena di roba vi interessa`,
  DISPOSAL: `
    l'albero di natale lo riprendete dopo le feste
    vi riporto i vasi vuoti
    le confezioni vuote vanno nella plastica
    il frigo vecchio chi se lo prende
    ho un materasso da buttare
    ho un sacchetto di pile scariche
    non so dove mettere quello vecchio
    quando portate il nuovo prendete l'altro`,
  MEASUREMENT: `
    ci vedo poco da lontano
    non sento bene da un orecchio
    ho la pressione alta potete controllarmela
    sono anni che non controllo gli occhi
    vorrei bucare le orecchie alla bimba`,
  CONSULTING: `
    sono indeciso su tutta la casa mi segue qualcuno
    vorrei parlarne con chi se ne intende
    c'è qualcuno che viene a vedere il mio terrazzo
    non so da dove cominciare mi fate seguire`,
  GROOMING: `
    il mio barboncino è pieno di nodi
    ha le unghie lunghe
    il cane puzza lo lavate voi
    va tosato per l'estate`,
  AUTHENTICITY: `
    siete voi che lo fate
    è roba italiana
    da dove viene il legno
    chi lo coltiva
    è un originale
    come fate a produrlo
    quando lo producete
    in che giorno lo preparate
    quando è stato fatto
    mio marito dice che sono falsi
    a questo prezzo sarà una copia
    vorrei essere sicuro che sia vero
    dove lo coltivate
    è roba vostra o la comprate
    da che paese viene
    chi lo fa
    è industriale o fatto in casa`,
  SAFETY: `
    mia figlia mette tutto in bocca
    il gatto mastica le foglie è un problema
    ha due anni può usarlo
    non vorrei che si facesse male
    scotta
    lascia residui pericolosi
    ho il pacemaker posso usarlo`,
  BATTERIES: `
    devo comprare anche le pile
    quanti chilometri riesco a fare
    ogni quanto va caricato
    regge una giornata intera senza ricarica
    arrivo a cinquanta chilometri con una carica`,
  INSTRUCTIONS: `
    non c'è il foglietto nella scatola
    le scritte sono in cinese
    non capisco quale tasto
    l'ho acceso e lampeggia
    quante gocce ne metto
    come lo faccio partire
    quanto ne do al giorno`,
  COMPATIBILITY: `
    ci va sulla mia
    le vostre vanno con la marca che ho
    funziona sul modello vecchio
    posso usarlo con quello che ho a casa
    è lo stesso attacco
    va su tutte
    nella mia ci vanno
    ho quella di un'altra marca le vostre funzionano lo stesso
    che modello devo avere perché vadano
    ho un telefono vecchio ci va
    la mia auto è del 2010 ci va bene
    il filtro va sul mio modello
    ho il piano a induzione
    il tubo è da venti ci entra
    non so se si aggancia alla mia`,
  SPARE_PARTS: `
    ho rotto solo il vetro
    mi si è persa la gommina
    del set mi serve solo il tappo
    ho perso il caricatore se ne trova uno uguale
    il filtro è finito avete quello nuovo`,
  TRY_FIRST: `
    mi mettete un tester insieme alla roba
    ci aggiungete qualche campioncino
    vorrei sdraiarmi prima di spendere tanto
    posso sentirne il profumo
    mi fate fare due passi
    mando mia figlia a provarselo
    vorrei vedere la stoffa dal vero
    come faccio a sapere che mi sta bene se non lo provo
    una bustina per provarlo`,
  USED_GOODS: `
    non ho tanti soldi avete qualcosa di già usato
    quelli in esposizione li vendete
    ne avete uno rigenerato`,
  AGE_LIMIT: `
    non ho ancora diciott'anni
    mio nipote ha quindici anni può prenderlo da solo
    mi chiedete un documento`,
  PETS: `
    ho sempre il cagnolino con me
    fido può venire dentro`,
  ACCESSIBILITY: `
    mia mamma usa il deambulatore
    ho il bambino nel passeggino
    non faccio le scale`,
  JOBS: `
    sono una commessa con esperienza
    mia figlia cerca un lavoretto
    vi lascio il mio cv`,
  PACKAGING: `
    il postino capisce cosa c'è dentro
    mio marito non deve sapere cosa ho preso
    quanta roba inutile mettete nei pacchi
    sono sei bottiglie come le proteggete`,
  SCHOOL_BOOKS: `
    mettete la copertina ai libri
    foderate i sussidiari
    i libri per la scuola li tenete
    books for school
    ho la lista della seconda media
    mio figlio comincia le medie
    ho l'elenco che ci ha dato il prof
    la cedola della maestra la prendete`,
  KEYS: `
    mi serve un'altra chiave del portone
    il telecomando del garage si può clonare`,
  PAINT_MIXING: `
    vorrei lo stesso verde della cucina
    ho un pezzetto di muro come campione`,
  LICENCES: `
    serve il patentino per usarlo
    che permesso ci vuole
    è legale usarlo
    quali sono i divieti
    che regole ci sono
    è vietato
    quanto deve misurare per legge
    periodo di chiusura della caccia
    serve il tesserino
    dove si fa la licenza`,
  FOOD_PREPARATION: `
    me lo macinate grosso
    lo preparate voi come lo voglio
    me lo tagliate sottile`,
  PRINTING: `
    mettete la plastica sopra al foglio
    fate le copie
    stampate anche a colori`,
};
