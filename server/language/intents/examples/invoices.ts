import type { IntentExamples } from './intent-examples.ts';

/** Papers and taxes. */
export const INVOICE_EXAMPLES: IntentExamples = {
  INVOICE: `
    mi serve la fattura; fate fattura; mi serve per la ditta; devo scaricarlo con la partita iva; ho partita iva;
    come chiedo la fattura elettronica; codice sdi; codice univoco; dove metto la partita iva; posso avere la ricevuta;
    lo scontrino; ho perso lo scontrino; mi rimandate la ricevuta; intestare all'azienda; fattura con codice fiscale;
    invoice; can i get an invoice; vat receipt; la fattura non mi è arrivata; il mio commercialista vuole il documento;
    acquisto come professionista; intestazione fattura sbagliata; serve il codice fiscale sullo scontrino;
    scontrino parlante; la spesa va in contabilità; posso dedurlo come libero professionista; duplicato dello scontrino;
    emettete fattura; documento fiscale; fattura a una associazione; split payment pubblica amministrazione;
    fatturate alle scuole; ci serve con la partita iva; mettete la ditta sullo scontrino; per scaricarla come azienda;
    fattura intestata a un'altra persona; mi mandate il documento fiscale; il codice destinatario dove lo scrivo;
    fattura dopo l'acquisto; sono un libero professionista e mi serve il documento; compro per lo studio;
    lo metto in spese aziendali; il capo vuole la ricevuta intestata; lo compra la mia società;
    ho dimenticato di inserire la partita iva; la segretaria chiede la fattura;
    dove trovo il documento per il commercialista; mi serve una pezza giustificativa; ho smarrito la ricevuta;
    mi fate fattura; serve la fattura; fattura elettronica; codice destinatario; sdi; pec per la fattura;
    ho la partita iva; lo devo scaricare con la ditta; lo scarico dalle tasse; dove inserisco i dati fiscali;
    ho dimenticato di chiedere fattura; si può avere la fattura dopo; la fattura non è arrivata; la fattura è sbagliata;
    correggere la fattura; intestatario fattura; copia della fattura; ho perso la fattura; mi ristampate lo scontrino;
    duplicato scontrino; mi serve la ricevuta; ricevuta fiscale; can i have an invoice; vat invoice; receipt; iva;
    il prezzo è con iva; prezzi ivati; iva esclusa; iva compresa; fattura a nome di mio padre; con il codice fiscale;
    per il commercialista; me lo chiede il commercialista; per la contabilità; fattura alla scuola; split payment;
    pubblica amministrazione; fattura pa; fattura intestata all'associazione; sono in regime forfettario;
    reverse charge; nota di credito; ddt; bolla; fattura estera; ft elettronica; prova d'acquisto`,
  TAX_RELIEF: `
    si può detrarre; è detraibile nel 730; bonus mobili; bonus verde; ecobonus; detrazione fiscale;
    con la 104 pago meno iva; iva agevolata; iva al 4; legge 104; bonus ristrutturazione;
    lo posso scaricare dalle tasse; bonus vista; incentivi statali; bonus bici; conto termico; agevolazioni fiscali;
    spese mediche detraibili; dispositivo medico detraibile; contributo regionale; bonus bebe; bonus elettrodomestici;
    bonifico parlante; sgravi; rimborso asl; invalidità civile agevolazioni; è un dispositivo medico ce; bonus animali;
    posso metterlo nel 730; lo stato mi ridà qualcosa; ho la legge 104 pago meno;
    sto ristrutturando casa ho diritto a qualcosa; per le tasse cosa mi date;
    serve lo scontrino col codice fiscale per detrarlo; il commercialista dice che si scarica; detrazione; si detrae;
    si porta in detrazione; bonus casa; agevolazioni per disabili; ho l'invalidità c'è uno sconto fiscale;
    sconto in fattura; cessione del credito; contributo statale; rottamazione incentivo; bonus tv; si scala dal 730;
    dal 730 lo posso scaricare; spese sanitarie; è detraibile; deducibile; spesa deducibile; è un dispositivo medico;
    marcatura ce dispositivo medico per la detrazione; documenti per la detrazione; cosa serve per il bonus;
    bonus asilo; carta dedicata a te; ci rientra nel bonus verde; iva al dieci; agevolazione prima casa;
    certificato per la 104; con la 104 cosa mi spetta; mi date i documenti per scaricarlo; tax deduction`,
  TAX_FREE: `
    fate il tax free; sono americano posso avere il rimborso dell'iva; tax refund; vat refund for tourists;
    i turisti non pagano l'iva; global blue; vivo fuori europa mi ridate l'iva; tax free; rimborso iva turisti;
    sono un turista extra ue; vat refund; modulo dogana; sono americano iva; passaporto per tax free; duty free;
    iva rimborsata; spesa minima tax free`,
};
