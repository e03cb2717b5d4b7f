import type { IntentList } from '../intent-list.ts';

/** The shop as a company. */
export const COMPANY_INTENTS: readonly IntentList[] = [
  {
    name: 'ABOUT_US',
    label: 'chi siamo',
    strong: `
      chi_siete; la_vostra_storia; da_quanto_tempo esiste*/siete/lavorate; da_quanti_anni; di_chi_e il_negozio/la_bottega; azienda_famili*; about_you; who_are_you;
      quando_siete_nati; siete_una_catena; siete_italiani; chi_c_e_dietro; parlate_di_voi
    `,
    weak: '',
  },
  {
    name: 'JOBS',
    label: 'lavora con noi',
    strong: `
      lavora* con_noi/con_voi/da_voi/per_voi/da_noi/li; assum*; assumete;
      cercate personale/commess*/dipendenti/collaboratori/magazzin*/montatori/qualcuno; cerchi_personale; candidat*;
      candidar*; posizioni_aperte; mandare/inviare/lasciare/lascio curriculum/cv; stage; lavora_con_noi;
      lavorare da_voi/con_voi/per_voi; lavorare_da_voi; assunz*;
      cercate personale/commess*/gente/qualcuno/lavoratori/aiuto/stagist*; cercate_personale; posizioni; cv;
      curriculum; candidatura; tirocin*; stagionale; hiring
    `,
    weak: 'lavorare; curriculum',
  },
  {
    name: 'COLLABORATIONS',
    label: 'collaborazioni',
    strong: `
      franchis*; affiliazion*; affiliat*; collabor* influencer/blogger/con_voi/instagram; sponsor*; sono_un_influencer; proporvi i_miei/un_prodotto/una_collaborazione;
      rappresentant*; vorrei_vendere_da_voi; esporre da_voi; conto_vendita; beneficenza; raccolta_fondi; donate
    `,
    weak: '',
  },
  {
    name: 'PRIVACY',
    label: 'privacy',
    strong: `
      privacy; dati_personali; miei_dati; gdpr; cancell* dati; dati tratt*/usate/conserv*; cookie; trattate dati;
      i_dati; sicurezza dati; i_miei_dati; che_dati; dati sicuri/cedete/vendete/terzi/cancell*/usate/conserv*;
      cookies; informativa; consenso; non_voglio_ricevere newsletter/email/pubblicita/sms; disiscriv*; disiscriz*;
      cancellarmi; spam; is_it_safe; sito_sicuro; sicuro pagare/comprare
    `,
    weak: '',
  },
  {
    name: 'ACCOUNT',
    label: 'account',
    strong: `
      account; password; registra*; registraz*; area_personale; area_riservata; login; accedere; accesso; iscriver*;
      iscrizion*; profilo; log_in; credenziali; non_riesco_a_entrare; nome_utente; sign_up; eliminare account;
      passw*; pwd; loggar*; registr* sito/account/come/obbligatorio; mi_registro; registrarmi; devo_registrarmi;
      iscrivermi; mi_iscrivo; mio_profilo; area_clienti; area_utente; non_entro; non_mi_fa_entrare;
      non_riesco_ad_accedere; recuper* password/accesso/account; reimpost* password; dimenticat* password;
      eliminar* account/profilo; cancell* account/profilo/iscrizione; cambiare mail/email/password; sign_in;
      password_dimenticata
    `,
    weak: '',
  },
];
