import type { IntentList } from '../intent-list.ts';

/** How one orders, and what becomes of an order. */
export const ORDERING_INTENTS: readonly IntentList[] = [
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
  {
    name: 'LAYAWAY',
    label: 'articoli tenuti da parte',
    strong: `
      tenere/tenete/tenermi/tenermelo/mettere/mettete/lasciare/mettermelo da_parte; custod*;
      conservar* fino/passeggino/fino_alla; riservar*; bloccarl* acconto/prezzo/quanto;
      bloccare prezzo/articolo/prodotto; quanto lasciare bloccarl*; lasciare acconto; acconto prenotare; prenotarl*;
      prenotare articolo/prodotto; opzionar*; lay_away
    `,
    weak: 'acconto; caparra',
  },
];
