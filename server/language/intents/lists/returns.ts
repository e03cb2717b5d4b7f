import type { IntentList } from '../intent-list.ts';

/** Giving back what does not suit, and trying first. */
export const RETURN_INTENTS: readonly IntentList[] = [
  {
    name: 'RETURN',
    label: 'resi e rimborsi',
    strong: `
      non_fa_per_me; darvelo/darvela/darveli/darlo/darla/riaverlo indietro; riavere soldi/importo; non_mi_convince;
      non_ci_convince; ripigli*; riprendet*; rinunc*; ripensarci; non_era_quello_che; non_mi_serve_piu; reinvi*;
      posso_ridare; tornare_indietro; ve_lo_riporto; entro quando rimand*; indesiderat*; sono_pentit*; pentit*; reso;
      resi; restitu*; rendere; renderlo; renderla; renderli; renderle; rendervi; ridarv*; ridarl*;
      mandare/mandarlo/mandarla/mando/rimandare/rimando/rimandarlo/dare/spedire/rispedire/darvi/portare/porto/tornare/rimandarvi
      indietro;
      rispedi*; soldi indietro; indietro soldi; indietro {parcel}; rimborso; rimborsi; rimborsare; rimborsate;
      rimborsato; rimborsarmi; refund; refunds; return; money_back; recesso; recedere; ripens*; riportar*; riporto;
      rivoglio; rivorrei; riprend*; ridate_i; ridate_indietro; ridatemi; ridarmi soldi/indietro; ridare soldi;
      returns; return policy; riaccredit*; ci_ho_ripensato; cambiato_idea; cambiato idea; non mi_piace;
      non mi_piacciono; non gli_piace/le_piace; non piace; non_mi_interessa_piu; soldi_indietro; voglio_indietro;
      vorrei_indietro; send back; accredit* soldi/importo; non_lo_voglio_piu; non lo_voglio/la_voglio; riavere soldi;
      ridar* indietro/soldi/articolo/prodotto/ve; lo_riport*; la_riport*; li_riport*; le_riport*; riport*;
      posso_riport*; se_ci_ripenso; ci_ripenso; se_cambio_idea; cambio_idea; cambio idea; mi_pento;
      non_sono_soddisfatt*; non_soddisfatt*; non_sono_content*; non_mi_trovo; non_mi_soddisfa; non_mi_sta_bene;
      non_era_come; non_e_come; non_corrisponde; diverso_da_come; diversa_dalla_foto; me_lo_aspettavo;
      me_l_aspettavo; rimand* indietro; mand* indietro; torn* indietro soldi; indietro_i_soldi; indietro_i_miei;
      restituzion*; render*; renderl*; rend* articolo/prodotto/acquisto; riprendete; li_riprendete;
      lo_riprendete; la_riprendete; le_riprendete; ripigliate; vi_riprendete; giorni_per_rendere; posso_rendere;
      diritto_di_recesso; rimborsat*; rimborser*; quando rimbors*; mi_rimbors*;
      riavere i_soldi/denaro/indietro/quanto; soldi_dietro; return_policy; returning; give_back; etichetta reso;
      modulo reso/recesso; chi_paga_il_reso; reso gratis/gratuito/costa; {parcel} indietro;
      ho_comprato non_mi/non_va/ma_non; non_lo_uso; mai_usato; mai_aperto; non_aperto; confezione aperta/integra;
      gia_apert*; posso_riportarl*; portar* indietro; lo_ripigl*; ripigl*; riprender* indietro
    `,
    weak: '',
  },
  {
    name: 'EXCHANGE',
    label: 'cambi',
    strong: `
      {size} sopra/sotto/piu_grande/piu_piccola/superiore; mi_va/mi_sta/gli_sta/le_sta {misfit}; cambiereste;
      cambierei; non_e_la_mia_taglia; fare cambio; altro_modello; barattar*;
      cambiar*/cambiate/cambia/cambi/cambio/cambiarl* {size}/colore/modello/capo/articolo/regalo;
      {size}/colore cambiar*/cambiate; me_lo/me_la/me_li/me_le/ce_lo/ce_la cambi*; cambiarl*; cambiarmel*;
      un_altra_taglia; altra/altro taglia/misura/numero/colore;
      {size} in_piu/in_meno/piu_grande/piu_piccola/sbagliata/sbagliato/sbagliate/superiore/inferiore;
      {size} di in_piu/in_meno; mi/gli/le/ci sta/stanno/va/vanno/e/viene {misfit}; sta/stanno/vanno {misfit};
      e/sono {misfit} cambi*/posso/avere; sono {misfit}; e_troppo {misfit}; troppo {misfit};
      ho_preso {size} mi_serve/ci_vuole; preso ma_mi; preso ma_mi_serve; mi_ci_vuole; sostitu*; scambi*; doppione;
      doppio regalo/cambi*; exchange; aveva_gia; ce_l_aveva_gia; cambio_merce; posso cambiare; possibile cambiare;
      fare_un_cambio; cambio_taglia; me_lo_cambi*; me_la_cambi*; me_li_cambi*; me_le_cambi*; ce_lo_cambi*;
      lo_cambiate; la_cambiate; li_cambiate; le_cambiate; cambiare con un_altro/un_altra/altro/altra/qualcosa;
      cambio con/merce/articolo/prodotto/taglia/colore/misura; fate_cambi; posso_cambiar*; si_puo_cambiar*;
      si_puo_fare_il_cambio; un_altro_modello; altra_taglia; altro_colore; altra_misura; un_altro_colore;
      taglia_sbagliat*; ho_sbagliato taglia/misura/numero/colore/modello; sbagliat* taglia/misura/numero/modello;
      presa sbagliata; preso sbagliato; preso/presa/presi/prese troppo {misfit}; doppion*; due_volte_lo_stesso;
      due_uguali; gia_ce_l_ha; ce_l_ha_gia; ce_l_aveva; lo_aveva_gia; l_aveva_gia; ne_aveva_gia; ce_l_ho_gia; swap;
      taglia in_piu/in_meno; mi_stanno {misfit}; ci_sto_dentro; non_mi_entra; non_mi_entrano; non_gli_entra;
      non_le_entra; non_ci_entro; regalo doppio/cambi*; regalo_sbagliato cambi*; gli/le/mi non_entra/entra_piu;
      taglia_troppo; ci_ha_preso piccol*/grand*; {misfit} portare_indietro
    `,
    weak: 'cambio; cambi; cambiare; cambiate; sostituire; sostituzione; sostituzioni',
  },
  {
    name: 'SATISFACTION',
    label: 'soddisfatti o rimborsati',
    strong: `
      se a_mia_moglie/a_mio/a_lei/a_lui/le/gli non; e_se_non piace; se non piace/mangia/gradisce/va_bene;
      non piace cibo/crocchette; non lo_vuole/lo_mangia/le_mangia/la_mangia; gradiment*; soddisfatti; provar* prima;
      posso provare; periodo_di_prova; 100_notti; campion*; campioncin*; tester; se_non_mi_trovo; mi_trovo_male;
      se_mi_trovo_male; e_se non_mi/non_ci/non_gli/non_le/non_fa piac*/trov*/abitu*/adatt*/per_me; non_mi_ci_abituo;
      non_ci_si_abitua; abituarmi; se non_piac*; se_non_va_bene; e_se_non_va_bene; non_le_piace; se_non_le_piace;
      se_non_gli_piace; soddisfatt*; notti di_prova; giorni di_prova; prova gratuita; mi_gira_la_testa;
      non_mi_trovo_bene
    `,
    weak: '',
  },
  {
    name: 'TRY_FIRST',
    label: 'prove in negozio',
    strong: `
      posso/possiamo/si_puo/si_possono/e_possibile/potrei/vorrei
      provar*/testar*/sedersi/vederl*/salir*/suonar*/ascoltar*/toccar*/assaggi*/annusar*;
      provar* prima/in_negozio/dal_vivo/da_voi/in_bottega; provarl*; testarl*; prima_di_comprar*;
      prima_di_acquistar*; prima_di_decidere; prima_di_prenderl*; giro_di_prova; un_giretto; farci_un_giro;
      test_ride; test_drive; in_prova; prova in_negozio/su_strada; camerin*; vedere_di_persona;
      vederl* dal_vivo/di_persona/in_negozio; toccare_con_mano; try_on; try_before
    `,
    weak: 'provare; prova',
  },
];
