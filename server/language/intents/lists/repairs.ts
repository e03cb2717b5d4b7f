import type { IntentList } from '../intent-list.ts';

/** Mending, parts and cleaning. */
export const REPAIR_INTENTS: readonly IntentList[] = [
  {
    name: 'REPAIR',
    label: 'riparazioni',
    strong: `
      {repairable} sostitu*/cambi*/sistem*/ripar*/dura/crepat*/rott*; aggiustare; rimettere_in_sesto; mi_balla;
      restaur*; rinnovar*; rilegar*; ricarica_aria; si_e_scaricat* pila/batteria;
      cambio pila/batteria/cinturino/gomme; ripar*; aggiust*; sistemate!; sistemare!; sistemarla!; sistemarlo!; sistemarle!; sistemarli!; sistema! voi/la/il/lo; sistemano!;
      assistenza tecnica; fate_assistenza; cambiar*/cambiate/cambia/sostitu* {repairable}; tagliando!; manutenzion*;
      officina; sartor*; orli; orlo; accorci*; allarg*; stringer*; stringete; restring*; strette!; revision*; repair;
      affil*; arrot*; arrotin*; rimettere posto/nuovo; bucat* ruota/gomma; foratura; risuol*; raddrizz*;
      mettere_a_modello; pulizia orologio/gioielli; rimessa_a_nuovo;
      sistem* {repairable}/voi/me/chitarra/bici/orologio/scarpe/borsa; me_lo_sistem*; me_la_sistem*; me_li_sistem*;
      me_lo_ripar*; me_la_ripar*; me_lo_aggiust*; me_la_aggiust*; la_sistem*; lo_sistem*; metter* a_posto;
      mettete a_posto; rimett* a_posto; a_posto voi; portate_a_posto; messa_a_punto; messa_a punto; messe_a_punto;
      settagg*; registr* freni/cambio; tagliand*; check_up; manutenz*; date_un_occhiata; dare_un_occhiata;
      cambi* {repairable}; cambiate {repairable}; sostitu* {repairable}; montate {repairable};
      si_e_rott* {repairable}; rott* {repairable};
      {repairable} rott*/staccat*/pers*/sfilat*/consumat*/fisch*/salta/saltat*/bucat*/sgonfi*/allentat*; ho_bucat*;
      ho_forat*; mi_si_e_bucat*; gomma a_terra; fisch*; frigge; gratta; stringere; allent*; accordat*; accordatura;
      ricuci*; ricucir*; cucitur*; saldat*; saldar*; laboratorio; centro_assistenza; chi_lo_aggiusta;
      chi_la_aggiusta; fixing; chi_me_lo/chi_me_la/chi_ce_lo aggiust*/ripar*/sistem*/cambi*/monta; vostro_tecnico;
      tecnico ripar*/a_casa/assistenza; tecnici ripar*; fate assistenza/riparazioni/manutenzione;
      ho_perso {repairable}; perso {repairable}; la_aggiust*; lo_aggiust*; li_aggiust*; le_aggiust*; la_ripar*;
      lo_ripar*; li_ripar*; le_ripar*
    `,
    weak: '',
  },
  {
    name: 'SPARE_PARTS',
    label: 'pezzi di ricambio',
    strong: `
      ricamb*; pezzo/pezzi/parte/parti di_ricambio/sostitutiv*;
      ho_perso pezzo/tappo/vite/chiave/cinghia/barra/ruota/coperchio/telecomando/il_cavo/bottone/laccio;
      si_e_perso pezzo/tappo/vite; vendete solo/separatamente/a_parte; solo_il pezzo/tappo/coperchio/vetro;
      spare_parts; guarnizione di_ricambio
    `,
    weak: '',
  },
  {
    name: 'BATTERIES',
    label: 'pile e batterie',
    strong: `
      pile/batterie/pila/batteria inclus*/compres*/a_parte/dentro/servono/ci_vogliono/ci_sono/occorr*/comprar*;
      con_le_pile; senza_pile; le_pile; che_pile; quante_pile; che_batterie; ministilo; le_stilo; a_pile; va_a_pile;
      funziona_subito; batteries included
    `,
    weak: 'pile',
  },
  {
    name: 'CLEANING',
    label: 'lavaggi e pulitura',
    strong: `
      lavate! tappeti/piumoni/divani/tende/capi/materassi/abiti; lavaggio tappeti/piumoni/tappeto/divani/tende; lavanderia; lavasecco; a_secco_fate;
      pulitura; pulite! tappeti/gioielli/divani/scarpe/borse; igienizz* fate/servizio/divani/materassi
    `,
    weak: '',
  },
];
