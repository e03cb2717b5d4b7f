// How people say that they are in danger. A line is a sequence of words, folded: '…' stands for up to three words in
// between ('vorrei solo morire'), 'a|b' for one of several, a final '*' for every ending.

const SELF = 'morire|morta|morto';

/** Taking one's own life, or hurting oneself. */
export const SELF_HARM = [
  'suicid*',
  'autolesionis*',
  'uccidermi|ammazzarmi|impiccarmi|uccidersi|ammazzarsi|impiccarsi',
  'mi uccido|ammazzo|impicco',
  'mi voglio|vorrei|volevo … uccidere|ammazzare|impiccare',
  `voglio|vorrei|volevo|preferisco|preferirei|meglio … ${SELF}`,
  'non fossi|essere mai nata|nato',
  'togliermi|togliersi la vita',
  'mi tolgo la vita',
  'farla|facciamola finita',
  'la faccio finita',
  'tagliarmi le vene|polsi',
  'taglio le vene|polsi',
  'mi taglio … quando|perche|se sto male',
  'mi taglio … … quando|perche|se sto male',
  'farmi del male',
  'mi faccio del male apposta',
  'mi faccio del male da sola|solo',
  'non voglio … vivere',
  'non voglio … stare al mondo',
  'non ho … voglia di vivere',
  'non ce la faccio … a vivere',
  'non vale … pena … vivere',
  'non ne posso … di vivere',
  'voglio|vorrei … finirla',
  'voglio|vorrei schiantarmi',
  'voglio|vorrei … … sparire da|dal … mondo',
  'sparire per sempre',
  'non ha|avrebbe … senso … vivere|resti|restare|viva',
  'staranno|starebbero … meglio senza di me',
  'nessuno … sentirebbe|sentira … mancanza',
  'stanca|stanco di vivere',
  'senza … ragione|motivo|senso … vivere',
  'addormentarmi … non svegliarmi',
  'non svegliarmi … piu',
  'butto|buttarmi sotto … treno|metro|macchina|auto|camion|tram',
  'butto|buttarmi dal ponte|balcone|tetto|palazzo|terrazzo',
  'butto|buttarmi dalla finestra',
  'pastigli*|pillol*|pasticc*|compress*|sonnifer*|tranquillant*|medicin*|farmac* … … muoio|morirei|moriro|morire',
  'muoio|morire … … pastigli*|pillol*|pasticc*|compress*|sonnifer*|tranquillant*',
  'modo|metodo|maniera … per|di morire',
  'come si|posso … morire|muore senza soffrire|dolore|male',
];

/** Violence at home and stalking, as those say it who live with it. */
const PARTNER = 'marito|compagno|ragazzo|fidanzato|moglie|compagna|ragazza|fidanzata|padre|papa|patrigno|suocero|ex';
const FAMILY = 'mamma|madre|moglie|figlia|figlie|figli|bambini|bambina|bambino|compagna|fidanzata|sorella|nonna';
const BLOWS = 'schiaffi|schiaffo|sberle|sberla|ceffoni|ceffone|pugni|pugno|calci|botte|cinghiate';

export const VIOLENCE = [
  'violenza|violenze domestica|domestiche',
  'violenza|violenze in famiglia|casa',
  'vittima di violenza|violenze|abusi|stalking',
  'mi picchia|picchiano|picchiava|mena|maltratta|violenta',
  'mi ha|aveva|hanno … picchiat*|menata|menato|maltrattat*|violentat*|stuprat*',
  'sono stata|stato … picchiat*|violentat*|stuprat*|maltrattat*',
  `${PARTNER} picchia|mena|maltratta … ${FAMILY}`,
  `mi da|tira|riempie|prende|ha|dava|tirava … ${BLOWS} … ${PARTNER}|faccia|pancia`,
  `${PARTNER} mi da|tira|riempie|prende|ha|dava|tirava … ${BLOWS}`,
  `${PARTNER} non mi lascia|fa|permette … uscire`,
  'abusa|abusato di me',
  'stalking|stalker',
  'mi perseguita|perseguitava',
  'mi sta perseguitando',
  'mi segue ovunque|dappertutto',
  'mi minaccia|minacciava|minacciato … morte|uccidermi|ammazzarmi',
  `ho paura di mio|mia|suo|sua ${PARTNER}`,
  `ho paura del|dal|della|dalla mio|mia|suo|sua ${PARTNER}`,
  `paura che … ${PARTNER} … mi ammazzi|uccida|picchi|meni|faccia`,
  'mi|me mette|metteva|messo le mani addosso|collo',
  'alza|alzato|alzava le mani su di|mia|me',
  'mi alza|alzava|alzato le mani',
  'mi ha … le mani addosso',
  'mi vuole uccidere|ammazzare',
  'vuole uccidermi|ammazzarmi',
];

/** The same words of other things: a listed danger that these stand in is none. */
export const HARMLESS = [
  'morire|muoio dal|dalla|dalle|di|dallo|d … ridere|risate|caldo|freddo|fame|sete|sonno|noia|curiosita|invidia|voglia|gioia',
  'vivere senza',
  'paura … … svegliarmi',
  'finirla con|di',
  'uscire … senza',
  'farla finita con … quest*|sti|queste|il|le|i|gli',
  'suicide squad',
  'fa|far|fare|faccia|fanno morire',
];
