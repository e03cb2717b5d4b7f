import type { IntentList } from '../intent-list.ts';

/** The shop itself: when, where, who. */
export const SHOP_INTENTS: readonly IntentList[] = [
  {
    name: 'HOURS',
    label: 'orari',
    strong: `
      {day} lavorate!/posso_venire/passare/venire; lavorate! {day}; posso_venire/posso_passare {day}/ora/adesso;
      all_ora_di_pranzo; fate_pausa; fate_orario; siete_chiusi; quando siete_chiusi; giorno_di_chiusura;
      giorni_di_chiusura; maggio/aprile/dicembre/gennaio/novembre/giugno/luglio/settembre aperti/lavorate!/chiusi;
      festa aperti/aperto/siete_aperti; sempre_aperti; notte aperti; di_sera aperti; ponte aperti; orari; orario;
      a_che_ora apri*/apre*/chiu*/siete/fate/venire/vi_trovo/state/posso_venire/c_e_qualcuno/il_negozio;
      fino_a_che_ora; fino_a_quando aperti; che_ora apri*/chiud*/aprite; che_ore;
      siete/sei/state/rimanete/sarete/restate/tenete aperti/aperto/aperta/chiusi/chiuso/chiusa;
      aperti/aperto/chiusi/chiuso/aperta {day}/anche/sempre/mattina/pomeriggio; aprite; aprit*; apre; aprono;
      chiudete; chiude; chiudet*; apertura; aperture; chiusura;
      {day} aperti/aperto/ci_siete/vi_trovo/chiuso/chiusi/siete; ci_siete/vi_trovo/trovo {day};
      ci_siete pomeriggio/mattina/sera/adesso/ora; che_turni; turno; festivi; opening hours; opening; open;
      pausa_pranzo; in_ferie; chiusi_per_ferie; quando aprite/siete/aprono/aperti;
      vi_trovo oggi/ora/adesso/domani/ancora; ricevete {day}; state_aperti; giorni apertura/aperti;
      {day} dopo/mattina/pomeriggio/sera aperti/c_e/ci_siete/apert*; il {day} mattina/pomeriggio/sera/dopo;
      aperti/chiusi/apert*/chius* {day}/a_pranzo/pranzo/festa/agosto/adesso/ora; a_pranzo aperti/chiudete/apert*;
      pranzo siete/chiudete/apert*; a_ora_di_pranzo; siete {day}; ci_siete {day};
      vi_trovo/vi_troviamo/trovo {day}/aperti/apert*; dalle_ore; dalle_che_ora; da_che_ora; fino_a_quando;
      fino_a_tardi; fino_a_che_ore; a_che_ore; che_orari; che_orario; in_che_orari; orari_di_apertura;
      chiudete quando; quando_aprite; quando_chiudete; lavorate_anche; siete_in_ferie; chiusura_estiva; nei_festivi;
      tutto_il_giorno; orario_continuato; open on/today/sunday; closed; opening_times; working_hours;
      posso_passare {day}/adesso/ora/alle/dopo/prima; dopo_le 18/19/20/17/18_30 apert*/passare/vengo/ricever*/ancora;
      alle 8/9/18/19/20/13/12/14 siete/aprite/apert*/chiudete; nelle_feste; nei_giorni_festivi; andate_in_ferie;
      quando ferie chiu*
    `,
    weak: 'a_che_ora; aperto; aperti; chiuso; chiusi; mattina; pomeriggio; domenica',
  },
  {
    name: 'LOCATION',
    label: 'dove siamo',
    strong: `
      come_si_arriva; come_ci_arrivo; come vengo; dove_devo_venire; avete negozi a/in; siete_anche_a; solo_online;
      negozio_vero; avete_una_sede; punto_vendita; negozio a/in {place}; vicino a quale; fermata;
      dove siete/state/vi_trovate/vi_trovo/vi_trov*/vi_posso/avete_il_negozio/avete_negozi/posso_trovarvi/venire/sta;
      dove_siamo; dove si_trova negozio/la_sede/showroom/farmacia;
      dove trovo/e/ha negozio/farmacia/libreria/showroom/sede/punto;
      dov_e negozio/farmacia/showroom/libreria/sede/enoteca; indirizzo; come arriv* da_voi/negozio/li/showroom;
      come_arrivo; come_arrivare; come vi_ragg*; raggiung*; in_che via/zona/citta/paese/parte; la_via; che_via; sede;
      sedi; avete negozio/negozi/punto_vendita/sede/punti_vendita; negozio_fisico; negozi_fisici; punti_vendita;
      mappa; location; where are; siete a/di/in {place}; siete_a; siete_in_centro; siete_vicino; siete_di;
      siete lontani; vicino_alla_stazione; in_metro; con_i_mezzi; in_autobus; si_trova_il_negozio; dove_si_trova;
      non_vi_trovo; vi_trovate; dove_vi_trovate; dove_siete; dove_state; in_che via/zona/parte/citta/quartiere;
      da_che_parte; a_che_altezza; che_zona; di_dove_siete; dove_venite; dove_devo_andare; dove_vengo;
      dove_posso_venire; per_arrivare; vicino_a_cosa; siete_vicini; siete_lontani; siete_distanti; avete_un_negozio;
      avete_negozio; avete_un_punto; avete_una_bottega; bottega_fisica; c_e_una_bottega; c_e_un_negozio;
      esiste_un_negozio; un_negozio_fisico; negozio fisico; avete_sedi; altre_sedi; indicazioni;
      navigatore indirizzo; google_maps; maps; coordinate; che_indirizzo; state_in; siete_in; dov_e_il_negozio;
      showroom; venirvi_a_trovare; vi_vengo_a_trovare; venire_a_vedere; vedere_dal_vivo; where_are_you; address;
      located; siete_dove; che_altezza
    `,
    weak: 'dove; negozio; via; piazza; corso; dove_siete',
  },
  {
    name: 'PARKING',
    label: 'parcheggio',
    strong: `
      parchegg*; lasciare/lascio macchina/auto; posto auto/macchina; parking; zona_ztl; ztl; posteggi*; parcheggi*;
      dove_parcheggio; lascio_la_macchina; lascio_l_auto; dove lascio macchina/auto; mettere macchina/auto;
      posto_auto; posteggio; lascio macchina/auto; posso_parcheggiare
    `,
    weak: '',
  },
  {
    name: 'CONTACTS',
    label: 'contatti',
    strong: `
      a_chi rivolg*/chiedo/scrivo/posso; rivolger*; telefonicamente; sentirvi!; a_voce; mandatemi contatto/numero;
      numero per chiamare; come posso sentirvi!; dove posso chiamare; via_mail; per_telefono; un_recapito;
      un_contatto; contatto_telefonico; reclam*; lamentel*; segnalare; telefono!; telefonare; telefonarvi!;
      telefonata; telefonico; numero telefono/verde/whatsapp/fisso/cellulare/vostro; vostro numero; un_numero;
      il_numero per/di_telefono; numero di_telefono; avete_un_numero; email; e_mail; mail; whatsapp; wapp; whats_app;
      posso/come/dove scrivervi!/scrivere!; vorrei/potrei scrivervi!; chiamarvi!; chiamar*/chiamo; vi_chiamo;
      vi_scrivo; recapit*; servizio_clienti; assistenza_clienti; customer; contact; phone; telegram; instagram;
      facebook; vi_telefono; parlare_con_voi; mandarvi una_foto/messaggio; dove scrivo; posta_elettronica;
      assistenza contatt*; dare/date vostro numero; come_vi_chiamo; come_vi_contatto; come_vi_trovo; come_vi_scrivo;
      vi_posso_chiamare; vi_posso_scrivere; posso_chiamarvi; posso_scrivervi; posso_telefonare; posso_chiamare;
      dove_chiamo; a_che_numero; che_numero_ha; che_numero_avete; mi_date_il_numero; mi_dite_il_numero;
      mi_dai_il_numero; numero_di_telefono; numero_di_cellulare; cellulare vostro/negozio; avete_una_mail;
      avete_un_indirizzo mail/email; indirizzo mail/email/e_mail/di_posta; la_mail; una_mail; via_whatsapp; whatsap;
      watsapp; su_whatsapp; messenger; pagina facebook; rispondete_al_telefono; non_risponde nessuno;
      nessuno_risponde; non_rispondete; call_you; phone_number; email_address; contact_us; reclamo; lamentar*;
      fare_una_segnalazione; mandare foto/una_foto/email/messaggio; vostro_telefono; un_numero_di; contatti!;
      contattar*; contattat*; contatto! telefonico/email/vostro/diretto; i_contatti!; vi_contatto!
    `,
    weak: 'assistenza; numero; chiamare',
  },
  {
    name: 'HUMAN',
    label: 'parlare con una persona',
    strong: `
      venditore; parlare vostro/vostra/venditore/direttore/responsabile; qualcuno_con_cui; c_e_qualcuno;
      essere_ricontatt*; richiamat*; farmi_richiamare; una_persona_in_carne; assistente umano; non_con_un_bot;
      parlare/parlo/parlarne/parlar* {person}/una_persona/un_operatore; parlare! con; parlare con {person};
      un_operatore; un_operatrice; passami/vorrei/contattare/chiamare/serve operatore!; operatore! umano/vero/reale;
      persona vera/reale/in_carne; un_umano; umano; essere_umano; passat* {person}/una_persona; passami; passatemi;
      fatemi_parlare; fammi_parlare; non/basta/senza bot/robot; persona_vera; datemi_una_persona; c_e_una_persona;
      un_consulente; con_un; human agent; real_person; talk to; speak with; persona_reale; una_persona;
      qualcuno_di_voi; qualcuno_in_carne; una_persona_umana; operator* uman*/ver*/real*; chiamare operatore; addetto;
      assistente_vero; non_un_robot; non_con_un_robot; non_voglio_un_bot; customer_service; human; agent;
      qualcuno_mi; mi_richiam*; richiamatemi; farmi_chiamare; mi_chiamate; mi_fate_chiamare; chat_con_operatore;
      staff
    `,
    weak: '{person}; operatore!',
  },
  {
    name: 'APPOINTMENT',
    label: 'appuntamenti',
    strong: `
      appuntament*; prenotar* un/per/visita/consulenza/posto/tavolo/prova; devo_prenotare; prenotazion*;
      serve prenotare; su_appuntamento; riservare; fissare; prenoto; prenotar*; bisogna_prenotare; si_prenota;
      serve_prenotare; serve_appuntamento; vengo_senza_appuntamento; senza_appuntamento; senza_prenotazione;
      su_prenotazione; booking; book_a
    `,
    weak: 'prenotare; prenotate',
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
    name: 'AGE_LIMIT',
    label: 'acquisti e minori',
    strong: `
      maggiorenn*; minorenn*; ho_16_anni; ho_17_anni; ho_15_anni; minori; eta_minima; 18_anni compr*/acquist*/serve;
      documento_d_identita; sotto_i_18
    `,
    weak: '',
  },
  {
    name: 'PETS',
    label: 'animali in negozio',
    strong: `
      cane/cani/animali/animale in_negozio/ammessi/ammesso/entrare/con_me/benvenuti/accettat*;
      entrare/portare/venire/entro cane/animale/cani/animali; pet_friendly;
      cane entra*/posso/ammess*/venire/benvenut*; cani ammess*/entra*; portare cane/cagnolino/animali;
      entrare cane/cani/cagnolino; pet; col_cane; con_il_cane venire/entrare/posso
    `,
    weak: '',
  },
  {
    name: 'LIVE_ANIMALS',
    label: 'animali',
    strong: `
      adott*; adozion*; animali_vivi;
      vendete cani/gatti/gattini/cuccioli/animali/pesci/criceti/conigli/canarini/tartarughe/cagnolini;
      comprare cucciolo/gattino/cagnolino; canile; gattile; cuccioli vendit*
    `,
    weak: 'cuccioli',
  },
  {
    name: 'ACCESSIBILITY',
    label: 'accessibilità',
    strong: `
      disabil*; sedia_a_rotelle; carrozzina; barriere; accessibil*; rampa; passeggino entrare; carrozzin*; gradini;
      scalini; barrier*; ascensore negozio
    `,
    weak: '',
  },
];
