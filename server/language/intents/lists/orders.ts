import type { IntentList } from '../intent-list.ts';

/** Where the order is, when it comes, to where, at what price. */
export const ORDER_INTENTS: readonly IntentList[] = [
  {
    name: 'ORDER_STATUS',
    label: 'ordini in corso',
    strong: `corriere vivo/visto/passato/suonato; non_si_e_visto; non_si_e_fatto; e_partito; avete_gia spedito; sapere se partito; giorni che_aspetto; aspetto_il_corriere; dove_si_trova {parcel}; ancora_in_attesa; ordine_confermato; confermato ordine; conferma ordine non/mai/ricevuta; fermo in/a/da; bloccato in/a/da; in_transito; in_consegna da; fuori_consegna; smarrit*; non_mi_e_arrivata; aggiornamenti {parcel}; novita {parcel}; che_e_successo {parcel}; giacenza; in_giacenza; destinatario_assente; non_ero_in_casa; dov_e {parcel}; dove_sta {parcel}; dove si_trova {parcel}; dov finito/finita {parcel}; dove finito/finita {parcel};
      dove_sono {parcel}; che_fine fatto; a_che_punto; che_punto {parcel}; non arrivato/arrivata/arrivati/arrivate/ricevuto;
      mai arrivato/ricevuto/arrivata; arrivato/ricevuto/arrivata niente/nulla/nessuno; ancora niente/nulla; non visto
      nessuno/niente; {parcel} fermo/ferma/bloccato/bloccata/perso/persa/smarrito/smarrita/disperso; stato ordine/spedizione/pacco;
      track*; traccia*; segui*/seguo/seguire/seguo {parcel}; seguirlo; numero/codice spedizione/corriere/ordine;
      doveva/dovevano arrivare/consegnato/essere; doveva_arrivare; aspetto/aspettando/attendo da/ancora; aspetto {parcel}; {parcel} in_ritardo; consegna in_ritardo; {parcel} in_viaggio;
      ritardo {parcel}; lettera_di_vettura; where order/parcel; my order; ordinato non arriva*; ordinato fa niente/nulla;
      quando arriva mio; non consegna*; risulta consegnato/spedito; partito {parcel}; {parcel} partito/partita; avete_spedito;
      e_stato spedito; non arriva; nessuna_notizia; notizie ordine/pacco; {parcel} non arriva*; consegnato ma_non; vicino/portinaio consegnato`,
    weak: 'parcel; corriere; i_miei_ordini',
  },
  {
    name: 'DELIVERY_TIME',
    label: 'tempi di consegna',
    strong: `quando me_lo/me_la/me_li/me_le/ce_lo/lo/la consegn*/port*/arriv*/mand*/sped*/ricev*; per_quando consegn*/arriv*; ci_mettono; ci_metterebbe; mettono tanto/molto; ce_la_fate; fate_in_tempo; entro san_valentino/natale/il/la/fine; quanto_ci_vuole; arrivera per; quando dovrebbe/dovrebbero arriv*; mi_serve entro; a_breve arriv*; velocita consegna; consegn* per {day}; per {day} consegn*/ce_la_fate; quanto_tempo; quanti giorni/gg/ore arriva/{ship}/ricever*/consegna/ci; in_quanti_giorni; in_quanti_gg; quanti_gg; in_quanto
      arriva*/{ship}/recapit*; tra_quanto; fra_quanto; entro_quanto arriva*/{ship}; entro_quando arriva*; quando arriva*/ricevo/ricever*/{ship}/parte;
      tempi/tempo/tempistica/tempistiche consegna/spedizione/arrivo/attesa/spedizioni/consegne; tempi_di_consegna; quanto ci_mett*;
      quanto ci_vuole/ci_vogliono; quanti_giorni ci*; se_ordino arriva*; se_ordino {when}; se_ordino! {when};
      fa/fate/fareste/arriva/arriverebbe in_tempo; in_tempo per; entro {day} arriva*; arriva* entro/per {day}; mi_arriva {day}; per {day} arriva*;
      arriva* domani; consegna in_giornata; consegna/spedizione express/espressa/urgente/veloce/rapida; mi_serve urgente/urgentemente;
      mi_serve entro/per {day}; delivery time/when; quanto/quanti delivery; i_tempi; tempistiche; quanti giorni; quando mi_arriva;
      quanto impiega*/impiegate; arrivo previsto; quanto_devo_aspettare; quanto si_aspetta; quanto aspettare; giorni_lavorativi consegna;
      compra* oggi quando; ordina* entro; prima_di {day}`,
    weak: 'tempi; giorni; settimane; ore; lavorativi; veloci; giornata',
  },
  {
    name: 'SHIPPING_COST',
    label: 'costi di spedizione',
    strong: `{shipping} offr*; la_offrite; costi aggiuntivi; quanto aggiung* trasporto/spedizione/consegna; da_pagare portare/consegna/spedizione/casa; soldi spedizione; pagare portare_a_casa; quanto si_spende {shipping}; importo_minimo gratis; gratis sopra/oltre; {shipping} sempre_gratis; non_pago {shipping}; si_paga portare; quanto costa/costano/pago/paga/pagare/viene/vengono/spende/spendo/e/sono/costerebbe/fate_pagare/pagherei {shipping};
      costo/costi/spese/prezzo/prezzi/tariffa/tariffe/contributo {shipping}; spedizione/consegna/spedizioni gratis/gratuita/gratuite/compresa/inclusa/omaggio/pago/paga/si_paga;
      gratis/gratuita/gratuite {shipping}; free shipping/delivery/spedizione; shipping cost/free/gratis; delivery free/cost; {shipping} costi/costo/spese/prezzo/prezzi/free/quanto; quanto gratis;
      da_quanto gratis/gratuita; gratis da/sopra/oltre/a_partire quanto/che/cosa/quale; sopra che_cifra/quanto; da che_cifra/che_importo;
      oltre che_cifra/quanto; che_importo; che_cifra gratis; pago/pagare/paga {shipping}; soglia spedizione; {shipping} quanto costa/pago/viene/si_paga;
      quanto farmi arrivare/portare/spedire/consegnare; quanto per spedi*; costa spedi*; spedi* quanto; non_si_paga {shipping}; supplemento spedizione;
      {shipping} si_paga; a_partire_da {shipping}; {shipping} a_pagamento; costo_di_consegna`,
    weak: 'gratis; gratuita; spese',
  },
  {
    name: 'DELIVERY_AREA',
    label: 'zone di consegna',
    strong: `{ship} in/a/anche/all/alle/sulle/per/fuori/nelle/to/nel {place}; {ship} {place}; estero; all_estero; ship to; dove spedite!/consegnate!/arrivate!/inviate!; {ship} ovunque; {ship} tutta_italia/tutto_mondo; consegnate a_domicilio; consegna a_domicilio; in_tutta_italia; fuori_italia;
      dogana; paesi; abroad; international*; internazional*; arrivate fino; ue/unione_europea; {place} {ship}`,
    weak: '{place}; domicilio',
  },
  {
    name: 'SHIPPING',
    label: 'spedizioni',
    strong:
      'come spedite; come funziona {shipping}; che corriere; quale corriere; con_chi spedite; informazioni {shipping}; fate spedizioni/consegne',
    weak: '{shipping}; spedite; spedisci; consegnate; corriere; delivery',
  },
  {
    name: 'PICKUP',
    label: 'ritiro in negozio',
    strong: `ritiro/ritirare/ritirarlo/ritirarla/ritirarli/ritirata/ritiri/ritirarli/ritirarle in_negozio/di_persona/in_sede/in_farmacia/in_libreria/io/punto/da_voi/da_soli/personalmente/presso/direttamente;
      vengo/venire/passo/passare/vengono/passando/verrei a_prend*/a_ritir*/ritir*/prend*; prenderlo/prenderla/prendere/prenderli di_persona/in_negozio/da_voi;
      click_and_collect; click_collect; click_e; punto_di_ritiro; punto_ritiro; locker; ordino online ritir*/prend*; ordinare online ritir*/prend*;
      vengo_io; passo_io; store pickup; pick_up; pickup; ritiro_gratuito; comprare online ritir*/prend*; senza spedizione ritir*; inpost; fermopoint; fermo_deposito`,
    weak: 'ritiro; ritirare; ritirarlo',
  },
  {
    name: 'ASSEMBLY',
    label: 'consegna al piano e montaggio',
    strong: `chi_lo_monta; chi_la_monta; li_montate; installare; mettete_in_opera; collegate; allacciate; comprende_il_montaggio; smontare; montagg*; montate; montare; montarmi; montarlo; montarla; montatori; monta; installa*; al_piano; piano ascensore; senza_ascensore; portate/portare/portarmi/portarlo/portarla
      su/piano/casa_mia; terzo/quarto/secondo/quinto/primo piano; assembla*; collaudo; allaccia*`,
    weak: 'piano; montatore',
  },
  {
    name: 'CANCEL_ORDER',
    label: 'annullare un ordine',
    strong: `non_voglio_piu ordine; fermate/fermare/bloccate/bloccare {parcel}; lo_fermate; cambiato_idea ordin*/ordine; ripensato ordin*; disdir*; stornar*; togliere ordine; annulla*; cancellare/cancellate/cancello/cancellarmi {parcel}; cancellarlo; cancellare_un; annullamento; disdi*/disdet*; ordinato per_sbaglio/doppio/due_volte; ordinato per_errore; bloccare/bloccate/fermare {parcel};
      sbagliato ordine/a_ordinare/ad_ordinare; cancel order; ordine sbagliato; ordine doppio; revocare ordine; ritirare l_ordine; ripensamento ordine; stornare`,
    weak: '',
  },
  {
    name: 'CHANGE_ORDER',
    label: 'modificare un ordine',
    strong: `cambia*/modific*/corregg* indirizzo; indirizzo sbagliato/errato/consegna/spedizione/diverso; sbagliato indirizzo/via/civico; modific*/cambia* {parcel};
      aggiungere all_ordine; aggiungere un_articolo/un_altro; aggiungere ordine; cambiare destinazione; spedire altro_indirizzo; consegnare altro_indirizzo; traslocato`,
    weak: '',
  },
  {
    name: 'AVAILABILITY',
    label: 'disponibilità dei prodotti',
    strong: `quando arrivano/arriva/riavete/avrete di_nuovo; riavete; riavrete; arriveranno altri/altre; rifornite; tornate ad_avere; in_stock; c_e_ancora; ce_ne_sono_ancora; ultimi_pezzi; non_lo_trovo_piu; quando torna*/rientra*/ritorna*/arriva disponib*/stock/magazzino; quando torna*/rientra*/riarriva*; torna* disponib*; di_nuovo disponib*; esaurit*; sold_out; restock; out_of_stock;
      e_finita/e_finito/sono_finiti/sono_finite torna*; avvis* quando; avvisa*/avvisatemi/avvisami; in_magazzino; riassort*; riforn*; non_disponibile; ancora
      disponib*; finito scorte; lista_d_attesa; manca in_negozio; disponibile in_negozio; tornera; torneranno; tornerà; pezzi in_negozio; risulta esaur*/non_disponibile; rimett*`,
    weak: 'disponib*; esaurito; magazzino; finito; finita',
  },
  {
    name: 'SPECIAL_ORDER',
    label: 'articoli su ordinazione',
    strong: `far_arrivare; fate_arrivare; procura*; su_ordinazione; su_richiesta; ordina* non avete/ce/c; non ce_l/c_e/trovo/avete ordina*/procura*/arrivare/recuper*; prenotare uscita/nuovo/ultimo/novita; preordin*; pre_order; preorder;
      posso ordinare libro/articolo/modello/prodotto; ordinare che_non_avete; ordinarlo apposta; ordinarmelo`,
    weak: 'ordinare; ordinate; prenotare',
  },
  {
    name: 'HOW_TO_ORDER',
    label: 'come ordinare',
    strong: `come ordin*/faccio_ordine/si_ordina/si_compra; come_faccio ordin*/comprare/acquistare; fare_un_ordine; ordine_minimo; minimo ordine/spesa/acquisto; ordinare
      telefono/whatsapp/senza_registr*; acquistare online/sul_sito; ordine telefonico; minimo_d_ordine; spesa_minima; come_acquist*; senza registra*`,
    weak: '',
  },
  {
    name: 'SUBSCRIPTION',
    label: 'abbonamenti',
    strong:
      'abbonament*; abbonar*; subscription; ogni_mese; ogni_settimana; ricorrent*; in_automatico; automaticamente ogni; mensile consegna; periodic*; box_mensile',
    weak: '',
  },
];
