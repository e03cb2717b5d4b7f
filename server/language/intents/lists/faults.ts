import type { IntentList } from '../intent-list.ts';

/** What came broken, wrong or broke. */
export const FAULT_INTENTS: readonly IntentList[] = [
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
];
