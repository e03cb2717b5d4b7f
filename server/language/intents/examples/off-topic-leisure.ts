import type { IntentExamples } from './intent-examples.ts';

/** Journeys, films and sport, as people ask a shop for them all the same. */
export const LEISURE_EXAMPLES: IntentExamples = {
  TRAVEL: `
    dove andare in vacanza; cosa vedere a napoli in due giorni; mi consigli una meta per agosto;
    cosa visitare in sicilia; conviene andare in grecia o in spagna; quando è meglio andare in giappone;
    un itinerario per la toscana; mi organizzi un viaggio; il visto per gli stati uniti come si fa;
    a che ora parte il treno per bologna; quali spiagge sono belle in sardegna; dove fare il weekend lungo;
    una crociera nel mediterraneo quanto costa; è caro mangiare a parigi; dove mi consigliate di passare capodanno;
    luna di miele alle maldive; ci sono posti belli vicino al lago di como; come si arriva a matera;
    quanto ci mette il traghetto per la sardegna; con i bambini meglio mare o montagna;
    serve il passaporto per la croazia; cosa metto in valigia per la norvegia; che isola greca mi consigli;
    cosa si visita a lisbona; tre giorni a praga cosa faccio; quando andare in islanda; posti carini vicino al lago;
    itinerario in puglia; viaggio di nozze dove; meglio mare o montagna ad agosto; che documenti per andare in egitto;
    visto per gli stati uniti; serve il visto per la cina; vaccini per l'africa; cammino di santiago quanto dura;
    weekend romantico; borghi da vedere in umbria; terme belle; crociera nel mediterraneo; spiagge sarde;
    quanto costa una settimana a parigi; cosa metto in valigia per londra; capodanno dove si va; interrail;
    treno per firenze; museo del louvre; dove andare a sciare; meta economica; che si fa a barcellona;
    gita con i bambini domenica; migliore spiaggia della sicilia; che lingua si parla in brasile; agenzia viaggi;
    tour guidato di roma; dove dormire a venezia; quanto ci vuole da milano a napoli in macchina; traghetto per l'elba;
    autostrada per il mare c'è coda; safari; maldive o seychelles; partiamo in camper dove si va`,
  FLIGHTS: `
    un volo per londra; voli economici per barcellona; quanto costa un biglietto aereo per new york;
    mi trovi un volo per lisbona; a che ora atterra l'aereo; si può portare l'acqua in aereo;
    ryanair fa pagare il bagaglio; come si fa il check in online; il mio volo è stato cancellato;
    quante ore di volo per tokyo; volo per new york; biglietto aereo; quanto costa un volo; ryanair bagaglio;
    check in online; volo in ritardo rimborso; aeroporto come arrivarci; scalo; low cost per londra;
    il mio volo è cancellato; paura di volare; che compagnia è meglio; imbarco a che ora; orario del volo; aereo o treno`,
  HOTELS: `
    un albergo a venezia; dove dormire a firenze spendendo poco; un bed and breakfast al mare;
    prenotami una camera per due; conosci un agriturismo con la piscina; un hotel con la spa;
    quanto costa una notte a roma; un appartamento in affitto per le vacanze; ostelli a berlino;
    una casa vacanze per agosto; un hotel a rimini; albergo vicino al mare; b&b in centro a firenze; pensione completa;
    camera doppia; agriturismo con piscina; ostello economico; prenotare una stanza; airbnb; residence in montagna;
    campeggio con bungalow; spa hotel; dove alloggiare; hotel che accetta cani; resort; camera per stanotte`,
  FILMS: `
    un film da vedere stasera; consigliami un thriller da guardare; chi ha vinto l'oscar; che film danno al cinema;
    com'è finito il padrino; un bel film d'amore; chi recita in quel film; un film horror che fa paura;
    un film per bambini da vedere insieme; hai visto l'ultimo di sorrentino; di chi è la regia;
    qual è il miglior film di sempre; come si chiama l'attore di matrix; un cartone animato divertente;
    quando esce il nuovo avatar; una commedia per ridere; che film guardo; film da vedere; ultimo film di;
    chi è l'attore; cinema vicino; a che ora è lo spettacolo; film horror; un film comico; trama; finale del film;
    miglior film di fantascienza; cartone della disney; regista; attrice preferita; colonna sonora; film di natale;
    commedia romantica; star wars ordine; quanti film ci sono; il sequel quando esce; titanic; il padrino; lo squalo;
    colossal; hai visto il nuovo film; attore che fa batman; film in sala; multisala; locandina film`,
  STREAMING: `
    una serie tv da guardare; cosa c'è su netflix; come finisce la casa di carta; quando esce la nuova stagione;
    hai visto la serie su prime video; cosa danno in tv stasera; chi ha vinto sanremo; chi è uscito dal grande fratello;
    l'oroscopo di oggi; che canzone è questa; mi consigli una playlist; una canzone per ballare; chi canta albachiara;
    quando c'è il concerto di vasco; quante puntate ha; un podcast interessante; chi ha vinto masterchef;
    temptation island lo guardi; uno youtuber famoso; mi canti una canzone; serie su netflix; che serie mi guardo;
    stagione nuova quando esce; prime video; disney plus; puntata di ieri; finale di stagione; spoiler; dazn; sky;
    canale tv stasera; cosa danno in tv; x factor; grande fratello; sanremo chi vince; spotify playlist; youtube video;
    tiktok trend; podcast da ascoltare; cantante preferito; concerto biglietti; ultima canzone di; chi canta;
    testo della canzone; musica per studiare su; serie coreana; anime da vedere; videogioco come si supera il livello;
    metti una canzone; mettimi la musica; reality; telenovela; isola dei famosi; radio;
    mettimi una ninna nanna su youtube; fammi sentire una canzone; una ninna nanna da ascoltare;
    thriller da vedere stasera; un film o una serie da guardare in due`,
  SPORT: `
    chi ha vinto ieri; a che ora gioca la juve; il toro salva la panchina o lo mandano via; quanto è finita inter milan;
    chi vince lo scudetto; la formazione della nazionale; chi ha segnato; che fine ha fatto sinner;
    il calendario della serie a; quando c'è la formula uno; chi compra il milan a gennaio; la classifica del campionato;
    quanti gol ha fatto ronaldo; valentino rossi quanti mondiali ha vinto; il derby quando si gioca;
    l'allenatore va esonerato; che risultato ha fatto la roma; chi va in champions; fantacalcio chi schiero;
    un pronostico per stasera; la tappa del giro chi l'ha vinta; era rigore o no; dove vedo la partita;
    risultato della partita; quanto ha fatto la roma; quando gioca il milan; classifica; serie a; champions; formazione;
    chi segna di più; capocannoniere; calciomercato; allenatore esonerato; formula uno domenica; motogp;
    ferrari che posizione; tennis sinner; wimbledon; olimpiadi; mondiali; giro d'italia tappa; nba; volley; scommessa;
    quote; pronostico; schedina; chi retrocede; rigore; arbitro venduto; var; forza napoli; tifo inter;
    stadio biglietti; derby; ronaldo o messi; superlega; maratona di new york; record dei cento metri; boxe;
    rugby sei nazioni; nazionale; partita stasera; retrocessione; promozione in b; quanti scudetti ha la juve;
    pallone d'oro; palestra scheda; esercizi per gli addominali; come dimagrire la pancia con la corsa;
    in che serie gioca il parma; in che girone è; la cremonese è retrocessa; chi allena il pisa;
    in che posizione è il bologna`,
};
