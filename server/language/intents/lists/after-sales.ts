import type { IntentList } from '../intent-list.ts';

/** What comes after buying: back, other, broken, mended. */
export const AFTER_SALES_INTENTS: readonly IntentList[] = [
  {
    name: 'RETURN',
    label: 'resi e rimborsi',
    strong: `reso; resi; restitu*; rendere; renderlo; renderla; renderli; renderle; rendervi; ridarv*; ridarl*; mandare/mandarlo/mandarla/mando/rimandare/rimando/rimandarlo/dare/spedire/rispedire/darvi/portare/porto/tornare/rimandarvi indietro; rispedi*; soldi indietro; indietro soldi; indietro {parcel};
      rimborso; rimborsi; rimborsare; rimborsate; rimborsato; rimborsarmi; refund; refunds; return; money_back; recesso; recedere; ripens*; riportar*; riporto; rivoglio; rivorrei; riprend*; ridate_i; ridate_indietro; ridatemi; ridarmi soldi/indietro; ridare soldi; returns; return policy; riaccredit*; ci_ho_ripensato; cambiato_idea; cambiato idea; non mi_piace; non mi_piacciono; non gli_piace/le_piace; non piace; non_mi_interessa_piu; soldi_indietro; voglio_indietro; vorrei_indietro; send back; accredit* soldi/importo; non_lo_voglio_piu; non lo_voglio/la_voglio; riavere soldi`,
    weak: '',
  },
  {
    name: 'EXCHANGE',
    label: 'cambi',
    strong: `cambiar*/cambiate/cambia/cambi/cambio/cambiarl* {size}/colore/modello/capo/articolo/regalo; {size}/colore cambiar*/cambiate; me_lo/me_la/me_li/me_le/ce_lo/ce_la cambi*; cambiarl*; cambiarmel*; un_altra_taglia; altra/altro taglia/misura/numero/colore; {size} in_piu/in_meno/piu_grande/piu_piccola/sbagliata/sbagliato/sbagliate/superiore/inferiore; {size} di in_piu/in_meno; mi/gli/le/ci sta/stanno/va/vanno/e/viene {misfit}; sta/stanno/vanno {misfit};
      e/sono {misfit} cambi*/posso/avere; sono {misfit}; e_troppo {misfit}; troppo {misfit}; ho_preso {size} mi_serve/ci_vuole; preso ma_mi; preso ma_mi_serve; mi_ci_vuole; sostitu*; scambi*; doppione; doppio regalo/cambi*; exchange; aveva_gia; ce_l_aveva_gia; cambio_merce; posso cambiare; possibile cambiare; fare_un_cambio; cambio_taglia`,
    weak: 'cambio; cambi; cambiare; cambiate; sostituire; sostituzione; sostituzioni',
  },
  {
    name: 'DEFECT',
    label: 'prodotti difettosi',
    strong: `non funzion*/parte/si_accende/si_carica/accende/si_avvia/si_apre/si_chiude/si_collega/tiene/regge; non_va_piu; non_vanno_piu; non piu carica/accende/parte/va; si_e/mi_si_e/si_sono {broke}; e/sono {broke} dopo; dopo {broke}; ha/hanno smesso; smesso_di; guasto; guasta; guasti; difett*; malfunz*; ha un_difetto/un_problema/un_buco; {broke} dopo; broken; defective; si_e_rotto; si_e_rotta; si_sono_rotte;
      si_sono_rotti; e_rotto; rotto; rotta; perde_acqua; perde olio/acqua; fa_rumore; sa_di_tappo; andato_a_male; puzza; scolorit*; pelucch*; si_stacca; si_scolla; staccata; staccato; e_morto; fa_difetto`,
    weak: 'problema; problemi; rotti; rotte',
  },
  {
    name: 'DAMAGED',
    label: 'pacchi danneggiati',
    strong: `arrivat*/ricevut*/consegnat*/era/erano/pacco/scatola/confezione/bottiglia/bottiglie/trasporto {broken}; arrivat* e_tutto/tutto {broken}; {broken} pacco/scatola/trasporto/arrivat*/consegna/corriere; danneggiat*; in_frantumi; in_mille_pezzi; danni trasporto; danni; arriva* rotta/rotto/rotte/rotti/difettos*/guast*; ammaccat*; appena
      aperto {broken}; rottur*; ha_un_buco; ha il/la vetro crepato/rotto; arrived broken/damaged; rotte nel; rotta nel; una_e {broken}; si_e_aperto/si_e_aperta scatola/pacco; rovesciat*`,
    weak: '',
  },
  {
    name: 'WRONG_ITEM',
    label: 'articoli sbagliati o mancanti',
    strong: `arrivat*/ricevut*/mandato/spedito/inviato/consegnato sbagliat*/altro/altra/diverso/diversa/errato/un_altra/un_altro/altre; un_altra_cosa; non quello/quella che_ho_ordinato; non quello che_avevo; articolo/prodotto/colore sbagliato/errato/diverso; avete_sbagliato; manca nel_pacco/un_articolo/un_prodotto/un_pezzo/dal/pacco/pezzo; mancano; mancava; mancante; mancanti;
      manca; pezzo/pezzi mancant*/manc*; incomplet*; wrong item; ne_e arrivat* solo; arrivato solo; al_posto_di; invece arrivat*`,
    weak: 'ricambi; ricambio; pezzi; sbagliato',
  },
  {
    name: 'WARRANTY',
    label: 'garanzia',
    strong:
      'garanzi*; garanti*; coperto; coperta; copertura; quanti_anni dura; se si_rompe; se si_rompono; se si_guasta; warranty; due_anni',
    weak: '',
  },
  {
    name: 'REPAIR',
    label: 'riparazioni',
    strong: `ripar*; aggiust*; sistemate; sistemar*; sistema; sistemano; assistenza tecnica; fate_assistenza; cambiar*/cambiate/cambia/sostitu* {repairable}; tagliando!; manutenzion*; officina; sartor*; orli; orlo; accorci*; allarg*; stringer*; strette; revision*; repair; lucid*; affil*; arrot*; arrotin*; rimettere
      posto/nuovo; bucat* ruota/gomma; foratura; risuol*; raddrizz*; mettere_a_modello; pulizia orologio/gioielli; rimessa_a_nuovo`,
    weak: '',
  },
  {
    name: 'SATISFACTION',
    label: 'soddisfatti o rimborsati',
    strong:
      'se non piace/mangia/gradisce/va_bene; non piace cibo/crocchette; non lo_vuole/lo_mangia/le_mangia/la_mangia; gradiment*; soddisfatti; provar* prima; posso provare; periodo_di_prova; 100_notti; campion*; campioncin*; tester',
    weak: '',
  },
];
