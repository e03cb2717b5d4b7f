import type { IntentList } from '../intent-list.ts';

/** What comes after buying: back, other, broken, mended. */
export const AFTER_SALES_INTENTS: readonly IntentList[] = [
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
      restituzion*; resa; render*; renderl*; rend* articolo/prodotto/acquisto; riprendete; li_riprendete;
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
    name: 'DEFECT',
    label: 'prodotti difettosi',
    strong: `
      si_blocca; si_guasta; si_impalla; si_spegne; si_surriscalda; fa righe/rumore/scintille/fumo/rumori/odore;
      venuto_via; venuti_via; venuta_via; venute_via; si_scuce; si_stacca; si_sfalda; si_sbriciola; si_affossa;
      perde pezzi; al_primo utilizzo/uso/lavaggio/colpo;
      dopo poco/pochi_giorni/una_settimana/due_settimane/un_mese rott*/smesso/non;
      ho_notato buco/difetto/graffio/macchia; un_buco; ha_un_graffio; non_legge; non_stampa; non_scalda;
      non_raffredda; non_aspira; non_suona; e_fermo; e_ferma; si_e_scaricat*; difetto_di_fabbrica; entrat* acqua;
      si_e_fermat*;
      non funzion*/parte/si_accende/si_carica/accende/si_avvia/si_apre/si_chiude/si_collega/tiene/regge; non_va_piu;
      non_vanno_piu; non piu carica/accende/parte/va; si_e/mi_si_e/si_sono {broke}; e/sono {broke} dopo;
      dopo {broke}; ha/hanno smesso; smesso_di; guasto; guasta; guasti; difett*; malfunz*;
      ha un_difetto/un_problema/un_buco; {broke} dopo; broken; defective; si_e_rotto; si_e_rotta; si_sono_rotte;
      si_sono_rotti; e_rotto; rotto; rotta; perde_acqua; perde olio/acqua; fa_rumore; sa_di_tappo; andato_a_male;
      puzza; scolorit*; pelucch*; si_scolla; staccata; staccato; e_morto; fa_difetto; non_vanno; non_funge;
      non_si_accend*; non_si_caric*; non_carica; non_accende; non_parte; non_si_apre; non_si_chiude; non_tiene;
      non_scrive; non_gira; non_prende; non_risponde; non_si_sente; si_e_bloccat*; si_e_spent*; si_e_guastat*;
      si_e_scolla*; si_e_stacc*; si_e_scuc*; si_e_strapp*; si_e_bucat*; si_e_crep*; si_e_spezz*; si_e_rovinat*;
      si_e_sformat*; si_e_arrugginit*; si_e_scolorit*; si_e_sbiadit*; si_e_sciolt*; si_e_secc*; e_mort*; e_secc*;
      sono_secc*; appassit*; gia_mort*; gia_rott*; gia_secc*; fa_contatto; contatto falso; difetto; difetti;
      difettos*; ha_un_difetto; fallat*; malfatt*; da_problemi; ha_dei_problemi; mi_si_e; mi_si_sono; dopo_un_mese;
      dopo_due_mesi; dopo_pochi_giorni; dopo_una_settimana;
      dopo due/tre/pochi/poche/dieci/2/3/10 giorni/settimane/mesi/usi/utilizzi/lavaggi non/si/gia/rott*;
      appena tolt*/apert*/compr* non/gia/rott*; nuovo/nuova/nuovi/nuove gia/e_gia rott*/mort*/non; guast*; rottam*;
      si_scarica; dura_poco; dura_meta; perde aria/pelo/colore/liquido/gas/pezzi; arrugginit*; ruggine; scricchiol*;
      cigol*; not working; doesn_t_work; stopped working; faulty; si_rompe; si_e_rott*;
      non_va piu/bene/la/il/appena/niente; e_non_va; ma_non_va; gia_non_va; ho_un_problema con; problema_con;
      problemi_con; e_andato_in_corto; smesso di; si_e_stort*;
      ammuffit*; muffa; rancid*; inacidit*; avariat*; andat*_a_male; ha_fatto_la_muffa; sa_di_muffa; era_scadut*
    `,
    weak: 'problema; problemi; rotti; rotte',
  },
  {
    name: 'DAMAGED',
    label: 'pacchi danneggiati',
    strong: `
      era/e crepat*/rott*/ammaccat*/scheggiat*/graffiat*; {broken} appena/quando/all_apertura; aperto_il_pacco;
      versato; rovesciato; anta/gamba/piede/angolo {broken};
      arrivat*/ricevut*/consegnat*/era/erano/pacco/scatola/confezione/bottiglia/bottiglie/trasporto {broken};
      arrivat* e_tutto/tutto {broken}; {broken} pacco/scatola/trasporto/arrivat*/consegna/corriere; danneggiat*;
      in_frantumi; in_mille_pezzi; danni trasporto; danni; arriva* rotta/rotto/rotte/rotti/difettos*/guast*;
      ammaccat*; appena aperto {broken}; rottur*; ha_un_buco; ha il/la vetro crepato/rotto; arrived broken/damaged;
      rotte nel; rotta nel; una_e {broken}; si_e_aperto/si_e_aperta scatola/pacco; rovesciat*;
      arrivat* rott*/spaccat*/schiacciat*/ammaccat*/graffiat*/bagnat*/apert*/sporc*/cald*/scongelat*/marci*/andat*/distrutt*/strapp*/danneggi*/male/mezz*/storto/storta;
      e_arrivat* {broken}; {parcel} {broken}; pacco apert*/manomess*/bagnat*/schiacciat*/sfondat*/distrutt*;
      manomess*; nel_trasporto; durante_il_trasporto; in_pezzi; mille_pezzi; vetri_rotti; gonfi*; puzza; puzzava;
      era_cald*; era_apert*; era_rott*; era_marci*; sbeccat*; rott* durante/in_viaggio/nel; scatola {broken};
      danneggi*; damaged; was broken; arrivat* a_pezzi; arrivat* con_una_crepa; con_una_crepa; arrivat* con {broken};
      ricevut* con {broken}
    `,
    weak: '',
  },
  {
    name: 'WRONG_ITEM',
    label: 'articoli sbagliati o mancanti',
    strong: `
      arrivat*/ricevut*/mandato/spedito/inviato/consegnato
      sbagliat*/altro/altra/diverso/diversa/errato/un_altra/un_altro/altre;
      un_altra_cosa; non quello/quella che_ho_ordinato; non quello che_avevo;
      articolo/prodotto/colore sbagliato/errato/diverso; avete_sbagliato;
      manca nel_pacco/un_articolo/un_prodotto/un_pezzo/dal/pacco/pezzo; mancano; mancava; mancante; mancanti; manca;
      pezzo/pezzi mancant*/manc*; incomplet*; wrong item; ne_e arrivat* solo; arrivato solo; al_posto_di;
      invece arrivat*; mancav*; mancan*; manca un/una/il/la/qualcosa/pezzo/pezzi/parte/nella/nel/dalla;
      non_c_era nella/dentro/tutto/il/la; non_c_erano; ne_mancano; ne_manca; meta_ordine; solo_meta;
      arrivat* solo/diverso/diversa/altro/un_altro/sbagliat*/meta/una/uno;
      ricevut* solo/diverso/sbagliat*/altro/uno/una/meta; avete_mandato altro/sbagliat*/diverso/un_altro/il_colore;
      mi_avete_mandato; mi_avete_dato sbagliat*/altro; mi_e_arrivat* altro/un_altro/una/diverso/sbagliat*;
      articolo_sbagliato; prodotto_sbagliato; colore_sbagliato; un_altro_articolo; pezzi_mancanti; pezzo_mancante;
      errore nell_ordine/nell_invio/spedizione; scambiato ordine/pacco; wrong item/size/order; missing
    `,
    weak: 'ricambi; ricambio; pezzi; sbagliato',
  },
  {
    name: 'WARRANTY',
    label: 'garanzia',
    strong: `
      garanzi*; garanti*; coperto; coperta; copertura; quanti_anni dura; se si_rompe; se si_rompono; se si_guasta;
      warranty; due_anni; garanzia; garantit*; sono_coperto; e_coperto; in_garanzia; fuori_garanzia; copre;
      cosa_copre; coperto da/per; quanto_dura_la_garanzia; quanto garanti*; anni_di_garanzia;
      se si_rompe/si_guasta/si_rovina/si_scolla/smette/muore/non_attecchisce/non_dura/non_prende;
      e_se si_rompe/si_guasta/muore/non_prende/non_attecchisce; e_se_muore; attecch*; estensione garanzia; guarantee
    `,
    weak: '',
  },
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
];
