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
    non vorrei rovinarlo pulendolo; si lava in lavatrice; a quanti gradi si lava; lavaggio; lavare a mano;
    si può centrifugare; va in asciugatrice; si può stirare; si stira; candeggina; ammorbidente; lavaggio a secco;
    si restringe; stinge; come lo pulisco; con cosa si pulisce; pulire la pelle; togliere le macchie; macchie di vino;
    ruggine; calcare; decalcificare; ogni quanto si pulisce; va in lavastoviglie; lavastoviglie; resiste all'acqua;
    posso farci la doccia; togliere la catenina al mare; oliare; ingrassare; lubrificare; manutenzione ordinaria;
    come si mantiene; trattamento legno; cera; lucidare; come lo conservo bene; togliere l'odore; come si cura;
    innaffiare; ogni quanto annaffio; potare; rinvasare; concimare; quanto sole vuole; all'ombra;
    in inverno la porto dentro; gelo; foglie che cadono; parassiti; pidocchi delle piante; macchie sulle foglie;
    come tengo la barba; lavare il pelo; ogni quanto il bagno al cane; spazzolare; wash; how do i wash it;
    can i machine wash; dryer; iron; bleach; cura; mantenere il colore; evitare che si scolorisca;
    come si toglie la cera; pulire le lenti; soluzione per pulire; appretto; a freddo; delicati; programma lana;
    le macchie di sugo come vanno via; smacchiare; rinnovare l'impermeabilizzazione; primo lavaggio;
    da lavare prima di usarlo; separare i colori; can i use bleach; is it machine washable; can it go in the dishwasher;
    white towels washing; a quanti gradi si lavano le federe; gradi per i bianchi`,
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
    posso metterlo in freezer; quanto tempo rimane buono; dove si tiene; in frigorifero; fuori dal frigo; in freezer;
    quanto dura; quanto si mantiene; quanti giorni dura aperto; una volta aperto; dopo l'apertura; scadenza; è scaduto;
    tra quanto scade; che scadenza ha; a che temperatura; al buio; luogo fresco; umidità; sottovuoto; si secca;
    si rovina col caldo; d'estate si scioglie; in macchina sotto il sole; in cantina; in garage; in soffitta;
    quanto tempo si può tenere; conservare; shelf life; expiry date; how to store; pao; durata dopo apertura;
    barattolo aperto da sei mesi; posso usarlo se è scaduto; vernice avanzata si conserva; si può ricongelare;
    va tenuto sdraiato; in piedi o sdraiata; decantare; dura fino a natale; crosta bianca; fa la muffa sopra;
    cantinetta; dispensa; come lo tengo d'inverno; riporre; custodia per riporlo`,
  INSTRUCTIONS: `
    come si usa; come funziona; avete le istruzioni; ho perso il manuale; c'è il libretto di istruzioni in italiano;
    come si accende; non capisco come usarlo; manuale; user manual; instructions; how do i use it; dosi di utilizzo;
    quante volte al giorno si mette; come si applica; come si imposta; mi spiegate come si fa a usarlo;
    non riesco a collegarlo; come si collega; come si resetta; scheda tecnica; dove trovo il manuale;
    quanto ne devo mettere; come si prepara; quanto prodotto serve per un metro quadro; resa del prodotto;
    quanto deve asciugare; non c'è il foglietto nella scatola; le scritte sono in cinese; non capisco quale tasto;
    l'ho acceso e lampeggia; quante gocce ne metto; come lo faccio partire; quanto ne do al giorno; istruzioni;
    libretto di istruzioni; manuale in italiano; non riesco a farlo funzionare; come si monta; come lo accendo;
    come si regola; non capisco come si mette; come si indossa; come lo applico; quante mani; tempi di asciugatura;
    quanto tempo tra una mano e l'altra; va diluito; con quanta acqua; dosi; proporzioni; in che ordine; prima o dopo;
    mattina o sera; ogni quanto si usa; per quanto tempo lo lascio in posa; serve il primer; devo carteggiare;
    temperatura di utilizzo; quanti minuti di infusione; quanto cuoce; tempo di cottura; a che temperatura si serve;
    video tutorial; tutorial; spiegate come si usa; how to use; how does it work; regole del gioco; come si gioca;
    scaricare il pdf; schema di montaggio; come si piega; come si richiude; come si smonta; come si cambia il filtro;
    aggiornamento firmware; accoppiare il bluetooth; non si connette al wifi come faccio; app da scaricare;
    quanti cucchiaini; a stomaco vuoto; prima dei pasti; resa; quanti metri quadri copre; quanto ne serve al metro;
    quante mani ci vogliono; modo d'uso; si usa con; in che ordine si fanno i passaggi; cosa va messo prima;
    prima lo stucco o il fissativo; che si dà prima; cosa faccio prima di verniciare; su un muro che si sfalda;
    come preparo il fondo`,
  REFILLS: `
    ricaricate le bombole; ricarica co2; vendete detersivi sfusi; posso portare il mio contenitore; prodotti alla spina;
    ricaricate le cartucce; toner rigenerati; riempite i flaconi; avete il vino sfuso; refill;
    porto le bottiglie da riempire; prodotti senza imballo; ricarica gas accendino; scambio bombola vuota piena;
    ricarica; ricaricabile; sfuso; alla spina; vendete sfuso; porto il mio contenitore; porto il barattolo da casa;
    ricaricate la bomboletta; ricarica gas; riempite il flacone; vuoto a rendere; riportare i vuoti;
    cauzione sulle bottiglie; detersivi alla spina; vino sfuso; damigiana da riempire; bombola; ricaricare la bombola;
    profumo ricaricabile; riempire la tanica; bring my own container`,
  DEPOSIT: `
    tenete in deposito; fate rimessaggio; rimessaggio invernale; custodite le pellicce; custodia estiva;
    servizio deposito; mi tenete la roba d'inverno; lo lascio da voi durante l'inverno;
    dove lo metto d'inverno lo tenete voi; deposito bagagli; posso lasciare le borse mentre giro;
    posso lasciarlo qui fino a domani; posto per tenere la barca; tenere gli sci fuori stagione; custodia stagionale;
    quanto costa il deposito; quanto costa tenerle da voi; le tenete al coperto; magazzino per clienti;
    deposito stagionale; ricovero piante in serra; mi tenete le piante d'inverno; ospitate le piante;
    tenere il vino in cantina da voi; custodire le bottiglie; deposito mobili durante il trasloco; guardaroba;
    armadietti; winter storage; storage service`,
};
