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
    serve il passaporto per la croazia; cosa metto in valigia per la norvegia`,
  FLIGHTS: `
    un volo per londra; voli economici per barcellona; quanto costa un biglietto aereo per new york;
    mi trovi un volo per lisbona; a che ora atterra l'aereo; si può portare l'acqua in aereo;
    ryanair fa pagare il bagaglio; come si fa il check in online; il mio volo è stato cancellato;
    quante ore di volo per tokyo`,
  HOTELS: `
    un albergo a venezia; dove dormire a firenze spendendo poco; un bed and breakfast al mare;
    prenotami una camera per due; conosci un agriturismo con la piscina; un hotel con la spa;
    quanto costa una notte a roma; un appartamento in affitto per le vacanze; ostelli a berlino;
    una casa vacanze per agosto`,
  FILMS: `
    un film da vedere stasera; consigliami un thriller da guardare; chi ha vinto l'oscar; che film danno al cinema;
    com'è finito il padrino; un bel film d'amore; chi recita in quel film; un film horror che fa paura;
    un film per bambini da vedere insieme; hai visto l'ultimo di sorrentino; di chi è la regia;
    qual è il miglior film di sempre; come si chiama l'attore di matrix; un cartone animato divertente;
    quando esce il nuovo avatar; una commedia per ridere`,
  STREAMING: `
    una serie tv da guardare; cosa c'è su netflix; come finisce la casa di carta; quando esce la nuova stagione;
    hai visto la serie su prime video; cosa danno in tv stasera; chi ha vinto sanremo; chi è uscito dal grande fratello;
    l'oroscopo di oggi; che canzone è questa; mi consigli una playlist; una canzone per ballare; chi canta albachiara;
    quando c'è il concerto di vasco; quante puntate ha; un podcast interessante; chi ha vinto masterchef;
    temptation island lo guardi; uno youtuber famoso; mi canti una canzone`,
  SPORT: `
    chi ha vinto ieri; a che ora gioca la juve; il toro salva la panchina o lo mandano via; quanto è finita inter milan;
    chi vince lo scudetto; la formazione della nazionale; chi ha segnato; che fine ha fatto sinner;
    il calendario della serie a; quando c'è la formula uno; chi compra il milan a gennaio; la classifica del campionato;
    quanti gol ha fatto ronaldo; valentino rossi quanti mondiali ha vinto; il derby quando si gioca;
    l'allenatore va esonerato; che risultato ha fatto la roma; chi va in champions; fantacalcio chi schiero;
    un pronostico per stasera; la tappa del giro chi l'ha vinta; era rigore o no; dove vedo la partita`,
};
