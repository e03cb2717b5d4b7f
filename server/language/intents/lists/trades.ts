import type { IntentList } from '../intent-list.ts';

/** What only some trades do. */
export const TRADE_INTENTS: readonly IntentList[] = [
  {
    name: 'CURTAINS',
    label: 'tende e posa',
    strong: `
      confezion* tende/tenda; cucite! tende; cucire tende; misure tende; appendere tende; montaggio tende; mont* tende; posa parquet/pavimento/tappezzeria/tende;
      tappezz* divano/sedie/fate; rifoder*; imbottir*; fodere su_misura/misura; rivestir* divano/sedie/poltrona
    `,
    weak: '',
  },
  {
    name: 'GARDENING',
    label: 'cura di giardini e terrazzi',
    strong: `
      potat* fate/venite/siepe/alberi/servizio; potatur*; giardinier*; manutenzione giardino/verde/prato/terrazzo; curate! giardino/terrazzo; fate_giardini;
      realizz* giardin*/prat*/impianto; impianto_di_irrigazione; progett* giardin*/terrazz*; rinvas* fate/servizio; rinvasate; venite potare/giardino/tagliare
    `,
    weak: '',
  },
  {
    name: 'PAINT_MIXING',
    label: 'tintometro',
    strong: `
      tintometr*; colore/vernice/pittura campione/su_richiesta/personalizzat*/che_vogl*;
      mi_fate vernice/colore/pittura; fate il_colore; ral; colore_su_misura
    `,
    weak: 'colori',
  },
  {
    name: 'KEYS',
    label: 'copia chiavi',
    strong: `
      copi*/duplic*/doppion*/rifare/rifate/fare_una_copia chiav*; chiavi copi*/duplic*; duplicat* chiave; duplica*;
      copia_chiav*; copie_chiav*; duplic* chiav*; chiave doppione/copia; chiavi doppione/copia;
      telecomand* duplic*/copia
    `,
    weak: '',
  },
  {
    name: 'PHONE_SERVICES',
    label: 'schede e telefonia',
    strong: `
      ricaric* telefon*/sim/vodafone/tim/iliad/wind/cellulare; una_sim; portabilita; cambiare operatore/gestore; esim; attivar* sim/scheda;
      pellicol* applic*/mettete/montate; recuper* dati/foto/rubrica; trasfer* dati/rubrica/foto/contatti; passare i_dati/la_rubrica;
      formatt* computer/pc/telefono; antivirus install*; sblocc* telefono/cellulare
    `,
    weak: 'sim',
  },
  {
    name: 'POST_SERVICES',
    label: 'servizi allo sportello',
    strong: `
      bollettin*; pagare bollette/bollo/bollettino/multe/pagopa; pagopa; bollo_auto; marche_da_bollo; marca_da_bollo; francoboll*; ritir* pacco_amazon/pacchi_amazon;
      pacchi amazon; punto amazon/poste; spedire un_pacco_da_voi; biglietti autobus/bus/lotteria; ricariche_postepay; lotto; gratta_e_vinci; visure
    `,
    weak: '',
  },
  {
    name: 'SCHOOL_BOOKS',
    label: 'libri scolastici',
    strong: `
      libri_scolastici; libri_di_scuola; testi_scolastici; libri scuola/medie/liceo/elementari/superiori;
      testi scuola/medie/liceo/elementari/superiori; cedole; cedola_libraria; copertine; libri_di_testo;
      adozioni scol*
    `,
    weak: '',
  },
];
