import type { IntentList } from '../intent-list.ts';

/** What there is, and how one comes by it. */
export const STOCK_INTENTS: readonly IntentList[] = [
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
    name: 'CATALOGUE',
    label: 'catalogo',
    strong: `
      catalogo cartaceo/pdf/completo/sfogli*/ricevere/mandate/avete; avete catalogo/un_catalogo/il_catalogo; listino pdf/cartaceo/completo; vedere tutti_i_prodotti;
      nuovi_arrivi; nuova_collezione; novita_in_arrivo; new_arrivals; quando_esce la_collezione
    `,
    weak: 'catalogo',
  },
  {
    name: 'BRANDS',
    label: 'marche trattate',
    strong: `
      che/quali/quale marche/marchi/marca/brand avete/trattate/tenete/vendete/sono/usate; marche trattate; trattate! marchio/marca/la_marca/marchi;
      siete concessionari/rivenditori; concessionari*; which_brands; che_brand
    `,
    weak: 'marche; marchi',
  },
];
