import type { IntentList } from '../intent-list.ts';

/** Papers and taxes. */
export const INVOICE_INTENTS: readonly IntentList[] = [
  {
    name: 'INVOICE',
    label: 'fatture',
    strong: `
      fattur*; partita_iva; p_iva; piva; codice_sdi; sdi; codice_univoco; ricevuta_fiscale; la_ricevuta;
      una_ricevuta; invoice; intestare/intestata fattura; scontrino_fiscale; pec; fatturazione; fattura; fatture;
      fatturat*; fatt_elettronica; cedolino; documento_fiscale; scontrino_perso; perso_lo_scontrino;
      copia scontrino/fattura; intestat*; vat; ragione_sociale; scaricare fattura; tax_free;
      iva esclusa/esente/scorpor*; con_iva; senza_iva; serve scontrino/ricevuta; fattura_elettronica;
      fattura_parlante; ricevuta! fiscale/d_acquisto/di_pagamento; mi_fate_la_ricevuta!
    `,
    weak: 'iva; azienda; scontrino; professionista',
  },
  {
    name: 'TAX_RELIEF',
    label: 'detrazioni',
    strong: `
      detra*; scaric*/scaricare/scarico/scarica/scaricarlo/scaricarli dalle_tasse/tasse; scontrino_parlante;
      bonus_mobili; bonus mobili/ristrutturazione/elettrodomestici/verde/casa/bici; agevolazion*; iva_agevolata;
      legge_104; 730; dichiarazione_dei_redditi; dedurre; deduci*; codice_fiscale scontrino/ordine/fattura;
      tessera_sanitaria; carta_docente; carta_del_docente; carta docenti; bonus docenti/docente/cultura; 18app;
      carta_cultura; carta_giovani; buono docente; scaric* tasse/dalle_tasse/730/fisco/spesa; detraib*;
      rimbors* comune/stato/asl/parte/regione/mutua; contribut* comune/stato/regione/pubblic*;
      bonus stato/comune/regione/insegnanti/prof/docent*/18/diciottenni/giovani/cultura/bici/vista/psicologo/mobili/animali;
      incentiv*; ecobonus; agevolaz*; buono_stato; carta_docent*; carta_della_cultura; carta_insegnant*;
      pagare bonus/buono_docente; deduz*; rimborso asl/mutua; mutua; asl; soldi stato/regione/comune/inps;
      soldi_dello_stato; contributo; assegno_unico; carta_dedicata
    `,
    weak: 'bonus; codice_fiscale; tasse',
  },
  {
    name: 'TAX_FREE',
    label: 'tax free',
    strong:
      'tax_free; taxfree; tax_refund; rimborso iva/turist*; rimborso_dell_iva; turisti_stranieri iva; vat_refund; global_blue',
    weak: '',
  },
];
