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
    dove trovo il documento per il commercialista; mi serve una pezza giustificativa; ho smarrito la ricevuta`,
  TAX_RELIEF: `
    si può detrarre; è detraibile nel 730; bonus mobili; bonus verde; ecobonus; detrazione fiscale;
    con la 104 pago meno iva; iva agevolata; iva al 4; legge 104; bonus ristrutturazione;
    lo posso scaricare dalle tasse; bonus vista; incentivi statali; bonus bici; conto termico; agevolazioni fiscali;
    spese mediche detraibili; dispositivo medico detraibile; contributo regionale; bonus bebe; bonus elettrodomestici;
    bonifico parlante; sgravi; rimborso asl; invalidità civile agevolazioni; è un dispositivo medico ce; bonus animali;
    posso metterlo nel 730; lo stato mi ridà qualcosa; ho la legge 104 pago meno;
    sto ristrutturando casa ho diritto a qualcosa; per le tasse cosa mi date;
    serve lo scontrino col codice fiscale per detrarlo; il commercialista dice che si scarica`,
  TAX_FREE: `
    fate il tax free; sono americano posso avere il rimborso dell'iva; tax refund; vat refund for tourists;
    i turisti non pagano l'iva; global blue; vivo fuori europa mi ridate l'iva`,
};
