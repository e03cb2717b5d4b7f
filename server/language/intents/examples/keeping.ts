import type { IntentExamples } from './intent-examples.ts';

/** How it is used, washed and kept. */
export const KEEPING_EXAMPLES: IntentExamples = {
  CARE: `
    come si lava; come si pulisce; va in lavatrice; come tolgo una macchia; si è annerito come lo pulisco;
    si può mettere in lavastoviglie; come lo curo; ogni quanto si annaffia; quanta acqua vuole; vuole sole o ombra;
    quando si pota; quando si concima; quando si rinvasa; foglie gialle; la mia pianta ha le foglie secche;
    ha i parassiti; come si mantiene bello; stirare; care instructions; how to wash; how do i clean it;
    manutenzione del legno; cura della pelle; lucidare l'argento; trattare le scarpe; impermeabilizzare; si è macchiato;
    fa i pallini; come lo tengo bene; si rovina con l'acqua; può stare sotto la pioggia; può stare all'aperto;
    resiste al gelo; come si oliano; a quanti gradi lo lavo; ogni quanto va cambiato; ogni quanto si cambiano;
    si può bagnare; con cosa lo pulisco; ogni quanto si fa la manutenzione; come si toglie l'odore;
    cosa fare perché duri; come tengo viva la pianta; va oliato; come si tolgono le incrostazioni;
    detersivo normale va bene; si può mettere in asciugatrice; va bagnata tutti i giorni; ogni quanto le do da bere;
    quanta luce vuole; ci ho rovesciato il caffè sopra; mi è caduto del vino addosso; è diventato nero;
    puzza come lo rinfresco; lo posso buttare in lavatrice; ha preso l'umidità; perde il colore se lo lavo;
    le foglie diventano gialle; la pianta sta soffrendo cosa faccio; cosa uso per farlo brillare;
    si è riempito di calcare; fa la muffa come la tolgo; è tutto graffiato si può ravvivare;
    non vorrei rovinarlo pulendolo`,
  STORAGE: `
    come si conserva; quanto dura dopo aperto; va in frigo; dove lo tengo; quando scade; che scadenza hanno;
    quanto dura una volta aperto; si può congelare; entro quanto va consumato; data di scadenza; scade presto;
    posso tenerlo fuori dal frigo; how long does it last; best before; storage;
    è scaduto da un giorno lo posso mangiare; come faccio a mantenerlo fresco; i fiori quanto durano;
    quanti giorni durano i fiori recisi; freschezza; è fresco di giornata; avanza come lo conservo; deve stare al buio;
    a che temperatura va tenuto; quanto dura in dispensa; durata del prodotto; prodotti con scadenza breve;
    sottovuoto quanto dura; il vino aperto quanto resiste; posso berlo tra dieci anni; quanto si può invecchiare;
    meglio in frigo o in dispensa; lo lascio fuori; dove lo metto quando è aperto; quanto campa;
    resiste tutto l'inverno; fino a quando lo posso usare; c'è scritta la data;
    l'ho aperto ieri quanto ho prima di buttarlo; posso tenerne una scorta; fino a quando è buono;
    il mazzo quanto resiste in vaso; fuori dal frigo si rovina; è scaduto la settimana scorsa;
    posso metterlo in freezer; quanto tempo rimane buono`,
  INSTRUCTIONS: `
    come si usa; come funziona; avete le istruzioni; ho perso il manuale; c'è il libretto di istruzioni in italiano;
    come si accende; non capisco come usarlo; manuale; user manual; instructions; how do i use it; dosi di utilizzo;
    quante volte al giorno si mette; come si applica; come si imposta; mi spiegate come si fa a usarlo;
    non riesco a collegarlo; come si collega; come si resetta; scheda tecnica; dove trovo il manuale;
    quanto ne devo mettere; come si prepara; quanto prodotto serve per un metro quadro; resa del prodotto;
    quanto deve asciugare; non c'è il foglietto nella scatola; le scritte sono in cinese; non capisco quale tasto;
    l'ho acceso e lampeggia; quante gocce ne metto; come lo faccio partire; quanto ne do al giorno`,
  REFILLS: `
    ricaricate le bombole; ricarica co2; vendete detersivi sfusi; posso portare il mio contenitore; prodotti alla spina;
    ricaricate le cartucce; toner rigenerati; riempite i flaconi; avete il vino sfuso; refill;
    porto le bottiglie da riempire; prodotti senza imballo; ricarica gas accendino; scambio bombola vuota piena`,
};
