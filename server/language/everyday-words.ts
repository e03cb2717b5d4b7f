/** Ordinary words that are no typo of a shop's term, however near they come to one. Folded, five letters or more. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `
  compio compie compiere compiuto operator contratto contratti abbiamo abbastanza abitare abito accanto acceso accordo acqua adatto adatta adatti adatte addosso affare affari aiuto albero alcuni
  alberi allegro almeno altezza alto amare amaro ambiente amica amiche amici amico amore ampio andare andata angolo anima animale
  animali animo anziano appena appunto aprile arancione argento aria arrivare arrivo arte assai assolutamente attento attenzione
  attesa attimo autobus autunno avanti avere azzurro bacio badare bagno ballare bambola banca banco barca basso basta bastare
  battere bevanda bianca bianche bianchi bianco bicchiere bisogna bocca bosco bottiglia bravo brava breve brutta brutto buono cadere
  calcio caldo calda cambio camera camicia cammino campagna campo cantare cantina canzone capello capelli capire capito capo cappello
  carina carino carne carta carte cassa casse cattivo causa cavallo celeste cellulare centro cercare certa certo chiaro chiara chiave
  chiavi chiedere chiesa chilo chiuso cielo cinema cinque cintura citta classe classico codice colla collega colleghi collo colore
  colori colpa colpo comodo comoda compagno compito compiti completo comune conoscere consegna conto contro coppia coraggio corda
  corpo corsa corso corte corti corto corta cosi costa costare costo costi costume cotone credere credo crema cucire cugina cugino
  cultura cuore cuoio danno dare debole dentro desiderio destra dicembre dieci dietro difficile dire disegno dito diverso diversa
  dodici dolce dolci domanda domande domani domenica donna dormire dottore dovere dubbio durare durata duro economia effetto elegante
  elettrica elettrico elettriche elettrici enorme entrare entrata epoca errore esatto esempio essere estate estivo estiva eterno
  faccia facile fame famiglia famoso fango fare fatica fatto favore febbraio felice ferro festa fianco figlia figlie figli figlio
  figura filo finestra finire finito fiore fiori firma fiume foglio folla fondo forma forno forse forte forza foto fratelli fratello
  freddo fresco fretta fronte frutta fuoco fuori futuro gamba gambe gatto gelato gemelli genere genero generale genitori gennaio gente
  gentile giallo gialla giardino gioco gioia giornale giornata giorni giorno giovane giovani giovedi giro giugno giusta giusto gonna
  grande grandi grasso grave grazie grigio grigia grigi grosso gruppo guanti guardare guerra gusto idea idee ieri importa importante
  imparare inizio insieme intanto intero inverno invernale invito isola jeans lasciare latte lavare lavato lavata lavoro legge leggere
  leggero leggera legno lenta lento lettera lettere letto letti lezione libero libera libri libro linea lingua lista locale lontano
  lotto luce luglio lunedi lungo lunga lunghi luogo macchina madre maestra maggio maglia magro mamma mancare mangiare maniera manico
  marito marrone martedi marzo massimo materia matita mattina mattino medio media mercato mercoledi mese mesi messo meta metallo metro
  metri mettere mezzo mezza minuti minuto misto moda modello modo moglie momento mondo monte morbido morbida morte mostrare motivo
  mucca muovere muro musica nascere natura nave negozio nemico neppure nera nere neri nero neve niente nipote nipoti noce noia nome
  nonna nonni nonno norma normale notare notizia notte notti novembre numero nuoto nuova nuovo nuvola occhi occhio occasione oggetto
  odore offrire ognuno olive oltre ombra onesto operai opera ordine oro orecchie ospite ospiti ottanta ottobre pacco padre padrone
  paese paesi pagina palazzo palla pallina panca pane panno papa parco parente parenti pari parlare parola parole parte parti
  partire partita passare passato passo pasta pasto patata patto paura pausa pazzo peggio pelle pelo penna pensare pensiero pensione
  pentola perdere pericolo periodo persona persone pesante pesca pesce peso pezzi pezzo piano piante pianta piatto piazza piccola
  piccole piccoli piccolo piede piedi piena pieno pietra pigro pioggia piscina plastica poesia polso polvere pomeriggio ponte porta
  portare porte porto posta posti posto potere povero pranzo pratica prato prego prendere presente presto prezzo prezzi prima
  primavera primo prima problema problemi promessa pronto proposito prova provare punta punti punto quadro qualcosa quaranta quarto
  quasi quattro questione quindici quota ragazza ragazze ragazzi ragazzo ragione rapido raro regina regione regola restare resto rete
  riccio ricco ricordo ridere riga rischio riso risposta risposte ritardo ritorno riuscire riva roba rompere rosa rosse rossa rossi
  rosso rotto rumore ruolo ruota sabato sabbia sacco sala salato saldo salire salotto saltare salto salute salvo sangue santo sapere
  sapone sasso sbaglio scala scale scatola scegliere scelta scena schiena scolare scopo scorso scritto scrivere scuro scura scusa
  secolo seconda secondo sedia segno segreto seguire sempre senso sentire senza sera serata sereno seria serie serio serra servizio
  sesso sette settembre settimana settimane sicuro sicura signora signore silenzio simile simpatico sinistra sistema situazione
  soggetto sogno soldato soldi sole solito solita solo sonno sopra sorella sorelle sorriso sorte sosta sotto spalla spalle spazio
  specchio speciale specie spendere speranza sperare spesa spese spesso spiaggia spirito sporco sposa sposo squadra stagione stamattina
  stampa stanco stanza stare stasera stato stazione stella stelle stesso stile storia strada strano stretto stretta stretti studente
  studio stupido successo sugo suocera suocero suola suole suonare superbo sveglia tagliare taglio tanto tappo tardi tavola tavolo
  teatro tecnica tempo tenda tenere terra terzo terza tesoro testa testo tetto tipico tipo tirare tornare torre torta torte totale
  traffico tranquillo trasporto tratto treno trenta trovare turno tutto ufficio ultima ultimo umano unica unico urgente usare uscire
  utile vacanza valere valle valore vario vasca vecchia vecchio vedere velluto veloce venerdi venire venti vento verde verdi verita
  verso vestire vetro viaggio vicino vicina video viola virtu visita viso vista vita vivere viva voce voglia volere volo volta volte
  volto vuoto zia zio zona zucchero tedeschi tedesco francese inglese italiano italiana italiani europeo bicicletta moto automobile
  saluto saluti milano roma napoli torino bologna firenze venezia palermo genova marco luca paolo paola laura chiara giulia mario
  maria anna andrea elena sara carla carlo franco bruno matteo martina davide simone giorgio alessio
  `
    .trim()
    .split(/\s+/),
);
