import type { IntentList } from '../intent-list.ts';

/** What comes after buying: back, other, broken, mended. */
export const AFTER_SALES_INTENTS: readonly IntentList[] = [
  {
    name: 'RETURN',
    label: 'resi e rimborsi',
    strong: `non_fa_per_me; darvelo/darvela/darveli/darlo/darla/riaverlo indietro; riavere soldi/importo; non_mi_convince; non_ci_convince; ripigli*; riprendet*; rinunc*; ripensarci; non_era_quello_che; non_mi_serve_piu; reinvi*; posso_ridare; tornare_indietro; ve_lo_riporto; entro quando rimand*; indesiderat*; sono_pentit*; pentit*; reso; resi; restitu*; rendere; renderlo; renderla; renderli; renderle; rendervi; ridarv*; ridarl*; mandare/mandarlo/mandarla/mando/rimandare/rimando/rimandarlo/dare/spedire/rispedire/darvi/portare/porto/tornare/rimandarvi indietro; rispedi*; soldi indietro; indietro soldi; indietro {parcel};
      rimborso; rimborsi; rimborsare; rimborsate; rimborsato; rimborsarmi; refund; refunds; return; money_back; recesso; recedere; ripens*; riportar*; riporto; rivoglio; rivorrei; riprend*; ridate_i; ridate_indietro; ridatemi; ridarmi soldi/indietro; ridare soldi; returns; return policy; riaccredit*; ci_ho_ripensato; cambiato_idea; cambiato idea; non mi_piace; non mi_piacciono; non gli_piace/le_piace; non piace; non_mi_interessa_piu; soldi_indietro; voglio_indietro; vorrei_indietro; send back; accredit* soldi/importo; non_lo_voglio_piu; non lo_voglio/la_voglio; riavere soldi`,
    weak: '',
  },
  {
    name: 'EXCHANGE',
    label: 'cambi',
    strong: `{size} sopra/sotto/piu_grande/piu_piccola/superiore; mi_va/mi_sta/gli_sta/le_sta {misfit}; cambiereste; cambierei; non_e_la_mia_taglia; fare cambio; altro_modello; barattar*; cambiar*/cambiate/cambia/cambi/cambio/cambiarl* {size}/colore/modello/capo/articolo/regalo; {size}/colore cambiar*/cambiate; me_lo/me_la/me_li/me_le/ce_lo/ce_la cambi*; cambiarl*; cambiarmel*; un_altra_taglia; altra/altro taglia/misura/numero/colore; {size} in_piu/in_meno/piu_grande/piu_piccola/sbagliata/sbagliato/sbagliate/superiore/inferiore; {size} di in_piu/in_meno; mi/gli/le/ci sta/stanno/va/vanno/e/viene {misfit}; sta/stanno/vanno {misfit};
      e/sono {misfit} cambi*/posso/avere; sono {misfit}; e_troppo {misfit}; troppo {misfit}; ho_preso {size} mi_serve/ci_vuole; preso ma_mi; preso ma_mi_serve; mi_ci_vuole; sostitu*; scambi*; doppione; doppio regalo/cambi*; exchange; aveva_gia; ce_l_aveva_gia; cambio_merce; posso cambiare; possibile cambiare; fare_un_cambio; cambio_taglia`,
    weak: 'cambio; cambi; cambiare; cambiate; sostituire; sostituzione; sostituzioni',
  },
  {
    name: 'DEFECT',
    label: 'prodotti difettosi',
    strong: `si_blocca; si_guasta; si_impalla; si_spegne; si_surriscalda; fa righe/rumore/scintille/fumo/rumori/odore; venuto_via; venuti_via; venuta_via; venute_via; si_scuce; si_stacca; si_sfalda; si_sbriciola; si_affossa; perde pezzi; al_primo utilizzo/uso/lavaggio/colpo; dopo poco/pochi_giorni/una_settimana/due_settimane/un_mese rott*/smesso/non; ho_notato buco/difetto/graffio/macchia; un_buco; ha_un_graffio; non_legge; non_stampa; non_scalda; non_raffredda; non_aspira; non_suona; e_fermo; e_ferma; si_e_scaricat*; difetto_di_fabbrica; entrat* acqua; si_e_fermat*; non funzion*/parte/si_accende/si_carica/accende/si_avvia/si_apre/si_chiude/si_collega/tiene/regge; non_va_piu; non_vanno_piu; non piu carica/accende/parte/va; si_e/mi_si_e/si_sono {broke}; e/sono {broke} dopo; dopo {broke}; ha/hanno smesso; smesso_di; guasto; guasta; guasti; difett*; malfunz*; ha un_difetto/un_problema/un_buco; {broke} dopo; broken; defective; si_e_rotto; si_e_rotta; si_sono_rotte;
      si_sono_rotti; e_rotto; rotto; rotta; perde_acqua; perde olio/acqua; fa_rumore; sa_di_tappo; andato_a_male; puzza; scolorit*; pelucch*; si_stacca; si_scolla; staccata; staccato; e_morto; fa_difetto`,
    weak: 'problema; problemi; rotti; rotte',
  },
  {
    name: 'DAMAGED',
    label: 'pacchi danneggiati',
    strong: `era/e crepat*/rott*/ammaccat*/scheggiat*/graffiat*; {broken} appena/quando/all_apertura; aperto_il_pacco; versato; rovesciato; anta/gamba/piede/angolo {broken}; arrivat*/ricevut*/consegnat*/era/erano/pacco/scatola/confezione/bottiglia/bottiglie/trasporto {broken}; arrivat* e_tutto/tutto {broken}; {broken} pacco/scatola/trasporto/arrivat*/consegna/corriere; danneggiat*; in_frantumi; in_mille_pezzi; danni trasporto; danni; arriva* rotta/rotto/rotte/rotti/difettos*/guast*; ammaccat*; appena
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
    strong: `{repairable} sostitu*/cambi*/sistem*/ripar*/dura/crepat*/rott*; aggiustare; rimettere_in_sesto; mi_balla; restaur*; rinnovar*; rilegar*; ricarica_aria; si_e_scaricat* pila/batteria; cambio pila/batteria/cinturino/gomme; ripar*; aggiust*; sistemate; sistemar*; sistema; sistemano; assistenza tecnica; fate_assistenza; cambiar*/cambiate/cambia/sostitu* {repairable}; tagliando!; manutenzion*; officina; sartor*; orli; orlo; accorci*; allarg*; stringer*; stringete; restring*; strette!; revision*; repair; lucid*; affil*; arrot*; arrotin*; rimettere
      posto/nuovo; bucat* ruota/gomma; foratura; risuol*; raddrizz*; mettere_a_modello; pulizia orologio/gioielli; rimessa_a_nuovo`,
    weak: '',
  },
  {
    name: 'SATISFACTION',
    label: 'soddisfatti o rimborsati',
    strong:
      'se a_mia_moglie/a_mio/a_lei/a_lui/le/gli non; e_se_non piace; se non piace/mangia/gradisce/va_bene; non piace cibo/crocchette; non lo_vuole/lo_mangia/le_mangia/la_mangia; gradiment*; soddisfatti; provar* prima; posso provare; periodo_di_prova; 100_notti; campion*; campioncin*; tester',
    weak: '',
  },
];
