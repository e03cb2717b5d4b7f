import type { IntentList } from '../intent-list.ts';

/** Where the order is, when it comes, to where, at what price. */
export const ORDER_INTENTS: readonly IntentList[] = [
  {
    name: 'ORDER_STATUS',
    label: 'ordini in corso',
    strong: `
      corriere vivo/visto/passato/suonato; non_si_e_visto; non_si_e_fatto; e_partito; avete_gia spedito;
      sapere se partito; giorni che_aspetto; aspetto_il_corriere; dove_si_trova {parcel}; ancora_in_attesa;
      ordine_confermato; confermato ordine; conferma ordine non/mai/ricevuta; fermo in/a/da; bloccato in/a/da;
      in_transito; in_consegna da; fuori_consegna; smarrit*; non_mi_e_arrivata; aggiornamenti {parcel};
      novita {parcel}; che_e_successo {parcel}; giacenza; in_giacenza; destinatario_assente; non_ero_in_casa;
      dov_e {parcel}; dove_sta {parcel}; dove si_trova {parcel}; dov finito/finita {parcel};
      dove finito/finita {parcel}; dove_sono {parcel}; che_fine fatto; a_che_punto; che_punto {parcel};
      non arrivato/arrivata/arrivati/arrivate/ricevuto; mai arrivato/ricevuto/arrivata;
      arrivato/ricevuto/arrivata niente/nulla/nessuno; ancora niente/nulla; non visto nessuno/niente;
      {parcel} fermo/ferma/bloccato/bloccata/perso/persa/smarrito/smarrita/disperso; stato ordine/spedizione/pacco;
      track*; traccia*; segui*/seguo/seguire/seguo {parcel}; seguirlo; numero/codice spedizione/corriere/ordine;
      doveva/dovevano arrivare/consegnato/essere; doveva_arrivare; aspetto/aspettando/attendo da/ancora;
      aspetto {parcel}; {parcel} in_ritardo; consegna in_ritardo; {parcel} in_viaggio; ritardo {parcel};
      lettera_di_vettura; where order/parcel; my order; ordinato non arriva*; ordinato fa niente/nulla;
      quando arriva mio; non consegna*; risulta consegnato/spedito; partito {parcel}; {parcel} partito/partita;
      avete_spedito; e_stato spedito; non arriva; nessuna_notizia; notizie ordine/pacco; {parcel} non arriva*;
      consegnato ma_non; vicino/portinaio consegnato;
      {parcel} dov_e/dove_e/dove_sta/dove_si_trova/dov/dove/sparito/sparita/scomparso/disperso/mai; dove_sono_finit*;
      dov_e_finit*; dove_hanno_messo; dove_avete_messo; sto_aspettando; stiamo_aspettando; aspetto_ancora;
      e_in_ritardo; ho_ordinato fa/settimana/giorni/mese/ancora/niente; abbiamo_ordinato fa/ancora/niente;
      ordinato/comprato fa ancora/a_che_punto/niente; doveva_essere_qui; doveva_essere_consegnat*; dovevano_consegn*;
      non_e_ancora arriv*/giunt*/part*/sped*; non_ho_ancora ricevut*/vist*; ancora non_ho ricevut*/vist*;
      ancora non_e arriv*; ancora non arriv*; non_vedo_arrivare; non_vedo {parcel}; non_s_e_visto; non_si_e_vist*;
      nessun_corriere; nessun messaggio/sms/aggiornamento/avviso; messaggio corriere;
      corriere non_e/non_si/non_ha/dice/ha_detto; quando passa corriere; passa_il_corriere; come_sapere dov*;
      sapere dov_e/dove_e/dove_si_trova; sapere a_che_punto; stato_di_avanzamento;
      stato della_spedizione/dell_ordine/spedizione;
      controllare/verificare/vedere/monitorare/sapere/conoscere {parcel} stato/dove/arriv*/punto/partit*;
      monitor* {parcel}; tracking; che_succede {parcel}; {parcel} che_succede; mia_roba; miei_acquisti; mio_acquisto;
      mio_pacco; mio_pacchetto; mia_spedizione; mia_consegna; mie_cose; in_giro da; fermo_da; ferma_da;
      consegna mancata/fallita/non_riuscita; mancata_consegna; tentativo consegna; non_hanno_suonato; non_ha_suonato;
      non_c_ero; non_ho_ricevuto mail/email/sms/codice/link; where_is; order status; not arrived; has shipped;
      when_will arrive; ordine_numero; ordine_n; numero_d_ordine; numero_ordine; in_lavorazione; in_preparazione;
      ancora_in; spedito_o_no; l_avete_spedit*; e_stata_spedit*; lo_avete_spedit*; avete_mandat*
    `,
    weak: 'parcel; corriere; i_miei_ordini',
  },
  {
    name: 'DELIVERY_TIME',
    label: 'tempi di consegna',
    strong: `
      quando me_lo/me_la/me_li/me_le/ce_lo/lo/la consegn*/port*/arriv*/mand*/sped*/ricev*;
      per_quando consegn*/arriv*; ci_mettono; ci_metterebbe; mettono tanto/molto; ce_la_fate; fate_in_tempo;
      entro san_valentino/natale/il/la/fine; quanto_ci_vuole; arrivera per; quando dovrebbe/dovrebbero arriv*;
      mi_serve entro; a_breve arriv*; velocita consegna; consegn* per {day}; per {day} consegn*/ce_la_fate;
      quanto_tempo; quanti giorni/gg/ore arriva/{ship}/ricever*/consegna/ci; in_quanti_giorni; in_quanti_gg;
      quanti_gg; in_quanto arriva*/{ship}/recapit*; tra_quanto; fra_quanto; entro_quanto arriva*/{ship};
      entro_quando arriva*; quando arriva*/ricevo/ricever*/{ship}/parte;
      tempi/tempo/tempistica/tempistiche consegna/spedizione/arrivo/attesa/spedizioni/consegne; tempi_di_consegna;
      quanto ci_mett*; quanto ci_vuole/ci_vogliono; quanti_giorni ci*; se_ordino arriva*; se_ordino {when};
      se_ordino! {when}; fa/fate/fareste/arriva/arriverebbe in_tempo; in_tempo per; entro {day} arriva*;
      arriva* entro/per {day}; mi_arriva {day}; per {day} arriva*; arriva* domani; consegna in_giornata;
      consegna/spedizione express/espressa/urgente/veloce/rapida; mi_serve urgente/urgentemente;
      mi_serve entro/per {day}; delivery time/when; quanto/quanti delivery; i_tempi; tempistiche; quanti giorni;
      quando mi_arriva; quanto impiega*/impiegate; arrivo previsto; quanto_devo_aspettare; quanto si_aspetta;
      quanto aspettare; giorni_lavorativi consegna; compra* oggi quando; ordina* entro; prima_di {day};
      se compro/prendo/acquisto/pago/ordiniamo/ordino oggi/adesso/ora/subito/stasera/domani/{day}
      quando/per/arriv*/ce_l_ho/ricev*/avro/lo_ho;
      per {day} ce_l_ho/lo_ricevo/la_ricevo/mi_arriva/riesco/riuscite/ci_siamo/li_ho/le_ho/arriv*/ce_la;
      mi_arriva/mi_arrivano/arrivano/arriva/arrivera/ricevo per {day}/compleanno/natale/festa/la/il;
      fate/faccio/faccio_a in_tempo; riuscite/riesco/riesci/riuscireste a consegn*/far*/averl*/ricever*/sped*;
      averlo/averla/averli/averle/averl* in_giornata/domani/entro/per/subito/quando/oggi;
      quando ritiro/posso_ritirare/sara_pronto/sono_pronti/e_pronto/posso_averl*/lo_avro/la_avro/mi_arriverebbe/mi_arrivano/arrivano/spedite/partite/partono/parte/li_ricevo/lo_ricevo/la_ricevo/ce_l_ho;
      quando_lo ricev*/avr*/consegn*/sped*; in_quanto_tempo;
      quanto_tempo arriv*/ci_vuole/ci_mett*/impieg*/consegn*/sped*/serve/passa/ricev*/per/prima;
      tempi spedizione/consegna/attesa/per/di; tempo_di_attesa; tempi_di_attesa; quanti_giorni; quante_settimane;
      quanti giorni/gg per/impieg*/passano/servono/mett*/occorr*; giorni per arriv*/consegn*/ricev*/avere;
      quanto impieg*/ci_impieg*/tarda/tardate/aspett*; lo_aspetto per; arriva_subito; consegna_rapida;
      spedizione_rapida; spedizioni veloci; consegna_immediata;
      spedite subito/oggi/domani/{day}/il_giorno/entro/di/anche; partono/parte/parte_subito oggi/domani/{day}/quando;
      next_day; same_day; how_long; how_many days; fast delivery; entro_domani; entro_oggi; entro_sera;
      entro_la settimana/fine/festa/data; entro quando/quanto; parto/partiamo {day}/per;
      mi_servono/mi_serve/serve {day}/per {day}; mi_serve subito/presto/in_fretta/al_piu_presto/prima_possibile;
      ho fretta; consegna {day}; consegnate {day}; da_quando ordin*; che_tempi!;
      quante_ore per/consegn*/ci/arriv*/sped*; quanto passa arriv*/consegn*/prima; quanto manca; quanto_aspetto;
      quanto_tempo passa; prima_che arriv*;
      se lo_prendo/la_prendo/li_prendo/lo_compro/la_compro/lo_ordino/la_ordino oggi/adesso/ora/stasera/domani/{day}
    `,
    weak: 'tempi; giorni; settimane; ore; lavorativi; veloci; giornata; in_giornata',
  },
  {
    name: 'SHIPPING_COST',
    label: 'costi di spedizione',
    strong: `
      {shipping} offr*; la_offrite; costi aggiuntivi; quanto aggiung* trasporto/spedizione/consegna;
      da_pagare portare/consegna/spedizione/casa; soldi spedizione; pagare portare_a_casa;
      quanto si_spende {shipping}; importo_minimo gratis; gratis sopra/oltre; {shipping} sempre_gratis;
      non_pago {shipping}; si_paga portare;
      quanto costa/costano/pago/paga/pagare/viene/vengono/spende/spendo/e/sono/costerebbe/fate_pagare/pagherei
      {shipping};
      costo/costi/spese/prezzo/prezzi/tariffa/tariffe/contributo {shipping};
      spedizione/consegna/spedizioni gratis/gratuita/gratuite/compresa/inclusa/omaggio/pago/paga/si_paga;
      gratis/gratuita/gratuite {shipping}; free shipping/delivery/spedizione; shipping cost/free/gratis;
      delivery free/cost; {shipping} costi/costo/spese/prezzo/prezzi/free/quanto; quanto gratis;
      da_quanto gratis/gratuita; gratis da/sopra/oltre/a_partire quanto/che/cosa/quale; sopra che_cifra/quanto;
      da che_cifra/che_importo; oltre che_cifra/quanto; che_importo; che_cifra gratis; pago/pagare/paga {shipping};
      soglia spedizione; {shipping} quanto costa/pago/viene/si_paga;
      quanto farmi arrivare/portare/spedire/consegnare; quanto per spedi*; costa spedi*; spedi* quanto;
      non_si_paga {shipping}; supplemento spedizione; {shipping} si_paga; a_partire_da {shipping};
      {shipping} a_pagamento; costo_di_consegna; quanto {cost} {send}; {send} {cost}; a_quanto {send};
      {send} a_quanto; {cost} {send}; quanto chied* {shipping}/{send}; quanto_vi_devo {shipping};
      quanto_mi {cost} {shipping}/{send};
      {shipping} e_a_carico/a_carico/a_mio_carico/quanto_mi/si_paga/la_pago/la_pagate/da_pagare/offerta/regalata/regalate/omaggio/inclus*/compres*/gratuit*/gratis;
      {shipping} a_parte; pago/paghiamo/pagare/paga/pagate {shipping}/{send}; pago il/la/le {shipping};
      c_e da_pagare {shipping}; non_pagare {shipping}; non_pago {shipping}/{send};
      evitare/risparmiare spese/{shipping}; spedizione_omaggio; porto_franco; franco_di_porto; da_quanto {shipping};
      quanto_devo_spendere; quanto devo/bisogna/si_deve spendere gratis/{shipping}/avere/per;
      quanto spendere gratis/{shipping}; minimo {shipping}; soglia gratis/gratuit*/{shipping};
      da_che importo/spesa/cifra; da_quale importo/cifra/spesa; oltre_quanto; sopra_quanto; sopra_i quanti;
      gratis_da_quanto; da_quanto_in_su; a_partire_da_quanto; gratis sopra/oltre/da; arriva/arrivano gratis;
      mandate/spedite/consegnate/portate gratis/gratuitamente; costi_di_consegna;
      spese_di consegna/spedizione/trasporto/invio; spese_postali; quanto_di {shipping}; shipping_fee*;
      shipping_cost*; delivery_fee*; delivery_cost*; free_shipping; costo_consegna; costo_trasporto;
      extra isole/sardegna/sicilia; how_much {shipping}; {shipping} how_much; ci_rimetto; quanto_rimetto;
      quanto_di trasporto
    `,
    weak: 'gratis; gratuita; spese; costi; tariffe',
  },
  {
    name: 'DELIVERY_AREA',
    label: 'zone di consegna',
    strong: `
      {ship} in/a/anche/all/alle/sulle/per/fuori/nelle/to/nel {place}; {ship} {place}; estero; all_estero; ship to;
      dove spedite!/consegnate!/arrivate!/inviate!; {ship} ovunque; {ship} tutta_italia/tutto_mondo;
      consegnate a_domicilio; consegna a_domicilio; in_tutta_italia; fuori_italia; dogana; paesi; abroad;
      international*; internazional*; arrivate fino; ue/unione_europea; {place} {ship};
      {send} a/in/anche/fino/per {place}; {send} {place}; mandare un pacco {place}; {send} all_estero/fuori;
      arrivate! a/in/anche/fino/da_noi; servite zona/provincia/comune/citta; coprite zona/provincia;
      quali/che paesi/zone/citta/regioni {ship}; da_noi {ship}; dalle_mie_parti; nella_mia_zona;
      nel_mio comune/paese; fuori citta/provincia/regione/comune;
      consegnate/spedite/arrivate/mandate/inviate {place}; do_you ship/deliver;
      abito/vivo/sto/risiedo in/a/all {place}; abito/vivo all_estero; in_tutta/in_tuta italia; tutta_italia;
      tuta_italia; studia/vive/abita/abitano/vivono a/in/all {place}; vive_all_estero;
      mandate/spedite pacchi/pacco/roba in/a/all/alle {place}
    `,
    weak: '{place}; domicilio',
  },
  {
    name: 'SHIPPING',
    label: 'spedizioni',
    strong: `
      come spedite; come funziona {shipping}; che corriere; quale corriere; con_chi spedite; informazioni {shipping};
      fate spedizioni/consegne; con_che_corriere; corriere_usate; chi_consegna; usate corriere/poste/brt/gls/dhl;
      come viaggia*/arriva_il_pacco/consegnate/mandate/inviate; con_poste; spedizione_assicurata; assicurata;
      tracciata; {send} a_domicilio/a_casa/online; {send} fuori; averl* a_casa; ricever* a_casa; a_domicilio
    `,
    weak: '{shipping}; spedite; spedisci; consegnate; corriere; delivery',
  },
  {
    name: 'PICKUP',
    label: 'ritiro in negozio',
    strong: `
      ritiro/ritirare/ritirarlo/ritirarla/ritirarli/ritirata/ritiri/ritirarli/ritirarle in_negozio/di_persona/in_sede/in_farmacia/in_libreria/io/punto/da_voi/da_soli/personalmente/presso/direttamente;
      vengo/venire/passo/passare/vengono/passando/verrei a_prend*/a_ritir*/ritir*/prend*;
      prenderlo/prenderla/prendere/prenderli di_persona/in_negozio/da_voi; click_and_collect; click_collect; click_e;
      punto_di_ritiro; punto_ritiro; locker; ordino online ritir*/prend*; ordinare online ritir*/prend*; vengo_io;
      passo_io; store pickup; pick_up; pickup; ritiro_gratuito; comprare online ritir*/prend*;
      senza spedizione ritir*; inpost; fermopoint; fermo_deposito;
      ritir* in_negozio/da_voi/di_persona/bottega/in_bottega/gratis/li/sede/punto/quando/io;
      {fetch} da_voi/in_negozio/di_persona/io/da_solo/direttamente;
      passo/passiamo/vengo/veniamo a_prender*/a_ritir*/a_prendere/io/a_prenderl*;
      lo_vengo/la_vengo/li_vengo/le_vengo a_prend*/a_ritir*; prendo/ritiro io; ritiro io/personalmente/di_persona/in;
      compro/ordino/pago online {fetch}/ritir*; riserv* e_ritir*; prenot* ritir*; ritirare quando/subito;
      senza_spedizione; senza_spese_ritiro; collect; in_store; mettere/mettete/tenere/tenete da_parte
    `,
    weak: 'ritiro; ritirare; ritirarlo',
  },
  {
    name: 'ASSEMBLY',
    label: 'consegna al piano e montaggio',
    strong: `
      chi_lo_monta; chi_la_monta; li_montate; installare; mettete_in_opera; collegate; allacciate;
      comprende_il_montaggio; smontare; montagg*; montate; montare; montarmi; montarlo; montarla; montatori; monta;
      installa*; al_piano; piano ascensore; senza_ascensore;
      portate/portare/portarmi/portarlo/portarla su/piano/casa_mia; terzo/quarto/secondo/quinto/primo piano;
      assembla*; collaudo; allaccia*; assembl*; da_montare; gia_mont*; va_montat*; devo_montar*;
      arriva montat*/smontat*; si_monta; chi monta/installa/assembla; fino_al piano/terzo/secondo/quarto;
      fino_in casa; consegna al_piano; porta* su; piano_strada; avvit*; istruzioni di_montaggio/montaggio; agganci*;
      non_riesco_a mont*/install*/fissar*/agganc*; me_lo/me_la/me_li fissat*/montat*/installat*/agganciat*;
      fissate voi; si_installa; come_installo; come_monto; come_si_monta
    `,
    weak: 'piano; montatore',
  },
  {
    name: 'CANCEL_ORDER',
    label: 'annullare un ordine',
    strong: `
      non_voglio_piu ordine; fermate/fermare/bloccate/bloccare {parcel}; lo_fermate; cambiato_idea ordin*/ordine;
      ripensato ordin*; disdir*; stornar*; togliere ordine; annulla*;
      cancellare/cancellate/cancello/cancellarmi {parcel}; cancellarlo; cancellare_un; annullamento; disdi*/disdet*;
      ordinato per_sbaglio/doppio/due_volte; ordinato per_errore; bloccare/bloccate/fermare {parcel};
      sbagliato ordine/a_ordinare/ad_ordinare; cancel order; ordine sbagliato; ordine doppio; revocare ordine;
      ritirare l_ordine; ripensamento ordine; stornare; annull*; blocc* {parcel}/tutto; ferm* {parcel}; non_spedit*;
      non_mandatel*; stoppare; cambiat* idea prima; posso annull*/disd*; togliere articolo/prodotto;
      eliminare {parcel}; cancel*; ho_ordinato_per_sbaglio; ordinato_per_sbaglio; sbagliat* a_ordinare/ad_ordinare;
      ho_fatto_doppio; due_volte_lo_stesso_ordine; disdett*; disdire
    `,
    weak: '',
  },
  {
    name: 'CHANGE_ORDER',
    label: 'modificare un ordine',
    strong: `
      cambia*/modific*/corregg* indirizzo; indirizzo sbagliato/errato/consegna/spedizione/diverso;
      sbagliato indirizzo/via/civico; modific*/cambia* {parcel}; aggiungere all_ordine;
      aggiungere un_articolo/un_altro; aggiungere ordine; cambiare destinazione; spedire altro_indirizzo;
      consegnare altro_indirizzo; traslocato; modific* {parcel}/indirizzo/ordinazione/quantita;
      aggiung* {parcel}/prodotto/articolo/all_ordine/una_cosa; ho_dimenticato/dimenticato aggiungere/articolo;
      sbagliat* indirizzo/cap/citta/via/numero/destinatario; indirizzo diverso/nuovo/altro/vecchio;
      consegnare/spedire/mandare/inviare ad_un_altro/a_un_altro/altro indirizzo/destinatario/persona;
      cambiare indirizzo/destinatario/data/giorno; spostare/posticipare/rimandare consegna/spedizione/data;
      ho_cambiato_casa; mi_sono_trasferit*
    `,
    weak: '',
  },
  {
    name: 'AVAILABILITY',
    label: 'disponibilità dei prodotti',
    strong: `
      quando arrivano/arriva/riavete/avrete di_nuovo; riavete; riavrete; arriveranno altri/altre; rifornite;
      tornate ad_avere; in_stock; c_e_ancora; ce_ne_sono_ancora; ultimi_pezzi; non_lo_trovo_piu;
      quando torna*/rientra*/ritorna*/arriva disponib*/stock/magazzino; quando torna*/rientra*/riarriva*;
      torna* disponib*; di_nuovo disponib*; esaurit*; sold_out; restock; out_of_stock;
      e_finita/e_finito/sono_finiti/sono_finite torna*; avvis* quando; avvisa*/avvisatemi/avvisami; in_magazzino;
      riassort*; riforn*; non_disponibile; ancora disponib*; finito scorte; lista_d_attesa; manca in_negozio;
      disponibile in_negozio; tornera; torneranno; tornerà; pezzi in_negozio; risulta esaur*/non_disponibile;
      rimett*; quando torna*/ritorna*/rientra*/riarriva*/tornano; tornano/torna disponib*/in_negozio/in_magazzino;
      rifornim*; riassortim*; restock*; avete_finito; finiti; e_esaurit*; sono_esaurit*; back_in_stock; mi_avvis*;
      avvisarmi; avvertitemi; potete_avvis*; notific* disponib*; pronta_consegna; e_pronto_in;
      disponib* subito/in_negozio/in_sede/da_voi; posso_vederlo_in_negozio; lo_avete_in_negozio;
      ce_l_avete_in_negozio; avete_in_negozio; quanti ne_avete/pezzi/sono_rimasti; ne_avete_ancora; fuori_produzione;
      ordinabil*
    `,
    weak: 'disponib*; esaurito; magazzino; finito; finita',
  },
  {
    name: 'SPECIAL_ORDER',
    label: 'articoli su ordinazione',
    strong: `
      far_arrivare; fate_arrivare; procura*; su_ordinazione; su_richiesta; ordina* non avete/ce/c;
      non ce_l/c_e/trovo/avete ordina*/procura*/arrivare/recuper*; prenotare uscita/nuovo/ultimo/novita; preordin*;
      pre_order; preorder; posso ordinare libro/articolo/modello/prodotto; ordinare che_non_avete; ordinarlo apposta;
      ordinarmelo; se_non_ce_l_avete; se_non_lo_avete; se_non_avete; me_lo_ordinate; me_la_ordinate;
      potete/posso/potreste/riuscite ordinar*/procurar*/trovar*/reperir*/recuperar*; far* arriv*; ordinarlo;
      ordinarla; non_lo_vedo_sul_sito; non_e_sul_sito; non_trovo_sul_sito; reperire; reperibil*; prevendita;
      in_uscita; ordine_speciale; quando_esce; fuori_catalogo; introvabil*
    `,
    weak: 'ordinare; ordinate; prenotare',
  },
  {
    name: 'HOW_TO_ORDER',
    label: 'come ordinare',
    strong: `
      come ordin*/faccio_ordine/si_ordina/si_compra; come_faccio ordin*/comprare/acquistare; fare_un_ordine;
      ordine_minimo; minimo ordine/spesa/acquisto; ordinare telefono/whatsapp/senza_registr*;
      acquistare online/sul_sito; ordine telefonico; minimo_d_ordine; spesa_minima; come_acquist*; senza registra*;
      come faccio_a_comprare/faccio_a_ordinare/si_fa_un_ordine/acquisto/compro/funziona_l_ordine; importo_minimo;
      posso ordinare/comprare telefon*/al_telefono/whatsapp/per_mail/senza_account/senza_registrarmi;
      ordin* al_telefono/telefon*/per_telefono/whatsapp/via_mail; carrello non;
      non_riesco_a ordinare/comprare/completare/concludere/finire; come si_ordina/si_acquista/si_compra;
      how_to order/buy; checkout
    `,
    weak: '',
  },
  {
    name: 'SUBSCRIPTION',
    label: 'abbonamenti',
    strong: `
      abbonament*; abbonar*; subscription; ogni_mese; ogni_settimana; ricorrent*; in_automatico;
      automaticamente ogni; mensile consegna; periodic*; box_mensile; tutti_i_mesi;
      ogni mese/mesi/settimana/due/tre/trimestre ricev*/arriv*/mand*/consegn*/a_casa; ricevere ogni/tutti_i;
      arriv* in_automatico; automatic*; spedizione_programmata; programmata; rinnov*;
      sospend* fornitura/abbonamento/box; mettere_in_pausa; in_pausa; disd* abbonamento/box/fornitura;
      annull* abbonamento/box; box; mensilmente; fornitura mensile/periodica/automatica
    `,
    weak: '',
  },
];
