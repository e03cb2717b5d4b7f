import type { IntentExamples } from './intent-examples.ts';

/** What fits what and whom. */
export const SIZE_EXAMPLES: IntentExamples = {
  SIZE_GUIDE: `
    che taglia prendo; come scelgo la taglia; tabella taglie; guida alle taglie; veste grande o piccolo; come calza;
    che numero mi va; sono alto un metro e ottanta che misura devo prendere; porto la 44 che taglia sarebbe;
    non so la misura del suo dito; come misuro il dito; come prendo le misure; size guide; size chart;
    which size should i get; sono tra una m e una l; a che taglia corrisponde la 42;
    di solito ho il 38 con voi cosa prendo; mio figlio ha sei anni quale taglia gli va; vestibilità;
    le taglie sono italiane o americane; fit slim o regolare; quanto misura il giro vita; corrispondenza numeri scarpe;
    cade largo; quale misura di telaio per uno alto 1,75; che misura di materasso mi serve;
    come capisco il numero giusto; non vorrei sbagliare taglia; che circonferenza ha; conversione misure inglesi;
    come si prende la misura del piede; come mi devo misurare; quanto è lunga la m; che numero ordino; è abbondante;
    che misura faccio; ha dieci anni ed è magro che taglia; quale va bene per uno alto; che lunghezza mi serve;
    quanto grande devo prenderlo; ha il piede lungo ventidue centimetri; sono uno e sessanta per cinquanta chili;
    di solito porto trentanove e mezzo; non so se prendere la 42 o la 44; il mio polso è sedici centimetri;
    tra i due numeri quale mi conviene; mia figlia ha nove anni ed è alta; non so il suo numero;
    sono formosa come mi regolo; tengo la quarantasei normalmente; cosa prendo se sto tra due taglie; com'è la calzata;
    come faccio a sapere che mi va; che taglia porto; tra due misure quale; sono a metà tra due taglie;
    sono alto uno e ottanta; peso settanta chili che taglia; porto la quarantadue; di solito ho il 38; vesto una esse;
    calza piccolo; veste largo; veste stretto; come vestono; tabella misure; misure in centimetri; quanto misura;
    quanto è lungo; quanto è largo; quanto è grande; quanto è alto; quanto è profondo; lunghezza; larghezza; dimensioni;
    le misure di un matrimoniale; un singolo quanto misura; una piazza e mezza quanti centimetri; misure standard;
    le misure standard quali sono; a quanti centimetri corrisponde; la xl a quanto corrisponde;
    conversione taglie americane; taglia inglese; uk size; what size; come misuro il piede; misura dell'anello;
    che misura di anello; numero di scarpe; mezzo numero in più; taglie forti; taglie comode;
    fino a che taglia arrivate; avete taglie grandi; taglie bambino per età; sei anni che taglia è;
    mio figlio è alto 110; taglia per un neonato; quanti mesi la taglia 62; il mio cane pesa dieci chili che misura;
    misura del collare; circonferenza testa; casco che misura; guanti che misura; altezza sella;
    telaio per uno alto 170; che altezza deve avere la sedia; che diametro; diametro della tazza; quanti litri tiene;
    capienza; quante persone ci stanno; da quanti posti; che misura di lenzuola; per un letto da 160;
    che misura mi va bene; come faccio a sapere la mia misura; non so la misura; non conosco la sua taglia;
    è per regalo e non so la taglia; mi sbaglio sempre con i numeri; il quaranta veste come il quaranta;
    la pianta larga; ho il piede largo; taglie e misure; misure e taglie; misure e dimensioni; dimensioni e peso;
    info taglie; taglie disponibili e misure; taglie e misure dopo il lavaggio; misure e taglie per il cambio;
    taglie e misure dei pantaloni; taglie e misure prima di ordinare`,
  MEASUREMENT: `
    fate l'esame della vista; misurate la pressione; posso provare l'udito; fate analisi; controllo della vista;
    fate il test dell'udito; misurate la glicemia; fate tamponi; si fanno i buchi alle orecchie;
    fate i fori alle orecchie; analisi della pelle; analisi dell'acqua; esame del piede; test intolleranze;
    elettrocardiogramma; holter; eye test; blood pressure; fate le iniezioni; vaccini; screening; analisi del passo;
    test del cammino; analisi del capello; autoanalisi; si possono fare gli esami del sangue; ci vedo poco da lontano;
    non sento bene da un orecchio; ho la pressione alta potete controllarmela; sono anni che non controllo gli occhi;
    vorrei bucare le orecchie alla bimba; prendete le misure; venite a prendere le misure; su misura; fate su misura;
    realizzate su misura; lo fate delle dimensioni che voglio; mi serve di una misura particolare; fuori misura;
    misura non standard; la mia finestra è strana; fatto apposta per me; vestito su misura; camicia su misura;
    scarpe su misura; tavolo su misura; si può fare più lungo; si può fare più stretto; misurate il piede;
    misurate la vista; esame della vista; misurare l'udito; misurate il dito; made to measure; custom size; bespoke;
    misurazione; tagliato su misura per me; adattate alle mie misure; rilievo misure; il rilievo si paga;
    in mansarda ho il soffitto inclinato; materasso di misura speciale; per il camper serve una forma strana;
    fate misure speciali`,
  COMPATIBILITY: `
    va bene con il mio; è compatibile; funziona con iphone; va bene anche per android; si adatta alla mia macchina;
    ci sta sulla mia bici; è compatibile con altri marchi; il ricambio va bene per il modello vecchio;
    funziona sui fornelli a induzione; va bene per l'induzione; compatible; will it fit; come so se va bene per la mia;
    attacco; si monta anche su; entra nel mio mobile; ci sta in una stanza piccola; si collega al computer;
    funziona con la mia tv; la presa è quella italiana; voltaggio; si può usare con; posso montarlo su una city bike;
    va bene nel mio forno; ci va sulla mia; le vostre vanno con la marca che ho; funziona sul modello vecchio;
    posso usarlo con quello che ho a casa; è lo stesso attacco; va su tutte; nella mia ci vanno;
    ho quella di un'altra marca le vostre funzionano lo stesso; che modello devo avere perché vadano;
    ho un telefono vecchio ci va; la mia auto è del 2010 ci va bene; il filtro va sul mio modello;
    ho il piano a induzione; il tubo è da venti ci entra; non so se si aggancia alla mia; va bene per il mio modello;
    va bene con la mia macchina; funziona con; si attacca a; si monta su; entra nella mia; ci sta nel mio; va sul mio;
    si adatta; è universale; attacco universale; come so se va bene; come faccio a sapere se è quello giusto;
    quale devo prendere per il mio; vale per tutti i modelli; anche per i modelli vecchi; ho un modello del 2010;
    ho la versione vecchia; serve un adattatore; che attacco ha; baionetta o vite; passo; e27; usb c; va con android;
    con windows; per mac; va bene sull'induzione; per il forno a microonde; con la mia moto; per la mia auto;
    vi do la targa; numero di telaio; ho il codice del pezzo; vi mando il codice; vi leggo la sigla;
    sigla sull'etichetta; non so quale modello ho; dove trovo il modello; compatible with; does it fit;
    will it work with; le capsule vanno bene; le cartucce vanno sulla mia stampante; le lame vanno su;
    i filtri vanno su; con le altre marche funziona; posso usarlo con quello di un'altra marca;
    si abbina a quello che ho già; si può collegare; compatibilità; e se poi non va bene sulla mia;
    ho paura di sbagliare modello; mi aiutate a trovare quello giusto per la mia; prende tutte le misure;
    stessa cosa per il diesel; sulla mia ci va; si può mettere al posto di quello originale; è intercambiabile;
    sostituisce il vecchio modello; ho una fiesta del 2012 come faccio a sapere se è quello adatto;
    ho una panda a metano qual è il suo; come sono sicuro di non sbagliare pezzo;
    quelli della polo vanno anche sulla ibiza; i ricambi della vecchia vanno sulla nuova;
    ho una stampante vecchia le vostre vanno bene; per la mia macchinetta quali vanno; how do i know if it fits;
    will this fit my car`,
  CUTTING: `
    tagliate il legno su misura; vendete stoffa al metro; tagliate il vetro; mi tagliate un pannello;
    quanto è il minimo di tessuto che posso prendere; taglio specchi; si può avere un pezzo di due metri e mezzo;
    mensola tagliata; servizio taglio; vendete la catena al metro; ho bisogno di un'asse lunga un metro e venti;
    tagliate la moquette; bordate i pannelli; fate i fori; tagliate; fate il taglio; taglio su misura; me lo tagliate;
    tagliate il legno; tagliate i pannelli; tagliate le tende; taglio al metro; vendete al metro; a metraggio;
    il minimo da tagliare; quanto costa il taglio; il taglio è gratis; me lo accorciate della misura che mi serve;
    potete segare; sezionate; tagliate il plexiglass; tagliate il tubo; tagliate i cavi a misura; bordate; fate i bordi;
    forate; taglio laser; cut to size; una striscia di dieci centimetri; mezzo metro si può; stoffa a metro;
    catena al metro; tagliate il gomma piuma; a scampoli; spezzoni; tagliate a listelli; taglio tappeti;
    moquette al metro`,
  QUANTITY: `
    quanta ne serve; quanto ne devo comprare; quante confezioni devo prendere; quanti litri mi servono;
    quanti litri per una stanza; quanti metri di stoffa ci vogliono; quanto tessuto serve per una tenda;
    quanti gomitoli per un maglione; quanta lana per una sciarpa; quanti rotoli di carta da parati;
    quante piastrelle per un bagno; quanti pacchi di parquet; quanta vernice per una porta; quanta terra per un vaso;
    quanti sacchi di terriccio; quanto concime per il prato; quanti semi al metro quadro; quanto mangime al giorno;
    quante crocchette devo dare; quanta pappa per un cucciolo; quanto vino a testa; quante bottiglie per venti invitati;
    quanto pane per dieci persone; quanta carne a testa; quanti confetti per bomboniera; come calcolo la quantità;
    come si calcola quanto ne serve; calcolare i metri quadri; fare il conto dei metri; ne basta uno;
    basta un barattolo; mi basta una confezione; con un litro quanto copro; quanto rende; resa al litro;
    quanti metri fa un barattolo; per trenta metri quadri quanto prendo; la stanza è quattro per quattro;
    il muro è lungo cinque metri e alto tre; ne prendo due o tre; sono sei finestre quanto mi serve; how much do i need;
    how many do i need; quantità necessaria; dosi per persona; quanta ce ne vuole; quanto ci va;
    non so quanta prenderne; ho paura che non basti; mi sa che ne ho presa poca; quanto ne consuma una famiglia;
    quanto stendo con una latta; quanto silicone per una doccia; quanti faretti per un salotto;
    quanti watt per una stanza; quanto riscalda in metri quadri; numero di pezzi per metro; la camera è tre per quattro;
    the room is four by five; how many liters; stanza alta due e settanta; per una stanza da dodici metri quanta;
    bastano due latte`,
};
