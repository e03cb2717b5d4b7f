import type { IntentList } from '../intent-list.ts';

/** What is printed. */
export const PRINTING_INTENTS: readonly IntentList[] = [
  {
    name: 'PRINTING',
    label: 'stampe e fotocopie',
    strong: `
      fotocopi*; copie documento/documenti/carta_d_identita/a_colori/bianco_e_nero/pagine; scansion*; scansionar*;
      scannerizz*; plastificar*; plastificate; plastificazione; stampare pagine/file/pdf/documenti/documento/tesi/foglio/fogli;
      stampate pagine/file/pdf/documenti/da_chiavetta/da_mail; stampa documenti/pdf/da_chiavetta; fronte_retro;
      mandare_un_fax; fare_una_stampa; photocop*; stampare da/dal
    `,
    weak: 'stampe; copie',
  },
  {
    name: 'BINDING',
    label: 'rilegature',
    strong:
      'rilegar* tesi/dispense/dispensa/tesina; rilegatur*; rilegate tesi/dispense; tesi_di_laurea stamp*/rileg*; spiral* dispens*; dispens* spiral*; bookbinding',
    weak: 'rilegar*; tesi',
  },
  {
    name: 'STAMPS',
    label: 'timbri e targhe',
    strong: 'timbro; timbri; autoinchiostrant*; targhett*; targa studio/ottone/porta/nome; targhe; rubber_stamp',
    weak: '',
  },
  {
    name: 'STATIONERY_PRINT',
    label: 'partecipazioni e biglietti da visita',
    strong: `
      biglietti_da_visita; biglietto_da_visita; partecipazion*; inviti nozze/matrimonio/compleanno/laurea/festa/stamp*/battesimo;
      business_card; business_cards; volantini; locandin*; manifesti; tableau; tipografia; depliant; brochure; striscion*
    `,
    weak: 'inviti',
  },
  {
    name: 'PHOTO_SERVICES',
    label: 'foto e stampe fotografiche',
    strong: `
      fototesser*; foto_tesser*; svilupp* rullin*/pellicol*/foto/negativ*; rullin*; stampa foto/fotografie; stampe fotografich*;
      stampare foto/fotografie; fotolibr*; digitalizz*; riversa* vhs/cassett*/dvd; videocassett*; servizio_fotografico;
      passport_photo; negativi; diapositiv*
    `,
    weak: '',
  },
];
