import type { IntentList } from '../intent-list.ts';

/** Where an order is and when it comes. */
export const DELIVERY_INTENTS: readonly IntentList[] = [
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
];
