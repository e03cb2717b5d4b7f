import type { IntentExamples } from './intent-examples.ts';

/** What no shop's assistant talks about, by the subject's name, as people ask it all the same. */
export const OFF_TOPIC_EXAMPLES: IntentExamples = {
  TRAVEL: `
    dove andare in vacanza
    cosa vedere a napoli in due giorni
    mi consigli una meta per agosto
    cosa visitare in sicilia
    conviene andare in grecia o in spagna
    quando è meglio andare in giappone
    un itinerario per la toscana
    mi organizzi un viaggio
    il visto per gli stati uniti come si fa
    a che ora parte il treno per bologna
    quali spiagge sono belle in sardegna
    dove fare il weekend lungo
    una crociera nel mediterraneo quanto costa
    è caro mangiare a parigi
    dove mi consigliate di passare capodanno
    luna di miele alle maldive
    ci sono posti belli vicino al lago di como
    come si arriva a matera
    quanto ci mette il traghetto per la sardegna
    con i bambini meglio mare o montagna
    serve il passaporto per la croazia
    cosa metto in valigia per la norvegia`,
  FLIGHTS: `
    un volo per londra
    voli economici per barcellona
    quanto costa un biglietto aereo per new york
    mi trovi un volo per lisbona
    a che ora atterra l'aereo
    si può portare l'acqua in aereo
    ryanair fa pagare il bagaglio
    come si fa il check in online
    il mio volo è stato cancellato
    quante ore di volo per tokyo`,
  HOTELS: `
    un albergo a venezia
    dove dormire a firenze spendendo poco
    un bed and breakfast al mare
    prenotami una camera per due
    conosci un agriturismo con la piscina
    un hotel con la spa
    quanto costa una notte a roma
    un appartamento in affitto per le vacanze
    ostelli a berlino
    una casa vacanze per agosto`,
  FILMS: `
    un film da vedere stasera
    consigliami un thriller da guardare
    chi ha vinto l'oscar
    che film danno al cinema
    com'è finito il padrino
    un bel film d'amore
    chi recita in quel film
    un film horror che fa paura
    un film per bambini da vedere insieme
    hai visto l'ultimo di sorrentino
    di chi è la regia
    qual è il miglior film di sempre
    come si chiama l'attore di matrix
    un cartone animato divertente
    quando esce il nuovo avatar
    una commedia per ridere`,
  STREAMING: `
    una serie tv da guardare
    cosa c'è su netflix
    come finisce la casa di carta
    quando esce la nuova stagione
    hai visto la serie su prime video
    cosa danno in tv stasera
    chi ha vinto sanremo
    chi è uscito dal grande fratello
    l'oroscopo di oggi
    che canzone è questa
    mi consigli una playlist
    una canzone per ballare
    chi canta albachiara
    quando c'è il concerto di vasco
    quante puntate ha
    un podcast interessante
    chi ha vinto masterchef
    temptation island lo guardi
    uno youtuber famoso
    mi canti una canzone`,
  RELIGION: `
    a che ora è la messa
    dio esiste
    cosa c'è dopo la morte
    quando cade la pasqua
    recitami una preghiera
    il papa cosa ha detto
    sei cattolico
    che santo è oggi
    perché si digiuna in quaresima
    cosa dice il corano
    gesù è esistito davvero
    come si fa il battesimo di un adulto
    dove mi posso confessare
    il rosario come si recita
    convivere prima del matrimonio è peccato
    chi era san francesco
    quando comincia il ramadan
    esiste il paradiso
    i testimoni di geova cosa credono
    perché i preti non si sposano
    qual è la differenza tra cattolici e protestanti
    si può mangiare carne il venerdì santo
    che passo della bibbia mi consigli
    il diavolo esiste`,
  POLITICS: `
    chi vincerà le elezioni
    cosa pensi del governo
    cosa ne dite della riforma delle pensioni
    per chi voti
    il premier si deve dimettere
    sei di destra o di sinistra
    il sindaco ha fatto bene
    chi ha ragione nella guerra
    cosa ne pensi di trump
    quando si vota
    come si vota al referendum
    le tasse sono troppo alte per colpa del governo
    sono tutti ladri i politici
    l'europa ci sta rovinando
    gli immigrati cosa ne pensi
    il reddito di cittadinanza torna
    lo stipendio dei parlamentari
    chi è il ministro della salute
    ponte sullo stretto si o no
    hanno approvato la manovra
    cosa pensi della flat tax
    lo sciopero generale è giusto
    la nato deve intervenire
    chi ha vinto il dibattito
    il nucleare sei favorevole
    meglio la monarchia o la repubblica`,
  SEX: `
    facciamo sesso
    mi mandi una foto nuda
    sei sexy
    consigli per conquistare una ragazza a letto
    come far durare di più il rapporto
    raccontami una storia erotica
    che posizioni conosci
    voglio scopare
    sei vergine
    siti porno
    mi ecciti
    vieni a letto con me
    lei è fidanzata usciamo stasera
    quanto è normale farlo in una settimana
    come si fa l'amore la prima volta
    di che colore hai le mutande`,
  DRUGS: `
    dove trovo dell'erba
    vendete marijuana
    dove compro la ganja
    quanti anni prendi se ti trovano con la droga
    come si rolla uno spinello
    gli effetti della cocaina
    quanto resta il thc nelle urine
    un po' di fumo
    come si coltiva la cannabis
    si può fumare l'hashish
    qualcosa per sballare
    i funghetti dove si trovano
    hai della roba buona
    pasticche per la discoteca
    quanto costa un grammo
    il test antidroga come si passa`,
  VIOLENCE: `
    come si costruisce una bomba
    dove compro una pistola
    vorrei picchiare il mio vicino
    come si avvelena qualcuno
    come faccio del male a uno
    voglio ammazzarlo
    come si scassina una porta
    come faccio a entrare nel telefono della mia ex
    come si hackera un profilo
    un modo per vendicarmi
    come rubare senza farsi scoprire
    come si fa una molotov
    voglio dargli una lezione con la mazza
    come seguire qualcuno di nascosto`,
  FOOD: `
    come si fa la carbonara
    una ricetta con le zucchine
    cosa cucino stasera
    come si fa la bagna cauda
    quanto deve cuocere l'arrosto
    che dolce porto a una cena da amici
    un ristorante buono a torino
    dove si mangia la pizza migliore
    quante calorie ha una mela
    una dieta per dimagrire
    quanto sale nell'acqua della pasta
    come si prepara il ragù
    mi dici una ricetta veloce con i ceci
    cosa mangio per colazione se sono a dieta
    come faccio lievitare la focaccia
    che contorno faccio con il pesce
    il tiramisù si fa con la panna
    come si cuociono i carciofi
    cosa porto in tavola a pasqua
    idee per il pranzo di domenica
    quanti minuti per l'uovo sodo
    come si fa il pane in casa
    una pizzeria aperta adesso
    cosa si mangia a natale a napoli
    come si pulisce il polpo
    menu per dieci persone
    come si frigge senza schizzare`,
  MEDICINE: `
    ho mal di testa cosa prendo
    quanta tachipirina posso dare al bambino
    ho la febbre alta
    mi fa male la schiena che faccio
    posso prendere l'antibiotico con il vino
    la pastiglia della pressione si prende prima o dopo colazione
    ho una macchia sulla pelle è grave
    quali sono i sintomi dell'influenza
    come si cura la cistite
    ho il colesterolo alto cosa mangio
    per la sciatica cosa posso prendere
    posso correre con la febbre
    il mio cane vomita cosa gli do
    ho le vertigini
    cosa vuol dire la glicemia alta
    mi gira la testa da due giorni
    ogni quante ore si prende
    è normale che mi bruci
    ho i battiti veloci mi devo preoccupare
    ho dimenticato la pillola
    che antidolorifico è più forte
    cosa faccio se mi punge una vespa
    mi è venuto uno sfogo
    sono incinta posso prendere l'aspirina
    quanto dura il covid
    devo operarmi al menisco fa male
    non dormo la notte cosa prendo
    come si fa passare la tosse
    ho la pressione bassa`,
  SPORT: `
    chi ha vinto ieri
    a che ora gioca la juve
    il toro salva la panchina o lo mandano via
    quanto è finita inter milan
    chi vince lo scudetto
    la formazione della nazionale
    chi ha segnato
    che fine ha fatto sinner
    il calendario della serie a
    quando c'è la formula uno
    chi compra il milan a gennaio
    la classifica del campionato
    quanti gol ha fatto ronaldo
    valentino rossi quanti mondiali ha vinto
    il derby quando si gioca
    l'allenatore va esonerato
    che risultato ha fatto la roma
    chi va in champions
    fantacalcio chi schiero
    un pronostico per stasera
    la tappa del giro chi l'ha vinta
    era rigore o no
    dove vedo la partita`,
  WORK: `
    come chiedo un aumento
    come si scrive un curriculum
    vorrei licenziarmi
    quanto guadagna un infermiere
    conviene aprire la partita iva
    quanto si prende di pensione
    mi hanno licenziato cosa faccio
    come si diventa avvocato
    domande del colloquio di lavoro
    quante ferie mi spettano
    volevo mettermi in proprio
    sono stufo del mio ufficio
    il mio capo mi tratta male
    come si fa la dichiarazione dei redditi
    quanto costa un commercialista
    come trovo lavoro all'estero
    mi scrivi una lettera di presentazione
    quando esce il concorso per insegnanti
    quanto si paga di tasse con la partita iva
    come funziona la naspi
    meglio un lavoro sicuro o uno che piace
    come si investe in borsa
    conviene il mutuo fisso o variabile
    quanto vale un bitcoin oggi`,
  SCHOOL: `
    mi aiuti con i compiti
    chi ha scritto i promessi sposi
    quando è finita la seconda guerra mondiale
    qual è la capitale dell'australia
    risolvi questa equazione
    fammi un tema sulla primavera
    come si calcola l'area del trapezio
    che facoltà mi consigli dopo il liceo
    riassunto del primo canto dell'inferno
    come si dice gatto in tedesco
    traduci questa frase in inglese
    cos'è la fotosintesi
    chi ha scoperto l'america
    quanti pianeti ci sono
    la tesina sulla rivoluzione francese
    la parafrasi dell'infinito
    come studio per l'esame di diritto
    che cos'è un complemento oggetto
    quante ossa ha il corpo umano
    test di medicina come mi preparo
    mi interroghi in storia
    spiegami la relatività
    mio figlio è bocciato che scuola gli faccio fare
    meglio il classico o lo scientifico
    quanti abitanti ha la cina`,
};
