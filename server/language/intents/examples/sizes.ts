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
    come faccio a sapere che mi va`,
  MEASUREMENT: `
    fate l'esame della vista; misurate la pressione; posso provare l'udito; fate analisi; controllo della vista;
    fate il test dell'udito; misurate la glicemia; fate tamponi; si fanno i buchi alle orecchie;
    fate i fori alle orecchie; analisi della pelle; analisi dell'acqua; esame del piede; test intolleranze;
    elettrocardiogramma; holter; eye test; blood pressure; fate le iniezioni; vaccini; screening; analisi del passo;
    test del cammino; analisi del capello; autoanalisi; si possono fare gli esami del sangue; ci vedo poco da lontano;
    non sento bene da un orecchio; ho la pressione alta potete controllarmela; sono anni che non controllo gli occhi;
    vorrei bucare le orecchie alla bimba`,
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
    ho il piano a induzione; il tubo è da venti ci entra; non so se si aggancia alla mia`,
  CUTTING: `
    tagliate il legno su misura; vendete stoffa al metro; tagliate il vetro; mi tagliate un pannello;
    quanto è il minimo di tessuto che posso prendere; taglio specchi; si può avere un pezzo di due metri e mezzo;
    mensola tagliata; servizio taglio; vendete la catena al metro; ho bisogno di un'asse lunga un metro e venti;
    tagliate la moquette; bordate i pannelli; fate i fori`,
};
