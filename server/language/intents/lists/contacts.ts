import type { IntentList } from '../intent-list.ts';

/** Reaching somebody, and being advised. */
export const CONTACT_INTENTS: readonly IntentList[] = [
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
    name: 'CONSULTING',
    label: 'consulenze',
    strong: `
      consulenz*; nutrizionist*; dietist*; personal_shopper; dermatolog*; esperto; consulente;
      analisi della_pelle/capello; beauty; mi_segue; prova_trucco; make_up_artist; armocromia; consulen*;
      consulenza_gratuit*; mi_aiut* scegliere/capire/decidere; mi_aiutate_a_scegliere; chi_mi_aiuta; un_esperto;
      qualcuno esperto/competente; specialist*; ostetric*; fisioterapist*; arredator*; architett*; armocrom*;
      consulto
    `,
    weak: '',
  },
  {
    name: 'CRAFTSMEN',
    label: 'artigiani di fiducia',
    strong: `
      conosc*/avete/consigli*/indic*/suggeri* {craftsman}; {craftsman} di_fiducia/convenzionat*/brav*/in_zona/che_conoscete;
      qualcuno_che venga/viene/sappia/lo_faccia/faccia/lo_fa/me_lo_fa; conoscete qualcuno;
      chi me_lo_fa/lo_fa/puo_farlo/viene_a_farlo; ditte/imprese/artigiani/professionisti di_fiducia/della_zona/convenzionat*;
      manodopera; chiavi_in_mano; recommend a plumber/painter/professional
    `,
    weak: '{craftsman}',
  },
];
