import type { IntentList } from '../intent-list.ts';

/** The shop itself: when, where, who. */
export const SHOP_INTENTS: readonly IntentList[] = [
  {
    name: 'HOURS',
    label: 'orari',
    strong: `{day} lavorate!/posso_venire/passare/venire; lavorate! {day}; posso_venire/posso_passare {day}/ora/adesso; all_ora_di_pranzo; fate_pausa; fate_orario; siete_chiusi; quando siete_chiusi; giorno_di_chiusura; giorni_di_chiusura; maggio/aprile/dicembre/gennaio/novembre/giugno/luglio/settembre aperti/lavorate!/chiusi; festa aperti/aperto/siete_aperti; sempre_aperti; notte aperti; di_sera aperti; ponte aperti; orari; orario; a_che_ora apri*/apre*/chiu*/siete/fate/venire/vi_trovo/state/posso_venire/c_e_qualcuno/il_negozio; fino_a_che_ora; fino_a_quando aperti; che_ora apri*/chiud*/aprite; che_ore; siete/sei/state/rimanete/sarete/restate/tenete aperti/aperto/aperta/chiusi/chiuso/chiusa; aperti/aperto/chiusi/chiuso/aperta {day}/anche/sempre/mattina/pomeriggio; aprite; aprit*; apre; aprono; chiudete; chiude; chiudet*; apertura; aperture; chiusura; {day} aperti/aperto/ci_siete/vi_trovo/chiuso/chiusi/siete;
      ci_siete/vi_trovo/trovo {day}; ci_siete pomeriggio/mattina/sera/adesso/ora; che_turni; turno; festivi; opening hours; opening; open; pausa_pranzo; in_ferie; chiusi_per_ferie; quando aprite/siete/aprono/aperti; vi_trovo oggi/ora/adesso/domani/ancora; ricevete {day}; state_aperti; giorni apertura/aperti`,
    weak: 'a_che_ora; aperto; aperti; chiuso; chiusi; mattina; pomeriggio; domenica',
  },
  {
    name: 'LOCATION',
    label: 'dove siamo',
    strong: `come_si_arriva; come_ci_arrivo; come vengo; dove_devo_venire; avete negozi a/in; siete_anche_a; solo_online; negozio_vero; avete_una_sede; punto_vendita; negozio a/in {place}; vicino a quale; fermata; dove siete/state/vi_trovate/vi_trovo/vi_trov*/vi_posso/avete_il_negozio/avete_negozi/posso_trovarvi/venire/sta; dove_siamo; dove si_trova negozio/la_sede/showroom/farmacia; dove trovo/e/ha negozio/farmacia/libreria/showroom/sede/punto; dov_e negozio/farmacia/showroom/libreria/sede/enoteca; indirizzo; come
      arriv* da_voi/negozio/li/showroom; come_arrivo; come_arrivare; come vi_ragg*; raggiung*; in_che via/zona/citta/paese/parte; la_via; che_via; sede; sedi; avete negozio/negozi/punto_vendita/sede/punti_vendita; negozio_fisico; negozi_fisici; punto_vendita; punti_vendita; mappa; location; where are; siete a/di/in {place}; siete_a; siete_in_centro; siete_vicino; siete_di; siete lontani; vicino_alla_stazione; in_metro; con_i_mezzi; in_autobus; si_trova_il_negozio; dove_si_trova; non_vi_trovo; vi_trovate`,
    weak: 'dove; negozio; via; piazza; corso; dove_siete',
  },
  {
    name: 'PARKING',
    label: 'parcheggio',
    strong: 'parchegg*; lasciare/lascio macchina/auto; posto auto/macchina; parking; zona_ztl; ztl; posteggi*',
    weak: '',
  },
  {
    name: 'CONTACTS',
    label: 'contatti',
    strong: `a_chi rivolg*/chiedo/scrivo/posso; rivolger*; telefonicamente; sentirvi!; a_voce; mandatemi contatto/numero; numero per chiamare; come posso sentirvi!; dove posso chiamare; via_mail; per_telefono; un_recapito; un_contatto; contatto_telefonico; reclam*; lamentel*; segnalare; contatt*; telefono!; telefonare; telefonarvi!; telefonata; telefonico; numero telefono/verde/whatsapp/fisso/cellulare/vostro; vostro numero; un_numero; il_numero per/di_telefono; numero di_telefono; avete_un_numero; email; e_mail; mail; whatsapp; wapp; whats_app; posso/come/dove scrivervi!/scrivere!; vorrei/potrei scrivervi!; chiamarvi!; chiamar*/chiamo; vi_chiamo; vi_scrivo; recapit*; servizio_clienti; assistenza_clienti; customer; contact; phone; sentirvi!; telegram; instagram; facebook; vi_telefono; parlare_con_voi; mandarvi una_foto/messaggio; dove scrivo; posta_elettronica; assistenza contatt*; dare/date vostro numero`,
    weak: 'assistenza; numero; chiamare',
  },
  {
    name: 'HUMAN',
    label: 'parlare con una persona',
    strong: `venditore; parlare vostro/vostra/venditore/direttore/responsabile; qualcuno_con_cui; c_e_qualcuno; essere_ricontatt*; richiamat*; farmi_richiamare; una_persona_in_carne; assistente umano; non_con_un_bot; parlare/parlo/parlarne/parlar* {person}/una_persona/un_operatore; parlare! con; parlare con {person}; un_operatore; un_operatrice; passami/vorrei/contattare/chiamare/serve operatore!; operatore! umano/vero/reale; persona vera/reale/in_carne; un_umano; umano; essere_umano; passat* {person}/una_persona; passami; passatemi; fatemi_parlare; fammi_parlare; non/basta/senza bot/robot; persona_vera; datemi_una_persona; c_e_qualcuno; c_e_una_persona; un_consulente; con_un; human agent; real_person; talk to; speak with`,
    weak: '{person}; operatore!',
  },
  {
    name: 'APPOINTMENT',
    label: 'appuntamenti',
    strong:
      'appuntament*; prenotar* un/per/visita/consulenza/posto/tavolo/prova; devo_prenotare; prenotazion*; serve prenotare; su_appuntamento; riservare; fissare; prenoto',
    weak: 'prenotare; prenotate',
  },
  {
    name: 'ACCOUNT',
    label: 'account',
    strong:
      'account; password; registra*; registraz*; area_personale; area_riservata; login; accedere; accesso; iscriver*; iscrizion*; profilo; log_in; credenziali; non_riesco_a_entrare; nome_utente; sign_up; eliminare account',
    weak: '',
  },
  {
    name: 'PRIVACY',
    label: 'privacy',
    strong:
      'privacy; dati_personali; miei_dati; gdpr; cancell* dati; dati tratt*/usate/conserv*; cookie; trattate dati; i_dati; sicurezza dati',
    weak: '',
  },
  {
    name: 'JOBS',
    label: 'lavora con noi',
    strong: `lavora* con_noi/con_voi/da_voi/per_voi/da_noi/li; assum*; assumete; cercate personale/commess*/dipendenti/collaboratori/magazzin*/montatori/qualcuno; cerchi_personale; candidat*; candidar*; posizioni_aperte; mandare/inviare/lasciare/lascio curriculum/cv; stage; lavora_con_noi`,
    weak: 'lavorare; curriculum',
  },
  {
    name: 'AGE_LIMIT',
    label: 'acquisti e minori',
    strong:
      'maggiorenn*; minorenn*; ho_16_anni; ho_17_anni; ho_15_anni; minori; eta_minima; 18_anni compr*/acquist*/serve; documento_d_identita; sotto_i_18',
    weak: '',
  },
  {
    name: 'PETS',
    label: 'animali in negozio',
    strong:
      'cane/cani/animali/animale in_negozio/ammessi/ammesso/entrare/con_me/benvenuti/accettat*; entrare/portare/venire/entro cane/animale/cani/animali; pet_friendly',
    weak: '',
  },
  {
    name: 'LIVE_ANIMALS',
    label: 'animali',
    strong:
      'adott*; adozion*; animali_vivi; vendete cani/gatti/gattini/cuccioli/animali/pesci/criceti/conigli/canarini/tartarughe/cagnolini; comprare cucciolo/gattino/cagnolino; canile; gattile; cuccioli vendit*',
    weak: 'cuccioli',
  },
  {
    name: 'ACCESSIBILITY',
    label: 'accessibilità',
    strong: 'disabil*; sedia_a_rotelle; carrozzina; barriere; accessibil*; rampa; passeggino entrare',
    weak: '',
  },
];
